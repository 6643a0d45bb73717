import { after, all, insertBefore, replace } from "./support/edit.ts"
import { keyOf } from "./support/invoiceText.ts"
import { line, withholding, withLines } from "./support/invoiceEdits.ts"
import { supportText } from "./support/supportText.ts"
import { testFilings } from "./support/verdicts.ts"

const vendor = "<cac:AccountingSupplierParty>"
const buyer = "<cac:AccountingCustomerParty>"
const support = (edit: (xml: string) => string): string => supportText({ edit })
const foreigner = all(
  replace("<cbc:CustomizationID>10<", "<cbc:CustomizationID>11<"),
  after(
    vendor,
    all(
      replace('schemeID="2" schemeName="31">860028580', 'schemeName="42">AB12345'),
      replace("<cbc:IdentificationCode>CO", "<cbc:IdentificationCode>US")
    )
  )
)

testFilings(
  "support documents",
  "SendBillSync",
  [],
  [
    { what: "a plain support document", xml: supportText() },
    { what: "one of a vendor from abroad", xml: support(foreigner) },
    {
      what: "withholdings of income tax",
      xml: support(
        all(
          insertBefore("<cac:LegalMonetaryTotal>", withholding("2500.00", "100000.00")),
          after(line, insertBefore("<cac:Item>", withholding("2500.00", "100000.00")))
        )
      )
    },
    {
      what: "withholdings of the whole document alone",
      xml: support(insertBefore("<cac:LegalMonetaryTotal>", withholding("2500.00", "100000.00")))
    },
    {
      rules: ["DSAY01"],
      accepted: true,
      what: "one withholding on two lines",
      xml: support(
        all(
          insertBefore("<cac:LegalMonetaryTotal>", withholding("5000.00", "200000.00")),
          after(line, insertBefore("<cac:Item>", withholding("2500.00", "100000.00"))),
          withLines(2)
        )
      )
    },
    {
      rules: ["DSAK26"],
      accepted: true,
      what: "an unknown responsibility of the buyer",
      xml: support(replace("O-13;O-48", "O-99"))
    },
    { rules: ["DSAB05b"], what: "an unknown authorisation", xml: support(replace("18760000001", "18760000002")) },
    { rules: ["DSAB10b"], what: "another prefix", xml: support(replace("<sts:Prefix>SEDS", "<sts:Prefix>SETP")) },
    { rules: ["DSAB12b"], what: "another end", xml: support(replace("985000000</sts:To>", "985000001</sts:To>")) },
    { rules: ["DSAB27b", "DSAD06"], what: "another pin", xml: supportText({ pin: "54321" }) },
    { rules: ["DSAB36"], what: "no QR code", xml: support((xml) => xml.replace(/<sts:QRCode>.*<\/sts:QRCode>/u, "")) },
    { rules: ["DSAD02"], what: "another operation", xml: support(replace("ID>10<", "ID>09<")) },
    { rules: ["DSAD03"], what: "a profile with a capital", xml: support(replace("2.1: documento", "2.1: Documento")) },
    {
      rules: ["DSAD05c", "DSAD05d"],
      what: "a number above the range",
      xml: supportText({ number: 985_000_001 })
    },
    { rules: ["DSAD06"], what: "a wrong key", xml: supportText({ tamper: replace("06:59:58", "06:59:57") }) },
    { rules: ["DSAD08"], what: "a CUDE", xml: support(replace("CUDS-SHA384", "CUDE-SHA384")) },
    {
      rules: ["DSAJ25a"],
      what: "a resident without check digit",
      xml: support(after(vendor, replace('schemeID="2" schemeName="31"', 'schemeID="" schemeName="31"')))
    },
    {
      rules: ["DSAJ25a"],
      what: "a resident with another id type",
      xml: support(after(vendor, replace('schemeName="31"', 'schemeName="13"')))
    },
    {
      rules: ["DSAJ25b"],
      what: "a resident with a wrong check digit",
      xml: support(after(vendor, replace('schemeID="2"', 'schemeID="3"')))
    },
    {
      rules: ["DSAK24b"],
      what: "a wrong check digit of the buyer",
      xml: support(after(buyer, replace('schemeID="3"', 'schemeID="4"')))
    },
    {
      rules: ["DSAK25"],
      what: "a buyer identified by something else than a NIT",
      xml: support(after(buyer, replace('schemeName="31"', 'schemeName="13"')))
    },
    {
      rules: ["DSAY13", "DSAD06"],
      what: "another tax than IVA, which is no part of the key",
      xml: support(
        replace(
          "<cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory>",
          "<cbc:ID>04</cbc:ID><cbc:Name>INC</cbc:Name></cac:TaxScheme></cac:TaxCategory>",
          "everywhere"
        )
      )
    },
    {
      rules: ["DSAY13"],
      what: "a withholding of ICA",
      xml: support(
        all(
          insertBefore("<cac:LegalMonetaryTotal>", withholding("2500.00", "100000.00", "07")),
          after(line, insertBefore("<cac:Item>", withholding("2500.00", "100000.00", "07")))
        )
      )
    },
    {
      rules: ["DSFC02a"],
      what: "a line without its date of purchase",
      xml: support(replace("<cbc:StartDate>2026-01-14</cbc:StartDate><cbc:Desc", "<cbc:Desc"))
    },
    {
      rules: ["DSAU14"],
      what: "a wrong payable amount",
      xml: support(replace(">119000.00</cbc:PayableAmount", ">119003.00</cbc:PayableAmount"))
    }
  ]
)

const document = supportText()
const corrects = { number: "SEDS984000001", key: keyOf(document) }
const note = (edit?: (xml: string) => string): string => supportText({ corrects, ...(edit && { edit }) })

testFilings(
  "notes to support documents",
  "SendBillSync",
  [{ operation: "SendBillSync", xml: document }],
  [
    { what: "a plain note", xml: note() },
    {
      what: "the profile with the blank of the authority's example",
      xml: note(replace("equivalente</cbc:P", "equivalente </cbc:P"))
    },
    { rules: ["NSAD03"], what: "the profile of the document", xml: note(replace("Nota de ajuste al ", "")) },
    { rules: ["NSAB27b", "NSAD06"], what: "another pin", xml: supportText({ corrects, pin: "54321" }) },
    {
      rules: ["NSBF03"],
      what: "an unknown concept",
      xml: note(replace(">4</cbc:ResponseCode>", ">6</cbc:ResponseCode>"))
    },
    { rules: ["NSBF04"], what: "another concept's text", xml: note(replace("Ajuste de precio", "Otros")) },
    {
      rules: ["NSBG04a"],
      what: "a document never filed",
      xml: supportText({ corrects: { ...corrects, key: "1".repeat(96) } })
    },
    {
      rules: ["NSBG05"],
      what: "a CUFE",
      xml: note(after("<cac:BillingReference>", replace("CUDS-SHA384", "CUFE-SHA384")))
    },
    {
      rules: ["NSAJ25b"],
      what: "a wrong check digit",
      xml: note(after(vendor, replace('schemeID="2"', 'schemeID="3"')))
    },
    {
      rules: ["NSAV04b"],
      what: "a quantity of zero",
      xml: note(replace('unitCode="94">2.00</cbc:Cred', 'unitCode="94">0.00</cbc:Cred'))
    },
    { rules: ["90"], what: "the document itself again", xml: document }
  ]
)
