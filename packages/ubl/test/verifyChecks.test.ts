import { checkKey } from "@radicar/ubl/inner/verify/check/checkKey"
import { checkNumbering } from "@radicar/ubl/inner/verify/check/checkNumbering"
import { checkReference, referencedKey } from "@radicar/ubl/inner/verify/check/checkReference"
import { checkStructure } from "@radicar/ubl/inner/verify/check/checkStructure"
import type { Secrets } from "@radicar/ubl/inner/verify/Secrets"
import { together } from "@radicar/ubl/inner/verify/Finding"
import { readFacts } from "@radicar/ubl/inner/verify/facts/readFacts"
import { assert, describe, it } from "@effect/vitest"
import { Redacted } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expectationOf, type Golden, goldens } from "./support/goldens.ts"
import { loadPayrollSchema } from "./support/PayrollSchema.ts"
import { parsedXml } from "./support/parsedXml.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

/** The secrets of a fixture: the pin is the body's own, or that of the fixtures' configuration. */
const secretsOf = ({ path }: Golden): Secrets => {
  const { SoftwareProvider: software } = JSON.parse(readFileSync(join(path, "input.json"), "utf8"))
  return {
    technicalKey: Redacted.make("fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"),
    softwarePin: Redacted.make(software?.Pin ?? "12345"),
    softwareId: undefined
  }
}

/** A fixture's document with its root's start tag, children and end tag apart. */
const partsOf = (golden: Golden): { readonly start: string; readonly children: ReadonlyArray<string>; end: string } => {
  const lines = expectationOf(golden)
    .xml.trimEnd()
    .replace(/^<\?xml[^>]*\?>\n?/u, "")
    .split(/(?<=>)\n(?=<)/u)
  const children: Array<string> = []
  let depth = 0
  for (const line of lines.slice(1, -1)) {
    if (depth === 0) children.push(line)
    else children.push(children.pop() + line)
    depth += (/^<[^/]/u.test(line) ? 1 : 0) - (/<\/[^>]+>$/u.test(line) ? 1 : 0)
  }
  return { start: lines[0] ?? "", children, end: lines.at(-1) ?? "" }
}

const textOf = (golden: Golden): string => {
  const { children, end, start } = partsOf(golden)
  return start + children.join("") + end
}

/** The checks that a document does not pass, of those that need no signature. */
const failedChecks = (golden: Golden, xml = textOf(golden)): ReadonlyArray<string> => {
  const facts = readFacts(parsedXml(xml))
  assert.isDefined(facts)
  const { checks } = together(
    checkStructure(facts!),
    checkKey(facts!, secretsOf(golden), facts!.family === "event" ? referencedKey(facts!) : undefined),
    checkNumbering(facts!),
    checkReference(facts!)
  )
  return checks
    .filter(({ ok }) => !ok)
    .map(({ check, detail }) => `${check}: ${typeof detail === "string" ? detail : detail.en}`)
}

describe.each(goldens.map((golden) => [golden.name, golden] as const))("verifying %s", (_, golden) => {
  it("finds nothing wrong, and computes the key that was reviewed", () => {
    assert.deepStrictEqual(failedChecks(golden), [])
  })

  it("finds another key where a digit of it is another", () => {
    const [, key = ""] = expectationOf(golden).key.split("\n")
    const other = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`
    assert.match(failedChecks(golden, textOf(golden).replaceAll(key, other)).join(), /^key/u)
  })
})

describe("a document whose lines do not add up", () => {
  it("passes, because no rule about amounts is checked", () => {
    const golden = goldens.find(({ name }) => name === "invoice/dense")!
    const xml = textOf(golden)
    const other = xml.replace(/(<cac:InvoiceLine>.*?<cbc:LineExtensionAmount[^>]*>)[^<]+/su, "$11.00")
    assert.notStrictEqual(other, xml)
    assert.deepStrictEqual(failedChecks(golden, other), [])
  })
})

/** The documents with the most children of their root, one for each root, and what they cannot do without. */
const fullest = [
  ["invoice/dense", "cbc:InvoiceTypeCode"],
  ["credit-note/dense", "cbc:CreditNoteTypeCode"],
  ["debit-note/dense", "cbc:UBLVersionID"],
  ["event/030-full", "cbc:ProfileID"],
  ["payroll/rounded", "ComprobanteTotal"]
].map(([name, needed = ""]) => [name, goldens.find((golden) => golden.name === name)!, needed] as const)

const emptyContent = "<ext:ExtensionContent></ext:ExtensionContent>"

/** The schema requires content where the signature will be: in the last extension. */
const withContent = (xml: string): string => {
  const at = xml.lastIndexOf(emptyContent) + "<ext:ExtensionContent>".length
  return `${xml.slice(0, at)}<x xmlns="urn:x"></x>${xml.slice(at)}`
}

describe.each(fullest)("the children of the root of %s", (_, golden, needed) => {
  const { children, end, start } = partsOf(golden)
  const root = /^<(\w+)/u.exec(start)?.[1] ?? ""

  it("are missed where one that every document has is not there", () => {
    const without = children.filter((child) => !child.startsWith(`<${needed}`))
    assert.strictEqual(without.length, children.length - 1)
    assert.include(failedChecks(golden, start + without.join("") + end).join(), needed)
  })

  it.skipIf(!schemasAvailable)("are out of order where the schema says so (../shared/dian/xsd)", () => {
    const errorsOf = root.startsWith("Nomina") ? loadPayrollSchema(root as "NominaIndividual") : loadSchema(root)
    const disagreeing = children.slice(1).flatMap((child, index) => {
      const swapped =
        start +
        children
          .with(index, child)
          .with(index + 1, children[index] ?? "")
          .join("") +
        end
      const isOutOfOrder = failedChecks(golden, swapped).some((each) => each.startsWith("elementOrder"))
      const isInvalid = errorsOf(withContent(swapped)).length > 0
      return isOutOfOrder === isInvalid ? [] : [`${child.slice(0, 40)} before ${children[index]?.slice(0, 40)}`]
    })
    assert.deepStrictEqual(disagreeing, [])
  })
})
