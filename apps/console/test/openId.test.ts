import { freePort } from "@radicar/fixtures/postgres/freePort"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { file } from "./support/filing.ts"
import { startIssuer, type TestIssuer } from "./support/issuer.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("signing in at an OpenID issuer, in Chromium", () => {
  const visit = visiting()
  let issuer: TestIssuer
  let service: RunningService
  beforeAll(async () => {
    const port = await freePort()
    issuer = await startIssuer(`http://127.0.0.1:${port}`)
    service = await ownService({
      PORT: String(port),
      RADICAR_OIDC_ISSUER: issuer.origin,
      RADICAR_OIDC_AUDIENCE: "urn:radicar",
      RADICAR_OIDC_CONSOLE_CLIENT: "console",
      RADICAR_OIDC_CONSOLE_SCOPES: "openid profile documents:read documents:write audit:read",
      RADICAR_OUTBOUND_ALLOW: issuer.origin
    })
    await file(service.url, 990000701)
    await file(service.url, 990000702, { Note: "[[sandbox:drop-and-forget duration='1 hour']]" })
  })
  afterAll(async () => {
    await service?.stop()
    issuer?.stop()
  })

  /** Signs in under a login at the issuer's own pages, and comes back. */
  const signInAs = async (page: Page, login: string): Promise<void> => {
    await page.getByRole("button", { name: "Ingresar con su organización" }).click()
    await page.locator("input[name=login]").fill(login)
    await page.locator("input[name=password]").fill("any")
    await page.locator("button[type=submit]").click()
    await page.locator("button[type=submit]").click()
    await page.getByRole("navigation", { name: "Vistas" }).waitFor()
  }

  const stored = (page: Page): Promise<string> =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])
    )

  it("exchanges the code with PKCE, returns to the place, and keeps the token in memory alone", () =>
    visit(
      {},
      async ({ open, page }) => {
        await page.addInitScript(axe)
        const tokens: Array<string> = []
        const exchanges: Array<string> = []
        page.on("request", (request) => {
          const { authorization = "" } = request.headers()
          if (authorization.startsWith("Bearer ey")) tokens.push(authorization.slice("Bearer ".length))
          if (request.url() === `${issuer.origin}/token`) exchanges.push(request.postData() ?? "")
        })
        await open("/submissions?status=pending")
        await page.getByText(`Usted se identifica en ${new URL(issuer.origin).host}`).waitFor()
        assert.deepStrictEqual(await faults(page), [])
        await signInAs(page, "ana")
        await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor()
        await page.getByRole("link", { name: "SETP990000702" }).waitFor()
        assert.strictEqual(new URL(page.url()).search, "?status=pending")
        await page.getByText("Ana Lucía Muñoz").waitFor()
        assert.lengthOf(exchanges, 1)
        assert.match(exchanges[0] ?? "", /code_verifier=[\w-]{43}/u)
        assert.isAbove(tokens.length, 0)
        const left = await stored(page)
        assert.notInclude(left, tokens[0] ?? "")
        assert.strictEqual(left.includes("verifier"), false)

        // the audit log names the person
        await page.getByRole("link", { name: "SETP990000702" }).click()
        await page.getByRole("button", { name: "Reintentar ahora" }).click()
        await page.getByRole("dialog").getByRole("button", { name: "Reintentar" }).click()
        await page.getByRole("alert").getByText("Atendido").waitFor()
        await page.getByRole("link", { name: "Auditoría" }).click()
        await page.getByRole("row").filter({ hasText: "Ana Lucía Muñoz" }).first().waitFor()
        await page.getByText("oidc:ana").first().waitFor()
      },
      { url: service.url, issuer: issuer.origin }
    ))

  it("signs in again after a reload without a question, at the same place, and keeps no token", () =>
    visit(
      {},
      async ({ open, page }) => {
        await open("/submissions?status=pending")
        await signInAs(page, "ana")
        await page.getByRole("link", { name: "SETP990000702" }).waitFor()
        const tokens = new Set<string>()
        const asked: Array<URL> = []
        page.on("request", (request) => {
          const { authorization = "" } = request.headers()
          if (authorization.startsWith("Bearer ey")) tokens.add(authorization.slice("Bearer ".length))
          if (request.isNavigationRequest() && request.url().startsWith(issuer.origin))
            asked.push(new URL(request.url()))
        })
        await page.reload()
        await page.getByRole("link", { name: "SETP990000702" }).waitFor()
        assert.strictEqual(new URL(page.url()).search, "?status=pending")
        assert.deepStrictEqual(
          asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("prompt")]),
          [["/auth", "none"]]
        )
        assert.strictEqual(tokens.size, 1)
        const left = await stored(page)
        for (const token of tokens) assert.notInclude(left, token)
        assert.strictEqual(left.includes("verifier"), false)

        // who signs out is not signed in again by a reload
        await page.getByRole("button", { name: "Salir" }).click()
        await page.getByText("El token fue borrado").waitFor()
        await page.reload()
        await page.getByRole("button", { name: "Ingresar con su organización" }).waitFor()
        assert.lengthOf(asked, 1)
      },
      { url: service.url, issuer: issuer.origin }
    ))

  it("shows the sign-in page after a reload if the session at the issuer has ended", () =>
    visit(
      {},
      async ({ open, page }) => {
        await open("/submissions?status=pending")
        await signInAs(page, "ana")
        await page.getByRole("link", { name: "SETP990000702" }).waitFor()
        await page.context().clearCookies()
        const answers: Array<string | null> = []
        page.on("request", (request) => {
          if (request.isNavigationRequest() && request.url().startsWith(`${service.url}/console/?`))
            answers.push(new URL(request.url()).searchParams.get("error"))
        })
        await page.reload()
        await page.getByRole("button", { name: "Ingresar con su organización" }).waitFor()
        assert.deepStrictEqual(answers, ["login_required"])
        assert.strictEqual(await page.getByRole("alert").count(), 0)
        assert.strictEqual(new URL(page.url()).search, "?status=pending")

        // asked once: the next reload stays here
        await page.reload()
        await page.getByRole("button", { name: "Ingresar con su organización" }).waitFor()
        assert.lengthOf(answers, 1)
        await signInAs(page, "ana")
        await page.getByRole("link", { name: "SETP990000702" }).waitFor()
      },
      { url: service.url, issuer: issuer.origin }
    ))

  it("of a reader offers nothing that changes anything", () =>
    visit(
      {},
      async ({ open, page }) => {
        await open("/")
        await signInAs(page, "lector")
        await page.getByText("Acceso de solo lectura").waitFor()
        await page.getByRole("link", { name: "Documentos" }).click()
        await page.getByRole("link", { name: "SETP990000702" }).click()
        await page.getByText("requiere un token con el permiso documents:write").waitFor()
        assert.strictEqual(await page.getByRole("button", { name: "Reintentar ahora" }).count(), 0)
        for (const view of ["Tokens", "Auditoría"])
          assert.strictEqual(await page.getByRole("link", { name: view, exact: true }).count(), 0)
      },
      { url: service.url, issuer: issuer.origin }
    ))

  it("takes no answer that it did not ask for", () =>
    visit(
      {},
      async ({ open, page }) => {
        await open("/?code=stolen&state=other")
        await page.getByRole("alert").getByText("No se pudo completar el ingreso").waitFor()
        assert.strictEqual(new URL(page.url()).search, "")
        await page.getByRole("button", { name: "Ingresar con su organización" }).click()
        await page.locator("input[name=login]").waitFor()
        await page.goBack()
        await open("/?error=access_denied&state=other")
        await page.getByRole("alert").getByText("No se pudo completar el ingreso").waitFor()
      },
      { url: service.url, issuer: issuer.origin }
    ))
})
