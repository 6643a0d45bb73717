import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"

const ask = (method: string, path: string, token?: string) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const response = await fetch(`${url}${path}`, { method, headers })
      const { byteLength } = await response.arrayBuffer()
      return { status: response.status, headers: response.headers, byteLength }
    })
  )

describe("what HTTP asks of every service", () => {
  layer(TestService.layer(anyDatabase), { timeout: "1 minute", excludeTestServices: true })((it) => {
    it.effect("HEAD is answered as GET, without its body", () =>
      Effect.gen(function* () {
        for (const path of [
          "/health/live",
          "/health/ready",
          "/openapi.json",
          "/v1/submissions?companyId=1",
          "/nowhere"
        ]) {
          const [head, get] = [yield* ask("HEAD", path, developmentToken), yield* ask("GET", path, developmentToken)]
          assert.strictEqual(head.status, get.status, path)
          assert.strictEqual(head.byteLength, 0, path)
          for (const name of ["content-type", "content-length"]) {
            assert.strictEqual(head.headers.get(name), get.headers.get(name), `${path} ${name}`)
          }
        }
        assert.strictEqual((yield* ask("HEAD", "/v1/submissions?companyId=1")).status, 401)
        // the connection goes on
        assert.strictEqual((yield* ask("GET", "/health/live")).status, 200)
      })
    )

    it.effect("JSON is stored and framed by nobody, and runs nothing; files are downloads", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(990000970))
        const key: string = filed.body.document.uuid
        const paths = ["/health/live", "/openapi.json", `/v1/submissions/${key}`, "/v1/submissions", "/nowhere"]
        for (const path of paths) {
          const { headers } = yield* ask("GET", path, developmentToken)
          assert.strictEqual(headers.get("cache-control"), "no-store", path)
          assert.match(
            headers.get("content-security-policy") ?? "",
            /default-src 'none'.* frame-ancestors 'none'/u,
            path
          )
          assert.strictEqual(headers.get("referrer-policy"), "no-referrer", path)
        }
        for (const path of ["pdf", "xml"]) {
          const { headers } = yield* ask("GET", `/v1/files/${path}?uuid=${key}`, developmentToken)
          assert.match(headers.get("content-disposition") ?? "", /^attachment; /u)
          assert.strictEqual(headers.get("cache-control"), "private, no-cache")
        }
      })
    )

    it.effect("401 says which credentials are wanted, and no other answer does", () =>
      Effect.gen(function* () {
        for (const token of [undefined, "nobody"]) {
          const { headers, status } = yield* ask("GET", "/v1/submissions?companyId=1", token)
          assert.strictEqual(status, 401)
          assert.strictEqual(headers.get("www-authenticate"), "Bearer")
        }
        const { headers } = yield* ask("GET", "/v1/submissions?companyId=2", developmentToken)
        assert.isNull(headers.get("www-authenticate"))
      })
    )
  })
})
