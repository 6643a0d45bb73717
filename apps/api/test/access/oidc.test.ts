import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Context, Effect, Layer, Logger, Option, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { createHmac } from "node:crypto"
import { Oidc } from "../../src/access/oidc/Oidc.ts"
import { readOidcSettings } from "../../src/access/oidc/OidcSettings.ts"
import { GuardedClient } from "../../src/platform/outbound/GuardedClient.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { receiver, type Receiver } from "../support/receiver.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"
const audience = "radicar"
const maximumLifetime = 3600
/** No client for the console. */
const withoutConsole = { consoleClient: undefined, consoleScopes: "" }

class Issuer extends Context.Service<Issuer, { readonly server: Receiver; readonly origin: string }>()("test/Issuer") {}

const newKey = async (kid: string) => {
  const pair = await generateKeyPair("ES256", { extractable: true })
  return { ...pair, kid, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: "ES256", use: "sig" } }
}

const [first, second] = await Promise.all([newKey("first"), newKey("second")])

/** An issuer whose keys are these from now on. */
const publishing = (server: Receiver, origin: string, keys: ReadonlyArray<object>) =>
  server.behave((response, { path }) => {
    const body =
      path === "/.well-known/openid-configuration" ? { issuer: origin, jwks_uri: `${origin}/keys` } : { keys }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body))
  })

const service = Layer.unwrap(
  Effect.gen(function* () {
    const server = yield* receiver()
    const { origin } = server
    publishing(server, origin, [first.jwk])
    return TestService.layerOn(anyDatabase, {
      adminToken: Redacted.make(adminToken),
      oidc: { issuer: origin, audience, jwksUrl: undefined, maximumLifetime, ...withoutConsole },
      outbound: defaultOutbound(new Set([origin]))
    }).pipe(
      Layer.provide(Sandbox.layer({ certificateDirectory })),
      Layer.merge(Layer.succeed(Issuer, Issuer.of({ server, origin })))
    )
  })
)

const claims = {
  sub: "erp@example.com",
  scope: "openid documents:write documents:read",
  radicar_companies: ["1"],
  radicar_providers: "1"
}

const signed = (
  origin: string,
  changes: JWTPayload & { readonly exp?: string | number } = {},
  key = first,
  header: { readonly typ?: string } = {}
) => {
  const { exp = "5m", ...more } = changes
  return Effect.promise(() =>
    new SignJWT({ iss: origin, aud: audience, ...claims, ...more })
      .setProtectedHeader({ alg: "ES256", kid: key.kid, ...header })
      .setIssuedAt()
      .setExpirationTime(exp)
      .sign(key.privateKey)
  )
}

