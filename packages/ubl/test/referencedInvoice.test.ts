import { readReferencedInvoice } from "@radicar/ubl/inner/received/referencedInvoice"
import { assert, describe, it } from "@effect/vitest"
import { Redacted } from "effect"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { parsedXml } from "./support/parsedXml.ts"

const file = (name: string) => readFileSync(new URL(`foreign/${name}.xml`, import.meta.url), "utf8")

const sha384 = (text: string) => createHash("sha384").update(text, "utf8").digest("hex")

const technicalKey = "693ff6f2a553c3646a063436fd4dd9ded0311471"

/** An invoice written by hand, in credit, whose CUFE is made as annex FE 1.9 §11.1.2 has it. */
const invoice = (changes: { readonly payable?: string; readonly means?: string; readonly type?: string } = {}) => {
  const { means = "", payable = "119000.00", type = "01" } = changes
  const seed =
    `SETP1` +
    "2026-01-15" +
    "06:59:58-05:00" +
    "100000.00" +
    "01" +
    "19000.00" +
    "04" +
    "0.00" +
    "03" +
    "0.00" +
    "119000.00" +
    "900373115" +
    "800199436" +
    technicalKey +
    "2"
  const party = (role: string, id: string, name: string) =>
    `<cac:Accounting${role}Party><cac:Party><cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID schemeName="31">${id}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:Accounting${role}Party>`
  return (
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2" xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1">` +
    `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:InvoiceControl><sts:InvoiceAuthorization>18764000001</sts:InvoiceAuthorization><sts:AuthorizedInvoices><sts:Prefix>SETP</sts:Prefix></sts:AuthorizedInvoices></sts:InvoiceControl><sts:SoftwareProvider><sts:ProviderID>900508908</sts:ProviderID><sts:SoftwareID>56f2ae4e-9812-4fad-9255-08fcfcd5ccb0</sts:SoftwareID></sts:SoftwareProvider></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>` +
    `<cbc:ProfileExecutionID>2</cbc:ProfileExecutionID><cbc:ID>SETP1</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${sha384(seed)}</cbc:UUID><cbc:IssueDate>2026-01-15</cbc:IssueDate><cbc:IssueTime>06:59:58-05:00</cbc:IssueTime><cbc:InvoiceTypeCode>${type}</cbc:InvoiceTypeCode>` +
    party("Supplier", "900373115", "Molinos") +
    party("Customer", "800199436", "Panadería") +
    means +
    `<cac:TaxTotal><cbc:TaxAmount>19000.00</cbc:TaxAmount><cac:TaxSubtotal><cac:TaxCategory><cac:TaxScheme><cbc:ID>01</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>` +
    `<cac:LegalMonetaryTotal><cbc:LineExtensionAmount>100000.00</cbc:LineExtensionAmount><cbc:PayableAmount>${payable}</cbc:PayableAmount></cac:LegalMonetaryTotal></Invoice>`
  )
}

const means = (id: string, due: string) =>
  `<cac:PaymentMeans><cbc:ID>${id}</cbc:ID><cbc:PaymentDueDate>${due}</cbc:PaymentDueDate></cac:PaymentMeans>`

const read = (xml: string) => readReferencedInvoice(parsedXml(xml))

const secrets = (key: string | undefined) => ({
  technicalKey: key === undefined ? undefined : Redacted.make(key),
  softwarePin: undefined,
  softwareId: undefined
})

describe("readReferencedInvoice", () => {
  it("reads whether every part is paid in cash", () => {
    const cash = "<cac:PaymentMeans><cbc:ID>1</cbc:ID></cac:PaymentMeans>"
    const isCash = (all: string) => read(invoice({ means: all }))?.invoice.isCash
    assert.deepStrictEqual([isCash(cash), isCash(cash + cash)], [true, true])
    assert.deepStrictEqual([isCash(""), isCash(cash + means("2", "2026-02-15"))], [undefined, undefined])
  })

  it("reads what events repeat, and what the key is looked up by", () => {
    const reading = read(invoice({ means: means("2", "2026-02-15") }))
    assert.deepInclude(reading?.invoice, {
      number: "SETP1",
      typeCode: "01",
      payableAmount: "119000.00",
      dueDate: "2026-02-15",
      supplier: { Id: "900373115", IdentificationType: "31", Name: "Molinos" },
      customer: { Id: "800199436", IdentificationType: "31", Name: "Panadería" }
    })
    assert.deepInclude(reading, {
      issuerNit: "900373115",
      softwareOwnerNit: "900508908",
      softwareId: "56f2ae4e-9812-4fad-9255-08fcfcd5ccb0",
      prefix: "SETP"
    })
  })

  it("takes the last due date of what is on credit, and none of what is paid at once", () => {
    const both = means("2", "2026-03-01") + means("2", "2026-02-15") + means("1", "2026-12-31")
    assert.strictEqual(read(invoice({ means: both }))?.invoice.dueDate, "2026-03-01")
    assert.isUndefined(read(invoice({ means: means("1", "2026-02-15") }))?.invoice.dueDate)
  })

  it("proves the key with the technical key of the range, and with no other", () => {
    const proven = read(invoice())?.isKeyProven
    assert.isTrue(proven?.(secrets(technicalKey)))
    assert.isFalse(proven?.(secrets("fc8eac422eba16e22ffd8c6f94b3f40a6e38162c")))
    assert.isFalse(proven?.(secrets(undefined)))
    assert.isFalse(read(invoice({ payable: "119000.01" }))?.isKeyProven(secrets(technicalKey)))
  })

  it("reads no other document, and no amount that is none", () => {
    for (const name of ["credit-note", "event", "payroll", "support"]) assert.isUndefined(read(file(name)))
    assert.isDefined(read(file("invoice")))
    assert.isUndefined(read(invoice({ payable: "1.000,00" })))
  })
})
