import { patienceMillis } from "@radicar/fixtures/hang"
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core"
import { afterAll, assert, beforeAll, inject } from "vitest"
import { developmentToken } from "./filing.ts"

/** What the tests in Chromium share; `null` without one. */
export const shared = inject("shared")

/** A page of the console in the browser, and what must not happen in it. */
interface Visit {
  readonly page: Page
  /** Goes to an address of the console. */
  readonly open: (path: string) => Promise<void>
  /** Signs in by hand. */
  readonly signIn: (token?: string) => Promise<void>
}

/** Runs a test in its own tab: the page calls only the service, nothing breaks the policy, no script fails. */
export type Visiting = (
  options: BrowserContextOptions,
  test: (visit: Visit) => Promise<void>,
  /**
   * `breaksPolicy`: the test itself does what the policy refuses. `url`: of another service than the shared one.
   * `issuer`: origin of an OpenID issuer, which may be visited too.
   */
  exception?: { readonly breaksPolicy?: true; readonly url?: string; readonly issuer?: string }
) => Promise<void>

/** The browser of the run, for the tests of one file. */
export const visiting = (): Visiting => {
  let browser: Browser | undefined
  beforeAll(async () => {
    if (shared !== null) browser = await chromium.connect(shared.browser)
  })
  afterAll(async () => browser?.close())
  return async (options, test, exception) => {
    if (browser === undefined || shared === null) throw new Error("there is no browser")
    const { url } = { ...shared, ...exception }
    const context = await browser.newContext({
      locale: "es-CO",
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
      ...options
    })
    context.setDefaultTimeout(patienceMillis)
    const [elsewhere, broken]: [Array<string>, Array<string>] = [[], []]
    try {
      const page = await context.newPage()
      page.on("request", (request) => {
        // the issuer's own pages may load what they want
        const isOfIssuer =
          exception?.issuer !== undefined &&
          [request.url(), request.frame().url()].some((each) => each.startsWith(`${exception.issuer}/`))
        // the browser's own viewer of PDF is an extension of it
        if (
          !isOfIssuer &&
          !request.url().startsWith(`${url}/`) &&
          !/^(?:blob|data|chrome-extension|chrome):/u.test(request.url())
        )
          elsewhere.push(request.url())
      })
      page.on("pageerror", (error) => broken.push(error.message))
      page.on("dialog", (dialog) => broken.push(`a dialog: ${dialog.message()}`))
      page.on("console", (message) => {
        if (exception?.issuer !== undefined && page.url().startsWith(exception.issuer)) return
        if (exception?.breaksPolicy === undefined && /Content Security Policy|Trusted/u.test(message.text()))
          broken.push(message.text())
      })
      await test({
        page,
        open: async (path) => void (await page.goto(`${url}/console${path}`)),
        signIn: async (token = developmentToken) => {
          await page.getByLabel("Token").fill(token)
          await page.getByLabel("Token").press("Enter")
          await page.locator("#main h1").waitFor()
        }
      })
      assert.deepStrictEqual(elsewhere, [])
      assert.deepStrictEqual(broken, [])
    } finally {
      await context.close()
    }
  }
}
