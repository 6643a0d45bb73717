import { assert, describe, it } from "vitest"
import { clauseTitles, longSentences } from "../../src/prose/measure.ts"

const words = (count: number): string => `${"word ".repeat(count - 1)}word.`

describe("long sentences", () => {
  it("finds those of Markdown, and counts code as one word", () => {
    const text = `# Page\n\n${words(30)} \`a b c\` ${words(30)}\n\n| ${words(31)} | ${words(3)} |\n|---|---|\n`
    assert.deepStrictEqual(
      longSentences("a.md", text).map((line) => line.slice(0, 9)),
      ["a.md:3 31", "a.md:5 31"]
    )
  })

  it("finds those of the product's strings in every language, without queries and tests", () => {
    const text = `const es = "la ${words(31)}"\nconst query = sql\`select ${words(31)}\`\nconst short = \`\${es} ${words(29)}\`\n`
    assert.deepStrictEqual(
      longSentences("packages/a/src/a.ts", text).map((line) => line.slice(0, 25)),
      ["packages/a/src/a.ts:1 32 "]
    )
    assert.deepStrictEqual(longSentences("packages/a/test/a.ts", text), [])
  })
})

describe("titles of tests", () => {
  it("are reported if they begin with a relative or interrogative word", () => {
    const text = `describe("what is there", () => {\n  it.effect.each(rows)("finds whatever is there", run)\n  it.live("to whom it is shown", run)\n})\n`
    assert.deepStrictEqual(clauseTitles("packages/a/test/a.test.ts", text), [
      "packages/a/test/a.test.ts:1 what is there",
      "packages/a/test/a.test.ts:3 to whom it is shown"
    ])
    assert.deepStrictEqual(clauseTitles("packages/a/src/a.ts", text), [])
  })
})
