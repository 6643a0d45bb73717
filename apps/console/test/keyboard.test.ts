import { assert, describe, it } from "vitest"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("the keyboard alone, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()

  it("signs in, searches, opens, comes back to the row, goes everywhere, and signs out", () =>
    visit({}, async ({ open, page }) => {
      const { keyboard } = page
      const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "")
      const focuses = (text: string) =>
        page.waitForFunction((wanted) => document.activeElement?.textContent?.trim() === wanted, text)
      await open("/")
      await page.getByLabel("Token").waitFor()
      // the field has the focus already
      await keyboard.type("radicar-dev-token")
      await keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: "Resumen" }).waitFor()
      await keyboard.press("g")
      await keyboard.press("s")
      await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor()
      await focuses("Documentos")
      await keyboard.press("/")
      await keyboard.type("SETP990000201")
      await keyboard.press("Enter")
      await page.getByRole("link", { name: "SETP990000202" }).waitFor({ state: "detached" })
      await page.getByRole("link", { name: "SETP990000201" }).waitFor()
      await keyboard.press("Control+a")
      await keyboard.press("Delete")
      await keyboard.press("Enter")
      await page.getByRole("link", { name: "SETP990000202" }).waitFor()
      await keyboard.press("ArrowDown")
      const first = await focused()
      await keyboard.press("j")
      await keyboard.press("ArrowDown")
      const third = await focused()
      await keyboard.press("k")
      await keyboard.press("ArrowUp")
      await focuses(first)
      await keyboard.press("j")
      await keyboard.press("j")
      await focuses(third)
      await keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: third }).waitFor()
      await page.getByRole("region", { name: "Historia" }).waitFor()
      await keyboard.press("u")
      await page.getByRole("heading", { level: 1, name: "Documentos" }).waitFor()
      await page.waitForFunction((name) => document.activeElement?.textContent === name, third)
      for (const [letter, heading] of [
        ["r", "Rangos de numeración"],
        ["c", "Certificados guardados"],
        ["a", "La DIAN"],
        ["o", "Resumen"]
      ] as const) {
        await keyboard.press("g")
        await keyboard.press(letter)
        await page.getByRole("heading", { level: 1, name: heading }).waitFor()
        await focuses(heading)
      }
      const signOut = page.getByRole("button", { name: "Salir" })
      for (let tab = 0; tab < 40 && !(await signOut.evaluate((it) => it === document.activeElement)); tab += 1)
        await keyboard.press("Shift+Tab")
      await keyboard.press("Enter")
      await page.getByText("El token fue borrado").waitFor()
    }))

  it("shows its keys, holds the focus in the dialog, and can be turned off", () =>
    visit({}, async ({ open, page, signIn }) => {
      const { keyboard } = page
      await open("/submissions")
      await signIn()
      const link = page.getByRole("link", { name: "SETP990000201" })
      await link.focus()
      await keyboard.press("?")
      const dialog = page.getByRole("dialog", { name: "Teclado" })
      await dialog.waitFor()
      for (let tab = 0; tab < 6; tab += 1) {
        await keyboard.press("Tab")
        const where = await page.evaluate(() => document.activeElement?.closest("main, header, nav")?.tagName)
        assert.isUndefined(where ?? undefined)
      }
      await dialog.getByRole("checkbox").uncheck()
      await keyboard.press("Escape")
      await dialog.waitFor({ state: "detached" })
      assert.strictEqual(await page.evaluate(() => document.activeElement?.textContent), "SETP990000201")
      await keyboard.press("?")
      await keyboard.press("/")
      assert.strictEqual(await page.evaluate(() => document.activeElement?.textContent), "SETP990000201")
      assert.strictEqual(await dialog.count(), 0)
      await keyboard.press("ArrowDown")
      assert.notStrictEqual(await page.evaluate(() => document.activeElement?.textContent), "SETP990000201")
    }))

  it("skips to the content", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      await page.getByRole("link", { name: "Al contenido" }).focus()
      await page.keyboard.press("Enter")
      assert.strictEqual(await page.evaluate(() => document.activeElement?.id), "main")
    }))
})
