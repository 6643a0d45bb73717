import { assert, layer } from "@effect/vitest"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { strFromU8, unzipSync } from "fflate"
import { exportLayout } from "../../src/documents/exports/exportLayouts.ts"
import { sheetRows } from "../../src/platform/tables/sheetRows.ts"
import { Workbook } from "../../src/platform/tables/Workbook.ts"
import type { Column } from "../../src/platform/tables/Column.ts"
import { csvRows } from "../../src/platform/tables/textRows.ts"
import { anyDatabase, invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"
import { hasOpenpyxl, lookAt, pythonSum, readWorkbook } from "../support/workbook.ts"

const get = (query: string, language = "en") =>
  Effect.flatMap(TestService, ({ companyId, token, url }) =>
    Effect.promise(async () => {
      const headers = { authorization: `Bearer ${token}`, "accept-language": language }
      const response = await fetch(`${url}/v1/submissions/export?companyId=${companyId}&${query}`, { headers })
      return {
        status: response.status,
        headers: response.headers,
        octets: new Uint8Array(await response.arrayBuffer())
      }
    })
  )

const textOf = ({ octets }: { readonly octets: Uint8Array }) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(octets)

const linesOf = (query: string) =>
  Effect.map(get(`format=jsonl&${query}`), (answer) => {
    assert.strictEqual(answer.status, 200, textOf(answer))
    return textOf(answer)
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line))
  })

/** Columns of the authority's listing. */
const listing = [
  "Tipo de documento",
  "CUFE/CUDE",
  "Folio",
  "Prefijo",
  "Divisa",
  "Forma de Pago",
  "Medio de Pago",
  "Fecha Emisión",
  "Fecha Recepción",
  "NIT Emisor",
  "Nombre Emisor",
  "NIT Receptor",
  "Nombre Receptor",
  "IVA",
  "ICA",
  "IC",
  "INC",
  "Timbre",
  "INC Bolsas",
  "IN Carbono",
  "IN Combustibles",
  "IC Datos",
  "ICL",
  "INPP",
  "IBUA",
  "ICUI",
  "Rete IVA",
  "Rete Renta",
  "Rete ICA",
  "Total",
  "Estado",
  "Grupo"
]

