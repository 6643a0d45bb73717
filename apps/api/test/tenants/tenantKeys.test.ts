import { assert, describe, layer } from "@effect/vitest"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { Effect, Layer, Logger, Option, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { MasterKeys } from "../../src/platform/secrets/MasterKeys.ts"
import { Tenants, TenantSettings } from "../../src/tenants/Tenants.ts"
import { backends } from "../support/storage/backends.ts"

const [oldKey, newKey] = ["old", "new"].map((word) => Buffer.alloc(32, word).toString("base64")) as [string, string]

/** Settings as a service has them that was started with these keys. */
const startedWith = (masterKey: string | undefined) =>
  TenantSettings.layer.pipe(
    Layer.provide(Tenants.layer),
    Layer.provide(
      MasterKeys.layer({
        masterKey: masterKey === undefined ? undefined : Redacted.make(masterKey),
        databaseUrl: Redacted.make("postgres://elsewhere"),
        dataDirectory: ""
      })
    ),
    Layer.provide(Logger.layer([])),
    Layer.fresh
  )

const name = { kind: "provider", id: "7" } as const

const settings = JsonObject.from({ SoftwareProvider: JsonObject.from({ Id: "a-b-c", Pin: "marked-pin" }) })

const pinOf = (masterKey: string) =>
  TenantSettings.use((tenants) => tenants.find(name)).pipe(
    Effect.map((found) => JSON.stringify(Option.getOrThrow(found).settings)),
    Effect.provide(startedWith(masterKey))
  )

describe.each(backends)("secrets of companies and providers, on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("are encrypted anew by a start with a new key first, and open no more with the old one", () =>
      Effect.gen(function* () {
        const put = (masterKey: string | undefined, id: string = name.id) =>
          TenantSettings.use((tenants) => tenants.put({ ...name, id }, settings, undefined, undefined)).pipe(
            Effect.provide(startedWith(masterKey))
          )
        yield* put(oldKey)
        assert.propertyVal(yield* Effect.flip(pinOf(newKey)), "_tag", "ServiceUnavailable")
        for (const keys of [oldKey, `${newKey},${oldKey}`, newKey]) assert.include(yield* pinOf(keys), "marked-pin")
        assert.propertyVal(yield* Effect.flip(pinOf(oldKey)), "_tag", "ServiceUnavailable")
        const refused = yield* Effect.flip(put(undefined, "8"))
        assert.propertyVal(refused, "_tag", "ServiceUnavailable")
        assert.include(JSON.stringify(refused), "RADICAR_MASTER_KEY")
      })
    )

    it.effect("open in no other record than their own", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* TenantSettings.use((tenants) => tenants.put(name, settings, undefined, undefined)).pipe(
          Effect.provide(startedWith(oldKey))
        )
        yield* sql`update tenants set id = '9' where kind = 'provider' and id = '7'`
        const moved = TenantSettings.use((tenants) => tenants.find({ kind: "provider", id: "9" })).pipe(
          Effect.provide(startedWith(oldKey)),
          Effect.flip
        )
        assert.propertyVal(yield* moved, "_tag", "ServiceUnavailable")
      })
    )
  })
})
