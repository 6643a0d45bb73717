import { bundleRadicar, radicarFile } from "@radicar/build/bundle/radicar"
import { codeLists } from "@radicar/domain/inner/codeLists"
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { blocksOf } from "./support/blocksOf.ts"

const folder = join(import.meta.dirname, "../../../docs/reference/codes")
const pageOf = (id: string): string => readFileSync(join(folder, `${id}.md`), "utf8")

it("there is a page for each list and no other", () => {
  assert.sameMembers(
    readdirSync(folder),
    codeLists.map(({ id }) => `${id}.md`)
  )
})

describe.each(codeLists.map((list) => [list.id, list] as const))("the page of %s", (id, list) => {
  it("has a row for each code", () => {
    const page = pageOf(id)
    assert.strictEqual(page.match(/^\| `/gmu)?.length, list.codes().length + (id === "payroll-concepts" ? 1 : 0))
  })
})

it("the pages have what an integrator looks for", () => {
  assert.include(pageOf("units"), "| `94` | unidad |\n")
  assert.include(pageOf("payment-means"), "| `10` | Efectivo |\n")
  assert.include(pageOf("identifications"), "| `13` | Cédula de ciudadanía |\n")
  assert.include(pageOf("document-types"), "| `91` | Credit note | Nota crédito |\n")
  assert.include(
    pageOf("payroll-concepts"),
    "| `Devengo` | `Basico` | Salary for days worked | Sueldo trabajado | `Devengados/Basico` | Quantity: `@DiasTrabajados`; Amount: `@SueldoTrabajado` |\n"
  )
})

it("the commands of the page find something", async () => {
  await bundleRadicar()
  const commands = blocksOf("docs/reference/codes.md").flatMap(({ text }) => text.trim().split("\n"))
  assert.lengthOf(commands, 3)
  for (const command of commands) {
    const [, ...words] = command.split(" ")
    const found = execFileSync(process.execPath, [radicarFile, ...words, "--output", "json"], { encoding: "utf8" })
    assert.isNotEmpty(JSON.parse(found).items, command)
  }
})
