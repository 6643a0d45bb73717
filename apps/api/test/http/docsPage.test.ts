import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { TestService } from "../support/TestService.ts"

const ask = (path: string, language = "en") =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, { headers: { "accept-language": language } })
      return { status: response.status, headers: response.headers, text: await response.text() }
    })
  )

/** The addresses that a page loads. */
const addressesIn = (page: string): ReadonlyArray<string> =>
  [...page.matchAll(/ (?:src|href)="(\/[^"]+)"/gu)].map(([, address = ""]) => address.replaceAll("&amp;", "&"))

describe("the page of the operations", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("runs its own scripts only, by their digests, and lets nobody frame it", () =>
      Effect.gen(function* () {
        const { headers, text } = yield* ask("/docs")
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
        assert.deepStrictEqual(policy.get("script-src"), ["'self'", ...digests])
      })
    )

    it.effect("is below two thousand octets, and loads the viewer and the description from the service", () =>
      Effect.gen(function* () {
        const { text } = yield* ask("/docs")
        assert.isBelow(Buffer.byteLength(text), 2000)
        const addresses = addressesIn(text)
        assert.lengthOf(addresses, 2)
        const answers = yield* Effect.forEach(addresses, (address) => ask(address))
        assert.sameMembers(
          answers.map(({ headers, status }) => `${status} ${headers.get("content-type")}`),
          ["200 application/json", "200 text/javascript; charset=utf-8"]
        )
        assert.isNotNull(answers.find(({ text }) => text.includes("createApiReference"))?.headers.get("etag"))
      })
    )

    it.effect("is in the language of the browser, or that of ?lang=", () =>
      Effect.gen(function* () {
        for (const [path, browser, language, operation] of [
          ["/docs", "es-CO,es;q=0.9", "es", "Radicar una factura de venta"],
          ["/docs", "fr", "en", "File a sales invoice"],
          ["/docs?lang=es", "en", "es", "Radicar una factura de venta"],
          ["/docs?lang=en", "es", "en", "File a sales invoice"]
        ] as const) {
          const { headers, text } = yield* ask(path, browser)
          assert.include(text, `<html lang="${language}">`)
          assert.strictEqual(headers.get("content-language"), language)
          assert.include(headers.get("vary") ?? "", "accept-language")
          const description = addressesIn(text).find((address) => address.startsWith("/openapi.json")) ?? ""
          const { paths } = JSON.parse((yield* ask(description, browser)).text)
          assert.strictEqual(paths["/v1/dian/invoices"].post.summary, operation)
        }
        assert.strictEqual((yield* ask("/docs?lang=fr")).status, 400)
      })
    )
  })
})
