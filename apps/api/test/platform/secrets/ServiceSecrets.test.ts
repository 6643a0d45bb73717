import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer, Logger, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { randomBytes } from "node:crypto"
import { MasterKeys } from "../../../src/platform/secrets/MasterKeys.ts"
import { ServiceSecrets } from "../../../src/platform/secrets/ServiceSecrets.ts"
import { backends } from "../../support/storage/backends.ts"

const key = () => randomBytes(32).toString("base64")
const [first, second] = [key(), key()]

/** A service that starts with these master keys. */
const started = (masterKey: string | undefined, log: (line: string) => void = () => {}) => {
  const masterKeys = MasterKeys.layer({
    masterKey: masterKey === undefined ? undefined : Redacted.make(masterKey),
    databaseUrl: Redacted.make("postgres://elsewhere"),
    dataDirectory: "unused"
  })
  return <A, E>(use: (secrets: ServiceSecrets["Service"]) => Effect.Effect<A, E>) =>
    ServiceSecrets.use(use).pipe(
      Effect.provide(
        Layer.fresh(ServiceSecrets.layer).pipe(
          Layer.provide([masterKeys, Logger.layer([Logger.map(Logger.formatLogFmt, log)])])
        )
      )
    )
}

const kept = (name: string) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(sql<{ readonly secret: Uint8Array }>`select secret from service_secrets where name = ${name}`, ([row]) =>
      Buffer.from(row?.secret ?? [])
    )
  )

describe.each(backends)("secrets that processes share, on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("are made once, and encrypted where there is a master key", () =>
      Effect.gen(function* () {
        const made = [randomBytes(32), randomBytes(32)]
        const fresh = () => made.shift() ?? randomBytes(32)
        const [one] = made
        const service = started(first)
        const all = yield* service(({ secret }) => Effect.all([secret("a", fresh), secret("a", fresh)]))
        assert.deepStrictEqual(
          all.map((secret) => Buffer.from(secret)),
          [one, one]
        )
        assert.isFalse((yield* kept("a")).includes(one ?? ""))
      })
    )

    it.effect(
      "stay valid if they were stored in the clear, and are encrypted at the next start with a master key",
      () =>
        Effect.gen(function* () {
          const plain = randomBytes(32)
          const none = () => assert.fail("there is one")
          yield* started(undefined)(({ secret }) => secret("b", () => plain))
          assert.deepStrictEqual(yield* kept("b"), plain)
          const taken = yield* started(first)(({ secret }) => secret("b", none))
          assert.deepStrictEqual(Buffer.from(taken), plain)
          assert.isFalse((yield* kept("b")).includes(plain))
          // another key becomes the first, and the one before may go at the start after that
          yield* started(`${second},${first}`)(() => Effect.void)
          assert.deepStrictEqual(Buffer.from(yield* started(second)(({ secret }) => secret("b", none))), plain)
        })
    )

    it.effect("do not prevent the start if no key opens them, and are never shown or replaced without a command", () =>
      Effect.gen(function* () {
        const lines: Array<string> = []
        yield* started(first)(({ secret }) => secret("c", () => randomBytes(32)))
        const before = yield* kept("c")
        const exit = yield* Effect.exit(
          started(second, (line) => lines.push(line))(({ secret }) => secret("c", () => randomBytes(32)))
        )
        assert.strictEqual(exit._tag, "Failure")
        assert.deepStrictEqual(yield* kept("c"), before)
        assert.match(lines.join("\n"), /c.*another RADICAR_MASTER_KEY/u)
        const replaced = randomBytes(32)
        const read = yield* started(second)(({ replace, secret }) =>
          Effect.andThen(
            replace("c", replaced),
            secret("c", () => randomBytes(32))
          )
        )
        assert.deepStrictEqual(Buffer.from(read), replaced)
      })
    )

    it.effect("open under their own name only", () =>
      Effect.gen(function* () {
        yield* started(first)(({ secret }) => secret("d", () => randomBytes(32)))
        yield* SqlClient.SqlClient.use(
          (sql) => sql`insert into service_secrets select 'e', secret from service_secrets where name = 'd'`
        )
        const exit = yield* Effect.exit(started(first)(({ secret }) => secret("e", () => randomBytes(32))))
        assert.strictEqual(exit._tag, "Failure")
      })
    )
  })
})
