import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { looksLikeZip } from "@radicar/zip/inner/unzip"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Download, Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { configure, file, fileDocument, makeToken } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

const pictures = process.env["CONSOLE_PICTURES"]

const octetsOf = async (download: Download): Promise<Uint8Array> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Keeps a picture of the page, where pictures are wanted. */
const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  for (const width of [390, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.isAtMost(beyond, 0, `${name} ${width}`)
    }
  }
  await page.emulateMedia({ colorScheme: "light" })
  await page.setViewportSize({ width: 1280, height: 720 })
}

describe.skipIf(shared === null)("mails of a sandbox without a mail server, in Chromium", () => {
  const visit = visiting()
  let service: RunningService
  let token = ""
  const ids = { invoice: "" }
  const month = fromEpochMillis(Date.now()).date.slice(0, 7)
  beforeAll(async () => {
    service = await ownService()
    const { url } = service
    await configure(url, "/v1/companies/1", { Name: "Café Piñón y Cía. S.A.S." })
    await configure(url, "/v1/companies/2", {
      Name: "Comercializadora Internacional de Alimentos y Bebidas del Magdalena Medio S.A.S."
    })
    token = await makeToken(url, {
      Name: "Nómina",
      Scopes: ["documents:read", "documents:write"],
      Companies: ["1", "2"],
      Providers: ["1"]
    })
    ids.invoice = (await file(url, 990000901)).document.uuid
    const { NumberingRange } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
    await file(url, 990000902, { NumberingRange: { ...NumberingRange, TechnicalKey: "a".repeat(40) } })
    for (const number of [1, 2]) {
      const filed = await fileDocument(url, "payrolls", payrollExample({ number, date: fromEpochMillis(Date.now()) }))
      assert.strictEqual(filed.status, "submitted", JSON.stringify(filed))
    }
  })
  afterAll(() => service?.stop())

  const at = (locale: string, test: Parameters<typeof visit>[1]) => visit({ locale }, test, { url: service.url })

  it("have the document's address in the field, and are shown with their files", () =>
    at("es-CO", async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open(`/submissions/${ids.invoice}`)
      await signIn(token)
      const mails = page.getByRole("region", { name: "Correos" })
      await mails.getByRole("button", { name: "Enviar por correo" }).click()
      const field = page.getByRole("dialog").getByLabel("Para")
      const { CustomerParty } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) }) as any
      assert.strictEqual(await field.inputValue(), CustomerParty.Email)
      await page.keyboard.press("Enter")
      await mails.getByText("el correo no le llegó a nadie").waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await mails.getByRole("link", { name: "Ver lo que habría enviado" }).click()
      await page.getByRole("heading", { level: 1, name: "Correos atrapados" }).waitFor()
      const caught = page.getByRole("listitem").filter({ hasText: CustomerParty.Email })
      await caught.getByText("SETP990000901").first().waitFor()
      await caught.getByText("Texto").click()
      await caught.getByText("validado por la DIAN").waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await picture(page, "caught-es")
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        caught.getByRole("button", { name: /^Guardar .*\.zip$/u }).click()
      ])
      assert.isTrue(looksLikeZip(await octetsOf(saved)))
      const [whole] = await Promise.all([
        page.waitForEvent("download"),
        caught.getByRole("button", { name: /^Guardar .*;/u }).click()
      ])
      assert.match(Buffer.from(await octetsOf(whole)).toString("latin1"), /\r\nSubject: /u)
    }))

  it("bring payslips to the workers who agreed, and nobody twice", () =>
    at("es-CO", async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open(`/payslips?month=${month}`)
      await signIn(token)
      const send = page.getByRole("button", { name: /^Enviar \d+ desprendibles?$/u })
      await page.getByRole("row").filter({ hasText: "Sin consentimiento" }).nth(1).waitFor()
      assert.isTrue(await send.isDisabled())
      const row = page.getByRole("row").filter({ hasText: "1020304050" })
      await row.getByRole("button", { name: /^Registrar consentimiento/u }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("Correo del trabajador").fill("ana@trabajo.example")
      assert.deepStrictEqual(await faults(page), [])
      await page.keyboard.press("Enter")
      await page.getByRole("button", { name: "Enviar 1 desprendible" }).click()
      await dialog.getByRole("button", { name: "Enviar" }).click()
      await page
        .getByRole("alert")
        .getByText("En cola: 1. Con problema: 0. Sin consentimiento, no enviados: 1.")
        .waitFor()
      await row.getByText("Enviado").waitFor()
      assert.isTrue(await send.isDisabled())
      await page.getByRole("region", { name: "Trabajadores que aceptaron" }).getByText("por Nómina").waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await picture(page, "payslips-es")
      await page.getByRole("button", { name: /^Revocar/u }).click()
      await dialog.getByRole("button", { name: "Revocar" }).click()
      await page.getByText("Aún ninguno.").waitFor()
    }))

  it("and all else that is open in several companies are on one page, each row with its company", () =>
    at("en-US", async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/all")
      await signIn(token)
      const row = page.getByRole("row").filter({ hasText: "Rejected, to be corrected" })
      await row.getByText("Café Piñón y Cía. S.A.S.").first().waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await picture(page, "all-en")
      // by keyboard: the first link of the list
      await page.keyboard.press("j")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor()
      assert.strictEqual(new URL(page.url()).searchParams.get("company"), "1")
      await page.goBack()
      await row.getByRole("link", { name: /^Rejected/u }).click()
      await page.getByRole("link", { name: "SETP990000902" }).waitFor()
    }))

  it("have no page for a token of one company or without the scope", () =>
    at("es-CO", async ({ open, page, signIn }) => {
      const reader = await makeToken(service.url, { Scopes: ["documents:read"], Companies: ["1"], Providers: ["1"] })
      await open("/")
      await signIn(reader)
      const views = page.getByRole("navigation", { name: "Vistas" })
      await views.getByRole("link", { name: "Desprendibles" }).waitFor()
      for (const name of ["Correos atrapados", "Todas las compañías"])
        assert.strictEqual(await views.getByRole("link", { name }).count(), 0)
    }))
})
