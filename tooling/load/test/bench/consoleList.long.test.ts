import { buildConsole } from "@radicar/build/bundle/console"
import { bundleService } from "@radicar/build/bundle/service"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { type PostgresServer, startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { patienceMillis } from "@radicar/fixtures/hang"
import { Effect } from "effect"
import { existsSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type Browser, chromium, type Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { fillEmbedded, fillStorage } from "../../src/bench/growth/fillStorage.ts"

const executablePath = process.env["CHROME_PATH"] ?? "/usr/bin/chromium"
const adminToken = "first-token-of-the-installation-0123456789abcdef"

const rows = 50_000

/** Collects how long the page took to react to each key and click (Event Timing): milliseconds and kind. */
const watchReactions = (): void => {
  const durations: Array<readonly [millis: number, kind: string]> = []
  Reflect.set(globalThis, "reactions", durations)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^(?:key|pointer|click|input)/u.test(entry.name)) durations.push([entry.duration, entry.name])
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

const reactions = (page: Page): Promise<ReadonlyArray<readonly [millis: number, kind: string]>> =>
  page.evaluate(() => Reflect.get(globalThis, "reactions"))

let postgres: PostgresServer | undefined
afterAll(() => postgres?.stop())

/** Databases filled with documents of one company, as settings of a service. */
const databases: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  Postgres: async () => {
    postgres = await startPostgres()
    const database = await Effect.runPromise(createDatabase(postgres.url))
    await Effect.runPromise(fillStorage(database, { rows, companies: 1 }))
    return { DATABASE_URL: database }
  },
  "the embedded database": async () => {
    const folder = mkdtempSync(join(tmpdir(), "console-list-"))
    await Effect.runPromise(fillEmbedded(folder, { rows, companies: 1 }))
    return { RADICAR_DATA_DIR: folder }
  }
}

describe.skipIf(!existsSync(executablePath)).each(Object.entries(databases))(
  `the console's list of ${rows} documents in Chromium, on %s`,
  (_name, fillDatabase) => {
    let browser: Browser
    let service: RunningService
    let token: string
    beforeAll(async () => {
      await buildConsole()
      service = await startService({
        file: await bundleService(),
        variables: {
          RADICAR_ADMIN_TOKEN: adminToken,
          ...(await fillDatabase()),
          // the generated rows say that files are outside of the database; none is read
          RADICAR_BLOBS: pathToFileURL(mkdtempSync(join(tmpdir(), "console-list-"))).href
        }
      })
      const answer = await fetch(`${service.url}/v1/tokens`, {
        method: "POST",
        headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
        body: JSON.stringify({ Scopes: ["documents:read"], Companies: ["1000"], Providers: ["1"] })
      })
      token = ((await answer.json()) as { readonly token: string }).token
      // the sandbox of Chromium does not work for root; the page is our own
      browser = await chromium.launch({ executablePath, args: ["--no-sandbox"], timeout: patienceMillis })
    })
    afterAll(async () => {
      await browser?.close()
      await service?.stop()
    })

    it("is searched while the user types, filtered and paged", async () => {
      const context = await browser.newContext({ locale: "es-CO", viewport: { width: 1440, height: 900 } })
      context.setDefaultTimeout(patienceMillis)
      const page = await context.newPage()
      await page.addInitScript(watchReactions)
      const answers: Array<number> = []
      page.on("requestfinished", (request) => {
        if (request.url().includes("/v1/submissions?")) answers.push(request.timing().responseEnd)
      })
      await page.goto(`${service.url}/console/submissions`)
      await page.getByLabel("Token").fill(token)
      await page.getByLabel("Token").press("Enter")
      const list = page.locator("[data-row]")
      await list.first().waitFor()
      assert.strictEqual(await list.count(), 50)
      const start = ((await list.first().textContent()) ?? "").slice(0, 6)
      await page.keyboard.press("/")
      await page.keyboard.type(start, { delay: 40 })
      await page.waitForURL((url) => url.searchParams.get("q") === start)
      await page.waitForFunction(
        (text) => [...document.querySelectorAll("[data-row]")].every((row) => row.textContent?.startsWith(text)),
        start
      )
      await page.getByRole("combobox", { name: "Estado" }).selectOption("toCorrect")
      await page.waitForURL(/status=toCorrect/u)
      await page.getByRole("button", { name: "Limpiar" }).click()
      await page.getByRole("link", { name: "Más antiguos" }).click()
      await page.getByRole("link", { name: "Más recientes" }).waitFor()
      await page.getByLabel("Seleccionar todos en esta página").check()
      await page.getByText("50 seleccionados").waitFor()
      const sorted = (times: ReadonlyArray<number>) => times.toSorted((left, right) => left - right).map(Math.round)
      const reacted = (await reactions(page)).toSorted(([left], [right]) => left - right)
      const answered = sorted(answers)
      console.log(
        `${reacted.length} reactions, longest ${reacted.slice(-3).map(([millis, kind]) => `${kind} ${millis}`)} ms; ${answered.length} answers, median ${answered[answered.length >> 1]} ms, longest ${answered.at(-1)} ms`
      )
      await context.close()
    })
  }
)
