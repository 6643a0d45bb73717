import { assert, describe, it } from "@effect/vitest"
import { createHash } from "node:crypto"
import { XmlDocument } from "libxml2-wasm"
import { expectationOf, goldens, outcomeOf } from "./support/goldens.ts"

describe.each(goldens.map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
  const expected = expectationOf(golden)

  it("becomes the XML and the key that were reviewed", () => {
    assert.deepStrictEqual(outcomeOf(golden), expected)
  })

  it("has a key that is the SHA-384 of its seed and stands in the XML", () => {
    const [, key = "", seed = ""] = expected.key.split("\n")
    assert.strictEqual(createHash("sha384").update(seed).digest("hex"), key)
    assert.include(expected.xml, key)
  })

  it("is canonical: libxml2 changes no byte of it", () => {
    const text = expected.xml
      .trimEnd()
      .replaceAll(">\n<", "><")
      .replace(/^<\?xml[^>]*\?>\n?/u, "")
    using document = XmlDocument.fromString(text)
    assert.strictEqual(document.canonicalizeToString(), text)
  })
})
