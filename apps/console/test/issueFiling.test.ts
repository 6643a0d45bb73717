import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { patienceMillis } from "@radicar/fixtures/hang"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { configure, developmentToken, storeCertificate } from "./support/filing.ts"
import { file, fileButton, fillInvoice, ready } from "./support/issueForm.ts"
import { databases, restartable, start } from "./support/ownService.ts"
import { fileSample } from "./support/samples.ts"
import { shared, visiting } from "./support/visiting.ts"

const today = (): string => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

describe.skipIf(shared === null).each(databases)("the filing of a form, in Chromium, on %s", (database) => {
  const visit = visiting()
  let service: RunningService
  let variables: Readonly<Record<string, string>>

  beforeAll(async () => {
    variables = await restartable(database)
    service = await start(variables)
    const { CompanyParty } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
    const { id } = await storeCertificate(service.url)
    await configure(service.url, "/v1/companies/1", { Name: "Café Piñón", CompanyParty, DefaultCertificate: id })
  })
  afterAll(() => service?.stop())

  const at = (test: Parameters<typeof visit>[1]) => visit({}, test, { url: service.url })

  /** The documents on record, the newest first. */
  const filed = async (query: string): Promise<ReadonlyArray<any>> => {
    const answer = await fetch(`${service.url}/v1/submissions?companyId=1&limit=200&${query}`, {
      headers: { authorization: `Bearer ${developmentToken}` }
    })
    return JSON.parse(await answer.text()).items
  }

  it("files once from two tabs with the same draft, also while both are open", () =>
    at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn()
      await fillInvoice(page, "Dos pestañas", "10.001")
      const other = await page.context().newPage()
      await other.goto(page.url())
      await other.getByLabel("Token").fill(developmentToken)
      await other.getByLabel("Token").press("Enter")
      await fillInvoice(other, "Dos pestañas, otro texto", "10.002")
      // a browser may halt the tab behind
      for (const each of [page, other]) {
        await each.bringToFront()
        await fileButton(each).click()
        await each.getByRole("dialog").waitFor()
      }
      for (const each of [page, other]) {
        await each.bringToFront()
        await each.getByRole("dialog").getByRole("button", { name: "Radicar" }).click()
      }
      // both show the one document that was filed
      const headings = await Promise.all(
        [page, other].map(async (each) => {
          await each.waitForURL(/\/submissions\//u)
          return each.getByRole("heading", { level: 1, name: /^SETP/u }).textContent()
        })
      )
      assert.strictEqual(headings[0], headings[1])
      assert.strictEqual((await filed("amountFrom=10001&amountTo=10002")).length, 1)
    }))

  it("sends the same document again if the answer was lost, also after a reload", () =>
    at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn()
      await fillInvoice(page, "Respuesta perdida", "10.003")
      const isFiling = (url: URL): boolean => url.pathname === "/v1/dian/invoices" && !url.searchParams.has("dryRun")
      await page.route(isFiling, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await fileButton(page).click()
      await page.getByRole("dialog").getByRole("button", { name: "Radicar" }).click()
      await page.getByText("no llegó respuesta").waitFor()
      assert.isTrue(await page.getByLabel("Descripción línea 1").isDisabled())
      await page.unroute(isFiling)
      await page.reload()
      await signIn()
      await page.getByRole("button", { name: "Enviarlo de nuevo" }).click()
      await page.getByRole("heading", { level: 1, name: /^SETP/u }).waitFor()
      assert.strictEqual((await filed("amountFrom=10003&amountTo=10003")).length, 1)
    }))

  it("files once if the service is killed between claim and answer", () =>
    at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn()
      await fillInvoice(page, "Servicio caído", "10.004")
      // the authority processes it at once and answers late
      await page.getByLabel("Texto en el documento").fill("[[sandbox:slow delay='30 seconds']]")
      await ready(page)
      await fileButton(page).click()
      await page.getByRole("dialog").getByRole("button", { name: "Radicar" }).click()
      const claimed = "amountFrom=10004&amountTo=10004"
      await vi.waitUntil(async () => (await filed(claimed)).length === 1, { timeout: patienceMillis })
      const [{ state, submissionId }] = await filed(claimed)
      assert.strictEqual(state, "filing")
      await service.stop("SIGKILL")
      await page.getByText("no llegó respuesta").waitFor()
      service = await start(variables)
      await page.getByRole("button", { name: "Enviarlo de nuevo" }).click()
      await page.getByRole("heading", { level: 1, name: /^SETP/u }).waitFor()
      await page.getByText("Aceptado").first().waitFor()
      assert.deepStrictEqual(
        (await filed(claimed)).map((each) => [each.submissionId, each.state]),
        [[submissionId, "accepted"]]
      )
    }))

  it("opens a rejected document filled in, marks why, keeps what it does not show, and takes its number again", () =>
    at(async ({ open, page, signIn }) => {
      const rejected = await fileSample(service.url, 50, {
        // a wrong technical key is not sent once the service has the authority's ranges on record
        Note: "[[sandbox:rejected-with-nil-messages]]",
        OrderReference: { Number: "OC-1042" },
        CustomizePrintFormat: { HeaderText: "no se radica" },
        Delivery: { Date: `${today()}T10:00:00` }
      })
      assert.strictEqual(rejected.status, "rejected", JSON.stringify(rejected))
      await open(`/submissions/${rejected.document.uuid}`)
      await signIn()
      await page.getByRole("link", { name: "Corregir y radicar de nuevo" }).click()
      await page.getByRole("heading", { level: 1, name: "Factura de venta Corregir SETP990001050" }).waitFor()
      assert.strictEqual(
        await page.getByLabel("Descripción línea 1").inputValue(),
        "Café tostado en grano, bolsa de 500 g"
      )
      await page.getByText("Por qué se rechazó").waitFor()
      await page.getByText("ZE02").first().waitFor()
      // it is about the whole document, so no field has it
      assert.strictEqual(await page.locator('[aria-invalid="true"]').count(), 0)
      await page.getByText("El rechazo dejó libre el 990001050").waitFor()
      await page.getByText(/campos más se radican como estaban/u).click()
      await page.getByText("Entrega: fecha", { exact: true }).waitFor()
      await page.getByLabel("Cantidad línea 1").fill("2")
      await page.getByLabel("Texto en el documento").fill("Corregida")
      await ready(page)
      await file(page)
      await page.getByRole("heading", { level: 1, name: /^SETP990001050/u }).waitFor()
      await page.getByText("Aceptado").first().waitFor()
      const [corrected] = await filed("q=SETP990001050&status=submitted")
      // 2 of 28 500 with 5 %
      assert.strictEqual(corrected.result.document.total, "59850.00")
      const xml = await fetch(`${service.url}/v1/files/xml?uuid=${corrected.result.document.uuid}&kind=document`, {
        headers: { authorization: `Bearer ${developmentToken}` }
      })
      assert.include(await xml.text(), "<cbc:ActualDeliveryDate>")
    }))

  it("corrects a rejected sale under the next number after another sale got its own", () =>
    at(async ({ open, page, signIn }) => {
      const sell = async (key: string, Note: string): Promise<any> => {
        const { Number: _, ...body } = invoiceExample({ number: 990000001, date: fromEpochMillis(Date.now()) })
        const answer = await fetch(`${service.url}/v1/dian/invoices?companyId=1&providerId=1`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${developmentToken}`,
            "content-type": "application/json",
            "idempotency-key": key
          },
          body: JSON.stringify({ ...body, Note })
        })
        return answer.json()
      }
      const rejected = await sell("sale-lost", "[[sandbox:rejected-with-nil-messages]]")
      assert.strictEqual(rejected.status, "rejected", JSON.stringify(rejected))
      assert.strictEqual((await sell("sale-other", "otra venta")).id, rejected.id)
      // both sales may have the same CUFE, which does not depend on the text
      const lost = (await filed("needsCorrection=true")).find(({ result }) => result.id === rejected.id)
      await open(`/submissions/${lost.submissionId}`)
      await signIn()
      await page.getByText(`porque ${rejected.id} lo recibió otro documento`).waitFor()
      await page.getByRole("link", { name: "Corregir y radicar de nuevo" }).click()
      await page.getByLabel("Texto en el documento").fill("Corregida")
      await ready(page)
      await page.getByText("Borrador guardado").waitFor()
      await file(page)
      const heading = page.getByRole("heading", { level: 1, name: /^SETP/u })
      await heading.waitFor()
      assert.notInclude((await heading.textContent()) ?? "", rejected.id)
      await page.getByText("Aceptado").first().waitFor()
      const left = await filed("needsCorrection=true")
      assert.notInclude(
        left.map(({ result }) => result.id),
        rejected.id
      )
    }))
})