const listed = (token: string, company = "1") =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/submissions?companyId=${company}`, {
        headers: { authorization: `Bearer ${token}` }
      })
      await response.arrayBuffer()
      return response.status
    })
  )

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url")

describe("JWTs of an OpenID issuer", () => {
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("file for the companies and providers of their claims, and the audit log says who", () =>
      Effect.gen(function* () {
        const { origin } = yield* Issuer
        const { post, url } = yield* TestService
        const token = yield* signed(origin)
        const headers = { authorization: `Bearer ${token}` }
        const filed = yield* post(invoiceBody(990004400), { headers })
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.match(filed.headers.get("ratelimit") ?? "", /^"tenant";r=\d+/u)
        assert.strictEqual(yield* listed(token), 200)
        assert.strictEqual(yield* listed(token, "2"), 403)
        const log = yield* Effect.promise(async () => {
          const response = await fetch(`${url}/v1/audit`, { headers: { authorization: `Bearer ${adminToken}` } })
          return JSON.parse(await response.text()) as { readonly items: ReadonlyArray<{ readonly tokenId: string }> }
        })
        assert.deepStrictEqual(
          log.items.map(({ tokenId }) => tokenId),
          ["oidc:erp@example.com"]
        )
      })
    )

    it.effect("permit exactly the scopes of their claims", () =>
      Effect.gen(function* () {
        const { origin } = yield* Issuer
        const status = (changes: JWTPayload) => Effect.flatMap(signed(origin, changes), (token) => listed(token))
        assert.strictEqual(yield* status({ scope: "openid" }), 403)
        assert.strictEqual(yield* status({ scope: undefined, scp: ["documents:read"] }), 200)
        assert.strictEqual(yield* status({ radicar_companies: "*" }), 200)
        assert.strictEqual(yield* status({ radicar_companies: ["1; 2"] }), 403)
        assert.strictEqual(yield* status({ radicar_companies: { 0: "1" } }), 403)
        assert.strictEqual(yield* status({ radicar_companies: undefined }), 403)
      })
    )

    it.effect("are access tokens: ID tokens and other kinds are rejected", () =>
      Effect.gen(function* () {
        const { origin } = yield* Issuer
        const status = (changes: JWTPayload, typ?: string) =>
          Effect.flatMap(signed(origin, changes, first, typ === undefined ? {} : { typ }), (token) => listed(token))
        // OpenID Connect Core 1.0 §2 and §3.3.2.11
        assert.strictEqual(yield* status({ nonce: "n-0S6_WzA2Mj" }), 401)
        assert.strictEqual(yield* status({ at_hash: "MTIzNDU2Nzg5MDEyMzQ1Ng" }, "JWT"), 401)
        assert.strictEqual(yield* status({ scope: undefined }), 401)
        // RFC 9068 §2.1, RFC 8417 §2.3, OpenID Connect Back-Channel Logout 1.0 §2.4
        assert.strictEqual(yield* status({ nonce: "n" }, "at+jwt"), 200)
        assert.strictEqual(yield* status({}, "application/at+JWT"), 200)
        assert.strictEqual(yield* status({}, "secevent+jwt"), 401)
        assert.strictEqual(yield* status({}, "logout+jwt"), 401)
        // as Keycloak and Cognito say it
        assert.strictEqual(yield* status({ typ: "Bearer" }, "JWT"), 200)
        assert.strictEqual(yield* status({ typ: "ID" }, "JWT"), 401)
        assert.strictEqual(yield* status({ token_use: "access" }), 200)
        assert.strictEqual(yield* status({ token_use: "id" }), 401)
      })
    )

    it.effect("live no longer than configured", () =>
      Effect.gen(function* () {
        const { origin } = yield* Issuer
        const now = Math.floor(Date.now() / 1000)
        const status = (changes: JWTPayload) => Effect.flatMap(signed(origin, changes), (token) => listed(token))
        assert.strictEqual(yield* status({ exp: now + maximumLifetime }), 200)
        assert.strictEqual(yield* status({ exp: now + maximumLifetime + 120 }), 401)
        assert.strictEqual(yield* status({ exp: now + 365 * 86_400 }), 401)
      })
    )

    it.effect("of another issuer, for another service, expired or forged are rejected", () =>
      Effect.gen(function* () {
        const { origin } = yield* Issuer
        const good = yield* signed(origin)
        const [header = "", payload = "", signature = ""] = good.split(".")
        const now = Math.floor(Date.now() / 1000)
        const fresh = { iss: origin, aud: audience, exp: now + 300, ...claims }
        const secret = JSON.stringify(first.jwk)
        const keyed = `${base64({ alg: "HS256", kid: "first" })}.${base64(fresh)}`
        const tokens = [
          yield* signed(origin, { iss: "https://elsewhere.example" }),
          yield* signed(origin, { aud: "another" }),
          yield* signed(origin, { exp: now - 60 }),
          yield* signed(origin, { nbf: now + 600 }),
          yield* signed(origin, { sub: "with\nline" }),
          yield* signed(origin, {}, { ...second, kid: "first" }),
          `${base64({ alg: "none" })}.${base64(fresh)}.`,
          `${keyed}.${createHmac("sha256", secret).update(keyed).digest("base64url")}`,
          `${header}.${base64({ ...fresh, radicar_companies: ["*"] })}.${signature}`,
          `${header}.${payload}.${"A".repeat(signature.length)}`,
          "a.b.c",
          `${good}.`,
          `${"a".repeat(9000)}.b.c`
        ]
        for (const token of tokens) assert.strictEqual(yield* listed(token), 401, token.slice(0, 120))
        assert.strictEqual(yield* listed(good), 200)
      })
    )

    it.effect("with an unknown key have the keys fetched, and a flood of them not more than once", () =>
      Effect.gen(function* () {
        const { origin, server } = yield* Issuer
        const asked = () => server.calls.filter(({ path }) => path === "/keys").length
        const before = asked()
        const unknown = yield* signed(origin, {}, second)
        for (let index = 0; index < 5; index++) assert.strictEqual(yield* listed(unknown), 401)
        // the keys were fetched some seconds ago: whoever sends an unknown key has to wait for the next time
        assert.isAtMost(asked() - before, 1)
      })
    )
  })

  it.effect("are answered 503 while their issuer is unavailable, and accepted once it is back", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.now())
      const server = yield* receiver()
      const { origin } = server
      server.behave((response) => void response.writeHead(500).end())
      const asked = () => server.calls.length
      const settings = { issuer: origin, audience, jwksUrl: `${origin}/keys`, maximumLifetime, ...withoutConsole }
      const live = Oidc.layer(settings).pipe(
        Layer.provide(GuardedClient.layer(defaultOutbound(new Set([origin])))),
        Layer.provide(Logger.layer([]))
      )
      yield* Effect.gen(function* () {
        const { caller } = yield* Oidc
        const token = yield* signed(origin)
        for (let index = 0; index < 3; index++) {
          assert.propertyVal(yield* Effect.flip(caller(token)), "_tag", "ServiceUnavailable")
        }
        assert.strictEqual(asked(), 1)
        publishing(server, origin, [first.jwk])
        yield* TestClock.adjust("31 seconds")
        assert.deepStrictEqual(Option.getOrThrow(yield* caller(token)).companies, ["1"])
        // the issuer signs with another key
        publishing(server, origin, [second.jwk])
        const other = yield* signed(origin, {}, second)
        assert.isTrue(Option.isNone(yield* caller(other)))
        yield* TestClock.adjust("31 seconds")
        assert.isTrue(Option.isSome(yield* caller(other)))
        assert.isTrue(Option.isNone(yield* caller(token)))
        assert.strictEqual(asked(), 3)
      }).pipe(Effect.provide(live))
    })
  )

  it.effect("are good for ten minutes at most after the issuer has last shown its keys", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.now())
      const server = yield* receiver()
      const { origin } = server
      publishing(server, origin, [first.jwk])
      const settings = { issuer: origin, audience, jwksUrl: `${origin}/keys`, maximumLifetime, ...withoutConsole }
      const live = Oidc.layer(settings).pipe(
        Layer.provide(GuardedClient.layer(defaultOutbound(new Set([origin])))),
        Layer.provide(Logger.layer([]))
      )
      yield* Effect.gen(function* () {
        const { caller } = yield* Oidc
        const token = yield* signed(origin, { exp: Math.floor(Date.now() / 1000) + 3600 })
        assert.isTrue(Option.isSome(yield* caller(token)))
        server.behave((response) => void response.writeHead(500).end())
        yield* TestClock.adjust("9 minutes")
        assert.isTrue(Option.isSome(yield* caller(token)))
        yield* TestClock.adjust("1 minute")
        assert.propertyVal(yield* Effect.flip(caller(token)), "_tag", "ServiceUnavailable")
        // the issuer is back, and has withdrawn the key
        publishing(server, origin, [second.jwk])
        yield* TestClock.adjust("31 seconds")
        assert.isTrue(Option.isNone(yield* caller(token)))
      }).pipe(Effect.provide(live))
    })
  )

  it.effect("need an issuer and an audience, or neither", () =>
    Effect.gen(function* () {
      const where = (...args: readonly [string | undefined, string | undefined, string | undefined]) =>
        Effect.map(Effect.flip(readOidcSettings(...args, Effect.succeed(60))), ([error]) => error?.where)
      assert.strictEqual(yield* where(undefined, "radicar", undefined), "RADICAR_OIDC_ISSUER")
      assert.strictEqual(yield* where("id.example.com", "radicar", undefined), "RADICAR_OIDC_ISSUER")
      assert.strictEqual(yield* where("https://id.example.com", undefined, undefined), "RADICAR_OIDC_AUDIENCE")
      assert.strictEqual(yield* where("https://id.example.com", "radicar", "keys"), "RADICAR_OIDC_JWKS_URL")
      assert.isUndefined(yield* readOidcSettings(undefined, undefined, undefined, Effect.succeed(60)))
    })
  )
})
