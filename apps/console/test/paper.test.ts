import type { RunningService } from "@radicar/fixtures/processes/startService"
import type { Page, Route } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { file, makeToken } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

/** A preview that the page asked for. */
interface Preview {
  readonly status: number
  /** Width of its first page, in points; absent if it is no PDF. */
  readonly width: string | undefined
}

/**
 * Waits for the next preview after `act`. It is read on its way to the page: the browser keeps the octets of an answer
 * only as long as it likes.
 */
const previewAfter = async (page: Page, act: () => Promise<unknown>): Promise<Preview> => {
  const { promise, reject, resolve } = Promise.withResolvers<Preview>()
  const pass = async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body })
    const [, width] = /\/MediaBox\[0 0 ([0-9.]+) /u.exec(body.toString("latin1")) ?? []
    resolve({ status: response.status(), width })
  }
  await page.route("**/print/preview*", (route) => pass(route).catch(reject), { times: 1 })
  const [preview] = await Promise.all([promise, act()])
  return preview
}

describe.skipIf(shared === null)("paper and design, in Chromium", () => {
  const visit = visiting()
  let service: RunningService
  let token: string
  beforeAll(async () => {
    service = await ownService()
    token = await makeToken(service.url, {
      Name: "Administración",
      Scopes: ["documents:read", "documents:write", "companies:admin"],
      Companies: ["1"],
      Providers: ["1"]
    })
    await file(service.url, 990000861)
  })
  afterAll(() => service?.stop())

  it("shows each change on a document, refuses a light colour, and saves the design", () =>
    visit(
      {},
      async ({ open, page, signIn }) => {
        await page.addInitScript(axe)
        await open("/paper?company=1")
        const first = await previewAfter(page, () => signIn(token))
        assert.strictEqual(first.width, "612")
        const paper = page.locator("section select").nth(1)
        const roll = await previewAfter(page, () => paper.selectOption("roll58"))
        assert.strictEqual(roll.width, "164.41")
        assert.deepStrictEqual(await faults(page), [])
        const light = await previewAfter(page, () => page.getByLabel("Color", { exact: true }).fill("#ffee00"))
        assert.strictEqual(light.status, 400)
        await page.getByRole("alert").getByText("contraste").waitFor()
        await previewAfter(page, () => page.getByLabel("Color", { exact: true }).fill("#7a1fa2"))
        await page.getByRole("alert").waitFor({ state: "detached" })
        await page.getByLabel("Plantilla").selectOption("plain")
        await page.getByLabel("Papel de los tiquetes POS").selectOption("roll58")
        await page.getByLabel("Texto al pie").fill("Lunes a sábado")
        await page.getByLabel("Texto al pie").blur()
        await page.getByRole("button", { name: "Guardar", exact: true }).click()
        await page.getByRole("status").getByText("Guardado").waitFor({ state: "attached" })
        const stored: any = await (
          await fetch(`${service.url}/v1/companies/1/print`, { headers: { authorization: `Bearer ${token}` } })
        ).json()
        assert.deepStrictEqual(stored.settings, {
          TillPaper: "roll58",
          Template: "plain",
          Colour: "#7a1fa2",
          Footer: "Lunes a sábado"
        })
      },
      { url: service.url }
    ))
})
