import { assert, describe, it } from "vitest"
import { file } from "./support/filing.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("the list of submissions, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()
  const url = shared?.url ?? ""

  it("shows each status, and is narrowed down by what the address says", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      const row = (number: string) => page.getByRole("row").filter({ hasText: number })
      await row("SETP990000200").getByText("Aceptado").waitFor()
      await row("SETP990000201").getByText("Rechazado").waitFor()
      await row("SETP990000201").getByText("FAD06").waitFor()
      await row("SETP990000202").getByText("Pendiente: sin respuesta").waitFor()
      await page.getByRole("combobox", { name: "Estado" }).selectOption("rejected")
      await row("SETP990000200").waitFor({ state: "detached" })
      assert.strictEqual(new URL(page.url()).searchParams.get("status"), "rejected")
      await page.getByRole("combobox", { name: "Tipo" }).selectOption("91")
      await page.getByText("No hay documentos que coincidan").waitFor()
      await page.goBack()
      await row("SETP990000201").waitFor()
      await page.getByRole("button", { name: "Limpiar" }).click()
      await row("SETP990000200").waitFor()
      await page.getByLabel("Expedido desde").fill("2199-01-01")
      await page.getByText("No hay documentos que coincidan").waitFor()
    }))

  it("finds a number, and goes to what a CUFE names", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      const search = page.getByLabel("Buscar", { exact: true })
      await search.fill("SETP990000201")
      await search.press("Enter")
      await page.getByRole("link", { name: "SETP990000202" }).waitFor({ state: "detached" })
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      await search.fill("?!")
      await search.press("Enter")
      await page.getByText("No hay documentos que coincidan").waitFor()
      await search.fill(shared?.filed.accepted ?? "")
      await search.press("Enter")
      await page.getByRole("heading", { level: 1, name: "SETP990000200" }).waitFor()
    }))

  it("shows new submissions while it is open, and keeps focus and position", () =>
    visit({ viewport: { width: 1280, height: 300 } }, async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      const link = page.getByRole("link", { name: "SETP990000201" })
      await link.focus()
      await link.scrollIntoViewIfNeeded()
      const before = await link.boundingBox()
      await file(url, 990000210)
      await page.getByRole("link", { name: "SETP990000210" }).waitFor({ state: "attached" })
      await page.getByRole("status").getByText("Documentos nuevos").waitFor({ state: "attached" })
      assert.strictEqual(await page.evaluate(() => document.activeElement?.textContent), "SETP990000201")
      const after = await link.boundingBox()
      assert.isBelow(Math.abs((after?.y ?? 0) - (before?.y ?? 1e6)), 3)
    }))

  it("asks nothing while the tab is hidden, and at once when it is shown", () =>
    visit({}, async ({ open, page, signIn }) => {
      const asked: Array<string> = []
      page.on("request", (request) => {
        if (request.url().includes("/v1/submissions")) asked.push(request.url())
      })
      await page.clock.install()
      await open("/submissions")
      await signIn()
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      const turn = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
          document.dispatchEvent(new Event("visibilitychange"))
        }, isHidden)
      await turn(true)
      const count = asked.length
      await page.clock.fastForward("10:00")
      assert.strictEqual(asked.length, count)
      const again = page.waitForRequest(/\/v1\/submissions/u)
      await turn(false)
      await again
      const next = page.waitForRequest(/\/v1\/submissions/u)
      await page.clock.fastForward("00:06")
      await next
    }))

  it("keeps what it has while there is no network, says so, and goes on by itself", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      await page.context().setOffline(true)
      await page.getByRole("alert").getByText("no tiene conexión").waitFor()
      assert.isTrue(await page.getByRole("link", { name: "SETP990000201" }).isVisible())
      await page.context().setOffline(false)
      await page.getByRole("alert").waitFor({ state: "detached" })
    }))

  it("is in pages, older and back to the newest", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/submissions?prefix=SETP")
      await signIn()
      await page.getByRole("link", { name: "Más antiguos" }).click()
      await page.getByRole("link", { name: "SETP990000200" }).waitFor({ state: "detached" })
      await page.getByRole("link", { name: "SETP990000301" }).waitFor()
      assert.strictEqual(new URL(page.url()).searchParams.get("prefix"), "SETP")
      await page.getByRole("link", { name: "Más recientes" }).click()
      await page.getByRole("link", { name: "SETP990000200" }).waitFor()
    }))
})
