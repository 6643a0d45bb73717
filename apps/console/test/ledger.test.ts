import type { RunningService } from "@radicar/fixtures/processes/startService"
import { execFileSync } from "node:child_process"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { amountText } from "../src/language/money.ts"
import { periodAround, periodName, withPeriod } from "../src/submissions/periods.ts"
import { axe, faults } from "./support/faults.ts"
import { developmentToken, file, storeCertificate } from "./support/filing.ts"
import { ownService } from "./support/ownService.ts"
import { fileSample } from "./support/samples.ts"
import { shared, visiting } from "./support/visiting.ts"

describe("periods by name", () => {
  it.each([
    ["today", "2026-11-30", "2026-11-30"],
    ["month", "2026-11-01", "2026-11-30"],
    ["lastMonth", "2026-10-01", "2026-10-31"],
    ["twoMonths", "2026-11-01", "2026-12-31"],
    ["lastTwoMonths", "2026-09-01", "2026-10-31"],
    ["year", "2026-01-01", "2026-12-31"],
    ["lastYear", "2025-01-01", "2025-12-31"],
    ["twelveMonths", "2025-12-01", "2026-11-30"]
  ] as const)("%s is from %s to %s", (name, issuedFrom, issuedTo) => {
    assert.deepStrictEqual(periodAround(name, "2026-11-30"), { issuedFrom, issuedTo })
    assert.strictEqual(periodName({ issuedFrom, issuedTo }, "2026-11-30"), name)
  })

  it("cross the end of a year and know leap days", () => {
    assert.deepStrictEqual(periodAround("lastMonth", "2028-03-31"), {
      issuedFrom: "2028-02-01",
      issuedTo: "2028-02-29"
    })
    assert.deepStrictEqual(periodAround("lastTwoMonths", "2026-01-15"), {
      issuedFrom: "2025-11-01",
      issuedTo: "2025-12-31"
    })
    assert.deepStrictEqual(periodAround("twelveMonths", "2028-02-29"), {
      issuedFrom: "2027-03-01",
      issuedTo: "2028-02-29"
    })
    assert.isUndefined(periodName({ issuedFrom: "2026-01-02", issuedTo: "2026-01-31" }, "2026-01-15"))
  })

  it("are given to an order that needs one, and take it away if they are too long", () => {
    assert.containsAllKeys(withPeriod({}, { sort: "total" }), ["issuedFrom", "issuedTo"])
    const year = { issuedFrom: "2028-01-01", issuedTo: "2028-12-31" }
    assert.deepStrictEqual(withPeriod(year, { sort: "total" }), { sort: "total" })
    assert.deepStrictEqual(withPeriod({ ...year, sort: "due" }, { issuedTo: "2029-01-01" }), {
      issuedTo: "2029-01-01",
      sort: ""
    })
    assert.deepStrictEqual(withPeriod({ ...year, sort: "due" }, { issuedFrom: "", issuedTo: "" }), {
      issuedFrom: "",
      issuedTo: "",
      sort: ""
    })
  })
})

/** The exact sum of decimals, by Python. */
const pythonSum = (amounts: ReadonlyArray<string>): string =>
  execFileSync("python3", [
    "-c",
    "import sys;from decimal import Decimal as D;print(format(sum(map(D,sys.argv[1:]),D(0)),'.2f'))",
    ...amounts
  ])
    .toString()
    .trim()

