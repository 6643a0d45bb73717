import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { invoiceBody, TestService } from "../support/TestService.ts"

const ask = (method: string, path: string, token?: string) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const response = await fetch(`${url}${path}`, { method, headers })
      const { byteLength } = await response.arrayBuffer()
      return { status: response.status, headers: response.headers, byteLength }
    })
  )

describe("general requirements of HTTP", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("HEAD is answered as GET, without its body", () =>
      Effect.gen(function* () {
        const { companyId, token } = yield* TestService
        const submissions = `/v1/submissions?companyId=${companyId}`
        // the whole description has examples that change every minute
        const description = "/openapi.json?operation=HealthGetLive"
        for (const path of ["/health/live", "/health/ready", description, submissions, "/nowhere"]) {
          const [head, get] = [yield* ask("HEAD", path, token), yield* ask("GET", path, token)]
          assert.strictEqual(head.status, get.status, path)
          assert.strictEqual(head.byteLength, 0, path)
          for (const name of ["content-type", "content-length"]) {
            assert.strictEqual(head.headers.get(name), get.headers.get(name), `${path} ${name}`)
          }
        }
        assert.strictEqual((yield* ask("HEAD", submissions)).status, 401)
        // the connection goes on
        assert.strictEqual((yield* ask("GET", "/health/live")).status, 200)
      })
    )

    it.effect("JSON is stored and framed by nobody, and runs nothing; files are downloads", () =>
      Effect.gen(function* () {
        const { post, token } = yield* TestService
        const filed = yield* post(invoiceBody(990000970))
        const key: string = filed.body.document.uuid
        const paths = ["/health/live", "/openapi.json", `/v1/submissions/${key}`, "/v1/submissions", "/nowhere"]
        for (const path of paths) {
          const { headers } = yield* ask("GET", path, token)
          assert.strictEqual(headers.get("cache-control"), "no-store", path)
          assert.match(
            headers.get("content-security-policy") ?? "",
            /default-src 'none'.* frame-ancestors 'none'/u,
            path
          )
          assert.strictEqual(headers.get("referrer-policy"), "no-referrer", path)
        }
        for (const path of ["pdf", "xml"]) {
          const { headers } = yield* ask("GET", `/v1/files/${path}?uuid=${key}`, token)
          assert.match(headers.get("content-disposition") ?? "", /^attachment; /u)
          assert.strictEqual(headers.get("cache-control"), "private, no-cache")
        }
      })
    )

    it.effect("401 says which credentials are wanted, and no other answer does", () =>
      Effect.gen(function* () {
        const { companyId, token } = yield* TestService
        for (const wrong of [undefined, "nobody"]) {
          const { headers, status } = yield* ask("GET", `/v1/submissions?companyId=${companyId}`, wrong)
          assert.strictEqual(status, 401)
          assert.strictEqual(headers.get("www-authenticate"), "Bearer")
        }
        const { headers } = yield* ask("GET", "/v1/submissions?companyId=1", token)
        assert.isNull(headers.get("www-authenticate"))
      })
    )
  })
})
