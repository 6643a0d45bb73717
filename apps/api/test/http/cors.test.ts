import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { readCorsOrigins } from "../../src/http/cors.ts"
import { anyDatabase, TestService } from "../support/TestService.ts"

const page = "https://erp.example.com"

/** What a browser sends before a page of an origin files a document (Fetch §4.8). */
const preflight = (url: string, origin: string) =>
  Effect.promise(() =>
    fetch(`${url}/v1/dian/invoices/`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key"
      }
    })
  )

describe("pages of other origins", () => {
  layer(TestService.layer(anyDatabase, { corsOrigins: new Set([page, "http://localhost:5173"]) }))((it) => {
    it.effect("may call where their origin is listed, and send no credentials of the browser", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const { headers, status } = yield* preflight(url, page)
        assert.strictEqual(status, 204)
        assert.strictEqual(headers.get("access-control-allow-origin"), page)
        assert.include(headers.get("access-control-allow-methods"), "POST")
        const allowed = headers.get("access-control-allow-headers")?.split(",")
        assert.includeMembers(allowed ?? [], ["authorization", "content-type", "idempotency-key"])
        assert.isNull(headers.get("access-control-allow-credentials"))
        assert.match(headers.get("vary") ?? "", /origin/iu)
      })
    )

    it.effect("read problems as well, and their headers", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const { headers, status } = yield* Effect.promise(() =>
          fetch(`${url}/v1/submissions`, { headers: { origin: page } })
        )
        assert.strictEqual(status, 401)
        assert.strictEqual(headers.get("access-control-allow-origin"), page)
        assert.includeMembers(headers.get("access-control-expose-headers")?.split(",") ?? [], [
          "x-radicar-notification",
          "x-request-id"
        ])
        assert.sameMembers((headers.get("vary") ?? "").toLowerCase().split(", "), ["origin", "accept-language"])
        assert.isNull(headers.get("access-control-allow-credentials"))
      })
    )

    it.effect("of an origin that is not listed get no permission, and caches keep the answers apart", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        for (const origin of [
          "https://elsewhere.example",
          "null",
          "https://erp.example.com.evil.example",
          `${page}:8443`
        ]) {
          const asked = yield* preflight(url, origin)
          assert.isNull(asked.headers.get("access-control-allow-origin"), origin)
          const answered = yield* Effect.promise(() => fetch(`${url}/openapi.json`, { headers: { origin } }))
          assert.isNull(answered.headers.get("access-control-allow-origin"), origin)
          assert.match(answered.headers.get("vary") ?? "", /origin/iu)
          assert.match(answered.headers.get("vary") ?? "", /accept-encoding/iu)
        }
      })
    )
  })
})

describe("RADICAR_CORS_ORIGINS", () => {
  it.effect("lists origins as browsers send them, and nothing else", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        [...(yield* readCorsOrigins(` ${page}, http://localhost:5173 ,`))],
        [page, "http://localhost:5173"]
      )
      assert.strictEqual((yield* readCorsOrigins(undefined)).size, 0)
      for (const text of [
        "*",
        "null",
        "erp.example.com",
        `${page}/`,
        `${page}/path`,
        "https://*.example.com",
        "ftp://a.example"
      ]) {
        const { message } = yield* Effect.flip(readCorsOrigins(text))
        assert.include(message, "RADICAR_CORS_ORIGINS", text)
      }
    })
  )
})
