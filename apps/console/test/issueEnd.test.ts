import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { configure, developmentToken, storeCertificate } from "./support/filing.ts"
import { fileButton, fillInvoice, fillLine } from "./support/issueForm.ts"
import { ownService } from "./support/ownService.ts"
import { fileSample } from "./support/samples.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("a form after its filing, in Chromium", () => {
  const visit = visiting()
  let service: RunningService
  let settings = {}

  beforeAll(async () => {
    service = await ownService()
    const { CompanyParty } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
    const { id } = await storeCertificate(service.url)
    settings = { Name: "Café Piñón", CompanyParty, DefaultCertificate: id }
    await configure(service.url, "/v1/companies/1", settings)
  })
  afterAll(() => service?.stop())

  const at = (test: Parameters<typeof visit>[1], locale = "es-CO") => visit({ locale }, test, { url: service.url })

  /** The mails of the document that the page shows, as the service has them. */
  const mailsOf = async (page: Page): Promise<ReadonlyArray<any>> => {
    const get = async (path: string): Promise<any> => {
      const answer = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${developmentToken}` } })
      return answer.json()
    }
    const { submissionId } = await get(`/v1/submissions/${new URL(page.url()).pathname.split("/").at(-1)}`)
    return (await get(`/v1/dian/send-mails?companyId=1&providerId=1&submissionId=${submissionId}`)).items
  }

  const buyer = "compras@trigal.example"

  /** Opens the question of a filled invoice to a buyer with an address. */
  const openQuestion = async (page: Page, text: string) => {
    await fillInvoice(page, text, "1000")
    await page.getByLabel("Correo").fill(buyer)
    await page.getByText("Borrador guardado").waitFor()
    await fileButton(page).click()
    return page.getByRole("dialog")
  }

  it("mails the accepted document to the buyer's address, and opens it to print", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue/invoice")
      await signIn()
      const question = await openQuestion(page, "Con correo")
      const tick = question.getByLabel("Enviar al adquiriente")
      assert.isFalse(await tick.isChecked())
      await tick.focus()
      await page.keyboard.press("Space")
      assert.strictEqual(await question.getByLabel("Para", { exact: true }).inputValue(), buyer)
      await question.getByLabel("Abrirlo para imprimir").check()
      assert.deepStrictEqual(await faults(page), [])
      await question.getByRole("button", { name: "Radicar" }).click()
      const print = page.getByRole("dialog", { name: "Imprimir" })
      assert.match((await print.locator("iframe").getAttribute("src")) ?? "", /^blob:/u)
      assert.deepStrictEqual(await faults(page), [])
      await page.keyboard.press("Escape")
      await print.waitFor({ state: "detached" })
      await page.getByText("el correo no le llegó a nadie").waitFor()
      const [mail, ...others] = await mailsOf(page)
      assert.deepStrictEqual([mail.receivers[0].address, others.length], [buyer, 0])
      // neither is repeated by a reload, and the next question has the same ticks
      await page.reload()
      await signIn()
      await page.getByText("el correo no le llegó a nadie").waitFor()
      assert.strictEqual(await page.getByRole("dialog").count(), 0)
      assert.strictEqual((await mailsOf(page)).length, 1)
      await open("/issue/invoice")
      await signIn()
      assert.isTrue(await (await openQuestion(page, "Otra")).getByLabel("Enviar al adquiriente").isChecked())
    }))

  it("mails once also if the answer to the filing was lost, or that to the mail", () =>
    at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn()
      const question = await openQuestion(page, "Correo una vez")
      await question.getByLabel("Enviar al adquiriente").check()
      const isFiling = (url: URL): boolean => url.pathname === "/v1/dian/invoices" && !url.searchParams.has("dryRun")
      await page.route(isFiling, async (route) => {
        await route.fetch()
        await route.abort()
      })
      await question.getByRole("button", { name: "Radicar" }).click()
      await page.getByText("no llegó respuesta").waitFor()
      await page.unroute(isFiling)
      // the tab is closed after the mail was queued, and before it knows
      const isMail = (url: URL): boolean => url.pathname === "/v1/dian/send-mails"
      let queued = (): void => undefined
      const isQueued = new Promise<void>((resolve) => {
        queued = resolve
      })
      await page.route(
        isMail,
        async (route) => {
          await route.fetch()
          queued()
        },
        { times: 1 }
      )
      await page.getByRole("button", { name: "Enviarlo de nuevo" }).click()
      await isQueued
      await page.reload()
      await signIn()
      await page.getByRole("button", { name: "Enviarlo de nuevo" }).click()
      await page.getByText("el correo no le llegó a nadie").waitFor()
      assert.strictEqual((await mailsOf(page)).length, 1)
    }))

  it("says why it mailed nothing: the document is not accepted yet, or the service refused the address", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue/invoice")
      await signIn()
      const waiting = await openQuestion(page, "[[sandbox:drop-and-forget duration='1 hour']]")
      await waiting.getByLabel("Enviar al adquiriente").check()
      await waiting.getByRole("button", { name: "Radicar" }).click()
      await page.getByRole("alert").getByText("aún no está aceptado, así que no se envió por correo").waitFor()
      assert.strictEqual((await mailsOf(page)).length, 0)
      await open("/issue/invoice")
      await signIn()
      const wrong = await openQuestion(page, "Sin dirección")
      await wrong.getByLabel("Para", { exact: true }).fill("nadie")
      await wrong.getByRole("button", { name: "Radicar" }).click()
      await page
        .getByRole("alert")
        .getByText(/se radicó, pero no se envió por correo\. \S/u)
        .waitFor()
      assert.deepStrictEqual(await faults(page), [])
      assert.strictEqual((await mailsOf(page)).length, 0)
    }))

  it("is previewed as a draft once nothing is wrong with it", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue/invoice")
      await signIn()
      const preview = page.getByRole("button", { name: "Vista previa" })
      await page.getByText(/^Faltan \d+ campos\.$/u).waitFor()
      assert.strictEqual(await preview.getAttribute("aria-disabled"), "true")
      await fillInvoice(page, "Para ver antes", "1000")
      const coming = page.waitForResponse(/\/v1\/dian\/previews/u)
      await preview.focus()
      await page.keyboard.press("Enter")
      const answer = await coming
      assert.deepStrictEqual([answer.status(), answer.headers()["content-type"]], [200, "application/pdf"])
      const dialog = page.getByRole("dialog", { name: "Vista previa: sin radicar" })
      await dialog.locator("iframe").waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await dialog.getByRole("button", { name: "Cerrar" }).click()
      await fileButton(page).waitFor()
      assert.strictEqual(await page.getByText("Este borrador ya se radicó").count(), 0)
    }))

  it("neither proposes a series that a program numbers, nor takes its next number without a confirmation", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      // the program states its number
      await fileSample(service.url, 700)
      const ByHand = { Prefixes: [{ TypeCode: "01", Prefix: "SETP" }] }
      await configure(service.url, "/v1/companies/1", { ...settings, ByHand })
      await open("/issue/invoice")
      await signIn()
      await page.getByRole("button", { name: "Consumidor final" }).click()
      assert.strictEqual(await page.getByLabel("Prefijo").inputValue(), "")
      await fillLine(page, "Serie ajena", "1", "1000")
      await page.getByLabel("Código línea 1").fill("X-1")
      await page.getByLabel("Prefijo").fill("SETP")
      await page.getByRole("alert").getByText("Un programa numera SETP").waitFor()
      await page
        .locator(".badge")
        .filter({ hasText: /Lista para radicar|Se puede radicar/u })
        .waitFor()
      assert.strictEqual(await fileButton(page).getAttribute("aria-disabled"), "true")
      assert.deepStrictEqual(await faults(page), [])
      const confirmation = page.getByLabel("Tomar el siguiente número de SETP")
      await confirmation.focus()
      await page.keyboard.press("Space")
      assert.strictEqual(await fileButton(page).getAttribute("aria-disabled"), "false")
      // another prefix needs its own
      await page.getByLabel("Prefijo").fill("SET")
      await confirmation.waitFor({ state: "detached" })
      await configure(service.url, "/v1/companies/1", settings)
    }))

  it("asks the same in English", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue/invoice")
      await signIn()
      await page.getByRole("button", { name: "Final consumer" }).click()
      for (const [label, text] of [
        ["Description line 1", "Coffee"],
        ["Code line 1", "X-1"],
        ["Quantity line 1", "1"],
        ["Unit price line 1", "1000"],
        ["Prefix", "SETP"]
      ] as const)
        await page.getByLabel(label).fill(text)
      await page
        .locator(".badge")
        .filter({ hasText: /Ready to be filed|Can be filed/u })
        .waitFor()
      const confirmation = page.getByLabel("Take the next number of SETP")
      await page.getByRole("alert").getByText("A program numbers SETP").waitFor()
      await confirmation.check()
      await page.getByRole("button", { name: "Preview" }).click()
      await page.getByRole("dialog", { name: "Preview: not filed" }).locator("iframe").waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: "File…" }).click()
      await page.getByRole("dialog").getByLabel("Send it to the buyer").check()
      await page.getByLabel("Open it to print").waitFor()
      assert.deepStrictEqual(await faults(page), [])
    }, "en-US"))
})
