import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { TestService } from "../support/TestService.ts"

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
  layer(TestService.shared(), { timeout: "1 minute", excludeTestServices: true })((it) => {
    it.effect("HEAD is answered as GET, without its body", () =>
      Effect.gen(function* () {
        const { companyId, token } = yield* TestService
        const submissions = `/v1/submissions?companyId=${companyId}`
        for (const path of ["/health/live", "/health/ready", "/openapi.json", submissions, "/nowhere"]) {
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
