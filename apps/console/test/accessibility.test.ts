import type { Page } from "playwright-core"
import { assert, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { shared, visiting } from "./support/visiting.ts"

const { accepted, pending, rejected } = shared?.filed ?? { accepted: "", pending: "", rejected: "" }

/** Every view, and what has to be there before it is looked at. */
const views: ReadonlyArray<readonly [path: string, there: (page: Page) => Promise<unknown>]> = [
  ["/", (page) => page.getByRole("link", { name: "SETP990000201" }).first().waitFor()],
  ["/submissions?number=990000201", (page) => page.getByRole("link", { name: "SETP990000201" }).waitFor()],
  ["/submissions?number=1", (page) => page.locator(".empty").waitFor()],
  [`/submissions/${rejected}`, (page) => page.locator("#history").waitFor()],
  [`/submissions/${pending}`, (page) => page.locator("#history").waitFor()],
  [`/submissions/${accepted}`, (page) => page.locator("#history").waitFor()],
  ["/ranges", (page) => page.locator("meter").first().waitFor()],
  ["/certificates", (page) => page.locator(".cards").waitFor()],
  ["/paper", (page) => page.locator("#preview").waitFor()],
  ["/authority", (page) => page.locator(".cards").waitFor()],
  ["/inbox", (page) => page.locator(".empty:not(.drop)").waitFor()],
  ["/taxes", (page) => page.locator("table.taxes").first().waitFor()],
  ["/reconciliation", (page) => page.locator(".drop").waitFor()],
  [`/issue/credit-note?about=${accepted}`, (page) => page.getByText(/^Falta 1 campo|^1 field is still/u).waitFor()],
  ["/all", (page) => page.locator("h1").waitFor()],
  ["/payslips", (page) => page.locator("h1").waitFor()],
  ["/caught", (page) => page.locator("h1").waitFor()],
  ["/issue", (page) => page.locator("h1").waitFor()],
  ["/sheet", (page) => page.locator("h1").waitFor()],
  ...["invoice", "support", "ticket"].map(
    (kind) => [`/issue/${kind}`, (page: Page) => page.locator("fieldset").first().waitFor()] as const
  ),
  [`/issue/debit-note?about=${accepted}`, (page) => page.locator("fieldset").first().waitFor()],
  [`/issue?correct=${rejected}`, (page) => page.locator("fieldset").first().waitFor()],
  ["/companies", (page) => page.locator("h1").waitFor()],
  ["/providers", (page) => page.locator("h1").waitFor()],
  ["/webhooks", (page) => page.locator("h1").waitFor()],
  ["/design", (page) => page.locator(".chart").waitFor()],
  ["/nowhere", (page) => page.locator("h1").waitFor()]
]

/** Colours do not depend on the language, nor texts on the colours: each of both is looked at. */
const appearances = [
  ["es-CO", "light"],
  ["en-US", "dark"]
] as const

/** WCAG 1.4.10: 320 pixels are 1280 at 400 %. */
const sizes = [
  { width: 360, height: 740 },
  { width: 640, height: 400 },
  { width: 320, height: 256 }
]

describe.skipIf(shared === null)("every view, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()

  it.each(appearances)("has nothing that axe finds wrong (%s, %s)", (locale, colorScheme) =>
    visit({ locale, colorScheme }, async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/")
      await page.getByLabel("Token").waitFor()
      assert.deepStrictEqual(await faults(page), [], "sign-in")
      await page.getByRole("checkbox").check()
      await signIn()
      for (const [path, there] of views) {
        await open(path)
        await there(page)
        assert.deepStrictEqual(await faults(page), [], path)
        if (path === `/submissions/${accepted}`) {
          // the shorter of the files
          await page.getByRole("button", { name: /^(?:Ver Respuesta|Show Authority)/u }).click()
          await page.getByRole("searchbox").fill("SETP")
          await page.locator("mark").first().waitFor()
          assert.deepStrictEqual(await faults(page), [], "XML")
        }
        if (path === `/submissions/${pending}`) {
          await page.getByRole("button", { name: /^(?:Reintentar ahora|Retry now)$/u }).click()
          assert.deepStrictEqual(await faults(page), [], "dialog")
        }
      }
      await page.keyboard.press("?")
      await page.getByRole("dialog").waitFor()
      assert.deepStrictEqual(await faults(page), [], "help")
    })
  )

  it("fits a phone, and 1280 pixels at 200 and 400 %", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/")
      await page.getByRole("checkbox").check()
      await signIn()
      for (const [path, there] of views) {
        await open(path)
        await there(page)
        if (path === `/submissions/${accepted}`) {
          await page.getByRole("button", { name: "Ver XML firmado" }).click()
          await page.locator(".xml code").first().waitFor()
        }
        for (const size of sizes) {
          await page.setViewportSize(size)
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          assert.isAtMost(beyond, 0, `${path} at ${size.width}`)
        }
      }
    }))

  it("has its landmarks, its title, and one first heading", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      assert.strictEqual(await page.title(), "Documentos · radicar")
      for (const role of ["banner", "main", "search"] as const)
        assert.strictEqual(await page.getByRole(role).count(), 1)
      assert.strictEqual(await page.getByRole("heading", { level: 1 }).count(), 1)
      assert.strictEqual(
        await page.getByRole("link", { name: "Documentos", exact: true }).getAttribute("aria-current"),
        "page"
      )
    }))
})
