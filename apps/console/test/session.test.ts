import { assert, describe, it } from "vitest"
import { adminToken, makeToken } from "./support/filing.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("a session, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()
  const reader = { Scopes: ["documents:read"], Companies: ["1"], Providers: ["1"] }

  it("begins with a token that is in the memory of the page alone, and ends with the page", () =>
    visit({}, async ({ open, page, signIn }) => {
      const token = await makeToken(shared?.url ?? "", reader)
      await open("/")
      await page.getByLabel("Token").fill("rad_sandbox_nobody")
      await page.getByRole("button", { name: "Ingresar" }).click()
      await page.getByRole("alert").getByText("es desconocido, venció o fue revocado").waitFor()
      await signIn(token)
      await page.getByRole("heading", { level: 1, name: "Resumen" }).waitFor()
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      const left = await page.evaluate(() =>
        JSON.stringify([
          document.documentElement.outerHTML,
          Object.entries({ ...localStorage }),
          Object.entries({ ...sessionStorage }),
          document.cookie,
          location.href,
          history.state,
          [...document.querySelectorAll("input")].map(({ value }) => value)
        ])
      )
      assert.notInclude(left, token)
      // a reload says why it asks again, and leads back
      await page.goto(page.url().replace(/\/console\/.*/u, "/console/taxes?company=1&period=2026-B1"))
      assert.strictEqual(await page.getByRole("alert").count(), 0)
      await signIn(token)
      await page.getByRole("heading", { level: 1, name: "Impuestos" }).waitFor()
      await page.reload()
      await page.getByRole("alert").getByText("La página se recargó.").waitFor()
      await signIn(token)
      await page.getByRole("heading", { level: 1, name: "Impuestos" }).waitFor()
      const { pathname, search } = new URL(page.url())
      assert.strictEqual(pathname + search, "/console/taxes?company=1&period=2026-B1")
    }))

  it("lasts over a reload where that was asked for, and is erased by signing out", () =>
    visit({}, async ({ open, page, signIn }) => {
      const stored = () => page.evaluate(() => [Object.values({ ...sessionStorage }), Object.keys({ ...localStorage })])
      await open("/submissions?status=rejected")
      await page.getByLabel("Conservarlo hasta cerrar esta pestaña").check()
      await signIn()
      assert.deepStrictEqual(await stored(), [["radicar-dev-token"], []])
      await page.reload()
      await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor()
      await page.getByRole("button", { name: "Salir" }).click()
      await page.getByText("El token fue borrado").waitFor()
      assert.deepStrictEqual(await stored(), [[], []])
      assert.strictEqual(new URL(page.url()).search, "")
    }))

  it("ends when the service does not take the token any more, says so, and comes back to where it was", () =>
    visit({}, async ({ open, page, signIn }) => {
      const url = shared?.url ?? ""
      const token = await makeToken(url, reader)
      await open("/submissions?company=1&status=rejected")
      await page.getByLabel("Conservarlo hasta cerrar esta pestaña").check()
      await signIn(token)
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      const self: any = await (
        await fetch(`${url}/v1/tokens/self`, { headers: { authorization: `Bearer ${token}` } })
      ).json()
      await fetch(`${url}/v1/tokens/${self.id}`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${adminToken}` }
      })
      await page.getByRole("alert").getByText("fue revocado").waitFor()
      assert.strictEqual(await page.evaluate(() => sessionStorage.length), 0)
      await signIn()
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      assert.include(page.url(), "status=rejected")
    }))

  it("explains what a token may not see", () =>
    visit({}, async ({ open, page, signIn }) => {
      const token = await makeToken(shared?.url ?? "", { Scopes: ["mails:report"], Companies: ["1"], Providers: ["1"] })
      await open("/submissions")
      await signIn(token)
      for (const view of ["Documentos", "Rangos", "Certificados", "DIAN"]) {
        await page.getByRole("navigation", { name: "Vistas" }).getByRole("link", { name: view }).click()
        await page.getByRole("alert").getByText("Este token no puede ver esto").waitFor()
        await page.getByText("documents:read").waitFor()
      }
    }))

  it("of a token for every company asks for the company", () =>
    visit({}, async ({ open, page, signIn }) => {
      const token = await makeToken(shared?.url ?? "", { ...reader, Companies: ["*"], Providers: ["*"] })
      await open("/submissions")
      await signIn(token)
      await page.getByRole("heading", { level: 1, name: "¿Cuál compañía?" }).waitFor()
      await page.getByLabel("Compañía").fill("1")
      await page.getByLabel("Compañía").press("Enter")
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      assert.strictEqual(new URL(page.url()).searchParams.get("company"), "1")
    }))

  it("is in the language of the browser until another is chosen, which is kept", () =>
    visit({ locale: "en-US" }, async ({ open, page, signIn }) => {
      await open("/submissions?status=rejected")
      await signIn()
      await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor()
      assert.strictEqual(await page.getAttribute("html", "lang"), "en")
      await page.getByRole("button", { name: "Español" }).click()
      await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor()
      await page.getByRole("row").filter({ hasText: "Rechazado" }).first().waitFor()
      assert.strictEqual(await page.getAttribute("html", "lang"), "es")
      await page.reload()
      await page.getByRole("button", { name: "Ingresar" }).waitFor()
    }))
})
