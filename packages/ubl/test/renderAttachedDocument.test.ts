import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { type CanonicalXml, unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import type { AttachedDocument } from "@radicar/ubl/inner/container/AttachedDocument"
import { type RenderedContainer, renderAttachedDocument } from "@radicar/ubl/inner/container/renderAttachedDocument"
import { assert, describe, it } from "@effect/vitest"
import { XmlDocument } from "libxml2-wasm"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

const document = `<?xml version="1.0" encoding="UTF-8"?>\r\n<Invoice note="a &amp; b">1 &lt; 2 ]]> "ñ"</Invoice>`
const answer = `<?xml version="1.0" encoding="utf-8" standalone="no"?><ApplicationResponse>\r\n  <x/>\r\n</ApplicationResponse>`

const container: AttachedDocument = {
  environment: "2",
  number: "SETP990000001",
  key: { value: "a".repeat(96), scheme: "CUFE-SHA384" },
  date: new LocalDateTime({ date: "2026-01-15", time: "10:00:07" }),
  sender: {
    name: "Café & Cía.",
    id: "900373115",
    checkDigit: "3",
    idType: "31",
    responsibilities: "O-13;O-15",
    taxScheme: { id: "01", name: "IVA" }
  },
  receiver: { name: "Ana Muñoz", id: "1020304050", idType: "13" },
  document,
  answer: { text: answer, date: "2026-01-15", time: "10:00:05-05:00", code: "02" }
}

const namespaces = {
  c: "urn:oasis:names:specification:ubl:schema:xsd:AttachedDocument-2",
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
}

const lineEndsOfAParser = (text: string): string => text.replaceAll("\r\n", "\n")

const find = (xml: string, xpath: string): ReadonlyArray<string> => {
  using parsed = XmlDocument.fromString(xml)
  return parsed.find(xpath, namespaces).map((node) => node.content)
}

const canonicalised = (xml: string): string => {
  using parsed = XmlDocument.fromString(xml)
  return parsed.canonicalizeToString()
}

const sectioned = ({ head, sectionedTail }: RenderedContainer): string => head + sectionedTail

const withPlaceholder = ({ head, tail }: CanonicalXml): string => `${head}<x xmlns="urn:x"></x>${tail}`

const texts = "//cac:Attachment/cac:ExternalReference/cbc:Description"

describe("the container of a document", () => {
  it("holds document and answer, to the letter as far as XML has letters", () => {
    const xml = unsignedText(renderAttachedDocument(container))
    assert.deepStrictEqual(find(xml, texts), [lineEndsOfAParser(document), lineEndsOfAParser(answer)])
    assert.deepStrictEqual(find(xml, "/c:AttachedDocument/cbc:ParentDocumentID"), ["SETP990000001"])
    assert.deepStrictEqual(find(xml, "//cac:ResultOfVerification/*"), [
      "Unidad Especial Dirección de Impuestos y Aduanas Nacionales",
      "02",
      "2026-01-15",
      "10:00:05-05:00"
    ])
    assert.deepStrictEqual(find(xml, "//cbc:CompanyID"), ["900373115", "1020304050"])
    assert.deepStrictEqual(find(xml, "//cbc:CompanyID/@schemeID"), ["3"])
  })

  it("is canonical by construction, and stays the same document with CDATA sections", () => {
    const rendered = renderAttachedDocument(container)
    const canonical = rendered.head + rendered.tail
    assert.strictEqual(canonicalised(canonical), canonical)
    const sections = sectioned(rendered)
    assert.strictEqual(sections.split("<![CDATA[").length - 1, 3)
    assert.strictEqual(canonicalised(sections), canonical)
  })

  it("goes without the line of the answer when there is none", () => {
    const { answer: _, ...unanswered } = container
    const rendered = renderAttachedDocument(unanswered)
    assert.deepStrictEqual(find(unsignedText(rendered), texts), [lineEndsOfAParser(document)])
    assert.strictEqual(canonicalised(sectioned(rendered)), rendered.head + rendered.tail)
  })

  it.skipIf(!schemasAvailable)("is valid against UBL 2.1, with and without answer", () => {
    const errors = loadSchema("AttachedDocument")
    assert.deepStrictEqual(errors(withPlaceholder(renderAttachedDocument(container))), [])
    const { answer: _, ...unanswered } = container
    assert.deepStrictEqual(errors(withPlaceholder(renderAttachedDocument(unanswered))), [])
  })
})
