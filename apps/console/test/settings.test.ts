import { read } from "@radicar/fixtures/certificates/TestCertificates"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { file, makeToken } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("the configuration, in Chromium", () => {
  const visit = visiting()
  let service: RunningService
  let token: string
  beforeAll(async () => {
    service = await ownService({ RADICAR_OUTBOUND_ALLOW: "https://127.0.0.1:9" })
    token = await makeToken(service.url, {
      Name: "Administración",
      Scopes: [
        "documents:read",
        "documents:write",
        "companies:admin",
        "providers:admin",
        "tokens:admin",
        "webhooks:admin",
        "audit:read"
      ],
      Companies: ["*"],
      Providers: ["*"]
    })
    await file(service.url, 990000801)
  })
  afterAll(() => service?.stop())

  const at = (test: Parameters<typeof visit>[1]) => visit({}, test, { url: service.url })

  it("names companies and providers, and keeps what a form does not show", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/companies?company=1")
      await signIn(token)
      await page.getByRole("button", { name: "Nueva compañía" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("Identificador").fill("7")
      await dialog.getByLabel("Nombre", { exact: true }).fill("Almacén Ñandú S.A.S.")
      await dialog.getByLabel("NIT", { exact: true }).fill("900508908")
      assert.deepStrictEqual(await faults(page), [])
      await dialog.getByRole("button", { name: "Guardar" }).click()
      const card = page.getByRole("listitem").filter({ hasText: "Almacén Ñandú S.A.S." })
      await card.getByRole("button", { name: "Modificar" }).click()
      await dialog.getByLabel("Remitente", { exact: true }).fill("facturas@example.com")
      await dialog.getByRole("button", { name: "Guardar" }).click()
      await card.getByText("facturas@example.com").waitFor()
      const stored: any = await (
        await fetch(`${service.url}/v1/companies/7`, { headers: { authorization: `Bearer ${token}` } })
      ).json()
      assert.deepInclude(stored.settings, { Name: "Almacén Ñandú S.A.S.", Nit: "900508908" })
      await card.getByRole("button", { name: "Modificar" }).click()
      await dialog.getByLabel("NIT", { exact: true }).fill("900508908-1")
      await dialog.getByRole("button", { name: "Guardar" }).click()
      await dialog.getByRole("alert").waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("link", { name: "Proveedores" }).click()
      await page.getByRole("button", { name: "Nuevo proveedor" }).click()
      await dialog.getByLabel("Identificador", { exact: true }).fill("8")
      await dialog.getByLabel("Nombre", { exact: true }).fill("Software propio")
      await dialog.getByLabel("Identificador del software").fill("5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11")
      await dialog.getByLabel("Pin del software").fill("12345")
      await dialog.getByRole("button", { name: "Guardar" }).click()
      await page.getByRole("listitem").filter({ hasText: "Software propio" }).getByText("guardado").waitFor()
    }))

  it("stores the data of an issuer, and keeps all other settings", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      const authorization = `Bearer ${token}`
      const url = `${service.url}/v1/companies/9`
      const settings = { Name: "Tienda", Nit: "900373115", Mail: { From: "facturas@example.com" } }
      const put = await fetch(url, {
        method: "PUT",
        headers: { authorization, "content-type": "application/json", "if-none-match": "*" },
        body: JSON.stringify(settings)
      })
      assert.strictEqual(put.status, 200, await put.text())
      // where the form of a document leads
      await open("/companies?company=9&issuer=9")
      await signIn(token)
      const dialog = page.getByRole("dialog")
      assert.strictEqual(await dialog.getByLabel("Identificación", { exact: true }).inputValue(), "900373115")
      await dialog.getByLabel("Razón social").fill("Tienda El Ñame S.A.S.")
      await dialog.getByLabel("Tipo de persona").selectOption("1")
      await dialog.getByLabel("Responsabilidades fiscales").fill("R-99-PN")
      await dialog.getByLabel("Dirección").fill("Calle 1 # 2-3")
      await dialog.getByLabel("Municipio (código)").fill("05001")
      assert.deepStrictEqual(await faults(page), [])
      await dialog.getByRole("button", { name: "Guardar" }).click()
      await dialog.waitFor({ state: "detached" })
      const stored: any = await (await fetch(url, { headers: { authorization } })).json()
      assert.deepStrictEqual(stored.settings, {
        ...settings,
        CompanyParty: {
          Id: "900373115",
          IdentificationType: "31",
          Name: "Tienda El Ñame S.A.S.",
          OrganizationTypeCode: "1",
          TaxLevelCode: "R-99-PN",
          PhysicalLocation: { Address: "Calle 1 # 2-3", CityCode: "05001", CountryCode: "CO" }
        }
      })
    }))

  it("stores a certificate and makes it the default", () =>
    at(async ({ open, page, signIn }) => {
      const { bytes, password } = read("company")
      await open("/certificates?company=1")
      await signIn(token)
      await page.getByRole("button", { name: "Guardar un certificado" }).click()
      const dialog = page.getByRole("dialog")
      await dialog
        .getByLabel(/^Archivo PKCS/u)
        .setInputFiles({ name: "empresa.p12", mimeType: "application/x-pkcs12", buffer: Buffer.from(bytes) })
      await dialog.getByLabel(/^Su contraseña/u).fill("wrong")
      await dialog.getByRole("button", { name: "Guardar" }).click()
      await dialog.getByRole("alert").waitFor()
      await dialog.getByLabel(/^Su contraseña/u).fill(password)
      await dialog.getByRole("button", { name: "Guardar" }).click()
      await page.getByText(/^cert_/u).waitFor()
      await page.getByRole("button", { name: "Cerrar" }).click()
      await page.getByRole("button", { name: "Usar por defecto" }).click()
      await page.locator(".badge", { hasText: "Por defecto" }).waitFor()
    }))

  it("creates a token, shows it once with its last use, and revokes it", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/tokens?company=1")
      await signIn(token)
      await page.getByRole("button", { name: "Nuevo token" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("Para qué es").fill("Contabilidad")
      await dialog.getByLabel("Todas").check()
      await dialog.getByRole("button", { name: "Crear" }).click()
      const secret = (await dialog.locator(".secret").textContent()) ?? ""
      assert.match(secret, /^rad_sandbox_\S{20,}$/u)
      await page.getByRole("button", { name: "Cerrar" }).click()
      const row = page.getByRole("row").filter({ hasText: "Contabilidad" })
      await row.getByText("nunca").waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await row.getByRole("button", { name: "Revocar" }).click()
      await dialog.getByRole("button", { name: "Revocar" }).click()
      await row.getByText("Revocado").waitFor()
      const answer = await fetch(`${service.url}/v1/tokens/self`, { headers: { authorization: `Bearer ${secret}` } })
      assert.strictEqual(answer.status, 401)
    }))

  it("registers a webhook, shows its deliveries with payload, and sends one again", () =>
    at(async ({ open, page, signIn }) => {
      await open("/webhooks?company=1")
      await signIn(token)
      await page.getByRole("button", { name: "Nuevo webhook" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("Para qué es").fill("ERP")
      await dialog.getByLabel("Dirección").fill("https://127.0.0.1:9/hooks")
      await dialog.getByRole("button", { name: "Registrar" }).click()
      await page.getByText(/^whsec_/u).waitFor()
      await page.getByRole("button", { name: "Cerrar" }).click()
      await page.getByRole("button", { name: "Enviar una prueba" }).click()
      await page.getByRole("button", { name: "webhook.test" }).click()
      await dialog.getByText('"type": "webhook.test"').waitFor()
      await dialog.getByRole("button", { name: "Enviar de nuevo" }).click()
      await page.getByRole("status").getByText("En cola de nuevo").waitFor({ state: "attached" })
      await dialog.getByRole("button", { name: "Cerrar" }).click()
      await page.getByRole("button", { name: "Inhabilitar" }).click()
      await page.getByText("Inhabilitado").waitFor()
    }))

  it("shows the audit log of a day, in words and with names", () =>
    at(async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/audit?company=1")
      await signIn(token)
      const row = page.getByRole("row").filter({ hasText: "Radicar una factura de venta" }).first()
      await row.getByText("Token de desarrollo").waitFor()
      await row.getByText("Hecho").waitFor()
      assert.deepStrictEqual(await faults(page), [])
      await page.getByLabel("Día").fill("2020-01-01")
      await page.getByText("Ese día no se cambió nada").waitFor()
    }))

  it("offers no changes to a token that may not make them", async () => {
    const reader = await makeToken(service.url, { Scopes: ["documents:read"], Companies: ["1"], Providers: ["1"] })
    await at(async ({ open, page, signIn }) => {
      await open("/companies")
      await signIn(reader)
      await page.getByText("Acceso de solo lectura").waitFor()
      for (const path of ["/companies", "/certificates", "/webhooks"]) {
        await page.getByRole("navigation").locator(`a[href^="/console${path}"]`).click()
        await page.getByRole("heading", { level: 1 }).waitFor()
        assert.strictEqual(await page.getByRole("button", { name: /^Nuev[ao]|^Guardar/u }).count(), 0)
      }
      assert.strictEqual(await page.getByRole("link", { name: "Auditoría" }).count(), 0)
    })
  })
})
