import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { describedApi } from "@radicar/contract/inner/describedApi"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { OpenApi } from "effect/http-api"
import { anyDatabase, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"

const document = OpenApi.fromApi(describedApi) as any

interface Route {
  readonly method: string
  readonly path: string
  readonly isOpen: boolean
}

const routes: ReadonlyArray<Route> = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
  Object.entries<any>(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    isOpen: (operation.security ?? []).length === 0
  }))
)

const uuid = "0".repeat(96)
const tenant = "companyId=1&providerId=1"

/** What a request needs to have the form of the route, so that only its token is judged. */
const queries: ReadonlyArray<readonly [path: RegExp, query: string]> = [
  [/^\/v1\/dian\/status-zips/u, `${tenant}&zipkey=019a0000-0000-7000-8000-000000000000`],
  [/^\/v1\/dian\/document-events/u, `${tenant}&uuid=${uuid}`],
  [/^\/v1\/dian\/acquirers/u, `${tenant}&identificationType=31&identification=800199436`],
  [/^\/v1\/dian\//u, tenant],
  [/^\/v1\/(?:submissions|inbox)\/export/u, "companyId=1&format=csv"],
  [/^\/v1\/submissions\/taxes/u, "companyId=1&issuedFrom=2026-01-01&issuedTo=2026-01-31"],
  [/^\/v1\/payslips\/mails/u, tenant],
  [/^\/v1\/payslips\/consents/u, "companyId=1"],
  [/^\/v1\/payslips/u, "companyId=1&month=2026-01"],
  [/^\/v1\/(?:mails\/caught|drafts)/u, "companyId=1"],
  [/^\/v1\/inbox(?:\/\{id\})?\/events/u, tenant],
  [/^\/v1\/inbox/u, "companyId=1"],
  [/^\/v1\/(?:certificates(?:\/\{id\})?|submissions(?:\/(?:summary|products|reconcile))?)\/?$/u, "companyId=1"],
  [/^\/v1\/rips/u, "companyId=1"],
  [/^\/v1\/sheets(?:\/results)?\/?$/u, "companyId=1"],
  [/^\/v1\/files\/archive/u, "companyId=1"],
  [/\/print\/preview$/u, `uuid=${uuid}`],
  [/^\/v1\/files\/(?:pdf|xml|url)/u, `uuid=${uuid}`],
  [/^\/v1\/files\/evidence/u, `submissionId=${uuid}`]
]

const withoutQuery = [
  /^\/v1\/authority\/status/u,
  /^\/v1\/documents\/read/u,
  /^\/v1\/mails\/bounces/u,
  /^\/v1\/sheets\/template/u,
  /^\/v1\/(?:tokens|companies|providers|audit|webhooks|webhook-deliveries|notices)/u,
  /^\/v1\/submissions\/(?:\{id\}|retry)/u
]

/** Anybody may: whether it lives, what a link itself permits, and the code lists, which are public. */
const open = ["/health/live", "/health/ready", "/v1/files/links/{link}", "/v1/codes", "/v1/codes/{list}"]

/** Any token may, whatever its scopes: the answer covers this token alone. */
const ofAnyToken: ReadonlyArray<string> = ["/v1/tokens/self"]

/** Routes of no company, or limited to the caller's own: any token with the scope may. */
const ofNoCompany: ReadonlyArray<string> = [
  "/v1/authority/status",
  "/v1/companies",
  "/v1/documents/read",
  "/v1/notices",
  "/v1/notices/companies",
  "/v1/providers",
  "/v1/sheets/template"
]

/** The scope that each route needs, first match; `any`: whatever a token has. */
const needed: ReadonlyArray<readonly [route: RegExp, scope: string]> = [
  [/ \/v1\/tokens\/self/u, "any"],
  [/ \/v1\/tokens/u, "tokens:admin"],
  [/ \/v1\/audit/u, "audit:read"],
  [/^GET \/v1\/inbox/u, "inbox:read"],
  [/ \/v1\/inbox/u, "inbox:write"],
  [/ \/v1\/(?:mails\/caught|sheets|drafts)/u, "documents:write"],
  [/^GET /u, "documents:read"],
  [/ \/v1\/(?:documents\/read|rips|files\/archive|submissions\/reconcile)/u, "documents:read"],
  [/\/print\/preview$/u, "documents:read"],
  [/ \/v1\/(?:companies|certificates)/u, "companies:admin"],
  [/ \/v1\/providers/u, "providers:admin"],
  [/ \/v1\/webhook/u, "webhooks:admin"],
  [/ \/v1\/mails\/bounces/u, "mails:report"],
  [/ \/v1\/(?:dian|submissions|payslips)\//u, "documents:write"]
]

const allScopes = [
  "documents:write",
  "documents:read",
  "inbox:read",
  "inbox:write",
  "mails:report",
  "tokens:admin",
  "companies:admin",
  "providers:admin",
  "webhooks:admin",
  "audit:read"
]

/** What is posted: to the one that reads documents, a document. */
const postOf = (path: string): { readonly type: string; readonly body: string } =>
  path === "/v1/documents/read"
    ? { type: "application/xml", body: `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>` }
    : { type: "application/json", body: "{}" }

/** What is answered to a token of another company too, with what is its own: nothing, or that the body does not fit. */
const ofItsOwn: Readonly<Record<string, number>> = {
  "GET /v1/audit": 200,
  "GET /v1/tokens": 200,
  "POST /v1/mails/bounces": 415,
  "POST /v1/submissions/retry": 400,
  "POST /v1/tokens": 400,
  "GET /v1/webhooks": 200,
  "POST /v1/webhooks": 400,
  "GET /v1/webhook-deliveries": 200
}

const queryOf = (path: string): string | undefined =>
  queries.find(([form]) => form.test(path))?.[1] ?? (withoutQuery.some((form) => form.test(path)) ? "" : undefined)

const service = TestService.layerOn(anyDatabase, { adminToken: Redacted.make(adminToken) }).pipe(
  Layer.provide(Sandbox.layer({ certificateDirectory }))
)

describe("every route of the contract", () => {
  layer(service, { excludeTestServices: true })((it) => {
    const status = (route: Route, token: string | undefined) =>
      Effect.flatMap(TestService, ({ url }) =>
        Effect.promise(async () => {
          // not company 1: one of these routes erases it
          const id = /^\/v1\/(?:companies|providers)/u.test(route.path) ? "9" : "019a0000-0000-7000-8000-000000000000"
          const path = route.path
            .replaceAll("{id}", id)
            .replaceAll("{file}", route.path.includes("/caught/") ? "message" : "document")
          const response = await fetch(`${url}${path}?${queryOf(route.path) ?? ""}`, {
            method: route.method,
            headers: {
              "content-type": postOf(route.path).type,
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
            },
            ...(/^(?:POST|PUT|PATCH)$/u.test(route.method) ? { body: postOf(route.path).body } : {})
          })
          await response.arrayBuffer()
          return response.status
        })
      )

    const make = (body: object) =>
      Effect.flatMap(TestService, ({ url }) =>
        Effect.promise(async () => {
          const response = await fetch(`${url}/v1/tokens`, {
            method: "POST",
            headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
            body: JSON.stringify(body)
          })
          const { id, token } = JSON.parse(await response.text())
          return { id: String(id), token: String(token) }
        })
      )

    it.effect("is either open on purpose or asks for a token", () =>
      Effect.sync(() => {
        assert.isAbove(routes.length, 20)
        assert.sameMembers(
          routes.filter(({ isOpen }) => isOpen).map(({ path }) => path.replace(/(?<=.)\/$/u, "")),
          open
        )
        for (const { isOpen, path } of routes) assert.isTrue(isOpen || queryOf(path) !== undefined, path)
      })
    )

    it.effect("answers 401 without a token, with an unknown, an expired or a revoked one", () =>
      Effect.gen(function* () {
        const revoked = yield* make({ Scopes: allScopes, Companies: ["*"] })
        yield* status({ method: "DELETE", path: `/v1/tokens/${revoked.id}`, isOpen: false }, adminToken)
        for (const route of routes.filter(({ isOpen }) => !isOpen)) {
          for (const token of [undefined, "", "nobody", revoked.token]) {
            assert.strictEqual(yield* status(route, token), 401, `${route.method} ${route.path} ${token}`)
          }
        }
      })
    )

    it.effect("answers 403 to a token with every scope but its own, and not to one with its own alone", () =>
      Effect.gen(function* () {
        const everywhere = { Companies: ["*"], Providers: ["*"] }
        const makeAll = (scopes: ReadonlyArray<string>) => make({ Scopes: scopes, ...everywhere })
        for (const scope of [...allScopes, "any"]) {
          const { token: others } = yield* makeAll(allScopes.filter((each) => each !== scope))
          const { token: own } = yield* makeAll(scope === "any" ? ["mails:report"] : [scope])
          const ofScope = routes.filter(
            ({ isOpen, method, path }) =>
              !isOpen && needed.find(([form]) => form.test(`${method} ${path}`))?.[1] === scope
          )
          assert.isAbove(ofScope.length, 0, scope)
          for (const route of ofScope) {
            const name = `${route.method} ${route.path} ${scope}`
            assert.strictEqual(yield* status(route, others), scope === "any" ? 200 : 403, name)
            assert.notInclude([401, 403, 500], yield* status(route, own), name)
          }
        }
        for (const { isOpen, method, path } of routes) {
          assert.isTrue(isOpen || needed.some(([form]) => form.test(`${method} ${path}`)), `${method} ${path}`)
        }
      })
    )

    it.effect("answers 403 or 404 to a token of another company, whatever its scopes", () =>
      Effect.gen(function* () {
        const { token: foreign } = yield* make({ Scopes: allScopes, Companies: ["2"], Providers: ["2"] })
        for (const route of routes.filter(({ isOpen }) => !isOpen)) {
          const name = `${route.method} ${route.path}`
          const isOfAnyToken = ofAnyToken.includes(route.path)
          const own = isOfAnyToken || ofNoCompany.includes(route.path) ? 200 : ofItsOwn[name.replace(/\/$/u, "")]
          assert.include(own === undefined ? [403, 404] : [own], yield* status(route, foreign), name)
        }
      })
    )
  })
})
