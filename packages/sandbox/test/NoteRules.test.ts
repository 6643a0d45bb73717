import { after, all, insertBefore, replace } from "./support/edit.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { testFilings } from "./support/verdicts.ts"

const invoice = invoiceText()
const corrects = { number: "SETP990000001", key: keyOf(invoice) }
const credit = (edit?: (xml: string) => string): string => noteText({ corrects, ...(edit && { edit }) })
const debit = (edit?: (xml: string) => string): string => noteText({ typeCode: "92", corrects, ...(edit && { edit }) })
const period =
  "<cac:InvoicePeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2026-01-15</cbc:EndDate></cac:InvoicePeriod>"
const withoutReference = (xml: string): string =>
  xml
    .replace(/<cac:DiscrepancyResponse>.*<\/cac:BillingReference>/u, period)
    .replace(/CustomizationID>(.)0</u, "CustomizationID>$12<")
const other = invoiceText({ number: 990000002 })
const before = [
  { operation: "SendBillSync", xml: invoice },
  { operation: "SendBillSync", xml: other }
]
/** A second reference, to a document with this number and key. */
const alsoCorrects = (number: string, key: string): ((xml: string) => string) =>
  replace(
    "</cac:BillingReference>",
    `</cac:BillingReference><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${key}</cbc:UUID></cac:InvoiceDocumentReference></cac:BillingReference>`
  )

testFilings("credit notes", "SendBillSync", before, [
  { what: "a plain credit note", xml: credit() },
  { what: "one that corrects two invoices", xml: credit(alsoCorrects("SETP990000002", keyOf(other))) },
  {
    rules: ["CBG04a"],
    what: "two invoices, of which one was never filed",
    xml: credit(alsoCorrects("SETP990000002", "1".repeat(96)))
  },
  { what: "one without reference, for a period", xml: credit(withoutReference) },
  {
    what: "one of an older document that nobody here knows",
    xml: noteText({ corrects: { ...corrects, key: "1".repeat(96) }, edit: replace("ID>20<", "ID>23<") })
  },
  { rules: ["CAB27b", "CAD06"], what: "another pin", xml: noteText({ corrects, pin: "54321" }) },
  { rules: ["CAB24b"], what: "an unknown software", xml: credit(replace("5f2c0e2a", "5f2c0e2b")) },
  { rules: ["CAB36"], what: "no QR code", xml: credit((xml) => xml.replace(/<sts:QRCode>.*<\/sts:QRCode>/u, "")) },
  { rules: ["CAD01"], what: "another UBL", xml: credit(replace("UBL 2.1", "UBL 2.0")) },
  { rules: ["CAD02"], what: "a debit note's operation", xml: credit(replace("ID>20<", "ID>30<")) },
  { rules: ["CAD03"], what: "the invoice's profile", xml: credit(replace("Nota Crédito de ", "")) },
  {
    rules: ["CAD02a", "CBF03a", "CAE01"],
    what: "an annulment without reference",
    xml: credit(
      all(
        replace("ID>20<", "ID>22<"),
        replace(">3</cbc:ResponseCode>", ">2</cbc:ResponseCode>"),
        replace("Rebaja o descuento parcial o total", "Anulación de factura electrónica")
      )
    )
  },
  { rules: ["CAD06"], what: "a wrong key", xml: noteText({ corrects, tamper: replace("06:59:58", "06:59:57") }) },
  { rules: ["CAD08"], what: "the scheme of invoices", xml: credit(replace("CUDE-SHA384", "CUFE-SHA384")) },
  {
    rules: ["CAD09e"],
    what: "another day",
    xml: credit(replace("<cbc:IssueDate>2026-01-15", "<cbc:IssueDate>2026-01-14"))
  },
  { rules: ["CAE01"], what: "no period", xml: credit((xml) => withoutReference(xml).replace(period, "")) },
  {
    rules: ["CAJ24b", "CAJ47"],
    what: "a wrong check digit",
    xml: credit(after("<cac:AccountingSupplierParty>", replace('schemeID="3"', 'schemeID="4"', "everywhere")))
  },
  {
    rules: ["CAN01"],
    what: "no payment",
    xml: credit((xml) => xml.replace(/<cac:PaymentMeans>.*<\/cac:PaymentMeans>/u, ""))
  },
  {
    rules: ["CAS02", "CAU06"],
    what: "a header tax that is not its subtotals",
    xml: credit(replace('<cbc:TaxAmount currencyID="COP">19000.00', '<cbc:TaxAmount currencyID="COP">18000.00'))
  },
  {
    rules: ["CAU14"],
    what: "a payable amount off by three pesos",
    xml: credit(
      replace('<cbc:PayableAmount currencyID="COP">119000.00', '<cbc:PayableAmount currencyID="COP">119003.00')
    )
  },
  {
    rules: ["CAV04b"],
    what: "a quantity of zero",
    xml: credit(replace('<cbc:CreditedQuantity unitCode="94">2.00', '<cbc:CreditedQuantity unitCode="94">0.00'))
  },
  { rules: ["CAV06"], what: "a wrong line", xml: credit(replace(">50000.00", ">50002.00")) },
  {
    rules: ["CBF01"],
    what: "no reason",
    xml: credit((xml) => xml.replace(/<cac:DiscrepancyResponse>.*<\/cac:DiscrepancyResponse>/u, ""))
  },
  {
    rules: ["CBF03"],
    what: "an unknown concept",
    xml: credit(replace(">3</cbc:ResponseCode>", ">7</cbc:ResponseCode>"))
  },
  {
    rules: ["CBF04"],
    what: "another concept's text",
    xml: credit(replace("Rebaja o descuento parcial o total", "Ajuste de precio"))
  },
  {
    rules: ["CBG01"],
    what: "no reference",
    xml: credit((xml) => xml.replace(/<cac:BillingReference>.*<\/cac:BillingReference>/u, ""))
  },
  {
    rules: ["CBG02"],
    what: "a reference to something else",
    xml: credit(replace("InvoiceDocumentReference", "DebitNoteDocumentReference", "everywhere"))
  },
  {
    rules: ["CBG03"],
    what: "a reference without number",
    xml: credit(after("<cac:BillingReference>", replace(">SETP990000001<", "><")))
  },
  { rules: ["CBG04"], what: "a reference without key", xml: noteText({ corrects: { ...corrects, key: "" } }) },
  {
    rules: ["CBG04a"],
    what: "an invoice never filed",
    xml: noteText({ corrects: { ...corrects, key: "1".repeat(96) } })
  },
  {
    rules: ["CBG05"],
    what: "a key of another scheme",
    xml: credit(after("<cac:BillingReference>", replace("CUFE-SHA384", "CUDS-SHA384")))
  },
  {
    rules: ["ZB01"],
    what: "a withholding, which notes do not have",
    xml: credit(
      insertBefore(
        "<cac:LegalMonetaryTotal>",
        '<cac:WithholdingTaxTotal><cbc:TaxAmount currencyID="COP">1.00</cbc:TaxAmount></cac:WithholdingTaxTotal>'
      )
    )
  }
])

