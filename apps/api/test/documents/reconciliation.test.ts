import { assert, it as alone, layer } from "@effect/vitest"
import { Effect } from "effect"
import { zipSync } from "fflate"
import { readListing } from "../../src/documents/reconciliation/readListing.ts"
import type { Column } from "../../src/platform/tables/Column.ts"
import { sheetRows } from "../../src/platform/tables/sheetRows.ts"
import { Workbook } from "../../src/platform/tables/Workbook.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"
import { hasOpenpyxl, readWorkbook, writeWorkbook } from "../support/workbook.ts"

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

const reconcile = (listing: Uint8Array, query = "", headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ companyId, token, url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/submissions/reconcile?companyId=${companyId}${query}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": xlsx, ...headers },
        body: listing as any
      })
      const octets = new Uint8Array(await response.arrayBuffer())
      const isJson = response.headers.get("content-type")?.includes("json") === true
      return {
        status: response.status,
        octets,
        body: isJson ? JSON.parse(new TextDecoder().decode(octets)) : undefined
      }
    })
  )

/** The rows of an export for the authority's listing. */
const listed = Effect.flatMap(TestService, ({ companyId, token, url }) =>
  Effect.promise(async () => {
    const get = (format: string) =>
      fetch(`${url}/v1/submissions/export?companyId=${companyId}&layout=dian&format=${format}`, {
        headers: { authorization: `Bearer ${token}` }
      })
    const lines = (await (await get("jsonl")).text()).trim().split("\n")
    const rows: ReadonlyArray<Record<string, any>> = lines.map((line) => JSON.parse(line))
    return { rows, workbook: new Uint8Array(await (await get("xlsx")).arrayBuffer()) }
  })
)

/** A workbook of rows, as another program would write it that has these columns only. */
const workbookOf = (rows: ReadonlyArray<Record<string, any>>): Uint8Array => {
  const names = Object.keys(rows[0] ?? {})
  const columns = names.map((name): Column<Record<string, any>> => ({
    key: name,
    name: { en: name, es: name },
    kind: name === "Total" ? "amount" : "text",
    valueOf: (row) => String(row[name])
  }))
  const workbook = new Workbook(columns, { language: "es", name: "Hoja" })
  const begin = workbook.nextSheet()
  const part = workbook.add(sheetRows(columns, rows, workbook.place))
  return Buffer.concat([begin, part, workbook.finish()])
}

/** A ZIP that states this inflated length of its only file. */
const statingLength = (length: number): Uint8Array => {
  const zip = Buffer.from(zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(1000) }))
  zip.writeUInt32LE(length, 22)
  zip.writeUInt32LE(length, zip.indexOf("PK\x01\x02", 0, "latin1") + 24)
  return zip
}

