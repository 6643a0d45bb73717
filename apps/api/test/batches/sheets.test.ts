import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { strFromU8, unzipSync } from "fflate"
import { salesTemplate } from "../../src/batches/sheets/writeSales.ts"
import { type Answer, invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"
import { hasOpenpyxl, readWorkbook, writeWorkbook } from "../support/workbook.ts"

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/** Sends a request about sheets; its answer is JSON or octets. */
const askAbout = (path: string, body: Uint8Array | string, language = "es") =>
  Effect.flatMap(TestService, ({ companyId, token, url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/sheets${path}?companyId=${companyId}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": typeof body === "string" ? "application/json" : xlsx,
          "accept-language": language
        },
        body: body as any
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

const headings = [
  "Referencia",
  "Prefijo",
  "Fecha",
  "Tipo de documento",
  "Identificación",
  "Cliente",
  "Código",
  "Descripción",
  "Cantidad",
  "Valor unitario",
  "IVA %"
]

const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

type Row = ReadonlyArray<string | number | null>

/** A row of a sale with the headings above. */
const saleRow = (
  reference: string,
  { buyer = "900123456-8" as string | number, price = 1000, name = "Compradora S.A.S." } = {}
): Row => [reference, "SETP", `date:${today()}`, "NIT", buyer, name, "A1", "Café", 2, price, 19]

interface Sale {
  readonly reference: string
  readonly rows: ReadonlyArray<number>
  readonly cells: Readonly<Record<string, string>>
  readonly idempotencyKey: string
  readonly correctionKey?: string
  readonly recorded?: { readonly id: string; readonly uuid: string; readonly state: string }
  readonly body: any
}

/** Checks or files a sale, with what a company has stored in its settings. */
const send = ({ body }: Sale, key: string, dryRun = false): Effect.Effect<Answer, never, TestService> =>
  Effect.flatMap(TestService, ({ post, query }) => {
    const { CompanyParty, SigningCertificate } = invoiceBody(1)
    return post(
      { CompanyParty, SigningCertificate, ...body },
      {
        query: `${query}&complete=totals${dryRun ? "&dryRun=true" : ""}`,
        headers: { "idempotency-key": key, "accept-language": "es" }
      }
    )
  })

const salesOf = (rows: ReadonlyArray<Row>) =>
  Effect.map(askAbout("", writeWorkbook([headings, ...rows])), ({ body, status }) => {
    assert.strictEqual(status, 200, JSON.stringify(body))
    return body as { readonly sales: ReadonlyArray<Sale>; readonly faults: ReadonlyArray<any> }
  })

describe.skipIf(!hasOpenpyxl).each(serviceDatabases)("a sheet of sales, on %s (needs openpyxl)", (database) => {
  layer(TestService.shared(database), { excludeTestServices: true })((it) => {
    it.effect("is the invoices of its rows, with the cell of each field", () =>
      Effect.gen(function* () {
        const { faults, sales } = yield* salesOf([
          saleRow("V-1"),
          ["V-1", null, null, null, null, null, "B2", "Molino", "1", "1.500,50", 0.05],
          ["V-2 ñ", "SETP", today(), null, null, null, "A1", "Pan", 0.1, "2000", null]
        ])
        assert.deepStrictEqual(faults, [])
        const [first, second] = sales
        assert.deepInclude(first, { reference: "V-1", rows: [2, 3], idempotencyKey: "sheet:V-1" })
        assert.deepInclude(second, { reference: "V-2 ñ", rows: [4], idempotencyKey: "sheet:V-2%20%C3%B1" })
        assert.isDefined(first)
        const { CustomerParty, Date: date, Items } = first.body
        assert.deepStrictEqual(CustomerParty, {
          OrganizationTypeCode: "1",
          IdentificationType: "31",
          Id: "900123456",
          Name: "Compradora S.A.S."
        })
        assert.strictEqual(date, `${today()}T00:00:00`)
        assert.deepStrictEqual(Items, [
          {
            UnitCode: "94",
            Code: "A1",
            Description: "Café",
            Quantity: "2",
            Price: "1000",
            Taxes: [{ Code: "01", Percentage: "19" }]
          },
          {
            UnitCode: "94",
            Code: "B2",
            Description: "Molino",
            Quantity: "1",
            Price: "1500.5",
            Taxes: [{ Code: "01", Percentage: "5" }]
          }
        ])
        // the final consumer, and a line that is excluded from IVA
        assert.deepStrictEqual(second?.body.CustomerParty, {
          Id: "222222222222",
          IdentificationType: "13",
          Name: "consumidor final"
        })
        assert.deepStrictEqual(second?.body.Items[0], {
          UnitCode: "94",
          Code: "A1",
          Description: "Pan",
          Quantity: "0.1",
          Price: "2000"
        })
        assert.deepInclude(first.cells, {
          "$.CustomerParty.Name": "F2",
          "$.Items[0].Price": "J2",
          "$.Items[1].Taxes[0].Percentage": "K3"
        })
      })
    )

    it.effect("says of each cell what is wrong with it, and reads the other sales", () =>
      Effect.gen(function* () {
        const wrong = (cells: Readonly<Record<string, string | number | null>>): Row =>
          saleRow("W").map((value, index) => cells[headings[index] ?? ""] ?? value)
        const { faults, sales } = yield* salesOf([
          wrong({ Referencia: "W-1", Fecha: "ayer", Identificación: "900123456-1" }),
          wrong({ Referencia: "W-2", "Valor unitario": "12345678901234567", Cantidad: "dos" }),
          wrong({ Referencia: "W-3" }),
          wrong({ Referencia: "W-3", Cliente: "Otra" }),
          wrong({ Referencia: "W-4" }),
          wrong({ Referencia: "W-1" }),
          ["", ...saleRow("").slice(1)],
          // what stands together is not the whole invoice
          wrong({ Referencia: "W-5" }),
          wrong({ Referencia: "W-6" }),
          wrong({ Referencia: "W-5" }),
          wrong({ Referencia: "ñ".repeat(60) })
        ])
        assert.deepStrictEqual(
          sales.map(({ reference }) => reference),
          ["W-4", "W-6"]
        )
        assert.deepStrictEqual(
          faults.map(({ cell, reference, row }) => [row, cell, reference]),
          [
            [2, "C2", "W-1"],
            [2, "E2", "W-1"],
            [3, "I3", "W-2"],
            [3, "J3", "W-2"],
            [5, "F5", "W-3"],
            [7, "A7", "W-1"],
            [8, "A8", undefined],
            [11, "A11", "W-5"],
            [12, "A12", "ñ".repeat(60)]
          ]
        )
        assert.include(faults[0].message, "Se encontró: «ayer».")
        assert.include(faults[3].message, "15 dígitos")
        assert.include(faults[3].message, "«12345678901234567»")
      })
    )

    it.effect("reads the name of a code besides the code, whatever its case and accents", () =>
      Effect.gen(function* () {
        const names = [...headings, "Persona", "Forma de pago", "Medio de pago", "Municipio", "Unidad"]
        const rowOf = (reference: string, type: string, more: ReadonlyArray<string | number | null>): Row => [
          ...saleRow(reference, { buyer: "1020304050" }).map((value, index) => (index === 3 ? type : value)),
          ...more
        ]
        const sheet = writeWorkbook([
          names,
          rowOf("N-1", "cédula de CIUDADANIA", ["Natural", "crédito", "transferencia", "bogota", "CAJA"]),
          rowOf("N-2", "CC", ["Persona natural y asimiladas", "1", "47", 5001, "kg"]),
          rowOf("N-3", "Cédula de ciudadanía", ["natural", "Contado", "Efectivo", "Armenia", "Unidad"]),
          rowOf("N-4", "carné", ["natural", "Contado", "Efectivo", "Medellín", "Unidad"])
        ])
        const { faults, sales } = (yield* askAbout("", sheet)).body
        assert.deepStrictEqual(
          sales.map(({ body: { CustomerParty, Items, PaymentMeans } }: Sale) => [
            CustomerParty.IdentificationType,
            CustomerParty.OrganizationTypeCode,
            CustomerParty.PhysicalLocation.CityCode,
            PaymentMeans.Code,
            PaymentMeans.MethodCode,
            Items[0].UnitCode
          ]),
          [
            ["13", "2", "11001", "2", "47", "BX"],
            ["13", "2", "05001", "1", "47", "KGM"]
          ]
        )
        assert.deepStrictEqual(
          faults.map(({ reference }: any) => reference),
          ["N-3", "N-4"]
        )
        // Armenia is in Antioquia and in Quindío
        assert.include(faults[0].message, "05059, 63001. Se encontró: «Armenia».")
        assert.include(faults[1].message, "Se encontró: «carné».")
      })
    )

    it.effect("has a template with marks, an example, instructions and choices", () =>
      Effect.gen(function* () {
        for (const [language, names, required] of [
          ["es", ["Ventas", "Ejemplo", "Instrucciones", "Listas"], "Referencia *"],
          ["en", ["Sales", "Example", "Instructions", "Lists"], "Reference *"]
        ] as const) {
          const octets = salesTemplate(language)
          const sheets = readWorkbook(octets)
          assert.deepStrictEqual(
            sheets.map(([name]) => name),
            [...names]
          )
          const [, [titles = []] = []] = sheets[0] ?? []
          assert.strictEqual(titles[0]?.[1], required)
          const [, explained = []] = sheets[2] ?? []
          // a line for each column, below the headings
          assert.lengthOf(explained, titles.length + 1)
          for (const line of explained)
            assert.notInclude(
              line.slice(0, 4).map(([, value]) => value),
              "None"
            )
          const xml = strFromU8(unzipSync(octets)["xl/worksheets/sheet1.xml"]!)
          const [, lists = []] = sheets[3] ?? []
          const offered = Array.from(xml.matchAll(/<formula1>\w+!\$([A-Z])\$2:\$\1\$(\d+)</gu), ([, letter, last]) => {
            const index = letter!.charCodeAt(0) - 65
            return lists.slice(1, Number(last)).map((row) => row[index]?.[1])
          })
          assert.isTrue(offered.some((values) => values.includes("Cédula de ciudadanía") && !values.includes("None")))
          assert.isTrue(offered.some((values) => values.includes("Kilogramo")))
          assert.isTrue(offered.some((values) => values.join() === "19,5,0"))
        }
        yield* Effect.void
      })
    )

    it.effect("files each sale once, however often the sheet comes, and never a changed one again", () =>
      Effect.gen(function* () {
        const { stored } = yield* TestService
        const before = yield* stored
        const rows = ["F-1", "F-2", "F-3"].map((reference) => saleRow(reference))
        const numbers: Array<ReadonlyArray<string>> = []
        // three uploads, the first of which ended after two sales
        for (const count of [2, 3, 3]) {
          const { sales } = yield* salesOf(rows)
          const filed = yield* Effect.forEach(sales.slice(0, count), (sale) => send(sale, sale.idempotencyKey), {
            concurrency: 2
          })
          for (const { body, status } of filed) assert.strictEqual(status, 200, JSON.stringify(body))
          numbers.push(filed.map(({ body }) => body.id))
        }
        assert.strictEqual((yield* stored) - before, 3)
        assert.deepStrictEqual(numbers[1], numbers[2])
        assert.deepStrictEqual(numbers[1]?.slice(0, 2), numbers[0])
        const { sales } = yield* salesOf([saleRow("F-1", { price: 9999 }), saleRow("F-2")])
        const [changed, same] = sales
        assert.strictEqual(changed?.recorded?.state, "accepted")
        assert.strictEqual(changed?.recorded?.id, numbers[0]?.[0])
        for (const dryRun of [true, false]) {
          const refused = yield* send(changed as Sale, changed?.idempotencyKey ?? "", dryRun)
          assert.strictEqual(refused.body.type, "urn:radicar:problem:idempotency-conflict")
        }
        const again = yield* send(same as Sale, same?.idempotencyKey ?? "", true)
        assert.strictEqual(again.body.valid, true, JSON.stringify(again.body))
        assert.strictEqual((yield* stored) - before, 3)
      })
    )

    it.effect("files a rejected sale again under its reference once its rows were corrected", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const [sale] = (yield* salesOf([saleRow("R-1")])).sales
        assert.isDefined(sale)
        yield* sandbox.program({
          operation: "SendBillSync",
          behaviour: "clock-behind",
          duration: "2 minutes",
          times: 1
        })
        const rejected = yield* send(sale, sale.idempotencyKey)
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        const [corrected] = (yield* salesOf([saleRow("R-1", { price: 1200 })])).sales
        assert.deepInclude(corrected, { idempotencyKey: "sheet:R-1", correctionKey: "sheet:R-1:2" })
        assert.isDefined(corrected)
        const conflict = yield* send(corrected, corrected.idempotencyKey, true)
        assert.strictEqual(conflict.body.type, "urn:radicar:problem:idempotency-conflict")
        const filed = yield* send(corrected, corrected.correctionKey ?? "")
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const [last] = (yield* salesOf([saleRow("R-1", { price: 1200 })])).sales
        assert.deepInclude(last, { idempotencyKey: "sheet:R-1:2" })
        assert.strictEqual(last?.recorded?.id, filed.body.id)
      })
    )

    it.effect("comes back with number, CUFE, state and reasons, and can be uploaded again", () =>
      Effect.gen(function* () {
        const sheet = writeWorkbook([headings, saleRow("A-1"), saleRow("A-2", { price: 1.125 })])
        const [first] = (yield* askAbout("", sheet)).body.sales
        const filed = yield* send(first, first.idempotencyKey)
        const Content = Buffer.from(sheet).toString("base64")
        const Reasons = [{ Row: 3, Text: "Falta el correo." }]
        const answered = yield* askAbout("/results", JSON.stringify({ Content, Reasons }))
        assert.strictEqual(answered.status, 200, JSON.stringify(answered.body))
        const rows = readWorkbook(answered.octets)[0]?.[1].map((cells) => cells.map(([, value]) => value)) ?? []
        assert.deepStrictEqual(rows[0]?.slice(-4), ["Número", "CUFE", "Estado", "Motivos"])
        assert.deepStrictEqual(rows[1]?.slice(-4), [filed.body.id, filed.body.document.uuid, "Aceptado", "None"])
        assert.deepStrictEqual(rows[2]?.slice(-4), ["None", "None", "None", "Falta el correo."])
        const again = (yield* askAbout("", answered.octets)).body
        assert.deepStrictEqual(again.faults, [])
        assert.deepStrictEqual(
          again.sales.map(({ body }: Sale) => body.Items[0].Price),
          ["1000", "1.125"]
        )
        assert.strictEqual(again.sales[0].recorded.id, filed.body.id)
      })
    )

    it.effect("is read from its template, in both languages", () =>
      Effect.gen(function* () {
        for (const language of ["es", "en"] as const) {
          const [, [, example] = []] = readWorkbook(salesTemplate(language))
          const rows =
            example?.map((cells) =>
              cells.map(([type, value]) => (value === "None" ? null : type === "n" ? Number(value) : value))
            ) ?? []
          const { body, status } = yield* askAbout("", writeWorkbook(rows), language)
          assert.strictEqual(status, 200, JSON.stringify(body))
          assert.deepStrictEqual(body.faults, [])
          assert.deepInclude(body.sales[0].body, {
            DueDate: "2026-02-14T00:00:00",
            PaymentMeans: { Code: "2", MethodCode: "47", Date: "2026-02-14T00:00:00" }
          })
          // of an earlier day, which is the only thing wrong with it
          const [sale] = body.sales
          const checked = yield* send(
            { ...sale, body: { ...sale.body, Date: `${today()}T00:00:00` } },
            `template-${language}`,
            true
          )
          assert.deepStrictEqual([checked.body.valid, checked.body.violations], [true, []])
          // 12 × 28 500.50 and 5 %, and 200 000 less 10 % and 19 %
          assert.strictEqual(String(checked.body.body.LegalMonetaryTotal.PayableAmount), "573306.3")
        }
      })
    )

    it.effect("without the headings is refused with those that it lacks", () =>
      Effect.gen(function* () {
        const { body, status } = yield* askAbout(
          "",
          writeWorkbook([
            ["Referencia", "Fecha"],
            ["V-1", today()]
          ])
        )
        assert.strictEqual(status, 400, JSON.stringify(body))
        assert.include(body.detail, "Código, Descripción, Cantidad, Valor unitario")
      })
    )
  })
})