testFilings("debit notes", "SendBillSync", before, [
  { what: "a plain debit note", xml: debit() },
  { what: "one without reference, for a period", xml: debit(withoutReference) },
  { rules: ["DAD02"], what: "a credit note's operation", xml: debit(replace("ID>30<", "ID>20<")) },
  { rules: ["DAD03"], what: "the credit note's profile", xml: debit(replace("Nota Débito", "Nota Crédito")) },
  { rules: ["DAD06", "DAB27b"], what: "another pin", xml: noteText({ typeCode: "92", corrects, pin: "54321" }) },
  {
    rules: ["DAU02", "DAU06"],
    what: "a gross amount that is not the lines'",
    xml: debit(
      after(
        "<cac:RequestedMonetaryTotal>",
        replace(
          '<cbc:LineExtensionAmount currencyID="COP">100000.00',
          '<cbc:LineExtensionAmount currencyID="COP">100003.00'
        )
      )
    )
  },
  {
    rules: ["DAV04a"],
    what: "no quantity",
    xml: debit((xml) => xml.replace(/<cbc:DebitedQuantity.*<\/cbc:DebitedQuantity>/u, ""))
  },
  {
    rules: ["DBF03"],
    what: "an unknown concept",
    xml: debit(replace(">3</cbc:ResponseCode>", ">7</cbc:ResponseCode>"))
  },
  { rules: ["DBF04"], what: "another concept's text", xml: debit(replace("Cambio del valor", "Intereses")) },
  {
    rules: ["DBG01"],
    what: "no reference",
    xml: debit((xml) => xml.replace(/<cac:BillingReference>.*<\/cac:BillingReference>/u, ""))
  },
  {
    rules: ["DBG04a"],
    what: "an invoice never filed",
    xml: noteText({ typeCode: "92", corrects: { ...corrects, key: "1".repeat(96) } })
  },
  {
    rules: ["ZB01"],
    what: "a free-of-charge indicator, which its lines do not have",
    xml: debit(insertBefore("<cac:TaxTotal>", "<cbc:FreeOfChargeIndicator>false</cbc:FreeOfChargeIndicator>", "last"))
  },
  {
    rules: ["ZB01"],
    what: "the credit note's totals",
    xml: debit(replace("RequestedMonetaryTotal", "LegalMonetaryTotal", "everywhere"))
  }
])

testFilings(
  "numbers of notes",
  "SendBillSync",
  [...before, { operation: "SendBillSync", xml: credit() }],
  [
    { rules: ["90"], what: "the same note again", xml: credit() },
    {
      rules: ["90"],
      what: "another note of the same number",
      xml: credit(replace("Rebaja o descuento parcial o total", "REBAJA o descuento parcial o total.")).replace(
        "Niño",
        "Niña"
      )
    },
    { what: "a debit note of the same digits", xml: debit() },
    { what: "the next number", xml: noteText({ corrects, number: 2 }) }
  ]
)
