import { assert, describe, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { SqlClient } from "effect/sql"
import { type NewToken, Tokens } from "../../src/access/Tokens.ts"
import { backends } from "../support/storage/backends.ts"

const now = new Date("2026-01-15T15:00:00Z")
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const token = (digit: string, overrides: Partial<NewToken> = {}): NewToken => ({
  name: "",
  prefix: "radicar-dev",
  hash: digit.repeat(64),
  scopes: ["documents:write", "documents:read"],
  companyIds: ["1"],
  providerIds: [],
  ...overrides
})

describe.each(backends)("tokens on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("are found by their hash and nothing else", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        yield* tokens.ensure(token("1"))
        const found = Option.getOrThrow(yield* tokens.lookup("1".repeat(64), now))
        assert.deepInclude(found, { ...token("1"), expiresAt: undefined, revokedAt: undefined })
        assert.isTrue(Option.isNone(yield* tokens.lookup("2".repeat(64), now)))
        assert.isTrue(Option.isNone(yield* tokens.lookup("", now)))
      })
    )

    it.effect("are of no use from the moment they expire, or once revoked", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        const sql = yield* SqlClient.SqlClient
        yield* tokens.ensure(token("3", { expiresAt: after(1000) }))
        assert.isTrue(Option.isSome(yield* tokens.lookup("3".repeat(64), after(999))))
        assert.isTrue(Option.isNone(yield* tokens.lookup("3".repeat(64), after(1000))))
        yield* tokens.ensure(token("4"))
        yield* sql`update tokens set revoked_at = now() where hash = ${"4".repeat(64)}`
        assert.isTrue(Option.isNone(yield* tokens.lookup("4".repeat(64), now)))
        yield* tokens.ensure(token("4"))
        assert.isTrue(Option.isNone(yield* tokens.lookup("4".repeat(64), now)))
      })
    )

    it.effect("may be ensured again, by many at once, and take what they permit from the last", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        const all = Array.from({ length: 10 }, () => tokens.ensure(token("5")))
        yield* Effect.all(all, { concurrency: "unbounded" })
        const before = Option.getOrThrow(yield* tokens.lookup("5".repeat(64), now))
        yield* tokens.ensure(token("5", { scopes: ["admin"], companyIds: ["*"], providerIds: ["1", "2"] }))
        const found = Option.getOrThrow(yield* tokens.lookup("5".repeat(64), now))
        assert.deepInclude(found, { id: before.id, scopes: ["admin"], companyIds: ["*"], providerIds: ["1", "2"] })
      })
    )

    it.effect("remember their last use, to the minute", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        yield* tokens.ensure(token("6"))
        const lastUse = Effect.fnUntraced(function* (at: Date) {
          return Option.getOrThrow(yield* tokens.lookup("6".repeat(64), at)).lastUsedAt
        })
        assert.isUndefined(yield* lastUse(now))
        assert.deepStrictEqual(yield* lastUse(after(59_999)), now)
        assert.deepStrictEqual(yield* lastUse(after(60_000)), now)
        assert.deepStrictEqual(yield* lastUse(after(61_000)), after(60_000))
      })
    )
  })
})
