import { assert, describe, it } from "@effect/vitest"
import { createHash } from "node:crypto"
import { XmlDocument } from "libxml2-wasm"
import { Result } from "effect"
import { expectationOf, goldens, identifiedGolden, identifyGolden, outcomeOf } from "./support/goldens.ts"
import { loadPayrollSchema } from "./support/PayrollSchema.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

const emptyContent = "<ext:ExtensionContent></ext:ExtensionContent>"

describe.each(goldens.map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
  const expected = expectationOf(golden)
  const text = expected.xml
    .trimEnd()
    .replaceAll(">\n<", "><")
    .replace(/^<\?xml[^>]*\?>\n?/u, "")

  it("becomes the XML and the key that were reviewed", () => {
    assert.deepStrictEqual(outcomeOf(golden), expected)
  })

  it("is the same if it gets its number after it was checked, and is refused one outside of its range", () => {
    const { authorisedNumbers: range, id, number, prefix } = identifiedGolden(golden)
    // zeros in front of a number are the caller's
    if (id !== `${prefix}${number}`) return
    const another = Result.getOrThrow(identifyGolden(golden, number === (range?.from ?? 1) ? number + 1 : number - 1))
    const renumber = (number: number) => golden.type.renumber(another, number, "en")
    const { content, ...facts } = Result.getOrThrow(renumber(number))
    assert.deepStrictEqual(outcomeOf(golden, { content, ...facts }), expected)
    assert.deepStrictEqual(content, identifiedGolden(golden).content)
    for (const outside of range === undefined ? [] : [Math.max(1, range.from - 1), range.to + 1]) {
      const [one, other] = [renumber(outside), identifyGolden(golden, outside)]
      assert.deepStrictEqual(
        Result.merge(Result.map(one, () => "identified")),
        Result.merge(Result.map(other, () => "identified"))
      )
    }
  })

  it("has a key that is the SHA-384 of its seed and stands in the XML", () => {
    const [, key = "", seed = ""] = expected.key.split("\n")
    assert.strictEqual(createHash("sha384").update(seed).digest("hex"), key)
    assert.include(expected.xml, key)
  })

  it("is canonical: libxml2 changes no byte of it, but for the order in the root of payroll", () => {
    using document = XmlDocument.fromString(text)
    const canonical = document.canonicalizeToString()
    const inOrder = text.startsWith("<Nomina")
      ? [text, canonical].map((xml) => xml.slice(xml.indexOf(">")))
      : [text, canonical]
    assert.strictEqual(inOrder[1], inOrder[0])
  })

  it.skipIf(!schemasAvailable)("is valid against its schema (../shared/dian/xsd)", () => {
    const root = /^<(\w+)/u.exec(text)?.[1] ?? ""
    const errorsOf =
      root === "NominaIndividual" || root === "NominaIndividualDeAjuste" ? loadPayrollSchema(root) : loadSchema(root)
    // the schema requires content where the signature will be: in the last extension
    const at = text.lastIndexOf(emptyContent) + "<ext:ExtensionContent>".length
    assert.deepStrictEqual(errorsOf(`${text.slice(0, at)}<x xmlns="urn:x"></x>${text.slice(at)}`), [])
  })
})
