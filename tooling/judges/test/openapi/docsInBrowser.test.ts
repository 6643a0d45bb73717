import { patienceMillis } from "@radicar/fixtures/hang"
import { existsSync } from "node:fs"
import { chromium } from "playwright-core"
import { assert, describe, inject, it } from "vitest"

const browser = process.env["CHROME_PATH"] ?? "/usr/bin/chromium"

describe.skipIf(!existsSync(browser))("/docs in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  it("shows the operations in the browser's language, with requests to the service alone", async () => {
    const service = inject("serviceUrl")
    // the sandbox of Chromium does not work for root, as whom CI runs; the page is our own
    const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"], timeout: patienceMillis })
    try {
      const context = await chrome.newContext()
      context.setDefaultTimeout(patienceMillis)
      const page = await context.newPage()
      const elsewhere: Array<string> = []
      const errors: Array<string> = []
      page.on("pageerror", (error) => errors.push(error.message))
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) errors.push(message.text())
      })
      await page.route("**/*", (route) => {
        const url = route.request().url()
        if (url.startsWith(service) || /^(?:data|blob):/u.test(url)) return route.continue()
        elsewhere.push(url)
        return route.abort()
      })
      await page.goto(`${service}/docs`)
      await page.getByRole("link", { name: "File a sales invoice", exact: true }).click()
      const operation = page.locator('[id="api-1/tag/documents/POST/v1/dian/invoices"]')
      const sample = operation.locator("pre", { hasText: "curl" }).first()
      await sample.waitFor()
      assert.isTrue(await operation.getByRole("heading").first().isVisible())
      await page.waitForFunction(() => window.scrollY > 0)
      // the recorded answer, not the types of its fields
      await operation.locator("pre", { hasText: '"id": "SETP990000001"' }).first().waitFor()
      // a toolbar of its maker, and a link that sends the description there
      assert.deepStrictEqual(await page.getByText(/Developer Tools|Generate SDKs|Open API Client/u).all(), [])
      const [command = ""] = (await sample.innerText()).split("--data")
      assert.include(command, "/v1/dian/invoices?companyId=1&providerId=1'")
      assert.deepStrictEqual([...command.matchAll(/--header '([^']*)'/gu)].map(([, header]) => header).toSorted(), [
        "Accept: */*",
        "Authorization: Bearer YOUR_SECRET_TOKEN",
        "Content-Type: application/json"
      ])
      const spanish = await chrome.newContext({ locale: "es-CO" })
      spanish.setDefaultTimeout(patienceMillis)
      const spanishPage = await spanish.newPage()
      await spanishPage.goto(`${service}/docs`)
      await spanishPage.getByRole("link", { name: "Radicar una factura de venta", exact: true }).click()
      await spanishPage.getByText("Radicar una factura de venta").first().waitFor()
      assert.strictEqual(await spanishPage.locator("html").getAttribute("lang"), "es")
      await spanishPage.goto(`${service}/docs?operation=document.accepted`)
      await spanishPage.getByText("La DIAN aceptó un documento.").first().waitFor()
      await spanish.close()
      assert.deepStrictEqual(elsewhere, [])
      assert.deepStrictEqual(errors, [])
      // a script that is not in the page does not run, and no page frames it
      const injected = page.evaluate(() => {
        const script = document.createElement("script")
        script.textContent = "window.injected = true"
        document.body.append(script)
        return Reflect.get(window, "injected")
      })
      assert.isUndefined(await injected)
      const frame = await context.newPage()
      await frame.setContent(`<iframe src="${service}/docs?operation=InvoiceCreate"></iframe>`)
      await frame.waitForLoadState("networkidle")
      assert.notInclude((await frame.frames()[1]?.content()) ?? "", "api-reference-container")
    } finally {
      await chrome.close()
    }
  })
})
