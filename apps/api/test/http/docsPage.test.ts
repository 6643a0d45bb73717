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

/** The sources that the content security policy of an answer allows, by directive. */
const policyOf = (headers: Headers): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    (headers.get("content-security-policy") ?? "").split("; ").map((each) => {
      const [name = "", ...sources] = each.split(" ")
      return [name, sources]
    })
  )

/** The addresses that a page loads. */
const addressesIn = (page: string): ReadonlyArray<string> =>
  [...page.matchAll(/ (?:src|rel="preload" href)="(\/[^"]+)"/gu)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&")
  )

const schemasIn = (description: string): ReadonlyArray<string> =>
  Object.keys(JSON.parse(description).components.schemas)

describe("the pages of the operations", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("run their own scripts only, by their digests, and let nobody frame them", () =>
      Effect.gen(function* () {
        for (const path of ["/docs", "/docs?operation=InvoiceCreate"]) {
          const { headers, text } = yield* ask(path)
          const policy = policyOf(headers)
          assert.deepStrictEqual(policy.get("default-src"), ["'none'"])
          assert.deepStrictEqual(policy.get("frame-ancestors"), ["'none'"])
          assert.deepStrictEqual(policy.get("base-uri"), ["'none'"])
          assert.strictEqual(headers.get("x-frame-options"), "DENY")
          const scripts = text.split("<script>").slice(1)
          const digests = scripts.map((rest) => {
            const script = rest.slice(0, rest.indexOf("</script>"))
            return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
          })
          assert.lengthOf(digests, path === "/docs" ? 0 : 1)
          assert.deepStrictEqual(policy.get("script-src") ?? [], path === "/docs" ? [] : ["'self'", ...digests])
        }
      })
    )

    it.effect("list every operation and event in less than fifty thousand octets", () =>
      Effect.gen(function* () {
        const { text } = yield* ask("/docs")
        assert.isBelow(Buffer.byteLength(text), 50_000)
        const { paths, webhooks } = JSON.parse((yield* ask("/openapi.json")).text)
        const ids = [paths, webhooks]
          .flatMap((each) => Object.values<Readonly<Record<string, { readonly operationId: string }>>>(each))
          .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
        assert.isAbove(ids.length, 100)
        assert.sameMembers(
          [...text.matchAll(/\?operation=([^&#]+)&amp;/gu)].map(([, id = ""]) => id),
          ids
        )
      })
    )

    it.effect("load the viewer and the description of one operation, with what it refers to", () =>
      Effect.gen(function* () {
        const whole = (yield* ask("/openapi.json?lang=en&samples=required")).text
        for (const [operation, path] of [
          ["InvoiceCreate", "/v1/dian/invoices"],
          ["document.accepted", "document.accepted"]
        ] as const) {
          const { text } = yield* ask(`/docs?operation=${operation}`)
          assert.isBelow(Buffer.byteLength(text), 2000)
          const addresses = addressesIn(text)
          assert.lengthOf(addresses, 2)
          const answers = yield* Effect.forEach(addresses, (address) => ask(address))
          assert.sameMembers(
            answers.map(({ headers, status }) => `${status} ${headers.get("content-type")}`),
            ["200 application/json", "200 text/javascript; charset=utf-8"]
          )
          assert.isNotNull(answers.find(({ text }) => text.includes("createApiReference"))?.headers.get("etag"))
          const description = answers.find(({ text }) => text.startsWith("{"))?.text ?? ""
          assert.isBelow(description.length, whole.length / 5)
          const { paths, webhooks } = JSON.parse(description)
          assert.deepStrictEqual([...Object.keys(paths), ...Object.keys(webhooks)], [path])
          const referred = [...description.matchAll(/"#\/components\/schemas\/([^"]+)"/gu)].map(([, name = ""]) => name)
          assert.sameMembers([...new Set(referred)], [...schemasIn(description)])
          const examples = [...description.matchAll(/"#\/components\/examples\/([^"]+)"/gu)].map(([, name]) => name)
          assert.sameMembers([...new Set(examples)], Object.keys(JSON.parse(description).components.examples))
        }
        for (const page of ["/docs", "/openapi.json"]) {
          const { status, text } = yield* ask(`${page}?operation=invoicecreate`)
          assert.strictEqual(status, 400)
          assert.include(text, "there is no operation invoicecreate")
        }
      })
    )

    it.effect("are in the language of the browser, or that of ?lang=", () =>
      Effect.gen(function* () {
        for (const [parameters, browser, language, operation] of [
          [[], "es-CO,es;q=0.9", "es", "Radicar una factura de venta"],
          [[], "fr", "en", "File a sales invoice"],
          [["lang=es"], "en", "es", "Radicar una factura de venta"],
          [["lang=en"], "es", "en", "File a sales invoice"]
        ] as const) {
          for (const own of [[], ["operation=InvoiceCreate"]]) {
            const { headers, text } = yield* ask(`/docs?${[...parameters, ...own].join("&")}`, browser)
            assert.include(text, `<html lang="${language}">`)
            assert.include(text, operation)
            assert.strictEqual(headers.get("content-language"), language)
            assert.include(headers.get("vary") ?? "", "accept-language")
            for (const description of addressesIn(text).filter((address) => address.startsWith("/openapi.json"))) {
              const { paths } = JSON.parse((yield* ask(description, browser)).text)
              assert.strictEqual(paths["/v1/dian/invoices"].post.summary, operation)
            }
          }
        }
        assert.strictEqual((yield* ask("/docs?lang=fr")).status, 400)
      })
    )
  })
})
