import { existsSync } from "node:fs"
import { runningService } from "@radicar/packages/runningService"
import { chromium } from "playwright-core"
import { assert, describe, it } from "vitest"

const browser = process.env["CHROME_PATH"] ?? "/usr/bin/chromium"

describe.skipIf(!existsSync(browser))("/docs in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  it("shows the operations, and asks nobody but the service", async () => {
    const service = await runningService()
    // the sandbox of Chromium does not work for root, as whom CI runs; the page is our own
    const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] })
    try {
      const page = await chrome.newPage()
      const elsewhere: Array<string> = []
      const errors: Array<string> = []
      page.on("pageerror", (error) => errors.push(error.message))
      await page.route("**/*", (route) => {
        const url = route.request().url()
        if (url.startsWith(service.url) || /^(?:data|blob):/u.test(url)) return route.continue()
        elsewhere.push(url)
        return route.abort()
      })
      await page.goto(`${service.url}/docs`)
      await page.getByText("File a sales invoice").first().waitFor({ state: "visible", timeout: 45_000 })
      assert.deepStrictEqual(elsewhere, [])
      assert.deepStrictEqual(errors, [])
    } finally {
      await chrome.close()
      await service.stop()
    }
  })
})
