import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { supportExample } from "@radicar/domain/inner/example/supportExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { configure, developmentToken, fileDocument, makeToken, storeCertificate } from "./support/filing.ts"
import { fileSample } from "./support/samples.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

/** Saves what a click downloads. */
const saved = async (
  page: Page,
  click: () => Promise<void>
): Promise<{ name: string; bytes: Buffer; path: string }> => {
  const coming = page.waitForEvent("download")
  await click()
  const download = await coming
  const path = join(mkdtempSync(join(tmpdir(), "console-")), download.suggestedFilename())
  await download.saveAs(path)
  return { name: download.suggestedFilename(), bytes: readFileSync(path), path }
}

/** A decimal text in pesos, as Spanish writes it: `$ 1.234,50`. */
const pesos = (amount: string): string => {
  const [whole = "", fraction = ""] = amount.split(".")
  const grouped = whole.replaceAll(/\B(?=(?:[0-9]{3})+$)/gu, ".")
  return `$\u00A0${grouped}${/^0*$/u.test(fraction) ? "" : `,${fraction}`}`
}

/** Drops a file on an element, as the browser does with a file from another window. */
const dropped = async (page: Page, selector: string, name: string, bytes: Buffer): Promise<void> => {
  const path = join(mkdtempSync(join(tmpdir(), "console-")), name)
  writeFileSync(path, bytes)
  const box = await page.locator(selector).boundingBox()
  assert.isNotNull(box)
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    await browser.send("Input.dispatchDragEvent", { type, ...place, data })
  }
}

