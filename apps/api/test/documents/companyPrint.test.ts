import { assert, describe, layer } from "@effect/vitest"
import { equivalentExample } from "@radicar/domain/inner/example/equivalentExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { unzipSync } from "fflate"
import { deflateSync, inflateSync } from "node:zlib"
import { eventually } from "../support/eventually.ts"
import { adminToken, invoiceBody, newCompany, signingCertificate, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())

/** A PNG of one grey, with sums that its reader does not check. */
const png = (width: number, height: number): Buffer => {
  const chunk = (type: string, content: Uint8Array) => {
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length)
    frame.write(type, 4, "latin1")
    return Buffer.concat([frame, content, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const samples = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", samples), chunk("IEND", Buffer.alloc(0))])
}

/** Width of the first page of a PDF, in points; 80 mm are 226.77, 58 mm 164.41, Letter 612. */
const widthOf = (pdf: Buffer): string | undefined => /\/MediaBox\[0 0 ([0-9.]+) /u.exec(pdf.toString("latin1"))?.[1]

/** The inflated streams of a PDF, which draw its pages. */
const drawn = (pdf: Buffer): string => {
  const text = pdf.toString("latin1")
  return Array.from(text.matchAll(/\/Filter\/FlateDecode\/Length ([0-9]+)>>\nstream\n/gu), (found) => {
    const from = found.index + found[0].length
    return inflateSync(pdf.subarray(from, from + Number(found[1]))).toString("latin1")
  }).join("\n")
}

const pixelsOn = (pdf: Buffer): string | undefined =>
  /\/Subtype\/Image\/Width ([0-9]+\/Height [0-9]+)/u.exec(pdf.toString("latin1"))?.[1]

/** Asks the service as a company; the answer is a file, or JSON. */
const asking = (token: string) => (method: string, path: string, body?: object) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      const octets = Buffer.from(await response.arrayBuffer())
      const isJson = response.headers.get("content-type")?.includes("json") === true
      return { status: response.status, octets, body: isJson ? JSON.parse(octets.toString()) : undefined }
    })
  )

