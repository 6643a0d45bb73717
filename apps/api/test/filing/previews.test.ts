import { assert, describe, layer } from "@effect/vitest"
import { equivalentExample } from "@radicar/domain/inner/example/equivalentExample"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { adminToken, invoiceBody, newCompany, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())

/** Width of the first page of a PDF, in points; 80 mm are 226.77, Letter 612. */
const widthOf = (pdf: Buffer): string | undefined => /\/MediaBox\[0 0 ([0-9.]+) /u.exec(pdf.toString("latin1"))?.[1]

/** The title in the metadata of a PDF. */
const titleOf = (pdf: Buffer): string =>
  (/<dc:title>.*?<rdf:li[^>]*>([^<]*)</su.exec(pdf.toString("latin1"))?.[1] ?? "").replaceAll(
    /&#([0-9]+);/gu,
    (_, code) => String.fromCodePoint(Number(code))
  )

/** Asks for a preview for the company, with its own token or another one. */
const preview = (body: object, { by, more = "" }: { readonly by?: string; readonly more?: string } = {}) =>
  Effect.flatMap(TestService, ({ query, token, url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/dian/previews?${query}${more}`, {
        method: "POST",
        headers: { authorization: `Bearer ${by ?? token}`, "content-type": "application/json" },
        body: JSON.stringify(body)
      })
      const octets = Buffer.from(await response.arrayBuffer())
      const isJson = response.headers.get("content-type")?.includes("json") === true
      return { status: response.status, octets, problem: isJson ? JSON.parse(octets.toString()) : undefined }
    })
  )

describe("the preview of a document", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    const invoice = () => {
      const { Number: _, ...body } = invoiceExample({ number: 990_007_100, date: now() })
      return body
    }

    it.effect("is a PDF of what filing would record next, called a draft, and claims nothing", () =>
      Effect.gen(function* () {
        const { companyId, post, stored, url } = yield* TestService
        yield* post(invoiceBody(990_007_200))
        const before = yield* stored
        const { LegalMonetaryTotal: _, TaxTotals: __, ...body } = invoice() as Record<string, unknown>
        const made = yield* preview({ Operation: "InvoiceCreate", Body: body })
        assert.strictEqual(made.status, 200, made.octets.toString())
        assert.match(titleOf(made.octets), /^Factura electrónica de venta SETP\d+: Borrador – sin validez fiscal$/u)
        assert.strictEqual(widthOf(made.octets), "612")
        assert.notInclude(made.octets.toString("latin1"), "/EmbeddedFiles")
        assert.strictEqual(yield* stored, before)
        const audit: any = yield* Effect.promise(async () => {
          const headers = { authorization: `Bearer ${adminToken}` }
          return (await fetch(`${url}/v1/audit?companyId=${companyId}`, { headers })).json()
        })
        assert.deepStrictEqual(
          audit.items.map(({ operation }: any) => operation),
          ["CompanyPut", "InvoiceCreate"]
        )
      })
    )

    it.effect("is on the company's paper, or the one that the request asks for", () =>
      Effect.gen(function* () {
        const { Number: _, ...ticket } = equivalentExample({ number: 1, date: now() })
        const roll = yield* preview({ Operation: "EquivalentCreate", Body: ticket })
        assert.strictEqual(widthOf(roll.octets), "226.77", roll.octets.toString())
        const wide = yield* preview({ Operation: "EquivalentCreate", Body: ticket }, { more: "&paper=letter" })
        assert.strictEqual(widthOf(wide.octets), "612")
      })
    )

    it.effect("refuses a document with the violations of its dry run, and anything that is no document", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const { CustomerParty: _, ...wrong } = invoice()
        const refused = yield* preview({ Operation: "InvoiceCreate", Body: wrong })
        assert.strictEqual(refused.status, 400)
        assert.include(
          refused.problem.violations.map(({ path }: any) => path),
          "$.CustomerParty"
        )
        assert.strictEqual((yield* preview({ Operation: "CompanyErase", Body: invoice() })).status, 400)
        const large = yield* preview({ Operation: "InvoiceCreate", Body: { Note: "x".repeat(256 * 1024) } })
        assert.strictEqual(large.status, 413)
        const other = yield* newCompany(url)
        const theirs = yield* preview({ Operation: "InvoiceCreate", Body: invoice() }, { by: other.token })
        assert.strictEqual(theirs.status, 403)
      })
    )
  })
})
