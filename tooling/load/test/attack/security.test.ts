import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { attacks } from "../../src/attack/attacks.ts"

const repository = join(import.meta.dirname, "../../../..")

const textOf = (path: string): string => readFileSync(join(repository, path), "utf8")

const named: ReadonlySet<string> = new Set(attacks.map(({ name }) => name))

/** The test file that an abbreviation of docs/operating/asvs.md stands for. */
const testFile = (short: string): string => {
  const [place = "", ...rest] = short.split("/")
  if (place === "tooling") return `tooling/${rest[0]}/test/${rest.slice(1).join("/")}.test.ts`
  return `${place === "api" || place === "console" ? "apps" : "packages"}/${place}/test/${rest.join("/")}.test.ts`
}

interface Row {
  readonly numbers: string
  readonly subject: string
  readonly verdict: string
  readonly why: string
}

const rowsOf = (page: string): ReadonlyArray<Row> =>
  [...page.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gmu)].map(
    ([, numbers = "", subject = "", verdict = "", why = ""]) => ({ numbers, subject, verdict, why })
  )

const rows = rowsOf(textOf("docs/operating/asvs.md"))

/** Words by which a row says that there is no such thing. What is missing in part is another matter. */
const saysNone = /\b(?:there (?:is|are) no(?:ne|thing)?|none|nobody|neither|nothing|not used|no \w+)\b/u

/** Patterns that a row says no product source matches, each with the folder that it speaks of. */
const patternsOf = ({ why }: Row): ReadonlyArray<{ readonly place: string; readonly pattern: string }> =>
  [...why.matchAll(/`never(?: in ([\w/-]+))?: ([^`]+)`/gu)].map(([, place = "", pattern = ""]) => ({ place, pattern }))

/** Rows that claim an absence without a pattern, and sources that match a pattern. */
const falseAbsences = (
  judged: ReadonlyArray<Row>,
  sources: ReadonlyArray<readonly [path: string, text: string]>
): ReadonlyArray<string> =>
  judged.flatMap((row) => {
    const patterns = patternsOf(row)
    const claims = row.verdict === "absent" || (row.verdict !== "partly" && saysNone.test(row.why))
    if (claims && patterns.length === 0) return [`${row.numbers}: no pattern`]
    return patterns.flatMap(({ pattern, place }) => {
      const form = new RegExp(pattern, "iu")
      const searched = sources.filter(([path]) => path.startsWith(place))
      if (searched.length === 0) return [`${row.numbers}: no source in ${place}`]
      return searched.filter(([, text]) => form.test(text)).map(([path]) => `${row.numbers}: ${pattern} in ${path}`)
    })
  })

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
 * Sections of each chapter with the number of their requirements of levels 1 and 2, which come before those of level 3
 * (OWASP ASVS 5.0, 5.0/en).
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
  "1:1 2:5 3:4 4:3 5:3",
  "1:1 2:4 3:2"
]

describe("docs/operating/asvs.md", () => {
  it("judges each row in one of four ways, and shows what holds", () => {
    assert.isAbove(rows.length, 130)
    for (const { numbers, verdict, why } of rows) {
      assert.include(["holds", "partly", "absent", "not applicable"], verdict, numbers)
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

  it("says of nothing that it is absent that the sources of the product have", () => {
    const sources = globSync("{apps,packages}/*/src/**/*.*", { cwd: repository }).map(
      (path) => [path, textOf(path)] as const
    )
    assert.isAbove(sources.length, 1000)
    assert.deepStrictEqual(falseAbsences(rows, sources), [])
  })

  it.each([
    ["absent | it is not offered", ["9.9.9: no pattern"]],
    ["not applicable | there are none", ["9.9.9: no pattern"]],
    ["holds | no request does: `api/http/head`", ["9.9.9: no pattern"]],
    ["partly | no time is promised", []],
    ["absent | `never: \\beval\\(`", ["9.9.9: \\beval\\( in apps/api/src/a.ts"]],
    ["absent | `never in packages: \\beval\\(` `never: graphql`", ["9.9.9: graphql in packages/b/src/b.ts"]],
    ["absent | `never in apps/web: eval`", ["9.9.9: no source in apps/web"]]
  ])("is refused for a row that claims an absence without proof: %s", (verdict, faults) => {
    const sources = [
      ["apps/api/src/a.ts", "eval(text)"],
      ["packages/b/src/b.ts", "evaluate(GraphQL)"]
    ] as const
    assert.deepStrictEqual(falseAbsences(rowsOf(`| 9.9.9 | subject | ${verdict} |`), sources), faults)
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

describe("docs/operating/security.md", () => {
  it("lists every attack, and no other", () => {
    const [, table = ""] =
      /^## Attacks\n(.*?)\n`pnpm attack --heavy`/msu.exec(textOf("docs/operating/security.md")) ?? []
    const listed = [...table.matchAll(/^\| ([^|]+) \|/gmu)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name)
    )
    assert.sameMembers(listed, [...named])
  })
})