layer(TestService.shared(anyDatabase), { excludeTestServices: true })(
  "a reconciliation with the authority's listing",
  (it) => {
    const numbers = [990009200, 990009201, 990009202, 990009203]
    let isFiled = false
    const file = Effect.gen(function* () {
      if (isFiled) return
      const { post } = yield* TestService
      for (const number of numbers) {
        const { body } = yield* post(invoiceBody(number))
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      }
      const rejected = yield* post(
        invoiceBody(990009204, { NumberingRange: { Prefix: "SETP", TechnicalKey: "0".repeat(40) } })
      )
      assert.strictEqual(rejected.body.status, "rejected")
      isFiled = true
    })

    it.effect("finds no difference in the export of the same documents", () =>
      Effect.gen(function* () {
        yield* file
        const { workbook } = yield* listed
        const { body, status } = yield* reconcile(workbook)
        assert.strictEqual(status, 200, JSON.stringify(body))
        const { counts, findings, omitted } = body
        assert.deepStrictEqual(counts, { issued: 4, received: 0, events: 0, others: 0, matched: 4, findings: 0 })
        assert.deepStrictEqual({ findings, omitted }, { findings: [], omitted: 0 })
      })
    )

    it.effect("lists what is there and not here, here and not there, and what differs, each with what to do", () =>
      Effect.gen(function* () {
        yield* file
        const { companyId, token, url } = yield* TestService
        const { rows } = yield* listed
        const of = (number: number) => rows.find((row) => row["Folio"] === String(number)) ?? {}
        const rejected = yield* Effect.promise(async () => {
          const answer = await fetch(`${url}/v1/submissions?companyId=${companyId}&number=990009204`, {
            headers: { authorization: `Bearer ${token}` }
          })
          return ((await answer.json()) as any).items[0].result.document
        })
        const foreign = "f".repeat(96)
        const listing = workbookOf([
          { ...of(990009200), Total: "573306.31" },
          { ...of(990009201), "CUFE/CUDE": "e".repeat(96) },
          of(990009202),
          { ...of(990009202), Folio: "7", "CUFE/CUDE": foreign },
          { ...of(990009202), Folio: "990009204", "CUFE/CUDE": rejected.uuid.toUpperCase() },
          { ...of(990009202), Folio: "8", "CUFE/CUDE": "d".repeat(96), Grupo: "Recibido" },
          { ...of(990009202), Folio: "9", "CUFE/CUDE": "c".repeat(96), "Tipo de documento": "Application response" }
        ])
        const { body } = yield* reconcile(listing)
        assert.deepStrictEqual(body.counts, { issued: 5, received: 1, events: 1, others: 0, matched: 1, findings: 5 })
        assert.deepStrictEqual(
          body.findings.map(({ id, kind }: any) => [kind, id]),
          [
            ["amount", "SETP990009200"],
            ["other-key", "SETP990009201"],
            ["missing-here", "SETP7"],
            ["state", "SETP990009204"],
            ["missing-at-authority", "SETP990009203"]
          ]
        )
        assert.deepInclude(body.findings[0].listed, { total: "573306.31", state: of(990009200)["Estado"] })
        assert.deepInclude(body.findings[0].recorded, { total: "573306.30", state: "accepted" })
        assert.notProperty(body.findings[2], "recorded")
        assert.strictEqual(body.findings[3].recorded.state, "rejected")
        const spanish = yield* reconcile(listing, "", { "accept-language": "es" })
        assert.match(spanish.body.findings[2].action, /^Busque el programa que lo expidió/u)
        if (!hasOpenpyxl) return
        const [[name, [heads, ...cells]]] = readWorkbook(
          (yield* reconcile(listing, "&format=xlsx", { "accept-language": "es" })).octets
        ) as any
        assert.strictEqual(name, "Conciliación")
        assert.deepStrictEqual(
          heads.slice(0, 2).map(([, value]: any) => value),
          ["Hallazgo", "Número"]
        )
        assert.lengthOf(cells, 5)
        assert.deepStrictEqual([cells[0][6][1], cells[3][6][1]], ["Aceptado", "Rechazado"])
        assert.deepStrictEqual(
          cells[0].slice(3, 5).map(([type, value]: any) => [type, Number(value)]),
          [
            ["n", 573306.31],
            ["n", 573306.3]
          ]
        )
      })
    )

    it.effect.skipIf(!hasOpenpyxl)(
      "reads headings in any order and without accents, dates of Excel, and NITs with points (needs openpyxl)",
      () =>
        Effect.gen(function* () {
          yield* file
          const { nit } = yield* TestService
          const { rows } = yield* listed
          const heads = [
            "ESTADO",
            "Total",
            "Grupo",
            "NIT EMISOR",
            "Fecha Emision",
            "Prefijo",
            "folio",
            "CUFE / CUDE",
            "Tipo de Documento"
          ]
          const day = (row: any) => row["Fecha Emisión"].split("-").toReversed().join("-")
          const listing = writeWorkbook([
            ["Listado de documentos"],
            heads,
            ...rows.map((row) => [
              row["Estado"],
              row["Total"],
              "EMITIDO",
              nit.replaceAll(/(?=(?:\d{3})+$)/gu, "."),
              `date:${day(row)}`,
              row["Prefijo"],
              Number(row["Folio"]),
              row["CUFE/CUDE"],
              row["Tipo de documento"]
            ])
          ])
          const { body } = yield* reconcile(listing)
          assert.deepInclude(body.counts, { issued: 4, matched: 4, findings: 0 })
          const [first] = rows
          assert.strictEqual(body.from, day(first))
        })
    )

    it.effect("refuses what is no listing, and says why", () =>
      Effect.gen(function* () {
        yield* file
        const { rows } = yield* listed
        const refused = Effect.fnUntraced(function* (listing: Uint8Array, reason: RegExp) {
          const { body, status } = yield* reconcile(listing)
          assert.strictEqual(status, 400, JSON.stringify(body))
          assert.strictEqual(body.type, "urn:radicar:problem:unreadable-document")
          assert.match(body.detail, reason)
        })
        yield* refused(new TextEncoder().encode("no workbook"), /^The file is not a readable Excel workbook/u)
        const [first = {}] = rows
        const { Total: _, ...withoutTotal } = first
        yield* refused(workbookOf([withoutTotal]), /missing: total\./u)
        yield* refused(workbookOf([{ ...first, "NIT Emisor": "800199436-4" }]), /^The listing is of NIT 800199436-4/u)
        yield* refused(statingLength(400 * 1024 * 1024), /^The listing inflates to more than 366 MiB in its sheet\./u)
        assert.strictEqual((yield* reconcile(new Uint8Array(10), "", { "content-type": "text/csv" })).status, 415)
        assert.strictEqual((yield* reconcile(new Uint8Array(37 * 1024 * 1024))).status, 413)
      })
    )
  }
)

/** NITs as the websites of their owners state them: DIAN, Ecopetrol and Bancolombia. */
const publicNits = [
  ["800197268", ["800197268", "800197268-4", "800.197.268-4", "8001972684", " 800 197 268 - 4 "]],
  ["899999068", ["899999068", "899999068-1", "899.999.068-1", "8999990681"]],
  ["890903938", ["890903938", "890903938-8", "890.903.938-8", "8909039388"]]
] as const

alone.each(publicNits)("a listing of NIT %s is the company's, with and without its check digit", async (nit, forms) => {
  const others = ["800197268-5", "899999068-2", "890903938-7", "900373115-3", "900373115"]
  const rows = [...forms, ...others].map((issuer, index) => ({
    "Tipo de documento": "Factura electrónica",
    "CUFE/CUDE": String(index).padStart(96, "0"),
    Folio: index,
    Prefijo: "SETP",
    "Fecha Emisión": "15-01-2026",
    "NIT Emisor": issuer,
    Total: "1.00",
    Estado: "Aprobado",
    Grupo: "Emitido"
  }))
  const result = await readListing.run({ bytes: Uint8Array.from(workbookOf(rows)), nit })
  if ("unreadable" in result) throw new Error(result.unreadable.en)
  assert.deepInclude(result.listing.counts, { issued: forms.length, others: others.length })
})