layer(TestService.shared(anyDatabase), { excludeTestServices: true })("an export", (it) => {
  let filed: any
  let note: any

  const file = Effect.gen(function* () {
    if (filed !== undefined) return
    const { post } = yield* TestService
    filed = (yield* post(invoiceBody(990009100))).body
    const { document, id } = filed
    const reference = { uuid: document.uuid, number: id, date: document.date.slice(0, 10) }
    const body = documentTypes.CreditnoteCreate.example({ number: 9100, date: fromEpochMillis(Date.now()), reference })
    const noted = yield* post({ ...body, SigningCertificate: signingCertificate() }, { path: "/v1/dian/credit-notes" })
    assert.strictEqual(noted.body.status, "submitted", JSON.stringify(noted.body))
    note = noted.body
    yield* post(invoiceBody(990009101, { NumberingRange: { Prefix: "SETP", TechnicalKey: "0".repeat(40) } }))
  })

  it.effect("lists every document of a filter with counterparty and amount", () =>
    Effect.gen(function* () {
      yield* file
      const rows = yield* linesOf("")
      assert.deepStrictEqual(
        rows.map(({ number, status }) => [number, status]),
        [
          ["990009101", "rejected"],
          ["9100", "submitted"],
          ["990009100", "submitted"]
        ]
      )
      assert.deepInclude(rows[2], {
        prefix: "SETP",
        type: "01",
        uuid: filed.document.uuid,
        counterparty: "800199436",
        checkDigit: "4",
        name: "Panadería El Trigal & Hermanos Ltda.",
        currency: "COP",
        total: 573306.3
      })
      assert.include(textOf(yield* get("format=jsonl&status=submitted&type=01")), '"total":573306.30,')
      assert.lengthOf(yield* linesOf("q=trigal&status=rejected"), 1)
      const csv = yield* get("format=csv&type=01&status=submitted", "es")
      assert.strictEqual(csv.headers.get("content-type"), "text/csv; charset=utf-8")
      assert.match(
        csv.headers.get("content-disposition") ?? "",
        /^attachment; filename="radicar-\d+-lista-[-\d]+\.csv"$/u
      )
      const [names = "", row = "", ...more] = textOf(csv).split("\r\n")
      assert.isTrue(names.startsWith("\ufeffRegistrado,Código del tipo,Tipo,"))
      assert.include(row, ",01,Factura electrónica de venta,SETP,990009100,")
      assert.include(row, ",573306.30,")
      assert.deepStrictEqual(more, [""])
    })
  )

  it.effect("has the columns of the authority's listing, of accepted documents, notes positive", () =>
    Effect.gen(function* () {
      yield* file
      const { nit } = yield* TestService
      const rows = yield* linesOf("layout=dian")
      assert.deepStrictEqual(Object.keys(rows[1]), listing)
      const day = filed.document.date.slice(0, 10).split("-").toReversed().join("-")
      assert.lengthOf(rows, 2)
      assert.deepInclude(rows[1], {
        "Tipo de documento": "Factura electrónica",
        "CUFE/CUDE": filed.document.uuid,
        Folio: "990009100",
        Prefijo: "SETP",
        Divisa: "COP",
        "Fecha Emisión": day,
        "NIT Emisor": nit,
        // the company has no settings: the document names its issuer
        "Nombre Emisor": "Café Piñón y Cía. S.A.S.",
        "NIT Receptor": "800199436",
        IVA: 51300.3,
        IC: 0,
        Total: 573306.3,
        Estado: filed.response.notifications === undefined ? "Aprobado" : "Aprobado con notificación",
        Grupo: "Emitido"
      })
      assert.match(rows[1]["Fecha Recepción"], /^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/u)
      assert.strictEqual(rows[0]["Tipo de documento"], "Nota de crédito electrónica")
      assert.strictEqual(rows[0].Total, Number(note.document.total))
      assert.deepStrictEqual(yield* linesOf("layout=dian&status=rejected"), [])
    })
  )

  it.effect("is a day book, in which credit notes are negative", () =>
    Effect.gen(function* () {
      yield* file
      const [noted, sold, ...more] = yield* linesOf("layout=daybook")
      assert.deepStrictEqual(more, [])
      assert.strictEqual(noted.total, -Number(note.document.total))
      assert.strictEqual(noted.corrects, filed.id)
      assert.deepInclude(sold, {
        base19: 180000,
        iva5: 17100.3,
        total: 573306.3,
        book: "Sales",
        currency: "COP",
        rate: null
      })
      assert.deepStrictEqual(yield* linesOf("layout=daybook&status=rejected"), [])
    })
  )

  it.effect("has amounts of a foreign currency in it, and in pesos in a day book, by the rate of the document", () =>
    Effect.gen(function* () {
      yield* file
      const { companyId, post, token, url } = yield* TestService
      const [Date = ""] = filed.document.date.split("T")
      const PaymentExchangeRate = { CalculationRate: "4123.45", Date }
      const dollars = yield* post(invoiceBody(990009102, { CurrencyCode: "USD", PaymentExchangeRate }))
      assert.strictEqual(dollars.body.status, "submitted", JSON.stringify(dollars.body))
      assert.deepInclude(dollars.body.document, { currency: "USD", total: "573306.30" })
      const [listed] = yield* linesOf("layout=dian&currency=USD")
      assert.deepInclude(listed, { Divisa: "USD", IVA: 51300.3, Total: 573306.3 })
      const text = textOf(yield* get("format=jsonl&layout=daybook&currency=USD"))
      for (const amount of [
        '"base19":742221000.00',
        '"iva5":70512232.04',
        '"total":2363999862.74',
        '"rate":4123.45',
        '"totalInCurrency":573306.30'
      ]) {
        assert.include(text, amount)
      }
      const headers = { authorization: `Bearer ${token}` }
      const { groups } = yield* Effect.promise(async () => {
        const answer = await fetch(`${url}/v1/submissions/summary?companyId=${companyId}&by=type&type=01`, { headers })
        return answer.json() as Promise<any>
      })
      assert.deepStrictEqual(
        groups.map(({ currency, documents, pesos, total }: any) => [currency, documents, total, pesos]),
        [
          ["COP", 1, "573306.30", "573306.30"],
          ["USD", 1, "573306.30", "2363999862.74"]
        ]
      )
    })
  )

  it("leaves amounts in pesos empty where a document in a foreign currency states no rate", () => {
    const columns = exportLayout("daybook").columns({ language: "en", issuerName: "" })
    const row = { documentType: "91", prefix: "NC", written: "NC1", state: "accepted", currency: "USD", total: "10.00" }
    const facts = { iva: "1.60", iva19: "1.60", details: {} }
    const valueOf = (key: string) => columns.find((column) => column.key === key)?.valueOf({ ...row, facts } as any)
    assert.deepStrictEqual(["total", "iva19", "net", "rate", "currency", "totalInCurrency"].map(valueOf), [
      undefined,
      undefined,
      undefined,
      undefined,
      "USD",
      "-10.00"
    ])
  })

  it("of the inbox has credit notes negative, and debit notes positive", () => {
    const columns = exportLayout("inbox").columns({ language: "es", issuerName: "" })
    const valuesOf = (documentType: string) => {
      const row = { documentType, currency: "COP", total: "119.00", facts: { iva: "19.00", details: {} } }
      return ["iva", "total"].map((key) => columns.find((column) => column.key === key)?.valueOf(row as any))
    }
    assert.deepStrictEqual(valuesOf("91"), ["-19.00", "-119.00"])
    assert.deepStrictEqual(valuesOf("92"), ["19.00", "119.00"])
  })

  it.effect.skipIf(!hasOpenpyxl)("is a workbook that openpyxl reads cell by cell (needs python3 with openpyxl)", () =>
    Effect.gen(function* () {
      yield* file
      const { headers, octets } = yield* get("format=xlsx&layout=dian")
      assert.strictEqual(
        headers.get("content-type"),
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      )
      const [[name, [names, ...rows]]] = readWorkbook(octets) as any
      assert.strictEqual(name, "DIAN")
      assert.deepStrictEqual(
        names.map(([, value]: any) => value),
        listing
      )
      const expected = yield* linesOf("layout=dian")
      assert.deepStrictEqual(
        rows
          .slice(0, expected.length)
          .map((row: any) =>
            row.map(([type, value]: any) => (type === "n" && value !== "None" ? Number(value) : value))
          ),
        expected.map((row) =>
          listing.map((column) => (row[column] === "" || row[column] === null ? "None" : row[column]))
        )
      )
      const types = rows[1].map(([type]: any) => type)
      assert.strictEqual(types[listing.indexOf("Total")], "n")
      assert.strictEqual(types[listing.indexOf("NIT Receptor")], "s")
    })
  )

  it.effect.skipIf(!hasOpenpyxl)(
    "has words of the language in a workbook, and codes in CSV (needs python3 with openpyxl)",
    () =>
      Effect.gen(function* () {
        yield* file
        const wordsIn = Effect.fnUntraced(function* (language: string) {
          const { octets } = yield* get("format=xlsx&type=01&currency=COP", language)
          const [[, [names, ...rows]]] = readWorkbook(octets) as any
          const at = (row: any, name: string) => row[names.findIndex(([, value]: any) => value === name)][1]
          return { at, rows }
        })
        const english = yield* wordsIn("en")
        assert.deepStrictEqual(
          ["Status", "State", "Filed again", "Environment"].map((name) => english.at(english.rows[0], name)),
          ["Rejected", "Rejected", "No", "Sandbox"]
        )
        assert.strictEqual(english.at(english.rows[1], "Status"), "Accepted")
        const spanish = yield* wordsIn("es")
        assert.deepStrictEqual(
          ["Estado", "Estado exacto", "Radicado de nuevo", "Ambiente"].map((name) => spanish.at(spanish.rows[0], name)),
          ["Rechazado", "Rechazado", "No", "Simulador"]
        )
        assert.strictEqual(spanish.at(spanish.rows[1], "Estado"), "Aceptado")
        const csv = textOf(yield* get("format=csv&type=01&currency=COP", "es"))
        assert.include(csv, ",rejected,rejected,")
        assert.include(csv, ",false,")
        assert.include(csv, ",sandbox,")
      })
  )

  it.effect.skipIf(!hasOpenpyxl)("adds up what the sums of the filter count (needs python3 with openpyxl)", () =>
    Effect.gen(function* () {
      yield* file
      const { companyId, post, token, url } = yield* TestService
      const [Date = ""] = filed.document.date.split("T")
      const PaymentExchangeRate = { CalculationRate: "4000.00", Date }
      yield* post(invoiceBody(990009103, { CurrencyCode: "USD", PaymentExchangeRate }))
      const headers = { authorization: `Bearer ${token}` }
      const { groups } = yield* Effect.promise(async () => {
        const answer = await fetch(`${url}/v1/submissions/summary?companyId=${companyId}&by=status`, { headers })
        return answer.json() as Promise<any>
      })
      const wanted = groups.filter(({ book, status }: any) => book === "sale" && status === "submitted")
      const sum = pythonSum(wanted.map(({ pesos }: any) => pesos))
      for (const layout of ["list", "daybook"]) {
        const { octets } = yield* get(`format=xlsx&layout=${layout}`)
        const [[, rows]] = readWorkbook(octets) as any
        const title = layout === "list" ? "Total, COP" : "Total"
        const at = rows[0].findIndex(([, value]: any) => value === title)
        assert.strictEqual(rows.at(-1)[0][1], "Total Sales", layout)
        const [, formula] = rows.at(-1)[at]
        assert.match(formula, /^=SUBTOTAL\(109,([A-Z]+)\$2:\1\$\d+\)$/u)
        assert.include(strFromU8(unzipSync(octets)["xl/worksheets/sheet1.xml"]!), `</f><v>${sum}</v>`, layout)
      }
      const none = (yield* get("format=xlsx&q=nobody-has-this-name")).octets
      assert.lengthOf(readWorkbook(none)[0]![1], 1)
      assert.strictEqual(lookAt(none)[0]?.filter, "A1:AD1")
    })
  )

  it.effect("counts accepted documents in pesos, subtracts notes, and leaves rejected ones out", () =>
    Effect.gen(function* () {
      yield* file
      const rows = yield* linesOf("currency=COP")
      const lowered = -Number(note.document.total)
      assert.deepStrictEqual(
        rows.map(({ total, totalPesos }: any) => [total, totalPesos]),
        [
          [573306.3, null],
          [lowered, lowered],
          [573306.3, 573306.3]
        ]
      )
      // 180 000 at 19 %, 342 006 at 5 %
      assert.deepInclude(rows[2], { base: 522006, basePesos: 522006, iva: 51300.3, ivaPesos: 51300.3 })
    })
  )

  it.effect("is for the company's tokens, and says what is wrong with a question", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* get("format=pdf")).status, 400)
      assert.strictEqual((yield* get("format=csv&cursor=x")).status, 400)
      const { token, url } = yield* TestService
      const foreign = yield* Effect.promise(() =>
        fetch(`${url}/v1/submissions/export?companyId=1&format=csv`, { headers: { authorization: `Bearer ${token}` } })
      )
      assert.strictEqual(foreign.status, 403)
    })
  )

  const cells: ReadonlyArray<Column<readonly [string, string, string]>> = [
    { key: "text", name: { en: "Text", es: "Texto" }, kind: "text", valueOf: ([text]) => text },
    { key: "amount", name: { en: "Amount", es: "Valor" }, kind: "amount", valueOf: ([, amount]) => amount },
    { key: "at", name: { en: "At", es: "En" }, kind: "moment", valueOf: ([, , at]) => at }
  ]
  const hostile = [
    ["=1+1", "12345678901234567.89", "2026-01-15 10:00:01"],
    ["A <&>\u0001\r\n ", "-0.10", "1900-03-01 00:00:00"],
    ["@cmd", "0.00", "2026-12-31 23:59:59"]
  ] as const

  it("has no text that a spreadsheet reads as a formula, and every digit of an amount", () => {
    assert.strictEqual(
      csvRows(cells, hostile),
      `'=1+1,12345678901234567.89,2026-01-15 10:00:01\r\n"A <&>\u0001\r\n ",-0.10,1900-03-01 00:00:00\r\n'@cmd,0.00,2026-12-31 23:59:59\r\n`
    )
  })

  it("has no text that a spreadsheet reads as a formula in its full-width form", () => {
    const [text] = cells
    // OWASP, CSV Injection
    const beginnings = ["=", "+", "-", "@", "\t", "\uff1d", "\uff0b", "\uff0d", "\uff20"]
    const rows = beginnings.map((each) => [`${each}1`, "", ""] as const)
    assert.strictEqual(text && csvRows([text], rows), beginnings.map((each) => `'${each}1\r\n`).join(""))
  })

  /** A workbook with one sheet of these rows, and the texts of its parts by name. */
  const bookOf = (rows: ReadonlyArray<readonly [string, string, string]>) => {
    const book = new Workbook(cells, { language: "es", name: "hoja" })
    const begin = book.nextSheet()
    const part = book.add(sheetRows(cells, rows, book.place))
    const octets = Buffer.concat([begin, part, book.finish()])
    const parts = Object.entries(unzipSync(octets)).map(([name, content]) => [name, strFromU8(content)] as const)
    return { octets, parts: new Map(parts) }
  }

  it("has every second of a day as a number of days that is less than a microsecond off", () => {
    const pad = (value: number) => String(value).padStart(2, "0")
    const moments = Array.from({ length: 86_400 }, (_, second) => {
      const [hours, minutes] = [Math.floor(second / 3600), Math.floor(second / 60) % 60]
      return `2026-01-15 ${pad(hours)}:${pad(minutes)}:${pad(second % 60)}`
    })
    const { parts } = bookOf(moments.map((moment) => ["", "", moment]))
    const written = Array.from(
      parts.get("xl/worksheets/sheet1.xml")!.matchAll(/<v>([\d.]+)<\/v>/gu),
      ([, days]) => days!
    )
    assert.lengthOf(written, 86_400)
    // 15 January 2026 is day 46 037 of Excel; noon is half a day
    assert.deepStrictEqual(
      [0, 1, 36_001, 43_200, 86_399].map((second) => written[second]),
      ["46037.000000000000", "46037.000011574074", "46037.416678240741", "46037.500000000000", "46037.999988425926"]
    )
    const pico = 1_000_000_000_000n
    for (const [second, days] of written.entries()) {
      const fraction = BigInt(days.replace("46037.", ""))
      // in units of a day divided by 10^12 and 86 400: a microsecond has a million
      const difference = fraction * 86_400n - BigInt(second) * pico
      assert.isTrue(difference < 1_000_000n && difference > -1_000_000n, days)
    }
  })

  it("has every part that its relationships and content types name, shared strings too", () => {
    const { parts } = bookOf(hostile)
    const targets = Array.from(
      parts.get("xl/_rels/workbook.xml.rels")!.matchAll(/Target="([^"]+)"/gu),
      ([, path]) => `xl/${path}`
    )
    assert.sameMembers(targets, ["xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/sharedStrings.xml"])
    const overrides = Array.from(
      parts.get("[Content_Types].xml")!.matchAll(/PartName="\/([^"]+)"/gu),
      ([, path]) => path
    )
    assert.sameMembers(overrides, [...targets, "xl/workbook.xml"])
    for (const part of targets) assert.isTrue(parts.has(part), part)
    // ECMA-376 part 1, 18.4.9: the table of shared strings
    const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    assert.include(parts.get("xl/sharedStrings.xml"), `<sst xmlns="${spreadsheet}" count="0" uniqueCount="0"/>`)
  })

  it.skipIf(!hasOpenpyxl)("keeps texts that look like numbers or dates as text (needs python3 with openpyxl)", () => {
    const texts = ["1E10", "1e400", "0012", "TRUE", "2026-01-15", "1/2", "12345678901234567890"]
    const [[, [, ...rows]]] = readWorkbook(bookOf(texts.map((text) => [text, "", ""])).octets) as any
    assert.deepStrictEqual(
      rows.map(([cell]: any) => cell),
      texts.map((text) => ["s", text, "@"])
    )
  })

  it.skipIf(!hasOpenpyxl)("continues on a next sheet, and keeps every text (needs python3 with openpyxl)", () => {
    const book = new Workbook(cells, { language: "es", name: "hoja", rows: 3 })
    const parts = [book.nextSheet()]
    for (const row of hostile) {
      if (book.room === 0) parts.push(book.nextSheet())
      parts.push(book.add(sheetRows(cells, [row], book.place)))
    }
    const sheets = readWorkbook(Buffer.concat([...parts, book.finish()]))
    assert.deepStrictEqual(
      sheets.map(([name, rows]) => [name, rows.map((row) => row.map(([type, value]) => [type, value]))]),
      [
        [
          "hoja",
          [
            [
              ["s", "Texto"],
              ["s", "Valor"],
              ["s", "En"]
            ],
            [
              ["s", "=1+1"],
              ["n", "1.2345678901234568e+16"],
              ["d", "2026-01-15 10:00:01"]
            ],
            [
              ["s", "A <&>\ufffd\r\n "],
              ["n", "-0.1"],
              ["d", "1900-03-01 00:00:00"]
            ]
          ]
        ],
        [
          "hoja 2",
          [
            [
              ["s", "Texto"],
              ["s", "Valor"],
              ["s", "En"]
            ],
            [
              ["s", "@cmd"],
              ["n", "0.0"],
              ["d", "2026-12-31 23:59:59"]
            ]
          ]
        ]
      ]
    )
  })
})
