import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { prettyXml } from "../src/submission/files/prettyXml.ts"

const golden = join(import.meta.dirname, "../../../packages/ubl/test/golden")

const shown = (xml: string): string =>
  prettyXml(xml)
    .map(({ depth, text }) => `${"  ".repeat(depth)}${text}`)
    .join("\n")

describe("an XML in lines", () => {
  it("has a child below its parent, and a text beside its tags", () => {
    assert.strictEqual(
      shown(`<?xml version="1.0"?><a x="1>2"><b>one</b><c/><d></d><e>two<f>three</f></e><!-- <g> --></a>`),
      [
        `<?xml version="1.0"?>`,
        `<a x="1>2">`,
        `  <b>one</b>`,
        `  <c/>`,
        `  <d></d>`,
        `  <e>`,
        `    two`,
        `    <f>three</f>`,
        `  </e>`,
        `  <!-- <g> -->`,
        `</a>`
      ].join("\n")
    )
  })

  it("takes what is in a CDATA section for text", () => {
    assert.strictEqual(shown("<a><b><![CDATA[<c><d>]]></b></a>"), "<a>\n  <b><![CDATA[<c><d>]]></b>\n</a>")
  })

  const files = globSync("**/*.xml", { cwd: golden })

  it("loses and changes nothing of the documents that are filed", () => {
    assert.isAbove(files.length, 10)
    for (const file of files) {
      const xml = readFileSync(join(golden, file), "utf8")
      const lines = prettyXml(xml)
      const withoutSpace = (text: string): string => text.replaceAll(/\s+/gu, "")
      assert.strictEqual(withoutSpace(lines.map(({ text }) => text).join("")), withoutSpace(xml), file)
      assert.strictEqual(lines.at(-1)?.depth, 0, file)
    }
  })

  it.each(["", "no XML at all", "<a", "<a><b>", "</a></a>", "]]>", `<a b="`, "<!-- open", "<![CDATA[ open"])(
    "shows %j too, to its last character",
    (text) => {
      const pieces = prettyXml(text).map((line) => line.text)
      assert.strictEqual(pieces.join("").replaceAll(" ", ""), text.replaceAll(" ", ""))
    }
  )
})
