import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { workbookFiles } from "@radicar/fixtures/workbook"
import { zipFiles } from "@radicar/zip/inner/zip"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { configure, developmentToken, storeCertificate } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

const headings = ["Referencia", "Prefijo", "Fecha", "Código", "Descripción", "Cantidad", "Valor unitario", "IVA %"]

const sale = (reference: string, price: string | number) => [reference, "SETP", today, "A1", "Café Piñón", 1, price, 19]

const choose = (page: Page, name: string, rows: Parameters<typeof workbookFiles>[0]): Promise<void> =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "", buffer: Buffer.from(zipFiles(workbookFiles([headings, ...rows]))) })

describe.skipIf(shared === null)("a sheet of sales, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()
  let service: RunningService
  beforeAll(async () => {
    service = await ownService()
    const { id } = await storeCertificate(service.url)
    const { CompanyParty } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
    await configure(service.url, "/v1/companies/1", { Name: "Café Piñón", CompanyParty, DefaultCertificate: id })
  })
  afterAll(() => service?.stop())

  const at = (test: Parameters<typeof visit>[1]) => visit({ acceptDownloads: true }, test, { url: service.url })

  const numbers = async (): Promise<ReadonlyArray<string>> => {
    const answer = await fetch(`${service.url}/v1/submissions?companyId=1&limit=200`, {
      headers: { authorization: `Bearer ${developmentToken}` }
    })
    const { items } = JSON.parse(await answer.text())
    return items.map(({ result }: any) => result.id)
  }

  it("is checked, confirmed with number and sum, and filed once however often it is uploaded", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/sheet")
      await signIn()
      await page.getByRole("heading", { level: 1, name: "Hoja de ventas" }).waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await choose(page, "ventas.xlsx", [sale("V-1", "1.000.000,50"), sale("V-2", "gratis"), sale("V-3", 500)])
      await page.getByRole("row").filter({ hasText: "G3" }).filter({ hasText: "V-2" }).waitFor()
      await page.getByText("Se encontró: «gratis».").waitFor()
      const sales = page.getByRole("region", { name: "Ventas 2" }).getByRole("row")
      await sales.filter({ hasText: "V-3" }).filter({ hasText: "595,00" }).getByText("Por radicar").waitFor()
      // (1 000 000.50 + 500) and 19 %
      await page.getByText("2 facturas, $ 1.190.595,60 a pagar en total.".replaceAll("$ ", "$\u00A0")).waitFor()
      assert.deepStrictEqual(await faults(page), [])
      assert.deepStrictEqual(await numbers(), [])
      await page.getByRole("button", { name: /^Radicar 2 por/u }).click()
      const results = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Factura" }) })
      await results.getByRole("row").filter({ hasText: "V-3" }).getByText("Aceptada").waitFor()
      assert.deepStrictEqual(await faults(page), [])
      const filed = await numbers()
      assert.lengthOf(filed, 2)
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Guardar la hoja con sus resultados" }).click()
      ])
      assert.strictEqual(download.suggestedFilename(), "radicar-1-ventas.xlsx")
      // again, with a changed sale and a new one
      await choose(page, "ventas.xlsx", [sale("V-1", 7), sale("V-3", 500), sale("V-4", 100)])
      await page.getByRole("row").filter({ hasText: "V-1" }).getByText("con otros datos").waitFor()
      await page.getByText("1 ya radicada por $ 595,00; falta 1 por $ 119,00.".replaceAll("$ ", "$\u00A0")).waitFor()
      await page.getByRole("button", { name: /^Radicar 1 por/u }).click()
      await results.getByRole("row").filter({ hasText: "V-4" }).getByText("Aceptada").waitFor()
      await page.getByText("Las 2 ya están radicadas, por $ 714,00.".replaceAll("$ ", "$\u00A0")).waitFor()
      const all = await numbers()
      assert.lengthOf(all, 3)
      assert.includeMembers([...all], [...filed])
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.isAtMost(beyond, 0, `${width}`)
      }
    }))

  it("asks before the page is left while it files, and stops", () =>
    at(async ({ open, page, signIn }) => {
      const references = Array.from({ length: 60 }, (_, index) => `L-${index}`)
      await open("/")
      await signIn()
      await page.getByRole("link", { name: "Hoja de ventas" }).click()
      await page.getByRole("heading", { level: 1, name: "Hoja de ventas" }).waitFor()
      await choose(
        page,
        "ventas.xlsx",
        references.map((reference) => sale(reference, 100))
      )
      await page.getByText(/^Y 10 más/u).waitFor()
      const before = (await numbers()).length
      // filings wait until the dialog has been answered
      let release = () => {}
      const answered = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\/v1\/dian\/invoices/u, async (route) => {
        await answered
        await route.continue()
      })
      await page.getByRole("button", { name: /^Radicar 60/u }).click()
      const stop = page.getByRole("button", { name: "Detener" })
      await stop.waitFor()
      await page.getByRole("link", { name: "Documentos", exact: true }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByText("lo radicado queda radicado").waitFor()
      await dialog.getByRole("button", { name: "Seguir aquí" }).click()
      await page.evaluate(() => history.back())
      await dialog.waitFor()
      await dialog.getByRole("button", { name: "Seguir aquí" }).click()
      const isAsked = await page.evaluate(
        () => !globalThis.dispatchEvent(new Event("beforeunload", { cancelable: true }))
      )
      assert.isTrue(isAsked)
      await stop.click()
      release()
      await page.getByText(/^4 ya radicadas/u).waitFor()
      assert.lengthOf(await numbers(), before + 4)
      await page.getByRole("link", { name: "Documentos", exact: true }).click()
      await page.waitForURL(/\/console\/submissions/u)
    }))

  it("has a template, and says what is no sheet", () =>
    at(async ({ open, page, signIn }) => {
      await open("/sheet")
      await signIn()
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Guardar la plantilla" }).click()
      ])
      assert.strictEqual(download.suggestedFilename(), "radicar-ventas.xlsx")
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "nota.xlsx", mimeType: "", buffer: Buffer.from("no es un libro") })
      await page.getByRole("alert").filter({ hasText: "no es un libro de Excel" }).waitFor()
    }))
})
