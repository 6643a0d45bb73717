import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { configure, developmentToken, makeToken, storeCertificate } from "./support/filing.ts"
import { fileSample, fillInbox } from "./support/samples.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

/**
 * Pictures of every page for `docs/guides/console.md`, made with `CONSOLE_PICTURES=docs`; another value is a folder for
 * pictures of every width and colour scheme.
 */
const wanted = process.env["CONSOLE_PICTURES"]
const isDocs = wanted === "docs"
const folder = isDocs ? join(import.meta.dirname, "../../../docs/images/console") : (wanted ?? "")

const appearances = isDocs
  ? [[1440, "light"] as const]
  : ([390, 820, 1440] as const).flatMap((width) =>
      (["light", "dark"] as const).map((scheme) => [width, scheme] as const)
    )

/** Pages by name; `rejected` and `accepted` stand for the ids of documents. */
const pages: ReadonlyArray<readonly [name: string, path: string, ready: string]> = [
  ["overview", "/", ".figure .parts"],
  ["documents", "/submissions", "table.list tbody tr"],
  ["document", "/submissions/accepted", "#history"],
  ["rejected", "/submissions/rejected", "#history"],
  ["credit-note", "/issue/credit-note?about=accepted", ".issue .badge"],
  ["issue", "/issue/invoice?copy=accepted", ".issue .badge"],
  ["issue-correct", "/issue/invoice?correct=rejected", ".issue .badge"],
  ["issue-ticket", "/issue/ticket", ".issue .badge"],
  ["sheet", "/sheet", ".drop"],
  ["inbox", "/inbox?company=8", "table.list tbody tr"],
  ["received", "/inbox?company=8&q=SETP990001110", "#history"],
  ["taxes", "/taxes", "table.taxes"],
  ["reconciliation", "/reconciliation", ".drop"],
  ["ranges", "/ranges", "meter"],
  ["authority", "/authority", ".cards"],
  ["companies", "/companies", ".cards li"],
  ["providers", "/providers", "h1"],
  ["certificates", "/certificates", ".cards li"],
  ["tokens", "/tokens", "table.list"],
  ["webhooks", "/webhooks", ".cards li"],
  ["audit", "/audit", "table.list"],
  ["components", "/design", ".chart"]
]

/** The window of a page as WebP, a third of its PNG. */
const webp = async (page: Page): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 60 })
  return Buffer.from(data, "base64")
}

describe.skipIf(shared === null || wanted === undefined)("pictures of every page", () => {
  const visit = visiting()
  let service: RunningService
  let token = ""
  let listing: Buffer
  const ids = { accepted: "", rejected: "" }
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    service = await ownService({ RADICAR_OUTBOUND_ALLOW: "https://127.0.0.1:9" })
    const { url } = service
    const certificate = await storeCertificate(url)
    await configure(url, "/v1/companies/1", {
      Name: "Café Piñón y Cía. S.A.S.",
      Nit: "900373115",
      DefaultCertificate: certificate.id
    })
    token = await makeToken(url, {
      Name: "Consola",
      Scopes: [
        "documents:read",
        "documents:write",
        "inbox:read",
        "inbox:write",
        "companies:admin",
        "providers:admin",
        "tokens:admin",
        "webhooks:admin",
        "audit:read"
      ],
      Companies: ["1", "8"],
      Providers: ["1"]
    })
    await makeToken(url, {
      Name: "ERP",
      Scopes: ["documents:write"],
      Companies: ["1"],
      Providers: ["1"],
      ExpiresInDays: 90
    })
    const { NumberingRange } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
    for (let index = 0; index < 40; index += 8)
      await Promise.all(Array.from({ length: 8 }, (_, at) => fileSample(url, index + at)))
    const rejected = await fileSample(url, 41, {
      NumberingRange: { ...NumberingRange, TechnicalKey: "a".repeat(40) }
    })
    await fileSample(url, 42, { Note: "[[sandbox:drop-and-forget duration='1 hour']]" })
    const accepted = await fileSample(url, 43)
    ids.accepted = String(accepted.document.uuid)
    ids.rejected = String(rejected.document.uuid)
    await fillInbox(url, "8", token)
    // a part of what was filed, as the listing of the authority would have it
    const answer = await fetch(`${url}/v1/submissions/export?companyId=1&layout=dian&format=xlsx&q=trigal`, {
      headers: { authorization: `Bearer ${developmentToken}` }
    })
    listing = Buffer.from(await answer.arrayBuffer())
    await configure(url, "/v1/webhooks", {
      Name: "ERP",
      Url: "https://127.0.0.1:9/radicar",
      Events: ["document.*"],
      Companies: ["1"]
    })
  })
  afterAll(() => service?.stop())

  it.each(["es", "en"] as const)("are made (%s)", async (language) => {
    const tooWide: Array<string> = []
    for (const [width, colorScheme] of appearances) {
      await visit(
        {
          locale: language === "es" ? "es-CO" : "en-US",
          colorScheme,
          viewport: { width, height: width < 500 ? 844 : 900 }
        },
        async ({ open, page, signIn }) => {
          await open("/")
          await page.getByRole("checkbox").check()
          await signIn(token)
          for (const [name, path, ready] of pages) {
            await open(path.replace("accepted", ids.accepted).replace("rejected", ids.rejected))
            if (name === "received") await page.locator("[data-row]").click()
            await page.locator(ready).first().waitFor({ state: "attached" })
            if (name === "credit-note") {
              await page.locator("main select").first().selectOption("1")
              await page.locator("main .badge.good").waitFor()
            }
            if (name === "reconciliation") {
              await page
                .locator("input[type=file]")
                .setInputFiles({ name: "listado-dian.xlsx", mimeType: "", buffer: listing })
              await page.locator("table.list").first().waitFor()
            }
            await page.waitForLoadState("networkidle")
            const file = isDocs ? `${name}.${language}.webp` : `${name}-${language}-${width}-${colorScheme}.png`
            if (isDocs) writeFileSync(join(folder, file), await webp(page))
            else await page.screenshot({ path: join(folder, file), fullPage: true })
            const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            if (beyond > 0) tooWide.push(`${file}: ${beyond} pixels`)
          }
        },
        { url: service.url }
      )
    }
    assert.deepStrictEqual(tooWide, [])
  })
})
