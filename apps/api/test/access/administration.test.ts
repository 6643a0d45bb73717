import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import type { Scope } from "@radicar/contract/inner/CurrentCaller"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { tokenWith } from "../support/tokenWith.ts"
import { call } from "../support/webhooks.ts"
import { serviceDatabases, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"

const five = ["tokens:admin", "companies:admin", "providers:admin", "webhooks:admin", "audit:read"] as const

const software = {
  SoftwareProvider: { Id: "56f2ae4e-9812-4fad-9255-08fcfcd5ccb0", Pin: "12345", ProviderId: "900373115" }
}

interface Made {
  readonly id: string
  readonly token: string
}

describe.each(serviceDatabases)("administration, on %s", (database) => {
  const service = TestService.layerOn(database, {
    adminToken: Redacted.make(adminToken),
    outbound: { ...defaultOutbound(), mayCall: () => true, mayUsePort: () => true }
  }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

  layer(service, { excludeTestServices: true })((it) => {
    const make = Effect.fnUntraced(function* (body: object, by: string = adminToken) {
      const { body: made, status } = yield* call("POST", "tokens", body, by)
      assert.strictEqual(status, 201, JSON.stringify(made))
      return { id: String(made.id), token: String(made.token) } satisfies Made
    })

    const register = Effect.fnUntraced(function* (name: string, by: Made, Companies: ReadonlyArray<string>) {
      const Url = `https://127.0.0.1:9/${name}`
      const made = yield* call("POST", "webhooks", { Name: name, Url, Events: ["*"], Companies }, by.token)
      assert.strictEqual(made.status, 201, JSON.stringify(made.body))
      assert.strictEqual(made.body.createdBy, by.id)
      return String(made.body.id)
    })

    const revoke = (id: string, by: string, query = "") => call("DELETE", `tokens/${id}${query}`, undefined, by)

    const isAlive = (webhook: string) =>
      Effect.map(tokenWith(["documents:read"], ["*"]), (token) =>
        call("GET", `webhooks/${webhook}`, undefined, token)
      ).pipe(
        Effect.flatten,
        Effect.map(({ status }) => status === 200)
      )

    it.effect("is the five scopes of the first token, by name", () =>
      Effect.gen(function* () {
        const { body } = yield* call("GET", "tokens/self", undefined, adminToken)
        assert.sameMembers(body.scopes, [...five])
      })
    )

    it.effect("leaves a provider that companies share to providers:admin, and lets everybody use it", () =>
      Effect.gen(function* () {
        const put = (path: string, by: string) => call("PUT", path, path.startsWith("p") ? software : {}, by)
        assert.strictEqual((yield* put("providers/31", adminToken)).status, 200)
        const ofCompany = { Companies: ["31"], Providers: ["31"] }
        const { token } = yield* make({ Scopes: ["companies:admin", "documents:read"], ...ofCompany })
        assert.strictEqual((yield* put("companies/31", token)).status, 200)
        assert.strictEqual((yield* put("providers/31", token)).status, 403)
        assert.strictEqual((yield* call("DELETE", "providers/31", undefined, token)).status, 403)
        assert.strictEqual((yield* call("GET", "providers/31", undefined, token)).status, 200)
        const { token: keeper } = yield* make({ Scopes: ["providers:admin"], Providers: ["31"] })
        assert.strictEqual((yield* put("companies/31", keeper)).status, 403)
        assert.strictEqual((yield* put("providers/32", keeper)).status, 403)
        assert.strictEqual((yield* call("DELETE", "providers/31", undefined, keeper)).status, 204)
      })
    )

    it.effect("is given only by its holders; every administrator gives documents and mails:report", () =>
      Effect.gen(function* () {
        const { token } = yield* make({ Scopes: ["tokens:admin", "audit:read"], Companies: ["34"] })
        const asked = (Scopes: ReadonlyArray<Scope>) =>
          Effect.map(call("POST", "tokens", { Scopes, Companies: ["34"] }, token), ({ body, status }) => [
            status,
            body.detail
          ])
        for (const scope of five) {
          const [status, detail] = yield* asked([scope, "documents:read"])
          const isOwn = scope === "tokens:admin" || scope === "audit:read"
          assert.strictEqual(status, isOwn ? 201 : 403, scope)
          assert.strictEqual(detail, isOwn ? undefined : `The token lacks the scope ${scope}.`)
        }
        assert.deepStrictEqual(yield* asked(["companies:admin", "webhooks:admin"]), [
          403,
          "The token lacks the scopes companies:admin, webhooks:admin."
        ])
        assert.strictEqual((yield* asked(["documents:write", "documents:read", "mails:report"]))[0], 201)
      })
    )

    it.effect("revokes a token as its creator or for all of its companies, whatever its providers", () =>
      Effect.gen(function* () {
        const administrator = (Companies: ReadonlyArray<string>) =>
          make({ Scopes: ["tokens:admin", "documents:read"], Companies })
        const [one, other, both] = [
          yield* administrator(["35"]),
          yield* administrator(["35"]),
          yield* administrator(["35", "36"])
        ]
        const byOperator = (more: object) => make({ Scopes: ["documents:read"], ...more })
        const ofBoth = yield* byOperator({ Companies: ["35", "36"] })
        const ofAll = yield* byOperator({ Companies: ["*"] })
        const withProvider = yield* byOperator({ Companies: ["35"], Providers: ["35"] })
        const ofNone = yield* byOperator({ Providers: ["35"] })
        const own = yield* make({ Scopes: ["documents:read"], Companies: ["35"] }, one.token)
        // of no company it would have limits of its own, and so whoever makes many would have none
        const ofNobody = yield* call("POST", "tokens", { Scopes: ["documents:read"] }, one.token)
        assert.strictEqual(ofNobody.status, 403)
        const seen = (by: Made) =>
          Effect.map(call("GET", "tokens", undefined, by.token), ({ body }) =>
            body.items.map(({ id }: { id: string }) => id)
          )
        assert.sameMembers(yield* seen(one), [one.id, other.id, withProvider.id, own.id])
        assert.sameMembers(yield* seen(both), [one.id, other.id, both.id, ofBoth.id, withProvider.id, own.id])
        for (const [id, by, status] of [
          [ofBoth.id, one, 404],
          [ofAll.id, both, 404],
          [ofNone.id, both, 404],
          [withProvider.id, one, 200],
          [ofBoth.id, both, 200],
          [own.id, one, 200]
        ] as const) {
          assert.strictEqual((yield* revoke(id, by.token)).status, status, id)
        }
        for (const { id } of [ofAll, ofNone]) assert.strictEqual((yield* revoke(id, adminToken)).status, 200)
        // whoever administers no tokens revokes none, not even one that it has made
        const maker = yield* administrator(["35"])
        const made = yield* make({ Scopes: ["documents:read"], Companies: ["35"] }, maker.token)
        const sql = yield* SqlClient.SqlClient
        yield* sql`update tokens set scopes = array['documents:read'] where id = ${maker.id}`
        assert.strictEqual((yield* revoke(made.id, maker.token)).status, 403)
      })
    )

    it.effect("keeps or ends the webhooks of a token that it revokes, and says which", () =>
      Effect.gen(function* () {
        const creator = { Scopes: ["webhooks:admin"], Companies: ["37", "38"] }
        const token = yield* make(creator)
        const [first, second, third] = [
          yield* register("first", token, ["37"]),
          yield* register("second", token, ["37", "38"]),
          yield* register("third", token, ["38"])
        ]
        const unrelated = yield* register("unrelated", yield* make(creator), ["37"])
        for (const wrong of [unrelated, `${first},${unrelated}`]) {
          const refused = yield* revoke(token.id, adminToken, `?endWebhooks=${wrong}`)
          assert.deepStrictEqual([refused.status, refused.body.type], [400, "urn:radicar:problem:invalid-request"])
          assert.include(refused.body.detail, unrelated)
        }
        assert.strictEqual((yield* revoke(token.id, adminToken, "?endWebhooks=some")).status, 400)
        assert.strictEqual((yield* call("GET", "tokens/self", undefined, token.token)).status, 200)
        const revoked = yield* revoke(token.id, adminToken, `?endWebhooks=${first.toUpperCase()},${third}`)
        assert.strictEqual(revoked.status, 200)
        assert.deepStrictEqual(
          revoked.body.webhooks.map(({ companies, ended, id, name }: any) => [id, name, companies, ended]),
          [
            [first, "first", ["37"], true],
            [second, "second", ["37", "38"], false],
            [third, "third", ["38"], true]
          ]
        )
        assert.deepStrictEqual(yield* Effect.all([first, second, third, unrelated].map(isAlive)), [
          false,
          true,
          false,
          true
        ])
        const reader = yield* tokenWith(["audit:read"], ["*"])
        const { body } = yield* call("GET", "audit?limit=100", undefined, reader)
        const entry = body.items.find(({ status, subject }: any) => subject === token.id && status === 200)
        assert.deepStrictEqual(JSON.parse(entry.detail), { webhooks: { ended: [first, third], kept: [second] } })
        // what is kept belongs to its companies
        const { token: heir } = yield* make(creator)
        assert.strictEqual((yield* call("DELETE", `webhooks/${second}`, undefined, heir)).status, 204)
      })
    )

    it.effect("ends every webhook of a revoked token, or none, and none of one that only expires", () =>
      Effect.gen(function* () {
        const creator = { Scopes: ["webhooks:admin"], Companies: ["39"], ExpiresInDays: 1 }
        const [all, none, expired] = [yield* make(creator), yield* make(creator), yield* make(creator)]
        const webhooks = [
          yield* register("all", all, ["39"]),
          yield* register("none", none, ["39"]),
          yield* register("expired", expired, ["39"])
        ]
        yield* revoke(all.id, adminToken, "?endWebhooks=all")
        const kept = yield* revoke(none.id, adminToken)
        assert.deepStrictEqual(
          kept.body.webhooks.map(({ ended }: any) => ended),
          [false]
        )
        const sql = yield* SqlClient.SqlClient
        yield* sql`update tokens set expires_at = now() - interval '1 day' where id = ${expired.id}`
        assert.strictEqual((yield* call("GET", "tokens/self", undefined, expired.token)).status, 401)
        assert.deepStrictEqual(yield* Effect.all(webhooks.map(isAlive)), [false, true, true])
      })
    )

    it.effect("shows and ends only webhooks of which the caller may act for every company", () =>
      Effect.gen(function* () {
        const administrator = yield* make({ Scopes: ["tokens:admin"], Companies: ["40"] })
        const token = yield* make({ Scopes: ["webhooks:admin"], Companies: ["40"] })
        const widened = yield* register("widened", token, ["40"])
        const everywhere = yield* tokenWith(["webhooks:admin"], ["*"])
        const changed = yield* call("PATCH", `webhooks/${widened}`, { Companies: ["40", "41"] }, everywhere)
        assert.strictEqual(changed.status, 200)
        assert.strictEqual((yield* revoke(token.id, administrator.token, `?endWebhooks=${widened}`)).status, 400)
        const revoked = yield* revoke(token.id, administrator.token, "?endWebhooks=all")
        assert.deepStrictEqual([revoked.status, revoked.body.webhooks], [200, []])
        assert.isTrue(yield* isAlive(widened))
      })
    )
  })
})
