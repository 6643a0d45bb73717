import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { noteExample } from "@radicar/domain/inner/example/noteExample"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { supportExample } from "@radicar/domain/inner/example/supportExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { unzip } from "@radicar/zip/inner/unzip"
import { Result } from "effect"
import type { Download, Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { file, fileDocument, makeToken } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { makeBuyer, sell } from "./support/samples.ts"
import { shared, visiting } from "./support/visiting.ts"

const buyer = { company: "8", nit: "901000008" }

/** A row of a table by its heading, as the texts of its cells. */
const cellsOf = async (page: Page, table: string, heading: string | RegExp): Promise<ReadonlyArray<string>> => {
  const row = page
    .getByRole("table", { name: table, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: heading, exact: true }) })
  const texts = await row.first().getByRole("cell").allTextContents()
  return texts.map((text) => text.replaceAll("\u00A0", " "))
}

/** The octets of a download. */
const octetsOf = async (download: Download): Promise<Buffer> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe.skipIf(shared === null)("the taxes of a period, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visitAny = visiting()
  let service: RunningService
  let url = ""
  let token = ""
  beforeAll(async () => {
    service = await ownService()
    url = service.url
    const date = fromEpochMillis(Date.now())
    const sold = await file(url, 990000500)
    await file(url, 990000501)
    const reference = { uuid: String(sold.document.uuid), number: "SETP990000500", date: String(sold.document.date) }
    const { NumberingRange } = invoiceExample({ number: 1, date })
    const filed = await Promise.all([
      fileDocument(
        url,
        "credit-notes",
        noteExample({
          number: 500,
          date,
          reference: { ...reference, date: date.date },
          typeCode: "91",
          prefix: "NC",
          operations: { withReference: "20", withoutReference: "22" },
          correctionCode: "2"
        })
      ),
      fileDocument(url, "supports", {
        ...supportExample({ number: 984000500, date }),
        Withholdings: [{ Code: "06", Amount: 63000, Percentage: 3.5, TaxableAmount: 1800000 }]
      }),
      fileDocument(url, "payrolls", withheld(payrollExample({ number: 500, date })))
    ])
    await file(url, 990000503, exempt)
    for (const { status, ...answer } of filed) assert.strictEqual(status, "submitted", JSON.stringify(answer))
    await file(url, 990000502, { NumberingRange: { ...NumberingRange, TechnicalKey: "a".repeat(40) } })
    await makeBuyer(url, buyer.company, { Nit: buyer.nit })
    token = await makeToken(url, {
      Scopes: ["documents:read", "inbox:read", "inbox:write"],
      Companies: ["1", buyer.company],
      Providers: ["1"]
    })
    const container = await sell(url, 990000600, buyer.nit)
    const answer = await fetch(`${url}/v1/inbox?companyId=${buyer.company}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      body: new Uint8Array(container)
    })
    assert.isTrue(answer.ok, await answer.text())
  })
  afterAll(() => service?.stop())

  /** A payroll from whose pay 50 000 of income tax are withheld. */
  const withheld = ({ Items, ...payroll }: ReturnType<typeof payrollExample>) => ({
    ...payroll,
    Items: [...Items, { ...Items.at(-1), code: "RetencionFuente", Amount: 50000 }],
    MonetaryTotal: { PayableAmount: 1692729.82, DiscountAmount: 175454.54, TotalAmount: 1517275.28 }
  })

  /** A sale of 100 000 with IVA at 0 %. */
  const exempt = {
    Items: [
      {
        Code: "LIB-1",
        Description: "Libro",
        Quantity: 1,
        Price: 100000,
        SubtotalAmount: 100000,
        UnitCode: "94",
        Taxes: [{ Code: "01", Amount: 0, Percentage: 0, TaxableAmount: 100000 }]
      }
    ],
    LegalMonetaryTotal: {
      GrossAmount: 100000,
      TaxExclusiveAmount: 100000,
      TaxInclusiveAmount: 100000,
      PayableAmount: 100000
    }
  }

  const visit = (test: Parameters<typeof visitAny>[1]) => visitAny({ acceptDownloads: true }, test, { url })

  it("answers what the IVA of the month is, by rate, and opens the documents of each figure", () =>
    visit(async ({ open, page, signIn }) => {
      await open("/?company=1")
      await signIn(token)
      await page.getByRole("link", { name: "Impuestos" }).click()
      await page.getByRole("heading", { level: 1, name: "Impuestos" }).waitFor()
      await page.getByRole("table", { name: "Ventas" }).waitFor()
      // three invoices and a note of 342 006 at 5 % and 180 000 at 19 %; the rejected one is in none
      assert.deepStrictEqual(await cellsOf(page, "Ventas", "19 %"), ["4", "$ 360.000,00", "$ 68.400,00"])
      assert.deepStrictEqual(await cellsOf(page, "Ventas", "5 %"), ["4", "$ 684.012,00", "$ 34.200,60"])
      assert.deepStrictEqual(await cellsOf(page, "Ventas", "Exento, 0 %"), ["1", "$ 100.000,00", "$ 0,00"])
      assert.deepStrictEqual(await cellsOf(page, "Ventas", "Nota crédito"), ["1", "$ −180.000,00", "$ −34.200,00"])
      assert.deepStrictEqual(await cellsOf(page, "Ventas", "Total"), ["$ 1.144.012,00", "$ 102.600,60"])
      assert.deepStrictEqual(await cellsOf(page, "Documentos soporte", "Excluido"), ["1", "$ 1.800.000,00", "—"])
      assert.deepStrictEqual(
        await cellsOf(page, "Retenciones", /^Practicadas en documentos soporte · ReteFuente 3,5\s%$/u),
        ["1", "$ 1.800.000,00", "$ 63.000,00"]
      )
      // a payroll states neither base nor rate
      assert.deepStrictEqual(await cellsOf(page, "Retenciones", "Practicadas en nómina · ReteFuente"), [
        "1",
        "—",
        "$ 50.000,00"
      ])
      await page.getByRole("link", { name: "3, 19 %, Factura de venta" }).click()
      const sum = page.getByRole("region", { name: "Suma del filtro" })
      await sum.getByText("IVA 19 %, Ventas: base $ 540.000,00, valor $ 102.600,00").waitFor()
      await sum.getByText("Totales de los documentos completos: Ventas, con IVA $ 1.719.918,90").waitFor()
      await page.getByRole("link", { name: "SETP990000501" }).waitFor()
      assert.strictEqual(await page.locator("[data-row]").count(), 3)
      await page.goBack()
      await page.getByRole("link", { name: "1, 19 %, Nota crédito" }).click()
      await page.getByRole("link", { name: "NC500" }).waitFor()
      assert.strictEqual(await page.locator("[data-row]").count(), 1)
      await page.goBack()
      // of all types that the rate has, and no support document or payroll
      await page.getByRole("link", { name: "4, 5 %", exact: true }).click()
      await page.getByRole("link", { name: "NC500" }).waitFor()
      assert.strictEqual(await page.locator("[data-row]").count(), 4)
      await sum.getByText("IVA 5 %, Ventas: base $ 684.012,00, valor $ 34.200,60").waitFor()
      await page.getByRole("button", { name: "Quitar: Tributo IVA 5 %" }).click()
      await page.waitForURL((address) => !address.searchParams.has("tax"))
      await page.goBack()
      await page.goBack()
      await page.getByRole("link", { name: /^1, Practicadas en documentos soporte/u }).click()
      await page.getByRole("button", { name: "Quitar: Tributo ReteFuente 3,5 %" }).waitFor()
      await page
        .getByText("ReteFuente 3,5 %, Compras (documentos soporte): base $ 1.800.000,00, valor $ 63.000,00")
        .waitFor()
      await page.getByRole("link", { name: "SEDS984000500" }).waitFor()
      assert.strictEqual(await page.locator("[data-row]").count(), 1)
    }))

  it("has received documents apart, of which the accountant decides", () =>
    visit(async ({ open, page, signIn }) => {
      await open(`/taxes?company=${buyer.company}`)
      await signIn(token)
      await page
        .getByText("Lo que llegó a Recibidos y sus documentos soporte; qué es descontable lo decide el contador.")
        .waitFor()
      await page.getByRole("table", { name: "Recibidos" }).waitFor()
      assert.deepStrictEqual(await cellsOf(page, "Recibidos", "Total"), ["$ 522.006,00", "$ 51.300,30"])
      await page.getByRole("link", { name: "1, 5 %" }).click()
      await page.getByRole("link", { name: "SETP990000600" }).waitFor()
      await page.getByRole("combobox", { name: "Estado" }).getByText("Varios").waitFor({ state: "attached" })
      await page.getByRole("button", { name: "Quitar: Tributo IVA 5 %" }).waitFor()
      await open(`/taxes?company=${buyer.company}`)
      await signIn(await makeToken(url, { Scopes: ["documents:read"], Companies: [buyer.company] }))
      await page.getByText("No se expidió ni se recibió nada").waitFor()
      // the overview shows the same purchases
      await open(`/?company=1`)
    }))

  it("has months, pairs of months, thirds of the year and years, in the address", () =>
    visit(async ({ open, page, signIn }) => {
      await open("/taxes?company=1")
      await signIn(token)
      await page.getByRole("table", { name: "Ventas" }).waitFor()
      for (const [kind, form] of [
        ["Bimestre", /^20\d\d-B[1-6]$/u],
        ["Cuatrimestre", /^20\d\d-C[1-3]$/u],
        ["Año", /^20\d\d$/u],
        ["Mes", /^20\d\d-\d\d$/u]
      ] as const) {
        await page.getByLabel("Clase de período").selectOption(kind)
        await page.waitForURL((address) => form.test(address.searchParams.get("period") ?? ""))
        if (kind !== "Mes") await page.getByRole("table", { name: "Ventas" }).waitFor()
      }
      await open("/taxes?company=1&period=2024-B1")
      await signIn(token)
      await page.getByText("1 ene 2024 – 29 feb 2024").waitFor()
      await page.getByText("No se expidió ni se recibió nada en enero–febrero 2024.").waitFor()
    }))

  it("has English texts, and leads to the sale at 0 % with its base", () =>
    visitAny(
      { locale: "en-US" },
      async ({ open, page, signIn }) => {
        await open("/taxes?company=1")
        await signIn(token)
        await page.getByRole("heading", { level: 1, name: "Taxes" }).waitFor()
        await page.getByRole("table", { name: "Sales" }).waitFor()
        assert.deepStrictEqual(await cellsOf(page, "Sales", "19 %"), ["4", "$ 360,000.00", "$ 68,400.00"])
        assert.deepStrictEqual(
          await cellsOf(page, "Withholdings", /^Made in support documents · ReteFuente 3\.5\s%$/u),
          ["1", "$ 1,800,000.00", "$ 63,000.00"]
        )
        for (const text of ["IVA generated", "IVA of purchases: both", "INC and other taxes"])
          await page.getByText(text, { exact: true }).first().waitFor()
        assert.notMatch(await page.locator("main").innerText(), /Retenciones|Ventas|Recibidos/u)
        await page.getByRole("link", { name: "1, Exempt, 0 %" }).click()
        await page.getByRole("link", { name: "SETP990000503" }).waitFor()
        await page.getByText("IVA 0 %, Sales: base $ 100,000.00, amount $ 0.00").waitFor()
        await page.getByText("Totals of the whole documents: Sales, with IVA $ 100,000.00").waitFor()
      },
      { url }
    ))

  it("is saved as Excel and CSV, and prints without the frame", () =>
    visit(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/taxes?company=1")
      await signIn(token)
      await page.getByRole("table", { name: "Ventas" }).waitFor()
      assert.deepStrictEqual(await faults(page), [])
      const saved = async (format: string): Promise<Download> => {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: format, exact: true }).click()
        ])
        return download
      }
      const csv = (await octetsOf(await saved("CSV"))).toString("utf8").split("\r\n")
      assert.include(csv[0], "Parte,Clase,Código,Tributo,Tarifa %")
      const rows = csv.filter((line) => line.startsWith("sale,tax,01,IVA,19.00,"))
      assert.deepStrictEqual(
        rows.map((line) => line.split(",").slice(5, 9)),
        [
          ["01", "Factura electrónica de venta", "540000.00", "102600.00"],
          ["91", "Nota crédito", "-180000.00", "-34200.00"]
        ]
      )
      const workbook = await saved("Excel")
      assert.match(workbook.suggestedFilename(), /^radicar-1-impuestos-20\d\d-\d\d-01-20\d\d-\d\d-\d\d\.xlsx$/u)
      // totals of every part on a sheet of their own
      const files = Result.getOrThrow(unzip(new Uint8Array(await octetsOf(workbook))))
      const sheet = (name: string): string =>
        Buffer.from(files.find((file) => file.name === name)?.bytes ?? []).toString("utf8")
      assert.include(sheet("xl/workbook.xml"), 'name="Totales"')
      const totals = sheet("xl/worksheets/sheet2.xml")
      const cells = Array.from(totals.matchAll(/<(?:t|v)(?: [^>]*)?>([^<]*)<\/(?:t|v)>/gu), ([, text]) => text)
      const totalRows = [
        ["Total de", "Tributo", "Base", "Valor"],
        ["Ventas", "IVA", "1144012.00", "102600.60"],
        ["Documentos soporte", "IVA", "1800000.00"],
        ["Compras: recibidos y documentos soporte", "IVA", "1800000.00"],
        ["Documentos soporte", "ReteFuente", "1800000.00", "63000.00"],
        ["Nómina", "ReteFuente", "50000.00"]
      ]
      assert.deepStrictEqual(cells, totalRows.flat())
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.isAtMost(beyond, 0, `${width}`)
        assert.deepStrictEqual(await faults(page), [], `${width}`)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ media: "print", colorScheme: "dark" })
      assert.isFalse(await page.getByRole("navigation").isVisible())
      assert.isFalse(await page.getByRole("button", { name: "Imprimir" }).isVisible())
      assert.isTrue(await page.getByRole("table", { name: "Ventas" }).isVisible())
      // dark letters, whatever the screen has
      assert.strictEqual(await page.evaluate(() => getComputedStyle(document.body).color), "rgb(22, 32, 42)")
    }))
})
