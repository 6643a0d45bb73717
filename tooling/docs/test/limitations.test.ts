import { existsSync } from "node:fs"
import { join, normalize } from "node:path"
import { assert, describe, it } from "vitest"
import { repository } from "./support/blocksOf.ts"
import { file } from "./support/file.ts"

const rowsOf = (page: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...file(page).matchAll(/^\| (.+) \|$/gmu)]
    .map(([, row = ""]) => row.split(" | "))
    .filter(([cell = ""]) => !["Subject", "Tema"].includes(cell))

/** The holders of a row, by the links of its last cell: label, and path from the root of the repository. */
const holdersOf = (page: string, cell = ""): ReadonlyArray<readonly [label: string, path: string]> =>
  [...cell.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/gu)].map(([, label = "", target = ""]) => [
    label,
    normalize(join(page, "..", target))
  ])

/** First cells of the tables of docs/concepts/open-questions.md, without the marks of code. */
const questions = new Set(
  [...file("docs/concepts/open-questions.md").matchAll(/^\| (.+?) \|/gmu)].map(([, cell = ""]) =>
    cell.replaceAll("`", "")
  )
)

/** The label by which a row names a test or a decision; `undefined` for anything else. */
const labelOf = (path: string): string | undefined => {
  const [, decision] = /^docs\/adr\/(\d{4})-/u.exec(path) ?? []
  if (decision !== undefined) return `ADR ${decision}`
  const [, room, rest] = /^(?:packages\/|apps\/|(?=tooling\/))([\w/-]+)\/test\/([\w/.-]+)\.test\.ts$/u.exec(path) ?? []
  return room === undefined ? undefined : `${room}/${rest}`
}

const isHolder = ([label, path]: readonly [label: string, path: string]): boolean =>
  path === "docs/concepts/open-questions.md"
    ? questions.has(label)
    : existsSync(join(repository, path)) && labelOf(path) === label

const [english, spanish] = ["docs/concepts/limitations.md", "docs/es/concepts/limitaciones.md"] as const

describe("docs/concepts/limitations.md", () => {
  it.each([english, spanish])("names in each row a test, a decision or an open question that there is: %s", (page) => {
    const rows = rowsOf(page)
    assert.isAbove(rows.length, 50)
    for (const [subject, , cell] of rows) {
      const holders = holdersOf(page, cell)
      assert.isNotEmpty(holders, subject)
      for (const holder of holders) assert.isTrue(isHolder(holder), `${subject}: ${holder.join(" ")}`)
      assert.strictEqual(cell, cell?.match(/\[`[^`]+`\]\([^)]+\)/gu)?.join(", "), subject)
    }
  })

  it("has the same holders in both languages", () => {
    const holders = (page: string) => rowsOf(page).map(([, , cell]) => holdersOf(page, cell))
    assert.deepStrictEqual(holders(spanish), holders(english))
  })

  it("speaks of every slice that a caller meets", () => {
    const page = file(english)
    for (const subject of ["inbox", "mail", "webhook", "test set", "range", "console", "audit"]) {
      assert.include(page, subject)
    }
  })

  it.each([
    ["api/inbox/absent", "apps/api/test/inbox/absent.test.ts"],
    ["api/inbox/arrivals", "apps/api/test/inbox/judging.test.ts"],
    ["ADR 9999", "docs/adr/9999-absent.md"],
    ["Whether there is one", "docs/concepts/open-questions.md"],
    ["console/accessibility", "docs/README.md"]
  ])("takes no holder that does not exist, or under another name: %s", (label, path) => {
    assert.isFalse(isHolder([label, path]))
  })
})
