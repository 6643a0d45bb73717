import type { RunningService } from "@radicar/fixtures/processes/startService"
import type { Page } from "playwright-core"
import { zipFiles } from "@radicar/zip/inner/zip"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { makeToken } from "./support/filing.ts"
import { makeBuyer, sell } from "./support/samples.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

/** Invoice of the supplier, and the buyer that receives it. */
const number = 990000400
const name = `SETP${number}`
const buyer = { company: "8", nit: "901000008" }

/** A mail by which a mailbox confirms a forwarding rule: it has no document. */
const mail = [
  "From: Correo <correo@example.com>",
  "To: recepcion@example.com",
  "Subject: Confirme el reenvio",
  "Date: Fri, 27 Nov 2026 10:00:00 -0500",
  "",
  "Su codigo es 123456789.",
  ""
].join("\r\n")

/** Checks that nothing goes beyond a phone, nor 1280 pixels at 400 %. */
const fits = async (page: Page): Promise<void> => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.isAtMost(beyond, 0, `${page.url()} at ${width}`)
  }
}

describe.skipIf(shared === null)("the inbox, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visitAny = visiting()
  // of its own: a company with settings changes what others see of the shared one
  let service: RunningService
  let url = ""
  let token = ""
  let container: Buffer
  beforeAll(async () => {
    service = await ownService()
    url = service.url
    await makeBuyer(url, buyer.company, { Nit: buyer.nit })
    token = await makeToken(url, {
      Scopes: ["documents:read", "inbox:read", "inbox:write"],
      Companies: [buyer.company],
      Providers: ["1"]
    })
    container = await sell(url, number, buyer.nit)
  })
  afterAll(() => service?.stop())

  const visit = (test: Parameters<typeof visitAny>[1]) => visitAny({ acceptDownloads: true }, test, { url })

  it("imports what suppliers sent, each file with its result, and files events by clicks", () =>
    visit(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/inbox")
      await signIn(token)
      await page.locator("input[type=file]").setInputFiles([
        { name: "ad0900373115.xml", mimeType: "", buffer: container },
        { name: "foto.xml", mimeType: "", buffer: Buffer.from("no document") },
        { name: "reenvio.eml", mimeType: "", buffer: Buffer.from(mail) }
      ])
      const results = page.getByRole("list", { name: "Archivos importados" })
      await results.getByText("sin documento").waitFor()
      await results.getByText("no legible").waitFor()
      await results.getByText(/^.Recibido$/u).waitFor()

      const table = page.getByRole("table", { name: "Recibidos" })
      await table.getByRole("link", { name: "Confirme el reenvio" }).waitFor()
      const row = table.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) })
      await row.getByText("Café Piñón y Cía. S.A.S.").waitFor()
      assert.deepStrictEqual(await faults(page), [], "list")
      await row.getByRole("checkbox").check()
      await page.getByRole("button", { name: "Recibo del bien (1)" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByText("acuse de recibo (030)").waitFor()
      // what the events are about
      for (const fact of [name, "573.306,30", "Café Piñón y Cía. S.A.S. 900373115"])
        await dialog.getByRole("list", { name: "Documentos" }).getByText(fact).waitFor()
      await dialog.getByLabel("Número").fill("52123456")
      await dialog.getByLabel("Nombres").fill("Ana")
      await dialog.getByLabel("Apellidos").fill("Rojas")
      assert.deepStrictEqual(await faults(page), [], "dialog")
      await dialog.getByRole("button", { name: "Radicar" }).click()
      const filed = page.getByRole("list", { name: "Eventos radicados" })
      await filed.getByText("registrado").nth(1).waitFor()
      await row.getByText("con recibo del bien").waitFor()
      await fits(page)
    }))

  it("shows a document with its events, term, history and files, and takes its acceptance", () =>
    visit(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open(`/inbox?q=${name}`)
      await signIn(token)
      await page.getByRole("link", { name, exact: true }).click()
      const events = page.getByRole("region", { name: "Eventos" })
      await events.getByText("radicado aquí").nth(1).waitFor()
      await page.getByRole("region", { name: "Historia" }).getByText("la DIAN registró").first().waitFor()
      await page.getByRole("term").filter({ hasText: "Plazo para aceptar o reclamar" }).waitFor()
      await page.getByText("OC-1042").waitFor()
      const coming = page.waitForEvent("download")
      await page.getByRole("button", { name: "Guardar PDF hecho aquí" }).click()
      assert.strictEqual((await coming).suggestedFilename(), `${name}.pdf`)
      assert.deepStrictEqual(await faults(page), [], "item")

      await page.getByRole("button", { name: "Aceptar" }).click()
      await page.getByRole("dialog").getByText("aceptación expresa (033)").waitFor()
      await page.getByRole("dialog").getByRole("button", { name: "Radicar" }).click()
      await events.getByText("aceptación expresa (033)").waitFor()
      assert.strictEqual(await page.getByRole("button", { name: "Reclamar" }).count(), 0)
      // the decision ends the term
      await page.getByRole("term").filter({ hasText: "Plazo para aceptar o reclamar" }).waitFor({ state: "detached" })
      await fits(page)
    }))

  it("claims with a reason, and remembers who receives", () =>
    visit(async ({ open, page, signIn }) => {
      const buffer = await sell(url, number + 1, buyer.nit)
      await open("/inbox?state=received")
      await signIn(token)
      await page.locator("input[type=file]").setInputFiles({ name: "otra.xml", mimeType: "", buffer })
      await page.getByRole("checkbox", { name: `Seleccionar SETP${number + 1}` }).check()
      await page.getByRole("button", { name: "Reclamar (1)" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByText("Ana Rojas").waitFor()
      await dialog.getByLabel("Motivo del reclamo").selectOption("03")
      await dialog.getByLabel("Detalle (opcional)").fill("Faltaron tres bolsas")
      await dialog.getByRole("button", { name: "Radicar" }).click()
      await page.getByRole("list", { name: "Eventos radicados" }).getByText("registrado").nth(2).waitFor()
      await page.getByLabel("Estado").selectOption("claimed")
      // the notice of what was filed links the document as well
      await page
        .getByRole("table")
        .getByRole("link", { name: `SETP${number + 1}`, exact: true })
        .waitFor()
    }))

  it("counts what a supplier sent, finds nothing for another filter, and exports", () =>
    visit(async ({ open, page, signIn }) => {
      await open("/inbox")
      await signIn(token)
      await page.getByRole("link", { name: "Café Piñón y Cía. S.A.S." }).first().click()
      await page.getByRole("region", { name: "Café Piñón y Cía. S.A.S." }).getByText("aceptado: 1").click()
      await page.getByRole("link", { name, exact: true }).waitFor()
      const coming = page.waitForEvent("download")
      await page.getByRole("button", { name: "Exportar a Excel" }).click()
      assert.match((await coming).suggestedFilename(), /\.xlsx$/u)
      await page.getByRole("searchbox").fill("nadie que exista")
      await page.getByText("No hay recibidos que coincidan").waitFor()
    }))

  it("shows the text of a mail without a document, and why a file cannot be read", () =>
    visit(async ({ open, page, signIn }) => {
      await open("/inbox?state=noDocument")
      await signIn(token)
      await page.getByRole("link", { name: "Confirme el reenvio" }).click()
      await page.getByText("Su codigo es 123456789.").waitFor()
      await page.getByRole("link", { name: "← Recibidos" }).click()
      await page.getByLabel("Estado").selectOption("unreadable")
      await page.getByRole("link", { name: "foto.xml" }).click()
      await page.getByText("No se puede leer: ").waitFor()
      await page.getByRole("button", { name: "Reintentar" }).click()
      await page.getByText("No se puede leer: ").waitFor()
    }))

  it("shows the unreadable files of a ZIP as one item, with their number and the first twenty reasons", () =>
    visit(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      const files = Array.from({ length: 1000 }, (_, at) => ({ name: `factura-${at}.xml`, bytes: Buffer.from("<a>") }))
      const buffer = Buffer.from(zipFiles(files))
      await open("/inbox")
      await signIn(token)
      await page.locator("input[type=file]").setInputFiles({ name: "noviembre.zip", mimeType: "", buffer })
      const imported = page.getByRole("list", { name: "Archivos importados" })
      await imported.getByText("1.000 archivos no se pueden leer. El primero: ").waitFor()
      assert.strictEqual(await imported.getByRole("link").count(), 1)
      await imported.getByRole("link", { name: "noviembre.zip" }).click()
      await page.getByText("No se pueden leer 1.000 archivos:").waitFor()
      await page.getByText("Y 980 más.").waitFor()
      assert.strictEqual(await page.locator(".notice li").count(), 20)
      assert.deepStrictEqual(await faults(page), [])
      await fits(page)
      const coming = page.waitForEvent("download")
      await page.getByRole("button", { name: "Guardar factura-999.xml" }).click()
      assert.strictEqual((await coming).suggestedFilename(), "factura-999.xml")
    }))

  it("shows what was imported while the list was being read", () =>
    visit(async ({ open, page, signIn }) => {
      let release = (): void => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      // the answer to the first query is of before the import, and arrives after it
      await page.route(
        /\/v1\/inbox\?/u,
        async (route) => {
          const response = await route.fetch()
          await held
          await route.fulfill({ response })
        },
        { times: 1 }
      )
      await open("/inbox?q=tardia")
      await signIn(token)
      // a hidden tab does not poll, so that only the import makes the page ask again
      await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }))
      const buffer = Buffer.from("no document of a late file")
      await page.locator("input[type=file]").setInputFiles({ name: "tardia.xml", mimeType: "", buffer })
      await page.getByRole("list", { name: "Archivos importados" }).getByText("no legible").waitFor()
      const asked = page.waitForRequest(/\/v1\/inbox\?/u)
      release()
      await asked
    }))

  it("removes a file that cannot be read, which has a name for people even without one", () =>
    visit(async ({ open, page, signIn }) => {
      const answer = await fetch(`${url}/v1/inbox?companyId=${buyer.company}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: new Uint8Array(Buffer.from("no document without a name"))
      })
      const [item] = ((await answer.json()) as any).items
      await open(`/inbox/${item.id}`)
      await signIn(token)
      await page.getByRole("heading", { level: 1, name: "Archivo sin nombre" }).waitFor()
      await page.getByRole("button", { name: "Quitar de recibidos" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Quitar" }).click()
      await page.getByRole("heading", { level: 1, name: "Recibidos" }).waitFor()
      assert.strictEqual(await page.getByRole("link", { name: "Archivo sin nombre" }).count(), 0)
    }))

  it("is left out of the navigation without its scope", async () => {
    const reader = await makeToken(url, { Scopes: ["documents:read"], Companies: ["1"], Providers: ["1"] })
    await visit(async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn(reader)
      await page.getByRole("link", { name: "Conciliación" }).waitFor()
      assert.strictEqual(await page.getByRole("link", { name: "Recibidos" }).count(), 0)
    })
  })
})
