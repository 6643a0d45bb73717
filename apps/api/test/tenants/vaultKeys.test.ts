import { assert, describe, layer } from "@effect/vitest"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Effect, Layer, Logger, Option, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { MasterKeys } from "../../src/platform/secrets/MasterKeys.ts"
import { Certificates } from "../../src/tenants/certificates/Certificates.ts"
import { CertificateVault } from "../../src/tenants/certificates/CertificateVault.ts"
import { backends } from "../support/storage/backends.ts"

const [oldKey, newKey] = ["old", "new"].map((word) => Buffer.alloc(32, word).toString("base64")) as [string, string]

/** A vault as a service has it that was started with these keys. */
const startedWith = (masterKey: string | undefined) =>
  CertificateVault.layer.pipe(
    Layer.provide(Certificates.layer),
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

const identity = Effect.suspend(() => {
  const { bytes, password } = read("company")
  return open(bytes, Redacted.make(password), new Date())
})

describe.each(backends)("the vault's keys, on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("a start with a new key first encrypts everything anew, and then the old one is not needed", () =>
      Effect.gen(function* () {
        const signer = yield* identity
        const openWith = (masterKey: string, token: Redacted.Redacted) =>
          CertificateVault.use((vault) => vault.open("1", token)).pipe(Effect.provide(startedWith(masterKey)))
        const { token } = yield* CertificateVault.use((vault) => vault.store("1", signer)).pipe(
          Effect.provide(startedWith(oldKey))
        )
        const unreadable = yield* Effect.flip(openWith(newKey, token))
        assert.strictEqual(unreadable._tag, "ServiceUnavailable")
        for (const keys of [oldKey, `${newKey},${oldKey}`, newKey]) {
          const opened = Option.getOrThrow(yield* openWith(keys, token))
          assert.strictEqual(opened.certificateBase64, signer.certificateBase64)
        }
        assert.strictEqual((yield* Effect.flip(openWith(oldKey, token)))._tag, "ServiceUnavailable")
        const sql = yield* SqlClient.SqlClient
        assert.lengthOf(yield* sql`select distinct key_id from certificates`, 1)
      })
    )

    it.effect("without any, on a database that others may share, nothing is stored", () =>
      Effect.gen(function* () {
        const signer = yield* identity
        const refused = yield* CertificateVault.use((vault) => vault.store("1", signer)).pipe(
          Effect.provide(startedWith(undefined)),
          Effect.flip
        )
        assert.propertyVal(refused, "_tag", "ServiceUnavailable")
        assert.include(JSON.stringify(refused), "RADICAR_MASTER_KEY")
      })
    )
  })
})
