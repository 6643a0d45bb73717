import { assert, describe, it } from "vitest"
import { makeToken } from "./support/filing.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("the other views, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()
  const url = shared?.url ?? ""

  it("ranges: what is left, until when, and what to do about it", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/ranges")
      await signIn()
      const range = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^SETP/u }) })
      await range.getByText("números quedan de 5.000.001").waitFor()
      await range.getByText("nunca se radicaron aquí").waitFor()
      await range.getByText("19 ene 2030").waitFor()
      const asked = page.waitForRequest(/refresh=true/u)
      await page.getByRole("button", { name: "Consultar de nuevo" }).click()
      await asked
      await range.waitFor()
    }))

  it("ranges: with a certificate where the authority is asked with one", () =>
    visit({}, async ({ open, page, signIn }) => {
      await page.route(/numbering-ranges/u, (route) =>
        route.request().headers()["x-radicar-certificate-token"] === undefined
          ? route.fulfill({
              status: 422,
              contentType: "application/problem+json",
              body: JSON.stringify({
                type: "urn:radicar:problem:certificate-unusable",
                status: 422,
                title: "The certificate cannot be used",
                detail: "Falta el certificado.",
                reason: "NoCertificate"
              })
            })
          : route.continue()
      )
      await open("/ranges")
      await signIn()
      await page.getByRole("heading", { name: "¿Cuál certificado?" }).waitFor()
      await page.getByRole("button", { name: "Consultar a la DIAN" }).click()
      await page.getByText("Escriba un token o elija un archivo").waitFor()
      await page.getByLabel("Token de un certificado guardado").fill("no-such-token")
      await page.getByRole("button", { name: "Consultar a la DIAN" }).click()
      // the service's own answer to a token that it does not know
      await page.getByText("La compañía no ha guardado un certificado con este token").waitFor()
      assert.notInclude(
        await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, location.href])),
        "no-such"
      )
    }))

  it("certificates: whose, how long, and that none is stored", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/certificates")
      const token = await makeToken(url, { Scopes: ["documents:read"], Companies: ["1", "2"] })
      await signIn(token)
      await page.getByRole("heading", { name: /^NIT 900373115/u }).waitFor()
      await page.getByText("días quedan").waitFor()
      await page.getByText("Autoridad Subordinada 01 de Pruebas", { exact: true }).waitFor()
      await page.getByRole("link", { name: "Firmados con él" }).click()
      await page.getByRole("table", { name: "Documentos" }).getByRole("link").first().waitFor()
      const remove = page.getByRole("button", { name: /^Quitar: Certificado [0-9]+$/u })
      await remove.click()
      await remove.waitFor({ state: "detached" })
      assert.isNull(new URL(page.url()).searchParams.get("certificate"))
      await page.goBack()
      await remove.waitFor()
      await page.goBack()
      await page.getByLabel("Compañía").selectOption("2")
      await page.getByText("no ha guardado certificados").waitFor()
      assert.strictEqual(new URL(page.url()).searchParams.get("company"), "2")
    }))

  it("the choice of another company leaves the document of the one before", () =>
    visit({}, async ({ open, page, signIn }) => {
      const token = await makeToken(url, { Scopes: ["documents:read", "inbox:read"], Companies: ["1", "2"] })
      await open("/inbox/00000000-0000-7000-8000-000000000000?company=1")
      await signIn(token)
      await page.getByLabel("Compañía").selectOption("2")
      await page.getByRole("heading", { level: 1, name: "Recibidos" }).waitFor()
      await page.getByText("aún no ha recibido nada").waitFor()
    }))

  it("authority: its state and its answer times", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/authority")
      await signIn()
      await page.getByRole("heading", { name: /^Simulador/u }).waitFor()
      await page.getByRole("rowheader", { name: "Radicaciones" }).waitFor()
      await page.getByText("conexión perdida").first().waitFor()
    }))

  it("authority: that it does not answer, with what follows from it", () =>
    visit({}, async ({ open, page, signIn }) => {
      // a breaker that is open in the service would hold back what other tests file
      await page.route(/authority\/status/u, async (route) => {
        const answer = await route.fetch()
        const status: any = await answer.json()
        const items = status.items.map((item: object) => ({ ...item, state: "open", retryAfterSeconds: 42 }))
        await route.fulfill({ response: answer, json: { ...status, items } })
      })
      await open("/")
      await signIn()
      await page.getByRole("region", { name: "DIAN" }).getByText("No responde").waitFor()
      await page.getByRole("link", { name: "DIAN", exact: true }).first().click()
      await page.getByText("42 s").waitFor()
      await page.getByText("contingency=auto").waitFor()
      await page.getByRole("link", { name: "Trabajo pendiente" }).click()
      await page.getByRole("link", { name: "SETP990000202" }).waitFor()
    }))

  it("overview: items that need attention", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/")
      await signIn()
      await page.getByRole("region", { name: "Rechazados por corregir" }).getByText("FAD06").waitFor()
      await page.getByRole("region", { name: "Pendientes" }).getByText("SETP990000202").waitFor()
      await page.getByRole("region", { name: "DIAN" }).getByText("Responde").waitFor()
      await page.getByRole("region", { name: "Certificados" }).getByText("Ninguno vence en 30 días").waitFor()
      await page.getByRole("link", { name: "Rechazados por corregir" }).click()
      await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor()
      assert.match(page.url(), /status=toCorrect$/u)
    }))
})
