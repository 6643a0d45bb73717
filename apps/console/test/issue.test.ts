import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { configure, developmentToken, fileDocument, makeToken, storeCertificate } from "./support/filing.ts"
import { file, fileButton, fillInvoice, fillLine, ready, totalIs } from "./support/issueForm.ts"
import { ownService } from "./support/ownService.ts"
import { fileSample } from "./support/samples.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("the form of a document, in Chromium", () => {
  const visit = visiting()
  let service: RunningService
  const { CompanyParty } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })

  const settings = async (more: object = {}): Promise<void> => {
    await configure(service.url, "/v1/companies/1", { Name: "Café Piñón y Cía. S.A.S.", CompanyParty, ...more })
  }

  beforeAll(async () => {
    service = await ownService()
    await fileSample(service.url, 0)
  })
  afterAll(() => service?.stop())

  const at = (test: Parameters<typeof visit>[1]) => visit({ acceptDownloads: true }, test, { url: service.url })

  /** A token of somebody who may also change the company. */
  const managing = (): Promise<string> =>
    makeToken(service.url, {
      Scopes: ["documents:read", "documents:write", "companies:admin"],
      Companies: ["1"],
      Providers: ["1"]
    })

  /** The documents on record, the newest first. */
  const filed = async (query: string): Promise<ReadonlyArray<any>> => {
    const answer = await fetch(`${service.url}/v1/submissions?companyId=1&limit=200&${query}`, {
      headers: { authorization: `Bearer ${developmentToken}` }
    })
    return JSON.parse(await answer.text()).items
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
      // an untouched form only counts what is missing
      await page.getByText(/^Faltan \d+ campos\.$/u).waitFor()
      assert.strictEqual(await page.locator('[aria-invalid="true"]').count(), 0)
      assert.strictEqual(await page.getByText("Por corregir").count(), 0)
      // a field that was left has its fault
      const identification = page.getByLabel("Tipo de identificación")
      await identification.focus()
      await page.keyboard.press("Tab")
      await page.locator('[aria-invalid="true"]').waitFor()
      assert.strictEqual(await identification.getAttribute("aria-invalid"), "true")
      await page.getByLabel("Prefijo").fill("SETP")
      await page.getByRole("button", { name: "Consumidor final" }).click()
      await fillLine(page, "Café tostado, 500 g", "3", "28.500,50")
      await page.getByLabel("Unidad línea 1").fill("KGM")
      await page.locator(".under", { hasText: /^kilogramo$/u }).waitFor()
      await page.getByLabel("Unidad línea 1").fill("94")
      await page.getByRole("button", { name: "Agregar IVA" }).click()
      await page.getByLabel("Tarifa, % línea 1").fill("5")
      // the fault is shown at its field, and the list names the field by its label
      const code = page.getByLabel("Código línea 1")
      await page.getByText("Falta 1 campo.").waitFor()
      // whoever asks to file sees all of it
      await fileButton(page).press("Enter")
      await page.getByText("Por corregir").waitFor()
      assert.strictEqual(await code.getAttribute("aria-invalid"), "true")
      assert.match(
        (await page.locator(`#${await code.getAttribute("aria-describedby")}`).textContent()) ?? "",
        /FAZ09/u
      )
      assert.strictEqual(await fileButton(page).getAttribute("aria-disabled"), "true")
      assert.deepStrictEqual(await faults(page), [])
      await page.getByRole("listitem").getByRole("button", { name: "Código", exact: true }).click()
      await page.keyboard.type("CAF-500")
      assert.strictEqual(await code.inputValue(), "CAF-500")
      await ready(page)
      // 3 of 28 500.50 with 5 % of IVA, half to even: 85 501.50 + 4 275.08 (python decimal)
      await totalIs(page, "$ 89.776,58")
      // what was typed survives a reload
      await page.reload()
      await signIn()
      assert.strictEqual(await page.getByLabel("Descripción línea 1").inputValue(), "Café tostado, 500 g")
      await ready(page)
      await fileButton(page).click()
      const question = page.getByRole("dialog")
      for (const fact of ["Factura de venta", "$ 89.776,58", "consumidor final 222222222222", "SETP990001001"])
        await question.getByRole("definition").filter({ hasText: fact }).waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await question.getByRole("button", { name: "Radicar" }).dblclick()
      await page.getByRole("heading", { level: 1, name: /^SETP990001001/u }).waitFor()
      await page.getByText("Aceptado").first().waitFor()
      assert.strictEqual((await filed("q=consumidor")).length, 1)
      assert.deepStrictEqual((await filed("q=consumidor"))[0].result.document.total, "89776.58")
      // the draft cannot be filed again
      await page.goBack()
      await page.getByText("Este borrador ya se radicó").waitFor()
    }))

  it("keeps a draft in the service, for every browser of whoever typed it, until it is filed", async () => {
    let address = ""
    await at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn()
      await fillInvoice(page, "Un borrador guardado", "1000")
      await page.getByText("Borrador guardado").waitFor()
      const { pathname, search } = new URL(page.url())
      address = `${pathname.replace("/console", "")}${search}`
    })
    await at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn()
      await page.getByText("Borradores (1)").click()
      await page
        .getByRole("list", { name: "Borradores" })
        .getByRole("link", { name: /consumidor final/iu })
        .click()
      await page.waitForFunction(() => document.querySelector("textarea, input")?.isConnected === true)
      await ready(page)
      assert.strictEqual(await page.getByLabel("Descripción línea 1").inputValue(), "Un borrador guardado")
      await file(page)
      const filedAs = page.url()
      // another browser, which has an older text of the same draft, is shown what was filed
      await at(async (other) => {
        await other.open(address)
        await other.signIn()
        await other.page.getByText("Este borrador ya se radicó").waitFor()
      })
      assert.include(filedAs, "/submissions/")
      await open("/issue/invoice")
      await signIn()
      await page.getByRole("button", { name: "Consumidor final" }).waitFor()
      assert.strictEqual(await page.getByText(/^Borradores/u).count(), 0)
    })
  })

  it("takes a customer from earlier documents, or from the authority, and states credit and withholdings", () =>
    at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn()
      await page.getByLabel("Prefijo").fill("SETP")
      await page.getByLabel("Buscar entre los clientes anteriores").fill("trigal")
      await page.getByRole("button", { name: /^Panadería El Trigal.*800199436$/u }).click()
      await page.getByRole("button", { name: /^Panadería El Trigal/u }).waitFor({ state: "detached" })
      assert.strictEqual(await page.getByLabel("Identificación", { exact: true }).inputValue(), "800199436")
      assert.strictEqual(await page.getByLabel("Correo").inputValue(), "compras@example.com")
      await page.getByText("Dirección y datos tributarios").click()
      assert.strictEqual(await page.getByLabel("Dirección", { exact: true }).inputValue(), "Calle 50 # 46-36")
      const asked = page.waitForResponse(/\/v1\/dian\/acquirers/u)
      await page.getByRole("button", { name: "Consultar en la DIAN" }).click()
      assert.strictEqual((await asked).status(), 200)
      await page.getByRole("status").filter({ hasText: "DIAN" }).waitFor()
      await fillLine(page, "Asesoría contable", "1", "4.000.000")
      await page.getByLabel("Código línea 1").fill("ASE-01")
      await page.getByRole("button", { name: "Agregar IVA" }).click()
      await page.getByLabel("Descuento, % línea 1").fill("10")
      await page.getByRole("button", { name: "Agregar retención" }).click()
      await page.getByLabel("Tarifa, % línea 1").last().fill("11")
      await page.getByLabel("Forma de pago").selectOption("2")
      await page.getByLabel("Fecha de vencimiento").fill("2027-01-31")
      await ready(page)
      // 4 000 000 less 10 %, with 19 %: 3 600 000 + 684 000; 11 % of the base is withheld
      await totalIs(page, "$ 4.284.000,00")
      await page.getByRole("definition").filter({ hasText: "$ 396.000,00" }).waitFor()
      await file(page)
      await page.getByRole("heading", { level: 1, name: /^SETP/u }).waitFor()
      const [newest] = await filed("q=trigal")
      assert.strictEqual(newest.result.document.total, "4284000.00")
    }))

  it("suggests products and customers of earlier documents, and no longer those that were hidden", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue/invoice")
      await signIn(await managing())
      const found = page.getByRole("list", { name: "Encontrados" })
      const description = page.getByLabel("Descripción línea 1")
      const coffee = found.getByRole("button", {
        name: /^CAF-500 Café tostado en grano, bolsa de 500 g \$.28\.500,00$/u
      })
      // words in any order, without case and accents
      await description.pressSequentially("GRANO cafe")
      await coffee.waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await page.getByLabel("Cantidad línea 1").fill("2")
      await found.waitFor({ state: "detached" })
      await description.press("End")
      await description.pressSequentially(" t")
      await coffee.click()
      await found.waitFor({ state: "detached" })
      const values = Object.entries({
        "Descripción línea 1": "Café tostado en grano, bolsa de 500 g",
        "Código línea 1": "CAF-500",
        "Cantidad línea 1": "2",
        "Unidad línea 1": "94",
        "Valor unitario línea 1": "28.500",
        "Tarifa, % línea 1": "5"
      })
      for (const [label, value] of values) assert.strictEqual(await page.getByLabel(label).inputValue(), value, label)
      assert.isTrue(await description.evaluate((input) => input === document.activeElement))
      // 2 of 28 500 with 5 %
      await totalIs(page, "$ 59.850,00")

      await description.fill("bolsa")
      await found.getByRole("button", { name: /^Ocultar CAF-500/u }).click()
      await found.waitFor({ state: "detached" })
      const search = page.getByLabel("Buscar entre los clientes anteriores")
      await search.fill("trigal")
      await found.getByRole("button", { name: /^Ocultar Panadería El Trigal/u }).click()
      await found.waitFor({ state: "detached" })
      await page.getByText("Sugerencias ocultas (2)").click()
      // for everybody, and in every browser
      await page.evaluate(() => sessionStorage.clear())
      await open("/issue/invoice")
      await signIn(await managing())
      await search.fill("trigal")
      await page.waitForResponse(/\/v1\/submissions\?.*q=trigal/u)
      await description.pressSequentially("bolsa")
      await page.getByText("Sugerencias ocultas (2)").click()
      assert.strictEqual(await found.count(), 0)
      const hidden = page.getByRole("list", { name: "Sugerencias ocultas" })
      for (const name of ["800199436", "Café tostado en grano, bolsa de 500 g"])
        await hidden.getByRole("button", { name: `Sugerir de nuevo ${name}` }).click()
      await hidden.waitFor({ state: "detached" })
      await description.press("End")
      await description.pressSequentially(" de")
      await coffee.waitFor()
      await search.fill("el trigal")
      await found.getByRole("button", { name: /^Panadería El Trigal/u }).waitFor()
    }))

  it("files support documents, tickets and debit notes with the same parts", () =>
    at(async ({ open, page, signIn }) => {
      await open("/")
      await page.getByRole("checkbox").check()
      await signIn(await managing())
      await open("/issue/support")
      await page.getByLabel("Prefijo").fill("SEDS")
      await page.getByLabel("Tipo de identificación").selectOption("13")
      await page.getByLabel("Identificación", { exact: true }).fill("1020304050")
      await page.getByLabel("Nombre o razón social").fill("Rosa Elvira Campo")
      await page.getByLabel("Dirección", { exact: true }).fill("Vereda La Esperanza")
      await page.getByLabel("Municipio (código)").fill("41551")
      await fillLine(page, "Café pergamino seco", "2400", "16000")
      await page.getByLabel("Código línea 1").fill("CAF-PER")
      await ready(page)
      await totalIs(page, "$ 38.400.000,00")
      await file(page)
      await page.getByRole("heading", { level: 1, name: /^SEDS/u }).waitFor()

      await open("/issue/ticket")
      await page.getByLabel("Prefijo").fill("EPOS")
      await fillLine(page, "Pan francés", "10", "500")
      await page.getByLabel("Código línea 1").fill("PAN-01")
      for (const [label, value] of [
        ["Placa de la caja", "CJ-0101"],
        ["Ubicación", "Carrera 7 # 71-21"],
        ["Cajero", "Óscar Peña"],
        ["Tipo de caja", "Caja principal"],
        ["Código de la venta", "V-120"],
        ["Software", "Caja Ejemplo"],
        ["Fabricante del software", "Cajas de Ejemplo S.A.S."],
        ["Persona de contacto del fabricante", "Lucía Rincón Ávila"]
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByRole("button", { name: "Proponer este prefijo y esta caja en adelante" }).click()
      await page.getByRole("button", { name: /^Proponer/u }).waitFor({ state: "detached" })
      await ready(page)
      await file(page)
      await page.getByRole("heading", { level: 1, name: /^EPOS/u }).waitFor()
      // prefix and till are typed once, for every browser
      await page.evaluate(() => localStorage.clear())
      await open("/issue/ticket")
      assert.strictEqual(await page.getByLabel("Placa de la caja").inputValue(), "CJ-0101")
      assert.strictEqual(await page.getByLabel("Prefijo").inputValue(), "EPOS")

      await open("/submissions?q=SETP990001000")
      await page.getByRole("link", { name: "SETP990001000" }).click()
      await page.getByRole("link", { name: "Iniciar nota débito" }).click()
      await page.getByLabel("Motivo").selectOption("1")
      await fillLine(page, "Intereses de mora", "1", "12.000")
      await page.getByLabel("Código línea 1").fill("INT-01")
      await ready(page)
      await file(page)
      await page.getByRole("heading", { level: 1, name: /^ND/u }).waitFor()
      const related = page.getByRole("region", { name: "Documentos relacionados" })
      await related.getByRole("link", { name: "SETP990001000" }).waitFor()
    }))

  it("copies a document under the next number", () =>
    at(async ({ open, page, signIn }) => {
      await open("/submissions?q=SETP990001000")
      await signIn()
      await page.getByRole("link", { name: "SETP990001000" }).click()
      await page.getByRole("link", { name: "Copiar", exact: true }).click()
      await ready(page)
      await file(page)
      const [copied, ...others] = await filed("q=trigal")
      assert.strictEqual(copied.result.document.total, others.at(-1).result.document.total)
      assert.notStrictEqual(copied.result.id, "SETP990001000")
    }))

  it("opens a document of another operation as its JSON, with the dry run", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      const date = fromEpochMillis(Date.now())
      const payroll = await fileDocument(service.url, "payrolls", payrollExample({ number: 7, date }))
      assert.strictEqual(payroll.status, "submitted")
      await open(`/issue/json?correct=${payroll.document.uuid}`)
      await signIn()
      const json = page.getByLabel("Cuerpo del documento (JSON)")
      await json.waitFor()
      const { Number: _, ...body } = JSON.parse(await json.inputValue())
      assert.strictEqual(body.TypeCode, "102")
      await json.fill("{")
      await page.locator(".panel .notice").waitFor()
      assert.strictEqual(await fileButton(page).getAttribute("aria-disabled"), "true")
      assert.deepStrictEqual(await faults(page), [])
      // another worker has another payroll
      const EmployeeParty = { ...body.EmployeeParty, Id: "1020304059" }
      await json.fill(JSON.stringify({ ...body, EmployeeParty, Number: 8 }))
      await ready(page)
      await file(page)
      await page.getByRole("heading", { level: 1, name: /^NE8/u }).waitFor()
    }))

  it("says to a token that may not file what it lacks, and has no form for it", async () => {
    const token = await makeToken(service.url, { Scopes: ["documents:read"], Companies: ["1"], Providers: ["1"] })
    await at(async ({ open, page, signIn }) => {
      await open("/issue/invoice")
      await signIn(token)
      await page.getByText("documents:write").waitFor()
      assert.strictEqual(await page.getByLabel("Prefijo").count(), 0)
      assert.strictEqual(await page.getByRole("link", { name: "Emitir", exact: true }).count(), 0)
    })
  })
})
