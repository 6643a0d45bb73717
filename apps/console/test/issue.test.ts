import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { configure, developmentToken, makeToken, storeCertificate } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { fileSample } from "./support/samples.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("the form of a document, in Chromium", () => {
  const visit = visiting()
  let service: RunningService
  const { CompanyParty, NumberingRange } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })

  const settings = async (more: object = {}): Promise<void> => {
    await configure(service.url, "/v1/companies/1", { Name: "Café Piñón y Cía. S.A.S.", CompanyParty, ...more })
  }

  beforeAll(async () => {
    service = await ownService()
    await fileSample(service.url, 0)
  })
  afterAll(() => service?.stop())

  const at = (test: Parameters<typeof visit>[1]) => visit({ acceptDownloads: true }, test, { url: service.url })

  /** What the service has on record, the newest first. */
  const filed = async (query: string): Promise<ReadonlyArray<any>> => {
    const answer = await fetch(`${service.url}/v1/submissions?companyId=1&limit=200&${query}`, {
      headers: { authorization: `Bearer ${developmentToken}` }
    })
    return JSON.parse(await answer.text()).items
  }

  const fillLine = async (page: Page, description: string, quantity: string, price: string): Promise<void> => {
    await page.getByLabel("Descripción línea 1").fill(description)
    await page.getByLabel("Cantidad línea 1").fill(quantity)
    await page.getByLabel("Valor unitario línea 1").fill(price)
  }

  it("says first that certificate and issuer are missing, then files an invoice by hand", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue")
      await signIn()
      await page.getByRole("alert").filter({ hasText: "no tiene certificado por defecto" }).waitFor()
      await page.getByRole("alert").filter({ hasText: "Los datos de la compañía como emisor" }).waitFor()
      const { id } = await storeCertificate(service.url)
      await settings({ DefaultCertificate: id })
      await page.reload()
      await signIn()
      await page.getByRole("button", { name: "Consumidor final" }).click()
      await page.screenshot({ path: "/tmp/issue-1.png", fullPage: true })
      await fillLine(page, "Café tostado, 500 g", "3", "28.500,50")
      await page.getByRole("button", { name: "Agregar IVA" }).click()
      await page.getByLabel("Tarifa, % línea 1").fill("5")
      await page.getByLabel("Prefijo").fill("SETP")
      await page.getByText("Lista para radicar").waitFor({timeout: 8000}).catch(() => {})
      await page.screenshot({ path: "/tmp/issue-2.png", fullPage: true })
      console.log(await page.locator(".issue-end").innerText())
      console.log(JSON.stringify(await faults(page)))
    }))
})