describe("paper and design of a company", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    let number = 990_006_100
    let ticket = 8_100

    const filed = (kind: "invoice" | "ticket") =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body =
          kind === "invoice"
            ? invoiceBody(number++)
            : { ...equivalentExample({ number: ticket++, date: now() }), SigningCertificate: signingCertificate() }
        const answer = yield* post(body, kind === "invoice" ? {} : { path: "/v1/dian/equivalents/" })
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        return String(answer.body.document.uuid)
      })

    it.effect("a ticket is on a roll of 80 mm, and every sale on the paper that a request asks for", () =>
      Effect.gen(function* () {
        const ask = asking((yield* TestService).token)
        const pdf = (uuid: string, query = "") =>
          Effect.map(ask("GET", `/v1/files/pdf/?uuid=${uuid}${query}`), ({ octets }) => widthOf(octets))
        const [sold, invoiced] = [yield* filed("ticket"), yield* filed("invoice")]
        assert.strictEqual(yield* pdf(sold), "226.77")
        assert.strictEqual(yield* pdf(sold, "&paper=letter"), "612")
        assert.strictEqual(yield* pdf(invoiced), "612")
        assert.strictEqual(yield* pdf(invoiced, "&paper=roll58"), "164.41")
        assert.strictEqual((yield* ask("GET", `/v1/files/pdf/?uuid=${sold}&paper=a4`)).status, 400)
      })
    )

    it.effect("its paper, colour, logo and text are on every PDF made from then on, and in the ZIP", () =>
      Effect.gen(function* () {
        const { companyId, token } = yield* TestService
        const ask = asking(token)
        const administer = asking(adminToken)
        const path = `/v1/companies/${companyId}/print`
        const pdf = (uuid: string) => Effect.map(ask("GET", `/v1/files/pdf/?uuid=${uuid}`), ({ octets }) => octets)
        const [sold, invoiced] = [yield* filed("ticket"), yield* filed("invoice")]
        // kept in memory from before
        assert.strictEqual(pixelsOn(yield* pdf(invoiced)), undefined)
        const Logo = png(30, 20).toString("base64")
        const settings = { TillPaper: "roll58", Template: "plain", Colour: "#7A1FA2", Logo, LogoPlace: "right" }
        const put = yield* administer("PUT", path, { ...settings, Footer: "Lunes a sábado" })
        assert.strictEqual(put.status, 200, put.octets.toString())
        const stored = yield* ask("GET", path)
        assert.deepStrictEqual(stored.body.settings, { ...settings, Colour: "#7a1fa2", Footer: "Lunes a sábado" })
        const [ticketPdf, invoicePdf] = [yield* pdf(sold), yield* pdf(invoiced)]
        assert.deepStrictEqual([ticketPdf, invoicePdf].map(widthOf), ["164.41", "612"])
        assert.deepStrictEqual([ticketPdf, invoicePdf].map(pixelsOn), ["30/Height 20", "30/Height 20"])
        assert.include(drawn(invoicePdf), "0.48 0.12 0.64 sc")
        const link = yield* eventually(
          ask("GET", `/v1/files/url/?uuid=${sold}&type=zip`),
          ({ status }) => status === 200
        )
        const zip = yield* Effect.promise(
          async () => new Uint8Array(await (await fetch(String(link.body.url))).arrayBuffer())
        )
        const inside = Object.entries(unzipSync(zip)).find(([name]) => name.endsWith(".pdf"))
        assert.strictEqual(widthOf(Buffer.from(inside?.[1] ?? [])), "164.41")

        // a PUT replaces all
        assert.deepStrictEqual((yield* administer("PUT", path, {})).body.settings, {})
        assert.deepStrictEqual([widthOf(yield* pdf(sold)), pixelsOn(yield* pdf(invoiced))], ["226.77", undefined])
      })
    )

    it.effect("a preview shows a design on a document of the company, and stores nothing", () =>
      Effect.gen(function* () {
        const { companyId, token, url } = yield* TestService
        const ask = asking(token)
        const uuid = yield* filed("invoice")
        const path = `/v1/companies/${companyId}/print`
        const before = (yield* ask("GET", path)).body
        const design = { Colour: "#12355f", Logo: png(7, 9).toString("base64") }
        const preview = yield* ask("POST", `${path}/preview?uuid=${uuid}&paper=roll80`, design)
        assert.strictEqual(preview.status, 200, preview.octets.toString())
        assert.deepStrictEqual([widthOf(preview.octets), pixelsOn(preview.octets)], ["226.77", "7/Height 9"])
        assert.deepStrictEqual((yield* ask("GET", path)).body, before)
        const other = yield* newCompany(url)
        const [asOther, ofOther] = [
          yield* asking(other.token)("POST", `${path}/preview?uuid=${uuid}`, design),
          yield* asking(other.token)("POST", `/v1/companies/${other.companyId}/print/preview?uuid=${uuid}`, design)
        ]
        assert.deepStrictEqual([asOther.status, ofOther.status], [403, 404])
        assert.deepStrictEqual(
          [(yield* asking(other.token)("GET", path)).status, (yield* asking(other.token)("PUT", path, {})).status],
          [403, 403]
        )
      })
    )

    it.effect("refuses a colour too light for white letters, and a logo that no PDF can have", () =>
      Effect.gen(function* () {
        const { companyId, token } = yield* TestService
        const ask = asking(adminToken)
        const path = `/v1/companies/${companyId}/print`
        const before = (yield* ask("PUT", path, { Colour: "#767676" })).body
        // #767676 has a contrast of 4.54, #777777 of 4.48 (WebAIM's and the W3C's tables agree)
        for (const [field, value, expected] of [
          ["Colour", "#777777", "4.5"],
          ["Colour", "red", "six hexadecimal digits"],
          ["Template", "fancy", "classic or plain"],
          ["TillPaper", "a4", "letter, roll80 or roll58"],
          ["Logo", Buffer.from("<svg/>").toString("base64"), "PNG or JPEG"],
          ["Logo", "not base64!", "PNG or JPEG"],
          ["Footer", "x".repeat(301), "300"]
        ] as const) {
          const refused = yield* ask("PUT", path, { [field]: value })
          assert.strictEqual(refused.status, 400, `${field} ${value}`)
          assert.strictEqual(refused.body.violations[0].path, `$.${field}`)
          assert.include(refused.body.violations[0].expected, expected)
        }
        assert.deepStrictEqual((yield* asking(token)("GET", path)).body, before)
      })
    )
  })
})
