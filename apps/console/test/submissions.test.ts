import { assert, describe, it } from "vitest"
import { file, makeToken } from "./support/filing.ts"
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
      // what the state says already is not said twice
      assert.notMatch((await row("SETP990000200").textContent()) ?? "", /Procesado Correctamente/u)
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
      await page.getByRole("link", { name: "Quitar el filtro" }).click()
      await row("SETP990000200").waitFor()
    }))

  it("says to a company without documents what to do next", async () => {
    const token = await makeToken(url, { Scopes: ["documents:read"], Companies: ["1", "6"], Providers: ["1"] })
    await visit({}, async ({ open, page, signIn }) => {
      await open("/submissions?company=6")
      await signIn(token)
      await page.getByRole("link", { name: "Cómo radicar el primer documento" }).click()
      await page.getByRole("heading", { name: "Radique el primer documento" }).waitFor()
    })
  })

  it("at 1024 px shows every column, also beside a text that holds a key", () =>
    visit({ viewport: { width: 1024, height: 768 } }, async ({ open, page, signIn }) => {
      await file(url, 990000221, { Note: "[[sandbox:number-taken]]" })
      await open("/submissions")
      await signIn()
      const row = page.getByRole("row").filter({ hasText: "SETP990000221" })
      assert.match((await row.textContent()) ?? "", /[0-9a-f]{96}/u)
      const table = await page.locator(".table").boundingBox()
      for (const cell of await row.getByRole("cell").all()) {
        const { width = Number.NaN, x = Number.NaN } = (await cell.boundingBox()) ?? {}
        assert.isAtMost(x + width, (table?.x ?? 0) + (table?.width ?? 0), (await cell.textContent()) ?? "")
      }
    }))

  it("on a phone shows whole cards, and folds the filters behind a button that counts them", () =>
    visit({ viewport: { width: 390, height: 844 } }, async ({ open, page, signIn }) => {
      const amount = "952380952380.94"
      await file(url, 990000220, {
        Items: [
          {
            Code: "1",
            Description: "Café",
            Quantity: 1,
            Price: amount,
            SubtotalAmount: amount,
            UnitCode: "94",
            Taxes: [{ Code: "01", Amount: "47619047619.05", Percentage: 5, TaxableAmount: amount }]
          }
        ],
        LegalMonetaryTotal: {
          GrossAmount: amount,
          TaxExclusiveAmount: amount,
          TaxInclusiveAmount: "999999999999.99",
          PayableAmount: "999999999999.99"
        }
      })
      await open("/submissions")
      await signIn()
      await page.getByText("$ 999.999.999.999,99").waitFor()
      await page.getByText("Pendiente: sin respuesta").first().waitFor()
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const overlaps = await page.evaluate(() => {
          const boxOf = (part: Element): DOMRect => {
            if (part.matches(".badge")) return part.getBoundingClientRect()
            const range = document.createRange()
            range.selectNodeContents(part)
            return range.getBoundingClientRect()
          }
          return [...document.querySelectorAll("table.documents tbody tr")].flatMap((row) => {
            const parts = [...row.querySelectorAll("th a, .number, .badge, time")].map((part) => ({
              text: part.textContent,
              box: boxOf(part)
            }))
            return parts.flatMap((left, index) =>
              parts
                .slice(index + 1)
                .filter(
                  ({ box }) =>
                    box.left < left.box.right &&
                    left.box.left < box.right &&
                    box.top < left.box.bottom &&
                    left.box.top < box.bottom
                )
                .map(({ text }) => `${left.text} / ${text}`)
            )
          })
        })
        assert.deepStrictEqual(overlaps, [], `at ${width}`)
      }
      const status = page.getByRole("combobox", { name: "Estado" })
      assert.isFalse(await status.isVisible())
      const filters = page.getByRole("button", { name: "Filtros" })
      assert.strictEqual(await filters.getAttribute("aria-expanded"), "false")
      await filters.focus()
      await page.keyboard.press("Enter")
      await status.selectOption("rejected")
      await page.getByRole("link", { name: "SETP990000220" }).waitFor({ state: "detached" })
      await page.getByRole("button", { name: "Filtros (1)" }).click()
      assert.isFalse(await status.isVisible())
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
