import { InvoiceSeed, now } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedNote } from "@radicar/fixtures/generated/generatedNote"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { renderDocument } from "./support/renderDocument.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

const reference = { uuid: "AB".repeat(48), number: "SETP990000001", date: "2026-01-14" }
const kinds = [
  { root: "CreditNote", operation: "CreditnoteCreate", typeCode: "91", quantity: "CreditedQuantity", prefix: "NC" },
  { root: "DebitNote", operation: "DebitnoteCreate", typeCode: "92", quantity: "DebitedQuantity", prefix: "ND" }
] as const

const namespaces = (root: string) => ({
  n: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  sts: "dian:gov:co:facturaelectronica:Structures-2-1"
})

describe.each(kinds)("the XML of a $root", ({ operation, prefix, quantity, root, typeCode }) => {
  const valuesAt = (xml: { readonly head: string; readonly tail: string }, xpath: string): ReadonlyArray<string> => {
    using document = XmlDocument.fromString(xml.head + xml.tail)
    return document.find(xpath, namespaces(root)).map((node) => node.content)
  }
  const example = (of?: typeof reference) =>
    documentTypes[operation].example({ number: 5, date: now, ...(of === undefined ? {} : { reference: of }) })

  it("says in each place what the annex wants there", () => {
    const { key, xml } = renderDocument(operation, example(reference))
    const total = root === "CreditNote" ? "LegalMonetaryTotal" : "RequestedMonetaryTotal"
    const credit = root === "CreditNote"
    const facts: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
      ["/n:*/cbc:CustomizationID", [credit ? "20" : "30"]],
      ["/n:*/cbc:ProfileID", [`DIAN 2.1: Nota ${credit ? "Crédito" : "Débito"} de Factura Electrónica de Venta`]],
      ["/n:*/cbc:ID", [`${prefix}5`]],
      ["/n:*/cbc:UUID[@schemeName='CUDE-SHA384']", [key.value]],
      ["/n:*/cbc:CreditNoteTypeCode", credit ? ["91"] : []],
      [
        "/n:*/cac:DiscrepancyResponse/*",
        credit ? ["SETP990000001", "4", "Ajuste de precio"] : ["SETP990000001", "3", "Cambio del valor"]
      ],
      ["/n:*/cac:BillingReference/cac:InvoiceDocumentReference/*", ["SETP990000001", "ab".repeat(48), "2026-01-14"]],
      ["/n:*/cac:BillingReference//cbc:UUID/@schemeName", ["CUFE-SHA384"]],
      ["//sts:InvoiceControl", []],
      ["//cbc:DueDate", []],
      [`/n:*/cac:${total}/*`, ["522006.00", "522006.00", "573306.30", "573306.30"]],
      [`/n:*/cac:${root}Line/cbc:${quantity}`, ["12.00", "1.00"]],
      [`/n:*/cac:${root}Line[2]/cac:TaxTotal/following-sibling::cac:AllowanceCharge/cbc:Amount`, ["20000.00"]],
      ["//cbc:FreeOfChargeIndicator", credit ? ["false", "false"] : []]
    ]
    for (const [xpath, expected] of facts) {
      assert.deepStrictEqual(valuesAt(xml, xpath.replaceAll("/n:*", `/n:${root}`)), expected, xpath)
    }
  })

  // annex FE 1.9 §6.2, §6.3: CUDE-SHA384 for type 03
  it.each([
    [undefined, "CUFE-SHA384"],
    ["01", "CUFE-SHA384"],
    ["02", "CUFE-SHA384"],
    ["03", "CUDE-SHA384"],
    ["04", "CUFE-SHA384"]
  ])("names the scheme of the key of a document of type %s: %s", (TypeCode, scheme) => {
    const body: Record<string, any> = structuredClone(example(reference))
    body["DocumentReference"] = { ...body["DocumentReference"], TypeCode, SchemeName: undefined }
    const { xml } = renderDocument(operation, body)
    assert.deepStrictEqual(valuesAt(xml, "//cac:BillingReference//cbc:UUID/@schemeName"), [scheme])
  })

  it("without reference states the period and no invoice", () => {
    const { xml } = renderDocument(operation, example())
    assert.deepStrictEqual(valuesAt(xml, "//cac:InvoicePeriod/*"), ["2026-01-01", "2026-01-15", "10:00:00-05:00"])
    assert.deepStrictEqual(valuesAt(xml, "//cac:BillingReference | //cbc:ReferenceID"), [])
  })

  it.effect.prop("is canonical as it stands (libxml2 changes no byte)", { seed: InvoiceSeed }, ({ seed }) =>
    Effect.sync(() => {
      const { xml } = renderDocument(operation, generatedNote(seed, typeCode, reference))
      using document = XmlDocument.fromString(xml.head + xml.tail)
      assert.strictEqual(document.canonicalizeToString(), xml.head + xml.tail)
    })
  )

  describe.skipIf(!schemasAvailable)("against the schemas of OASIS and the DIAN (../shared/dian/xsd)", () => {
    const errorsOf = schemasAvailable ? loadSchema(root) : () => []

    // the schema requires content in every extension; the signature takes this place later
    it.effect.prop("is valid whatever the note", { seed: InvoiceSeed }, ({ seed }) =>
      Effect.sync(() => {
        for (const noteReference of [undefined, reference]) {
          const { head, tail } = renderDocument(operation, generatedNote(seed, typeCode, noteReference)).xml
          assert.deepStrictEqual(errorsOf(`${head}<x xmlns="urn:x"></x>${tail}`), [])
        }
      })
    )
  })
})
