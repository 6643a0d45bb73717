import { assert, describe, it } from "@effect/vitest"
import { escapeText } from "../src/xml/XmlWriter.ts"

/** Canonical XML 1.0 §2.3, text nodes: these four characters and no other. */
const plain = '\uFEFF<a b="\'">&\r\n\té € 😀</a>'
const escaped = '\uFEFF&lt;a b="\'"&gt;&amp;&#xD;\n\té € 😀&lt;/a&gt;'

describe("escapeText", () => {
  // a word, a small document, a document, one that is too large for the octets that are kept
  it.each([1, 200, 5000, 20_000])("escapes a text of %i parts as it escapes each of them", (parts) => {
    assert.strictEqual(escapeText(plain.repeat(parts)), escaped.repeat(parts))
  })

  it("keeps a long text that has nothing to escape", () => {
    assert.strictEqual(escapeText("ñ".repeat(10_000)), "ñ".repeat(10_000))
  })

  it("escapes one document behind a longer one", () => {
    escapeText(plain.repeat(5000))
    assert.strictEqual(escapeText(plain.repeat(300)), escaped.repeat(300))
  })
})
