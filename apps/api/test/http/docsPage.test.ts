import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { TestService } from "../support/TestService.ts"

describe("the page of the operations", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("runs its own scripts only, by their digests, and lets nobody frame it", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const { headers, text } = yield* Effect.promise(async () => {
          const response = await fetch(`${url}/docs`)
          return { headers: response.headers, text: await response.text() }
        })
        const policy = new Map(
          (headers.get("content-security-policy") ?? "").split("; ").map((each) => {
            const [name = "", ...sources] = each.split(" ")
            return [name, sources] as const
          })
        )
        assert.deepStrictEqual(policy.get("default-src"), ["'none'"])
        assert.deepStrictEqual(policy.get("frame-ancestors"), ["'none'"])
        assert.deepStrictEqual(policy.get("base-uri"), ["'none'"])
        assert.strictEqual(headers.get("x-frame-options"), "DENY")
        const scripts = text.split("<script>").slice(1)
        const digests = scripts.map((rest) => {
          const script = rest.slice(0, rest.indexOf("</script>"))
          return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
        })
        assert.isAbove(digests.length, 0)
        assert.deepStrictEqual(policy.get("script-src"), digests)
      })
    )
  })
})