describe.skipIf(shared === null)("the ledger, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()
  let service: RunningService
  const accepted: Array<{ readonly id: string; readonly total: string }> = []
  beforeAll(async () => {
    // nothing listens at the mail server: mails stay queued
    service = await ownService({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "facturas@example.com" })
    await storeCertificate(service.url)
    for (let index = 0; index < 12; index++) {
      const due = { PaymentMeans: { Code: "2", MethodCode: "42", Date: `2099-0${1 + (index % 4)}-15T10:00:00-05:00` } }
      const { document, id } = await fileSample(service.url, index, index % 3 === 0 ? due : {})
      accepted.push({ id, total: document.total })
    }
    await file(service.url, 990_002_000, { Note: "[[sandbox:drop-and-forget duration='1 hour']]" })
  })
  afterAll(() => service?.stop())
  const visitOwn = (options: Parameters<typeof visit>[0], test: Parameters<typeof visit>[1]) =>
    visit(options, test, { url: service.url })

  it("sorts by the headings, says the sum of all, and keeps both in the address", () =>
    visitOwn({ viewport: { width: 1440, height: 900 } }, async ({ open, page, signIn }) => {
      await page.addInitScript(axe)
      await open("/submissions")
      await signIn()
      const sum = page.getByRole("region", { name: "Suma del filtro" })
      const total = pythonSum(accepted.map(({ total }) => total))
      await sum.getByText(`$\u00A0${amountText(total, "es")}`).waitFor()
      await sum.getByText("13 documentos").waitFor()
      await sum.getByText("(12 aceptados)").waitFor()
      const rows = page.locator("[data-row]")
      const sorted = accepted.toSorted((left, right) => Number(right.total) - Number(left.total))
      await page.getByRole("button", { name: "Total", exact: true }).press("Enter")
      await page.waitForURL(/sort=-total.*|issuedFrom/u)
      await page.locator("th[aria-sort=descending]").waitFor()
      await page.waitForFunction((first) => document.querySelector("[data-row]")?.textContent === first, sorted[0]?.id)
      const shown = await rows.allTextContents()
      const place = new Map(accepted.map(({ id, total }) => [id, Number(total)]))
      const totals = shown.flatMap((id) => place.get(id) ?? [])
      assert.deepStrictEqual(
        totals,
        totals.toSorted((left, right) => right - left)
      )
      assert.strictEqual(await page.getByLabel("Período").inputValue(), "twelveMonths")
      await page.getByRole("button", { name: "Total", exact: true }).press("Enter")
      await page.locator("th[aria-sort=ascending]").waitFor()
      await page.getByLabel("Orden").selectOption("number")
      await page.waitForFunction(
        (first) => document.querySelector("[data-row]")?.textContent === first,
        accepted[0]?.id
      )
      assert.deepStrictEqual(await faults(page), [])
      // a period that is too long for an order removes it
      await page.getByLabel("Período").selectOption("")
      await page.waitForURL((url) => !url.searchParams.has("sort") && !url.searchParams.has("issuedFrom"))
    }))

  it("chooses periods and groups, and columns of taxes, due date and e-mail", () =>
    visitOwn({ viewport: { width: 1440, height: 900 } }, async ({ open, page, signIn }) => {
      await open("/submissions")
      await signIn()
      await page.locator("[data-row]").first().waitFor()
      await page.getByLabel("Período").selectOption("lastMonth")
      await page.getByText("No hay documentos que coincidan").waitFor()
      await page.getByRole("region", { name: "Suma del filtro" }).getByText("0 documentos").waitFor()
      await page.getByLabel("Período").selectOption("today")
      await page.locator("[data-row]").first().waitFor()
      await page.getByLabel("Grupo").selectOption("payroll")
      await page.getByText("No hay documentos que coincidan").waitFor()
      const types = await page.getByLabel("Tipo").locator("option").allTextContents()
      assert.deepStrictEqual(
        types
          .slice(1)
          .map((text) => text.slice(0, 3))
          .toSorted(),
        ["102", "103"]
      )
      await page.getByLabel("Grupo").selectOption("sale")
      await page.locator("[data-row]").first().waitFor()
      await page.locator("summary", { hasText: "Columnas" }).click()
      for (const name of ["Base gravable", "IVA", "Retenciones", "Vence", "Forma de pago", "Correo"])
        await page.getByRole("checkbox", { name, exact: true }).check()
      await page.keyboard.press("Escape")
      const row = page.getByRole("row").filter({ hasText: accepted[0]?.id ?? "" })
      // the first sample: 12 × 28 500 at 5 %
      await row.getByText("$\u00A0342.000,00").waitFor()
      await row.getByText("$\u00A017.100,00").waitFor()
      await row.getByText("15 ene 2099").waitFor()
      await row.getByText("Crédito").waitFor()
      await row.getByText("Sin enviar").waitFor()
      await row.getByRole("link").click()
      const facts = page.getByRole("region", { name: "Datos" })
      for (const text of ["$\u00A0342.000,00", "$\u00A017.100,00", "15 ene 2099", "Crédito", "Sin enviar"])
        await facts.getByText(text).waitFor()
    }))

  it("finds who has not received the mail by one click", () =>
    visitOwn({ viewport: { width: 1440, height: 900 } }, async ({ open, page, signIn }) => {
      const mailed = accepted[1]?.id ?? ""
      const answer = await fetch(`${service.url}/v1/submissions?companyId=1&id=${mailed}`, {
        headers: { authorization: `Bearer ${developmentToken}` }
      })
      const { items }: any = await answer.json()
      await fetch(`${service.url}/v1/dian/send-mails?companyId=1&providerId=1`, {
        method: "POST",
        headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
        body: JSON.stringify({ Uuid: items[0].result.document.uuid, To: ["compras@example.com"] })
      })
      await open("/submissions")
      await signIn()
      await page.locator("[data-row]").first().waitFor()
      await page.getByLabel("Período").selectOption("today")
      await page.waitForURL((url) => url.searchParams.has("issuedFrom"))
      await page.getByRole("link", { name: "Ventas sin enviar" }).click()
      await page.waitForURL((url) => url.searchParams.get("mail") === "none" && url.searchParams.has("issuedFrom"))
      await page.getByRole("region", { name: "Suma del filtro" }).getByText("11 documentos").waitFor()
      await page.getByRole("link", { name: mailed }).waitFor({ state: "detached" })
      assert.strictEqual(await page.locator("[data-row]").count(), 11)
      await page.getByRole("combobox", { name: "Correo" }).selectOption("queued")
      await page.getByRole("link", { name: mailed }).waitFor()
      assert.strictEqual(await page.locator("[data-row]").count(), 1)
      await page.getByRole("link", { name: "Correos por resolver" }).click()
      await page.getByRole("region", { name: "Suma del filtro" }).getByText("11 documentos").waitFor()
      await open("/?company=1")
      await signIn()
      await page.getByRole("link", { name: "11 sin enviar" }).click()
      await page.getByRole("region", { name: "Suma del filtro" }).getByText("11 documentos").waitFor()
    }))

  it("shows on a phone the number, counterparty, total and state alone", () =>
    visitOwn({ viewport: { width: 390, height: 844 } }, async ({ open, page, signIn }) => {
      await page.addInitScript(() =>
        localStorage.setItem("radicar.console.columns", '["party","iva","total","status","issued","due","mail"]')
      )
      await open("/submissions")
      await signIn()
      const row = page.getByRole("row").filter({ hasText: accepted[0]?.id ?? "" })
      await row.getByText("Aceptado").waitFor()
      assert.isTrue(await row.getByText("$\u00A0359.100,00").isVisible())
      assert.isTrue(await row.getByText("Panadería El Trigal").isVisible())
      for (const text of ["$\u00A017.100,00", "15 ene 2099", "Sin enviar"])
        assert.isFalse(await row.getByText(text).isVisible())
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      assert.strictEqual(scrollWidth, clientWidth)
    }))
})
