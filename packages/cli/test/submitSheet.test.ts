import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { workbookFiles } from "@radicar/fixtures/workbook"
import { zipFiles } from "@radicar/zip/inner/zip"
import { writeFileSync } from "node:fs"
import { radicarHere } from "./support/runHere.ts"
import { type StartedService, startWithSandbox } from "./support/startedService.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder({ isWorking: true })
let service: StartedService
let company: string

beforeAll(async () => {
  service = await startWithSandbox()
  const { CompanyParty } = JSON.parse((await radicarHere(["example", "invoice"])).stdout)
  company = files.write("company.json", JSON.stringify({ CompanyParty }))
  await radicar(["company", "set", "1", company])
})
afterAll(() => service?.stop())

const radicar = (words: ReadonlyArray<string>) =>
  radicarHere(words, {
    cwd: files.folder,
    env: { RADICAR_URL: service.url, RADICAR_CERTIFICATE_PASSWORD: read("company").password }
  })

const submit = (sheet: string, more: ReadonlyArray<string> = ["--yes"]) =>
  radicar(["submit", sheet, "--certificate", pathOf("company.p12"), "--output", "ndjson", ...more])

const workbook = (name: string, rows: Parameters<typeof workbookFiles>[0]): string => {
  writeFileSync(files.path(name), zipFiles(workbookFiles(rows)))
  return name
}

const headings = ["Referencia", "Prefijo", "Fecha", "Código", "Descripción", "Cantidad", "Valor unitario", "IVA %"]
const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
const sale = (reference: string, price: string | number = 1000) => [
  reference,
  "SETP",
  today,
  "A1",
  "Café",
  2,
  price,
  19
]

const results = (stdout: string): ReadonlyArray<any> =>
  stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))

const judged = async (): Promise<ReadonlyArray<{ readonly number: string; readonly accepted: boolean }>> =>
  service.admin("documents")

describe("a sheet of sales", () => {
  it("files each sale once under its reference, and writes the sheet with the results", async () => {
    const before = (await judged()).length
    const sheet = workbook("sales.xlsx", [headings, sale("V-1"), sale("V-2", "2.500,50"), sale("V-3")])
    const first = await submit(sheet)
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining("3 of 3 invoices: 3 accepted")])
    // 2 × (1000 + 2500.50 + 1000) and 19 %
    expect(first.stderr).toContain("3 invoices, to be paid 10711.19 in all")
    const again = await submit(sheet)
    expect(again.code).toBe(0)
    expect(again.stderr).toContain("3 already filed for 10711.19; 0 to go for 0.00.")
    expect(results(again.stdout).map(({ id }) => id)).toEqual(results(first.stdout).map(({ id }) => id))
    expect((await judged()).length - before).toBe(3)
    const { stdout } = await radicar(["sheet", "read", "sales.radicar.xlsx", "--output", "json"])
    const { faults, sales } = JSON.parse(stdout)
    expect(faults).toEqual([])
    expect(sales.map(({ recorded }: any) => [recorded.id, recorded.state])).toEqual(
      results(first.stdout).map(({ id }) => [id, "accepted"])
    )
  })

  it("says what is wrong by cell, and files the others", async () => {
    const sheet = workbook("wrong.xlsx", [headings, sale("W-1", "gratis"), sale("W-2"), sale("V-1", 7)])
    const { code, stderr, stdout } = await submit(sheet)
    expect(code).toBe(3)
    expect(stderr).toMatch(/^G2 +W-1 /mu)
    // of another amount than the sale that was filed above
    expect(stderr).toMatch(/V-1 .*SETP\d+ was filed for this reference/u)
    expect(results(stdout).map(({ file, status }) => [file, status])).toEqual([["W-2", "submitted"]])
  })

  it("files a rejected sale again once it was corrected", async () => {
    await service.admin("faults", {
      operation: "SendBillSync",
      behaviour: "clock-behind",
      duration: "2 minutes",
      times: 1
    })
    const rejected = await submit(workbook("rejected.xlsx", [headings, sale("R-1")]))
    expect(rejected.code).toBe(4)
    const corrected = await submit(workbook("rejected.xlsx", [headings, sale("R-1", 1500)]))
    expect([corrected.code, results(corrected.stdout)[0]?.status]).toEqual([0, "submitted"])
  })

  it("asks before it files, and files nothing where nobody can answer", async () => {
    const before = (await judged()).length
    const { code, stderr } = await submit(workbook("asked.xlsx", [headings, sale("Q-1")]), [])
    expect([code, (await judged()).length]).toEqual([2, before])
    expect(stderr).toContain("--yes")
  })
})
