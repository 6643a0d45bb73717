import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { RunningService } from "@radicar/fixtures/processes/startService"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { configure, developmentToken, file, storeCertificate } from "./support/filing.ts"
import { fileButton, fillInvoice } from "./support/issueForm.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("the form during an outage of the authority, in Chromium", () => {
  const visit = visiting()
  let authority: Server
  let service: RunningService

  beforeAll(async () => {
    authority = createServer((_, answer) => answer.writeHead(503).end())
    await new Promise<void>((resolve) => authority.listen(0, "127.0.0.1", resolve))
    const { port } = authority.address() as AddressInfo
    service = await ownService({ AUTHORITY_URL: `http://127.0.0.1:${port}/` })
    const { CompanyParty, NumberingRange } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
    const { id } = await storeCertificate(service.url)
    await configure(service.url, "/v1/companies/1", {
      Name: "Café Piñón",
      CompanyParty,
      DefaultCertificate: id,
      NumberingRanges: [NumberingRange]
    })
    await file(service.url, 990000801)
    await isProven()
  })
  afterAll(async () => {
    await service?.stop()
    authority?.close()
  })

  const get = async (path: string): Promise<any> => {
    const answer = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${developmentToken}` } })
    return answer.json()
  }

  /** Waits until calls are suspended, and three failures five seconds apart prove the outage (annex FE 1.9 §12.2). */
  const isProven = async (): Promise<void> => {
    const failures: Array<number> = []
    let state = "closed"
    while (failures.length < 3 || state === "closed") {
      const { items = [] } = await get("/v1/authority/status")
      const at = Date.parse(items[0]?.lastFailure?.at ?? "")
      if (at - (failures.at(-1) ?? 0) >= 5000) failures.push(at)
      state = items[0]?.state ?? state
    }
  }

  const at = (locale: string, test: Parameters<typeof visit>[1]) => visit({ locale }, test, { url: service.url })

  /** Type of the document that the page shows. */
  const typeOf = async (page: Page): Promise<string> => {
    const { result } = await get(`/v1/submissions/${new URL(page.url()).pathname.split("/").at(-1)}`)
    return result.document.type
  }

  /** Opens the question of an invoice. */
  const openQuestion = async (page: Page) => {
    await fillInvoice(page, "Sin la DIAN", "1000")
    await fileButton(page).click()
    return page.getByRole("dialog")
  }

  it("says that the document waits, and issues it in contingency only if that is chosen", () =>
    at("es-CO", async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue/invoice")
      await signIn()
      const waiting = await openQuestion(page)
      await waiting.getByRole("alert").getByText("La DIAN no responde ahora").waitFor()
      const tick = waiting.getByLabel("Expedirla en contingencia de la DIAN")
      assert.isFalse(await tick.isChecked())
      assert.deepStrictEqual(await faults(page), [])
      const plain = page.waitForRequest((request) => /\/invoices\?(?!.*dryRun)/u.test(request.url()))
      await waiting.getByRole("button", { name: "Radicar" }).click()
      assert.notInclude((await plain).url(), "contingency")
      await page.waitForURL(/\/submissions\//u)
      assert.strictEqual(await typeOf(page), "01")

      await open("/issue/invoice")
      await signIn()
      const chosen = await openQuestion(page)
      await chosen.getByLabel("Expedirla en contingencia de la DIAN").focus()
      await page.keyboard.press("Space")
      const contingent = page.waitForRequest((request) => /contingency=auto/u.test(request.url()))
      await chosen.getByRole("button", { name: "Radicar" }).click()
      await contingent
      await page.waitForURL(/\/submissions\//u)
      assert.strictEqual(await typeOf(page), "04")
      await page.getByText("En contingencia desde").waitFor()
    }))

  it("says in English what the offer means", () =>
    at("en-US", async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/issue/invoice")
      await signIn()
      await page.getByRole("button", { name: "Final consumer" }).click()
      for (const [label, text] of [
        ["Description line 1", "Coffee"],
        ["Code line 1", "X-1"],
        ["Quantity line 1", "1"],
        ["Unit price line 1", "1000"],
        ["Prefix", "SETP"]
      ] as const)
        await page.getByLabel(label).fill(text)
      await page
        .locator(".badge")
        .filter({ hasText: /Ready to be filed|Can be filed/u })
        .waitFor()
      await page.getByLabel("Take the next number of SETP").check()
      await page.getByRole("button", { name: "File…" }).click()
      const question = page.getByRole("dialog")
      await question.getByLabel("Issue it in contingency of DIAN").waitFor()
      await question.getByText("within 48 hours after DIAN is back").waitFor()
      assert.deepStrictEqual(await faults(page), [])
    }))
})
