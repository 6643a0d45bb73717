import { describe, expect, it } from "@effect/vitest"
import { invoiceOf } from "./support/invoiceOf.ts"
import { bodies, printable } from "./support/printing.ts"
import { codeOn } from "./support/readPdf.ts"
import { attributeOf, elementTexts, inside } from "./support/xmlValues.ts"

const first = (xml: string, name: string): string => elementTexts(xml, name)[0] ?? ""

/** `2424.01` of several decimals, in hundredths. */
const total = (amounts: ReadonlyArray<string>): string => {
  const hundredths = amounts
    .reduce((sum, amount) => sum + BigInt(amount.replace(".", "")), 0n)
    .toString()
    .padStart(3, "0")
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}

/** Header taxes with their codes: those of lines follow the totals. */
const headerTaxes = (xml: string) => {
  const header = xml
    .slice(0, xml.search(/<cac:(?:Legal|Requested)MonetaryTotal>/u))
    .split("<cac:WithholdingTaxTotal>")[0]!
  return header
    .split("<cac:TaxTotal>")
    .slice(1)
    .map((part) => ({ code: first(inside(part, "cac:TaxScheme"), "cbc:ID"), amount: first(part, "cbc:TaxAmount") }))
}

/** What annex FE 1.9 §11.7 wants in the code, read off the XML. */
const saleCode = (xml: string): string => {
  const totals = inside(
    xml,
    xml.includes("<cac:RequestedMonetaryTotal>") ? "cac:RequestedMonetaryTotal" : "cac:LegalMonetaryTotal"
  )
  const taxes = headerTaxes(xml)
  const scheme = attributeOf(xml, "cbc:UUID", "schemeName")!.slice(0, 4)
  const seller = first(inside(xml, "cac:AccountingSupplierParty"), "cbc:CompanyID")
  const buyer = first(inside(xml, "cac:AccountingCustomerParty"), "cbc:CompanyID")
  const body = xml.slice(xml.indexOf("<cbc:UBLVersionID>"))
  const values = [first(body, "cbc:ID"), first(body, "cbc:IssueDate"), first(body, "cbc:IssueTime"), seller, buyer]
  const gross = first(totals, "cbc:LineExtensionAmount")
  const iva = total(taxes.filter(({ code }) => code === "01").map(({ amount }) => amount))
  const others = total(taxes.filter(({ code }) => code !== "01").map(({ amount }) => amount))
  const payable = first(totals, "cbc:PayableAmount")
  const rows =
    scheme === "CUDS"
      ? [
          ["NumDS", "FecDS", "HorDS", "NumSNO", "DocAdq"],
          ["ValDS", gross],
          ["ValIva", iva],
          ["ValTolDS", payable]
        ]
      : [
          ["NumFac", "FecFac", "HorFac", "NitFac", "DocAdq"],
          ["ValFac", gross],
          ["ValIva", iva],
          ["ValOtroIm", others],
          ["ValTolFac", payable]
        ]
  return [
    ...rows[0]!.map((label, index) => `${label}: ${values[index]}`),
    ...rows.slice(1).map(([label, value]) => `${label}: ${value}`),
    `${scheme}: ${first(body, "cbc:UUID")}`,
    `QRCode: ${first(xml, "sts:QRCode")}`
  ].join("\n")
}

/** The same of payroll annex 1.0 §8; a note that deletes has zeros. */
const payrollCode = (xml: string): string =>
  [
    `NumNIE: ${attributeOf(xml, "NumeroSecuenciaXML", "Numero")}`,
    `FecNIE: ${attributeOf(xml, "InformacionGeneral", "FechaGen")}`,
    `HorNIE: ${attributeOf(xml, "InformacionGeneral", "HoraGen")}`,
    `NitNIE: ${attributeOf(xml, "Empleador", "NIT")}`,
    `DocEmp: ${attributeOf(xml, "Trabajador", "NumeroDocumento") ?? "0"}`,
    `ValDev: ${first(xml, "DevengadosTotal") || "0.00"}`,
    `ValDed: ${first(xml, "DeduccionesTotal") || "0.00"}`,
    `ValTol: ${first(xml, "ComprobanteTotal") || "0.00"}`,
    `CUNE: ${attributeOf(xml, "InformacionGeneral", "CUNE")}`,
    first(xml, "CodigoQR")
  ].join("\n")

const expectedCode = (operation: string, xml: string): string =>
  operation.startsWith("Payroll")
    ? payrollCode(xml)
    : operation === "EventCreate"
      ? first(xml, "sts:QRCode")
      : saleCode(xml)

describe("the code", () => {
  it.each(bodies)(
    "of $name reads, off the picture of its page, as the annex wants it of what its XML says",
    async ({ operation, text }) => {
      const { document, xml } = printable(operation, text)
      expect(await codeOn(document.print({ paper: "letter" }))).toBe(expectedCode(operation, xml()))
    }
  )

  it("of an invoice is this text", async () => {
    const { document } = printable("InvoiceCreate", invoiceOf(2, { CustomerParty: consumer }))
    expect(await codeOn(document.print())).toBe(
      `NumFac: SETP990000001
FecFac: 2026-01-15
HorFac: 10:00:00-05:00
NitFac: 900373115
DocAdq: 222222222222
ValFac: 20000.00
ValIva: 3800.00
ValOtroIm: 0.00
ValTolFac: 23800.00
CUFE: ${document.key.value}
QRCode: https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${document.key.value}`
    )
  })

  it("stands on every page", async () => {
    const { document } = printable("InvoiceCreate", invoiceOf(100))
    const pdf = document.print()
    const codes = [await codeOn(pdf, 1), await codeOn(pdf, 2), await codeOn(pdf, 3)]
    expect(codes[0]).toContain("NumFac: SETP990000001")
    expect(new Set(codes).size).toBe(1)
  })
})

const consumer = {
  Id: "222222222222",
  IdentificationType: "13",
  Name: "consumidor final",
  OrganizationTypeCode: "2",
  TaxLevelCode: "R-99-PN",
  TaxCode: "ZZ"
}
