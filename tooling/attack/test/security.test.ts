import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { attacks } from "../src/attacks.ts"

const repository = join(import.meta.dirname, "../../..")

const textOf = (path: string): string => readFileSync(join(repository, path), "utf8")

const named: ReadonlySet<string> = new Set(attacks.map(({ name }) => name))

/** The test file that an abbreviation of docs/asvs.md stands for. */
const testFile = (short: string): string => {
  const [place = "", ...rest] = short.split("/")
  if (place === "tooling") return `tooling/${rest[0]}/test/${rest.slice(1).join("/")}.test.ts`
  return `${place === "api" || place === "console" ? "apps" : "packages"}/${place}/test/${rest.join("/")}.test.ts`
}

const rows = [...textOf("docs/asvs.md").matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gmu)].map(
  ([, numbers = "", subject = "", verdict = "", why = ""]) => ({ numbers, subject, verdict, why })
)

/** A number as one that can be compared. */
const value = (number: string): number => number.split(".").reduce((sum, part) => sum * 100 + Number(part), 0)

/** The requirements of each row. */
const spans = rows.flatMap(({ numbers }) =>
  numbers.split(", ").map((span) => {
    const [first = "", last = first] = span.split("–")
    return { span, first: value(first), last: value(last) }
  })
)

/**
 * Of chapters 1 to 16 each section with the number of its requirements of levels 1 and 2, which come before those of
 * level 3 (OWASP ASVS 5.0, 5.0/en). Chapter 17 is about WebRTC.
 */
const requirements = [
  "1:2 2:9 3:11 4:3 5:2",
  "1:3 2:3 3:4 4:1",
  "2:2 3:4 4:6 5:5 7:2",
  "1:3 2:1 3:2 4:4",
  "1:1 2:3 3:2 4:3",
  "1:3 2:11 3:3 4:4 5:5 6:3 8:3",
  "1:3 2:4 3:2 4:5 5:2 6:2",
  "1:2 2:3 3:1 4:1",
  "1:3 2:4",
  "1:2 2:2 3:4 4:11 5:5 6:2 7:3",
  "1:2 2:3 3:3 4:3 5:1 6:1",
  "1:3 2:2 3:4",
  "1:1 2:5 3:2 4:5",
  "1:2 2:4 3:3",
  "1:3 2:3 3:7",
  "1:1 2:5 3:4 4:3 5:3"
]

describe("docs/asvs.md", () => {
  it("judges each row in one of three ways, and shows what holds", () => {
    assert.isAbove(rows.length, 130)
    for (const { numbers, verdict, why } of rows) {
      assert.include(["holds", "partly", "not applicable"], verdict, numbers)
      if (verdict === "holds") assert.match(why, /`(?:attack: [^`]+|[\w-]+\/[\w/.-]+)`/u, numbers)
      else assert.isAbove(why.length, 10, numbers)
    }
  })

  it("names tests and attacks that there are", () => {
    const missing = rows.flatMap(({ numbers, why }) =>
      [...why.matchAll(/`([^`]+)`/gu)].flatMap(([, code = ""]) => {
        const attack = /^attack: (.+)$/u.exec(code)?.[1]
        if (attack !== undefined) return named.has(attack) ? [] : [`${numbers}: ${code}`]
        if (!/^(?:api|console|tooling|[a-z-]+)\/[\w/-]+$/u.test(code)) return []
        return existsSync(join(repository, testFile(code))) ? [] : [`${numbers}: ${code}`]
      })
    )
    assert.deepStrictEqual(missing, [])
  })

  it("leaves out no requirement of levels 1 and 2", () => {
    const sections = requirements.flatMap((chapter, index) =>
      chapter.split(" ").flatMap((section) => {
        const [number = 0, count = 0] = section.split(":").map(Number)
        return Array.from({ length: count }, (_, last) => `${index + 1}.${number}.${last + 1}`)
      })
    )
    const missing = sections.filter(
      (number) => !spans.some(({ first, last }) => first <= value(number) && value(number) <= last)
    )
    assert.isAbove(sections.length, 200)
    assert.deepStrictEqual(missing, [])
  })

  it("has each requirement once, in the order of the standard", () => {
    const sorted = spans.toSorted((left, right) => left.first - right.first)
    for (const [index, { first, last, span }] of sorted.entries()) {
      assert.isAtMost(first, last, span)
      assert.isAbove(first, sorted[index - 1]?.last ?? 0, span)
    }
  })
})

describe("docs/security.md", () => {
  it("lists every attack, and no other", () => {
    const [, table = ""] = /^## Attacks\n(.*?)\n`pnpm attack --heavy`/msu.exec(textOf("docs/security.md")) ?? []
    const listed = [...table.matchAll(/^\| ([^|]+) \|/gmu)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name)
    )
    assert.sameMembers(listed, [...named])
  })
})
