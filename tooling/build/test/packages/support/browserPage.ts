import { patienceMillis } from "@radicar/fixtures/hang"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createServer } from "node:http"
import { chromium } from "playwright-core"

const stated = process.env["CHROME_PATH"] ?? "/usr/bin/chromium"

/** Chromium of this machine; `undefined` without one. */
export const chromiumFile = existsSync(stated) ? stated : undefined

/** A page of an origin of its own in Chromium. */
export interface BrowserPage {
  /** Runs a module in a new page, and answers what it printed, and what the browser complained about. */
  readonly run: (code: string, host?: string) => Promise<{ readonly printed: string; readonly problems: string }>
  readonly close: () => Promise<void>
}

/** Serves a page at a port of this machine, by any of its names, and opens it in Chromium, if there is one. */
export const browserPage = async (port: number): Promise<BrowserPage> => {
  let module = ""
  const server = createServer(({ url }, response) => {
    if (url === "/module.js") return response.setHeader("content-type", "text/javascript").end(module)
    return response
      .setHeader("content-type", "text/html")
      .end('<!doctype html><script type="module">await import("./module.js"); document.title = "done"</script>')
  }).listen(port)
  await once(server, "listening")
  // the sandbox of Chromium does not work for root, as whom CI runs; the page is our own
  const browser =
    chromiumFile === undefined
      ? undefined
      : await chromium.launch({ executablePath: chromiumFile, args: ["--no-sandbox"], timeout: patienceMillis })
  return {
    run: async (code, host = "127.0.0.1") => {
      if (browser === undefined) throw new Error("there is no Chromium")
      module = code
      const page = await browser.newPage()
      page.setDefaultTimeout(patienceMillis)
      const [printed, problems]: [Array<string>, Array<string>] = [[], []]
      page.on("console", (message) => (message.type() === "log" ? printed : problems).push(`${message.text()}\n`))
      page.on("pageerror", (error) => problems.push(`${error.message}\n`))
      await page.goto(`http://${host}:${port}/`)
      await page.waitForFunction("document.title === 'done'")
      await page.close()
      return { printed: printed.join(""), problems: problems.join("") }
    },
    close: async () => {
      await browser?.close()
      server.close()
    }
  }
}