describe.skipIf(shared === null)("the work of an accountant, in Chromium", () => {
  const visit = visiting()
  let service: RunningService
  let rejectedRange: object
  beforeAll(async () => {
    service = await ownService({
      // nothing listens there: mails stay queued
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "facturas@example.com"
    })
    const { url } = service
    rejectedRange = { Prefix: "SETP", FromNumber: 990000000, ToNumber: 995000000, TechnicalKey: "a".repeat(40) }
    for (let index = 0; index < 6; index += 1) await fileSample(url, index)
    await fileSample(url, 10, { NumberingRange: { ...numberingRange, ...rejectedRange } })
    await fileSample(url, 11, { NumberingRange: { ...numberingRange, ...rejectedRange } })
    await fileSample(url, 12, { Note: "[[sandbox:drop-and-forget duration='1 hour']]" })
  })
  afterAll(() => service?.stop())

  const numberingRange = {
    Id: 18760000001,
    Date: "2019-01-19T00:00:00",
    StartDate: "2019-01-19T00:00:00",
    EndDate: "2030-01-19T00:00:00"
  }

  const at = (test: Parameters<typeof visit>[1]) => visit({ acceptDownloads: true }, test, { url: service.url })

  it("shows figures of today, and what is to be corrected until it is dismissed with a reason", () =>
    at(async ({ open, page, signIn }) => {
      await open("/")
      await signIn()
      const today = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Hoy" }) })
      await today.getByRole("link", { name: "6 aceptados" }).waitFor()
      await today.getByRole("link", { name: "2 rechazados" }).waitFor()
      // each number leads to as many documents
      await today.getByRole("link", { name: "1 pendiente" }).click()
      await page.getByRole("link", { name: "SETP990001012" }).waitFor()
      assert.strictEqual(await page.locator("[data-row]").count(), 1)
      await page.goBack()
      const bars = page.locator(".chart-bars title")
      assert.match((await bars.last().textContent()) ?? "", /Aceptados 6, Rechazados 2, Abiertos 1/u)
      await page.getByText("Cifras por día").click()
      const newest = page.getByRole("table", { name: "Documentos por día" }).getByRole("row").nth(1)
      assert.strictEqual(await newest.getByRole("cell").first().textContent(), "6")
      const toCorrect = page.getByRole("region", { name: "Rechazados por corregir" })
      await toCorrect.getByRole("button", { name: "Descartar SETP990001011" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("button", { name: "Descartar" }).click()
      await dialog.getByRole("alert").getByText("Indique un motivo").waitFor()
      await dialog.getByLabel("Motivo").fill("Se radicó a mano en el portal")
      await dialog.getByRole("button", { name: "Descartar" }).click()
      await toCorrect.getByRole("link", { name: "SETP990001011" }).waitFor({ state: "detached" })
      await toCorrect.getByRole("link", { name: "SETP990001010" }).waitFor()
      await open("/submissions?q=SETP990001011")
      await signIn()
      await page.getByRole("link", { name: "SETP990001011" }).click()
      await page.getByText("Se radicó a mano en el portal").waitFor()
      await page.getByRole("button", { name: "Deshacer" }).click()
      await page.getByText("Se radicó a mano en el portal").waitFor({ state: "detached" })
    }))

  it("keeps purchases and payroll out of the sales of the overview and of a selection", () =>
    at(async ({ open, page, signIn }) => {
      const date = fromEpochMillis(Date.now())
      const filed = await Promise.all([
        fileDocument(service.url, "supports", supportExample({ number: 984000100, date })),
        fileDocument(service.url, "payrolls", payrollExample({ number: 100, date }))
      ])
      assert.deepStrictEqual(
        filed.map(({ status }) => status),
        ["submitted", "submitted"],
        JSON.stringify(filed)
      )
      const [bought, paid] = filed.map(({ document }) => pesos(document.total))
      await open("/")
      await signIn()
      const today = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Hoy" }) })
      const inBook = (name: string) => today.locator(".book").filter({ hasText: name })
      await inBook("Compras")
        .getByText(bought ?? "", { exact: true })
        .waitFor()
      await inBook("Nómina")
        .getByText(paid ?? "", { exact: true })
        .waitFor()
      // the month before has the books of this one, and nothing in them
      const before = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Mes anterior" }) })
      for (const name of ["Ventas", "Compras", "Nómina"])
        await before.locator(".book").filter({ hasText: name }).getByText("$ 0", { exact: true }).waitFor()
      // 12, 3, 40, 1, 125 and 7 of 28 500 with 5 % of IVA
      await today.getByText("$ 5.625.900", { exact: true }).waitFor()
      await today.getByRole("link", { name: "6 aceptados" }).waitFor()
      await today.getByRole("link", { name: "1 documento soporte" }).click()
      await page.getByRole("link", { name: "SEDS984000100" }).waitFor()
      assert.strictEqual(await page.locator("[data-row]").count(), 1)
      await page.getByLabel("Grupo").selectOption("")
      for (const number of ["SEDS984000100", "NE100", "SETP990001000"])
        await page.getByLabel(`Seleccionar ${number}`).check()
      const bar = page.getByRole("group", { name: "Documentos seleccionados" })
      for (const sum of [`Compras (documentos soporte) ${bought}`, `Nómina, neto ${paid}`, "Ventas, con IVA $ 359.100"])
        await bar.getByText(sum).waitFor()
    }))

  it("searches while the user types, and saves filters and columns", () =>
    at(async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      const row = (number: string) => page.getByRole("link", { name: number, exact: true })
      await row("SETP990001000").waitFor()
      await page.keyboard.press("/")
      await page.keyboard.type("munoz ana")
      await row("SETP990001000").waitFor({ state: "detached" })
      await row("SETP990001003").waitFor()
      await page.waitForURL((url) => url.searchParams.get("q") === "munoz ana")
      await page.getByRole("button", { name: "Guardar este filtro" }).click()
      await page.getByRole("dialog").getByLabel("Nombre").fill("Ana")
      await page.keyboard.press("Enter")
      await page.getByRole("link", { name: "Todos", exact: true }).click()
      await row("SETP990001000").waitFor()
      await page.reload()
      await signIn()
      await page.getByRole("link", { name: "Ana", exact: true }).click()
      await row("SETP990001000").waitFor({ state: "detached" })
      await page.getByRole("button", { name: "Eliminar este filtro" }).click()
      await page.getByRole("button", { name: "Limpiar" }).click()
      await page.getByLabel("Total desde").fill("7.000.000,50")
      await page.getByLabel("Total desde").press("Enter")
      await row("SETP990001000").waitFor({ state: "detached" })
      assert.strictEqual(new URL(page.url()).searchParams.get("amountFrom"), "7000000.50")
      await page.getByRole("button", { name: "Limpiar" }).click()
      assert.strictEqual(await page.getByRole("columnheader", { name: "Registrado" }).count(), 0)
      await page.locator("summary", { hasText: "Columnas" }).click()
      await page.getByLabel("Registrado").check()
      await page.keyboard.press("Escape")
      await page.getByRole("columnheader", { name: "Registrado" }).waitFor()
    }))

  it("acts on the selected documents, and exports all of a filter", () =>
    at(async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      for (const number of ["SETP990001000", "SETP990001001", "SETP990001012"])
        await page.getByLabel(`Seleccionar ${number}`).check()
      const bar = page.getByRole("group", { name: "Documentos seleccionados" })
      await bar.getByText("3 seleccionados").waitFor()
      // 12 and 3 of 28 500 with 5 % of IVA; the third is not accepted
      await bar.getByText("Ventas, con IVA $ 448.875,00").waitFor()
      await bar.getByRole("button", { name: "Reintentar (1)" }).click()
      await page.getByRole("alert").getByText("Hechos: 1").waitFor()
      await bar.getByRole("button", { name: "Enviar por correo (2)" }).click()
      const dialog = page.getByRole("dialog")
      const sent = dialog.getByRole("list", { name: "Se envían", exact: true })
      // the address that each goes to
      await sent
        .getByRole("listitem")
        .filter({ hasText: /^SETP990001000 .*\S@\S/u })
        .waitFor()
      assert.strictEqual(await sent.getByRole("listitem").count(), 2)
      await dialog.getByRole("button", { name: "Enviar (2)" }).click()
      await page.getByRole("alert").getByText("Hechos: 2. Con problema: 0").waitFor()
      // nobody twice, unless it is chosen
      await bar.getByRole("button", { name: "Enviar por correo (2)" }).click()
      await dialog.getByText("2 ya se enviaron: enviarlos de nuevo").waitFor()
      await dialog.getByText("Buscando las direcciones…").waitFor({ state: "detached" })
      assert.isTrue(await dialog.getByRole("button", { name: "Enviar (0)" }).isDisabled())
      await dialog.getByLabel("2 ya se enviaron: enviarlos de nuevo").check()
      await dialog.getByRole("button", { name: "Enviar (2)" }).waitFor()
      await dialog.getByRole("button", { name: "Cancelar" }).click()
      const zip = await saved(page, () => bar.getByRole("button", { name: "Descargar ZIP" }).click())
      assert.deepStrictEqual([...zip.bytes.subarray(0, 2)], [...Buffer.from("PK")])
      const pdf = await saved(page, () => bar.getByRole("button", { name: "Un solo PDF" }).click())
      assert.strictEqual(pdf.bytes.subarray(0, 5).toString(), "%PDF-")
      await bar.locator("summary", { hasText: "Exportar" }).click()
      const list = await saved(page, () => bar.getByRole("button", { name: "Lista CSV" }).click())
      assert.deepStrictEqual(
        ["990001000", "990001001", "990001002", "990001012"].map((number) => list.bytes.includes(number)),
        [true, true, false, true]
      )
      await bar.getByRole("button", { name: "Quitar selección" }).click()
      await page.locator("summary", { hasText: "Exportar" }).click()
      const csv = await saved(page, () => page.getByRole("button", { name: "Libro diario en pesos CSV" }).click())
      assert.match(csv.name, /libro-diario.*\.csv$/u)
      assert.match(csv.bytes.toString(), /Panadería El Trigal/u)
    }))

  it("sends a document again, and shows the state of each receiver", () =>
    at(async ({ open, page, signIn }) => {
      await open("/submissions?q=SETP990001002")
      await signIn()
      await page.getByRole("link", { name: "SETP990001002" }).click()
      const mails = page.getByRole("region", { name: "Correos" })
      await mails.getByRole("button", { name: /^Enviar/u }).click()
      await page.getByRole("dialog").getByLabel("Para").fill("nobody")
      await page.getByRole("dialog").getByRole("button", { name: "Enviar" }).click()
      await page.getByRole("dialog").getByRole("alert").waitFor()
      await page.getByRole("dialog").getByLabel("Para").fill("otra@example.com")
      await page.keyboard.press("Enter")
      await mails.getByText("otra@example.com").waitFor()
      await mails.getByText("Por enviar").first().waitFor()
    }))

  it("reconciles the listing of the authority, opens a difference and saves the result", () =>
    at(async ({ open, page, signIn }) => {
      const listing = await fetch(`${service.url}/v1/submissions/export?companyId=1&layout=dian&format=xlsx&q=trigal`, {
        headers: { authorization: `Bearer ${developmentToken}` }
      })
      const buffer = Buffer.from(await listing.arrayBuffer())
      await open("/reconciliation")
      await signIn()
      await page.getByLabel("Archivo de Excel").setInputFiles({
        name: "listado.xlsx",
        mimeType: "application/octet-stream",
        buffer: Buffer.from("no workbook")
      })
      await page.getByRole("alert").waitFor()
      await dropped(page, ".drop", "listado.xlsx", buffer)
      const missing = page.getByRole("region", { name: /^Aceptado aquí, no está en el listado/u })
      await missing.waitFor()
      const result = await saved(page, () => page.getByRole("button", { name: "Guardar el resultado (Excel)" }).click())
      assert.deepStrictEqual([...result.bytes.subarray(0, 2)], [...Buffer.from("PK")])
      await missing.getByRole("link").first().click()
      await page.getByRole("region", { name: "Historia" }).waitFor()
    }))

  it("says that a credit note needs a default certificate, judges it as it is typed, and files it", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/submissions?q=SETP990001000")
      await signIn()
      await page.getByRole("link", { name: "SETP990001000" }).click()
      await page.getByRole("link", { name: "Iniciar nota crédito" }).click()
      await page.getByRole("alert").getByText("no tiene certificado por defecto").waitFor()
      const file = page.getByRole("button", { name: "Radicar…" })
      await page.getByLabel("Motivo").selectOption("1")
      await page.getByText("Lista para radicar").waitFor()
      assert.strictEqual(await file.getAttribute("aria-disabled"), "true")
      assert.deepStrictEqual(await faults(page), [])

      const { id } = await storeCertificate(service.url)
      await configure(service.url, "/v1/companies/1", { Name: "Café Piñón y Cía. S.A.S.", DefaultCertificate: id })
      await page.reload()
      await signIn()
      await page.getByLabel("Motivo").selectOption("1")
      await page.getByLabel("Cantidad línea 1").fill("2")
      // two of 28 500 with 5 % of IVA
      await page.getByRole("definition").filter({ hasText: "59.850,00" }).waitFor()
      await page.getByLabel("Cantidad línea 1").fill("")
      await page.getByText("Falta 1 campo.").waitFor()
      await page.getByLabel("Cantidad línea 1").fill("2")
      await page.getByText("Lista para radicar").waitFor()
      await file.click()
      const question = page.getByRole("dialog")
      for (const fact of ["$ 59.850,00", "Panadería El Trigal & Hermanos Ltda. 800199436", "SETP990001000", "NC1"])
        await question.getByRole("definition").filter({ hasText: fact }).waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await question.getByRole("button", { name: "Radicar" }).click()
      await page.getByRole("heading", { level: 1, name: /^NC1/u }).waitFor()
      await page.getByText("Aceptado").first().waitFor()
      // linked both ways
      const related = page.getByRole("region", { name: "Documentos relacionados" })
      await related.getByRole("link", { name: "SETP990001000" }).click()
      await page.getByRole("heading", { level: 1, name: /^SETP990001000/u }).waitFor()
      await related.getByRole("link", { name: "NC1" }).waitFor()
      // in a sum a note is subtracted from its invoice
      await page.getByRole("link", { name: "← Documentos" }).click()
      await page.getByLabel("Seleccionar NC1").check()
      await page.getByLabel("Seleccionar SETP990001000").check()
      await page.getByRole("group", { name: "Documentos seleccionados" }).getByText("299.250,00").waitFor()
    }))

  it("shows what the dry run of a credit note notifies of, and wants more than is left confirmed", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      const start = async (): Promise<void> => {
        await open("/submissions?q=SETP990001001")
        await signIn()
        await page.getByRole("link", { name: "SETP990001001" }).click()
        await page.getByRole("link", { name: "Iniciar nota crédito" }).click()
        await page.getByLabel("Motivo").selectOption("1")
      }
      const file = page.getByRole("button", { name: "Radicar…" })
      const quantity = page.getByLabel("Cantidad línea 1")
      const confirmation = page.getByLabel("La nota debe acreditar más de lo que queda de la factura.")
      const considered = page.getByRole("list", { name: "Para tener en cuenta" })
      await start()
      await page.getByText("Lista para radicar").waitFor()
      // a line that the note does not credit
      const chosen = page.getByLabel("Acreditar Café tostado en grano, bolsa de 500 g")
      await chosen.uncheck()
      await quantity.waitFor({ state: "detached" })
      await page.getByText("Por corregir").waitFor()
      await chosen.check()
      assert.strictEqual(await quantity.inputValue(), "3")
      // its draft is opened with its invoice
      await page.getByText("Borrador guardado").waitFor()
      await open("/issue/invoice")
      await signIn()
      await page.getByText("Borradores (1)").click()
      await page.getByRole("link", { name: /^Nota crédito/u }).click()
      await page.getByText("Lista para radicar").waitFor()
      assert.isTrue(await chosen.isChecked())
      // nine of an invoice of three
      await quantity.fill("9")
      await page.getByText("RAD77").first().waitFor()
      await considered.getByText("la nota acredita 9 y quedan 3").waitFor()
      await page.getByText("Se puede radicar; antes revise").waitFor()
      assert.strictEqual(await file.getAttribute("aria-disabled"), "true")
      await confirmation.check()
      assert.strictEqual(await file.getAttribute("aria-disabled"), "false")
      assert.deepStrictEqual(await faults(page), [])
      await file.click()
      const question = page.getByRole("dialog")
      await question.getByText("269.325,00").waitFor()
      await question.getByText("RAD77").waitFor()
      await question.getByRole("button", { name: "Cancelar" }).click()
      // a confirmation is of what was confirmed
      await quantity.fill("8")
      await considered.getByText("la nota acredita 8 y quedan 3").waitFor()
      assert.isFalse(await confirmation.isChecked())
      await quantity.fill("2")
      await page.getByText("Lista para radicar").waitFor()
      assert.strictEqual(await confirmation.count(), 0)
      await file.click()
      await question.getByRole("button", { name: "Radicar" }).click()
      await page.getByText("Aceptado").first().waitFor()
      // what that note left
      await start()
      await page.getByText("quedan: 1").waitFor()
      assert.strictEqual(await quantity.inputValue(), "1")
      await quantity.fill("2")
      await considered.getByText("la nota acredita 2 y quedan 1").waitFor()
      await page.getByText("RAD77").first().waitFor()
    }))

  it("credits an invoice in another currency at the invoice's rate", () =>
    at(async ({ open, page, signIn }) => {
      await fileSample(service.url, 20, {
        CurrencyCode: "USD",
        PaymentExchangeRate: { CalculationRate: "4123.45" }
      })
      await open("/submissions?q=SETP990001020")
      await signIn()
      await page.getByRole("link", { name: "SETP990001020" }).click()
      await page.getByRole("link", { name: "Iniciar nota crédito" }).click()
      await page.getByLabel("Motivo").selectOption("1")
      await page.getByRole("definition").filter({ hasText: "USD 359.100,00" }).waitFor()
      await page.getByText("Lista para radicar").waitFor()
    }))

  it("links a rejected document and the one that corrects it", () =>
    at(async ({ open, page, signIn }) => {
      await fileSample(service.url, 10)
      await open("/submissions?status=rejected&q=SETP990001010")
      await signIn()
      await page.getByRole("link", { name: "SETP990001010" }).click()
      await page.getByText("Su número se volvió a radicar").waitFor()
      const related = page.getByRole("region", { name: "Documentos relacionados" })
      await related.getByRole("link", { name: "SETP990001010" }).click()
      await related.getByText("Rechazado").waitFor()
    }))

  it("says to a company without documents how to file the first one", async () => {
    const token = await makeToken(service.url, { Scopes: ["documents:read"], Companies: ["5"], Providers: ["1"] })
    await at(async ({ open, page, signIn }) => {
      await open("/")
      await signIn(token)
      await page.getByRole("heading", { name: "Radique el primer documento" }).waitFor()
      await page.getByText("companyId=5").waitFor()
    })
  })
})
