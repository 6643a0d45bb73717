import type { RunningService } from "@radicar/fixtures/processes/startService"
import type { Page, Response } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { file, makeToken } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { shared, visiting } from "./support/visiting.ts"

/** Waits for the next preview after `act`, and returns the answer. */
const previewAfter = async (page: Page, act: () => Promise<unknown>): Promise<Response> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/print/preview")),
    act()
  ])
  return answer
}

/** Width of the first page of a PDF, in points. */
const widthOf = async (answer: Response): Promise<string | undefined> =>
  /\/MediaBox\[0 0 ([0-9.]+) /u.exec((await answer.body()).toString("latin1"))?.[1]

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
        assert.strictEqual(await widthOf(first), "612")
        const paper = page.locator("section select").nth(1)
        const roll = await previewAfter(page, () => paper.selectOption("roll58"))
        assert.strictEqual(await widthOf(roll), "164.41")
        assert.deepStrictEqual(await faults(page), [])
        const light = await previewAfter(page, () => page.getByLabel("Color", { exact: true }).fill("#ffee00"))
        assert.strictEqual(light.status(), 400)
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
