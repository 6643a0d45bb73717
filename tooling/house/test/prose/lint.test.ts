import { assert, describe, it } from "vitest"
import { fix, lint } from "../../src/prose/lint.ts"

const cannot = '"can not": write cannot'

describe("prose", () => {
  it("reads the comments of TypeScript, with their places", async () => {
    const text = [
      "/** A file that can not be read. */",
      'export const text = "can not"',
      "const url = `https://example.com/ can not`",
      "// it can",
      "const one = 1 // can not",
      ""
    ].join("\n")
    assert.deepStrictEqual(await lint("a.ts", text), [`1:17 ${cannot}`, `5:18 ${cannot}`])
  })

  it("reads the sentences of the product, English ones", async () => {
    const text = [
      'export const message = { en: "It can not.", es: "Se toma el usual." }',
      "const detail = `${message.en} You can not.`",
      'const name = "usual"',
      ""
    ].join("\n")
    assert.deepStrictEqual(await lint("packages/a/src/a.ts", text), [`1:34 ${cannot}`, `2:35 ${cannot}`])
    assert.deepStrictEqual(await lint("packages/a/test/a.ts", text), [])
    assert.deepStrictEqual(await lint("src/a.tsx", "export const A = () => <p>You can not</p>\n"), [`1:31 ${cannot}`])
  })

  it("reads on where a line ends", async () => {
    assert.deepStrictEqual(await lint("a.ts", "/**\n * What can\n * not be.\n */\n"), [`2:9 ${cannot}`])
    assert.deepStrictEqual(await lint("a.md", "What can\nnot be.\n"), [`1:6 ${cannot}`])
  })

  it("wants comments wrapped, code and Markdown as they are", async () => {
    const [long, fitting] = [121, 120].map((length) => `// ${"x".repeat(length - 3)}`)
    const code = `const text = "${"x".repeat(120)}"`
    assert.deepStrictEqual(await lint("a.ts", [fitting, long, code].join("\n")), ["2:121 wrap the comment here"])
    assert.deepStrictEqual(await lint("a.md", `* ${"x".repeat(120)}\n`), [])
  })

  it("leaves code alone", async () => {
    assert.deepStrictEqual(await lint("a.ts", "/** `can not`, {@link beside} */\nexport const a = 1\n"), [])
    assert.deepStrictEqual(await lint("a.md", "`can not`\n\n```\ncan not\n```\n"), [])
  })

  it("reads comments of TSX", async () => {
    assert.deepStrictEqual(await lint("a.tsx", "export const A = () => <p>{/* can not */}beside</p>\n"), [
      `1:31 ${cannot}`
    ])
  })

  it("knows phrases that are right in another place", async () => {
    assert.deepStrictEqual(await lint("a.md", "The sandbox stands in for the authority.\n"), [])
    assert.strictEqual((await lint("a.md", "It stands in the header.\n")).length, 1)
    assert.deepStrictEqual(await lint("a.md", "`SETP` stands for the prefix. The document is in good order.\n"), [])
    assert.strictEqual((await lint("a.md", "It is gone for good, as it stands there.\n")).length, 3)
  })

  it("fixes what has one replacement", async () => {
    assert.strictEqual(
      await fix("a.md", "Can not. It can not, nor beside it.\n"),
      "Cannot. It cannot, nor beside it.\n"
    )
    assert.strictEqual(await fix("a.ts", '// can not\nconst a = "can not"\n'), '// cannot\nconst a = "can not"\n')
  })
})
