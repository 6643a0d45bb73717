import { supportExample, supportNoteExample } from "@radicar/domain/inner/example/supportExample"
import { InvoiceSeed, now } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedSupport, generatedSupportNote } from "@radicar/fixtures/generated/generatedSupport"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { renderDocument } from "./support/renderDocument.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

const reference = { uuid: "cd".repeat(48), number: "SEDS984000001", date: "2026-01-14" }

const valuesAt = (
  root: string,
  xml: { readonly head: string; readonly tail: string },
  xpath: string
): ReadonlyArray<string> => {
  using document = XmlDocument.fromString(xml.head + xml.tail)
  const nodes = document.find(xpath, {
    n: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
    sts: "dian:gov:co:facturaelectronica:Structures-2-1"
  })
  return nodes.map((node) => node.content)
}

const company = "//cac:PartyTaxScheme/cbc:CompanyID"

describe("the XML of a support document", () => {
  const { key, xml } = renderDocument("SupportCreate", supportExample({ number: 984000001, date: now }))
  const at = (xpath: string) => valuesAt("Invoice", xml, xpath)

  it("says in each place what the annex wants there", () => {
    const facts: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
      [
        "/n:Invoice/cbc:ProfileID",
        ["DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar."]
      ],
      ["/n:Invoice/cbc:InvoiceTypeCode", ["05"]],
      ["/n:Invoice/cbc:UUID[@schemeName='CUDS-SHA384']", [key.value]],
      ["//sts:Prefix", ["SEDS"]],
      [`//cac:AccountingSupplierParty${company}`, ["1020304050"]],
      // DSAJ25a: a cédula is named as type 31, with the check digit of its number (3, 7, 13, … modulo 11)
      [`//cac:AccountingSupplierParty${company}/@schemeName`, ["31"]],
      [`//cac:AccountingSupplierParty${company}/@schemeID`, ["8"]],
      ["//cac:AccountingSupplierParty//cac:PhysicalLocation//cbc:CityName", ["Medellín"]],
      [`//cac:AccountingCustomerParty${company}`, ["900373115"]],
      // both parties' names and the buyer's address: the authority's viewer takes them from here
      ["//cac:AccountingSupplierParty//cac:PartyLegalEntity/*", ["Rosa Elvira Campo"]],
      ["//cac:AccountingCustomerParty//cac:PartyLegalEntity/*", ["Café Piñón y Cía. S.A.S."]],
      ["//cac:AccountingCustomerParty//cac:PhysicalLocation/cac:Address/cbc:ID", ["11001"]],
      [
        "//cac:AccountingCustomerParty//cac:PhysicalLocation//cac:AddressLine/cbc:Line",
        ["Carrera 7 # 71-21, oficina 501"]
      ],
      ["//cac:PartyName | //cac:Contact | //cac:RegistrationAddress", []],
      ["//cac:InvoiceLine/cac:InvoicePeriod/*", ["2026-01-15", "1", "Por operación"]],
      ["/n:Invoice/cac:InvoicePeriod", []]
    ]
    for (const [xpath, expected] of facts) assert.deepStrictEqual(at(xpath), expected, xpath)
  })

  it("names somebody abroad by the document that they have, without check digit", () => {
    const example = supportExample({ number: 984000001, date: now })
    const abroad = renderDocument("SupportCreate", {
      ...example,
      OperationCode: "",
      SupplierParty: {
        ...example.SupplierParty,
        Id: "X-98/76",
        IdentificationType: "42",
        PhysicalLocation: { Address: "1 Main St", CityCode: "Miami", SubentityCode: "Florida", CountryCode: "US" }
      }
    })
    const of = (xpath: string) => valuesAt("Invoice", abroad.xml, xpath)
    assert.deepStrictEqual(of("/n:Invoice/cbc:CustomizationID"), ["11"])
    assert.deepStrictEqual(of(`//cac:AccountingSupplierParty${company}/@schemeName`), ["42"])
    assert.deepStrictEqual(of(`//cac:AccountingSupplierParty${company}/@schemeID`), [])
  })
})

it("the XML of its note refers to it by its CUDS", () => {
  const { key, xml } = renderDocument("SupportNoteCreate", supportNoteExample({ number: 1, date: now, reference }))
  const at = (xpath: string) => valuesAt("CreditNote", xml, xpath)
  assert.deepStrictEqual(at("/n:CreditNote/cbc:CreditNoteTypeCode"), ["95"])
  assert.deepStrictEqual(at("/n:CreditNote/cbc:UUID[@schemeName='CUDS-SHA384']"), [key.value])
  assert.deepStrictEqual(at("//cac:BillingReference//cbc:UUID[@schemeName='CUDS-SHA384']"), [reference.uuid])
  assert.deepStrictEqual(at("//cac:DiscrepancyResponse/*"), ["SEDS984000001", "4", "Ajuste de precio"])
  assert.deepStrictEqual(at("//sts:InvoiceControl"), [])
})

describe.each([
  ["Invoice", "SupportCreate", generatedSupport],
  ["CreditNote", "SupportNoteCreate", (seed: typeof InvoiceSeed.Type): object => generatedSupportNote(seed, reference)]
] as const)("any %s of %s", (root, operation, generate) => {
  it.effect.prop("is canonical as it stands (libxml2 changes no byte)", { seed: InvoiceSeed }, ({ seed }) =>
    Effect.sync(() => {
      const { head, tail } = renderDocument(operation, generate(seed)).xml
      using document = XmlDocument.fromString(head + tail)
      assert.strictEqual(document.canonicalizeToString(), head + tail)
    })
  )

  describe.skipIf(!schemasAvailable)("against the schemas of OASIS and the DIAN (../shared/dian/xsd)", () => {
    const errorsOf = schemasAvailable ? loadSchema(root) : () => []

    it.effect.prop("is valid", { seed: InvoiceSeed }, ({ seed }) =>
      Effect.sync(() => {
        const { head, tail } = renderDocument(operation, generate(seed)).xml
        assert.deepStrictEqual(errorsOf(`${head}<x xmlns="urn:x"></x>${tail}`), [])
      })
    )
  })
})
