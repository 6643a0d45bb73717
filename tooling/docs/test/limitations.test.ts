import { assert, describe, it } from "vitest"
import { holderOf, limitations } from "../src/limitations/limitationsParts.ts"
import { file } from "./support/file.ts"

const rows = limitations.flatMap((section) => section.rows)

/** Rows of a table of the page, each as its cells. */
const cellsOf = (page: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...page.matchAll(/^\| (.+) \|$/gmu)].map(([, row = ""]) => row.split(" | ")).filter(([cell]) => cell !== "Subject")

describe("docs/concepts/limitations.md", () => {
  it("names in each row a test, a decision or an open question that there is", () => {
    assert.isAbove(rows.length, 50)
    assert.deepStrictEqual(
      rows.flatMap(({ heldBy, subject }) =>
        heldBy.filter((name) => holderOf(name) === undefined).map((name) => `${subject.en}: ${name}`)
      ),
      []
    )
  })

  it("has no row that nothing holds", () => {
    const cells = cellsOf(file("docs/concepts/limitations.md"))
    assert.strictEqual(cells.length, rows.length)
    for (const [subject, , holders] of cells)
      assert.match(holders ?? "", /^\[`[^`]+`\]\((?:\.\.\/|open-questions\.md)\S*\)/u, subject)
  })

  it("speaks of every slice that a caller meets", () => {
    const page = file("docs/concepts/limitations.md")
    for (const subject of ["inbox", "mail", "webhook", "test set", "range", "console", "audit"]) {
      assert.include(page, subject)
    }
  })

  it.each(["api/inbox/absent", "ADR 9999", "question: Whether there is one", "console/../accessibility", ""])(
    "takes no holder that does not exist: %s",
    (name) => {
      assert.isUndefined(holderOf(name))
    }
  )
})
