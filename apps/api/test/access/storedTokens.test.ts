import { assert, describe, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUID } from "node:crypto"
import { type Admission, type NewToken, Tokens } from "../../src/access/Tokens.ts"
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

const nobody = { companyId: undefined, providerId: undefined }

const lookedUp = (hash: string, at: Date) =>
  Effect.map(
    Tokens.use(({ lookup }) => lookup(hash, at, nobody)),
    Option.map(({ token: found }) => found)
  )

describe.each(backends)("tokens on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("are found by their hash and nothing else", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        yield* tokens.ensure(token("1"))
        const found = Option.getOrThrow(yield* lookedUp("1".repeat(64), now))
        assert.deepInclude(found, { ...token("1"), expiresAt: undefined, revokedAt: undefined })
        assert.isTrue(Option.isNone(yield* lookedUp("2".repeat(64), now)))
        assert.isTrue(Option.isNone(yield* lookedUp("", now)))
      })
    )

    it.effect("are of no use from the moment they expire, or once revoked", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        const sql = yield* SqlClient.SqlClient
        yield* tokens.ensure(token("3", { expiresAt: after(1000) }))
        assert.isTrue(Option.isSome(yield* lookedUp("3".repeat(64), after(999))))
        assert.isTrue(Option.isNone(yield* lookedUp("3".repeat(64), after(1000))))
        yield* tokens.ensure(token("4"))
        yield* sql`update tokens set revoked_at = now() where hash = ${"4".repeat(64)}`
        assert.isTrue(Option.isNone(yield* lookedUp("4".repeat(64), now)))
        yield* tokens.ensure(token("4"))
        assert.isTrue(Option.isNone(yield* lookedUp("4".repeat(64), now)))
      })
    )

    it.effect("are revoked with the token that they descend from", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        const made = (digit: string, createdBy?: string) =>
          tokens.create(token(digit, createdBy === undefined ? {} : { createdBy }))
        const first = yield* made("a")
        const child = yield* made("b", first.id)
        yield* made("c", child.id)
        yield* made("d")
        yield* tokens.revokeDescendants("a".repeat(64))
        const isUsable = (digit: string) => Effect.map(lookedUp(digit.repeat(64), now), Option.isSome)
        assert.deepStrictEqual(yield* Effect.forEach(["a", "b", "c", "d"], isUsable), [true, false, false, true])
      })
    )

    it.effect("come with the tenants that their request names, their erasure and the shared clock", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        const sql = yield* SqlClient.SqlClient
        yield* tokens.ensure(token("7"))
        for (const [kind, id] of [
          ["company", "71"],
          ["company", "72"],
          ["provider", "72"]
        ] as const) {
          yield* sql`
            insert into tenants (kind, id, revision, settings, updated_at)
            values (${kind}, ${id}, ${randomUUID()}, ${JSON.stringify({ of: `${kind} ${id}` })}, now())`
        }
        yield* sql`insert into erased_companies (id, erased_at, erased_by) values ('72', now(), 'somebody')`
        const admitted = Effect.fnUntraced(function* (companyId: string, providerId: string) {
          const found = yield* tokens.lookup("7".repeat(64), now, { companyId, providerId })
          return Option.getOrThrow(found).admission
        })
        const settingsOf = ({ tenants }: Admission) => tenants.map(({ settings }) => settings).sort()
        const both = yield* admitted("71", "72")
        assert.deepInclude(both, { companyId: "71", providerId: "72", isErased: false })
        assert.deepStrictEqual(settingsOf(both), ['{"of":"company 71"}', '{"of":"provider 72"}'])
        const erased = yield* admitted("72", "71")
        assert.deepInclude(erased, { isErased: true })
        assert.deepStrictEqual(settingsOf(erased), ['{"of":"company 72"}'])
        assert.deepStrictEqual(settingsOf(yield* admitted("73", "73")), [])
        const [clock] = yield* sql<{ readonly at: Date }>`select clock_timestamp() as at`
        assert.isAtMost(both.databaseTime, clock?.at.getTime() ?? 0)
      })
    )

    it.effect("may be ensured again, by many at once, and take what they permit from the last", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        const all = Array.from({ length: 10 }, () => tokens.ensure(token("5")))
        yield* Effect.all(all, { concurrency: "unbounded" })
        const before = Option.getOrThrow(yield* lookedUp("5".repeat(64), now))
        yield* tokens.ensure(token("5", { scopes: ["audit:read"], companyIds: ["*"], providerIds: ["1", "2"] }))
        const found = Option.getOrThrow(yield* lookedUp("5".repeat(64), now))
        assert.deepInclude(found, { id: before.id, scopes: ["audit:read"], companyIds: ["*"], providerIds: ["1", "2"] })
      })
    )

    it.effect("remember their last use, to the minute", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        yield* tokens.ensure(token("6"))
        const lastUse = Effect.fnUntraced(function* (at: Date) {
          return Option.getOrThrow(yield* lookedUp("6".repeat(64), at)).lastUsedAt
        })
        assert.isUndefined(yield* lastUse(now))
        assert.deepStrictEqual(yield* lastUse(after(59_999)), now)
        assert.deepStrictEqual(yield* lastUse(after(60_000)), now)
        assert.deepStrictEqual(yield* lastUse(after(61_000)), after(60_000))
      })
    )
  })
})
