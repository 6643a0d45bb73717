import { testBrokenInvoices } from "./support/brokenInvoices.ts"
import { after, all, insertBefore, replace } from "./support/edit.ts"
import { line, rate } from "./support/invoiceEdits.ts"

testBrokenInvoices("invoice rules: header and references", [
  { rules: ["FAD01"], what: "another UBL version", edit: replace("UBL 2.1", "UBL 2.2") },
  {
    rules: ["FAD02"],
    what: "an unknown operation type",
    edit: replace("<cbc:CustomizationID>10<", "<cbc:CustomizationID>99<")
  },
  {
    rules: ["FAD03"],
    what: "a profile without its accent",
    edit: replace("DIAN 2.1: Factura Electrónica de Venta", "DIAN 2.1: Factura Electronica de Venta")
  },
  {
    rules: ["FAD04"],
    what: "the production environment",
    edit: replace("<cbc:ProfileExecutionID>2<", "<cbc:ProfileExecutionID>1<")
  },
  {
    rules: ["FAD05a", "FAD05e"],
    what: "a number with a dash",
    edit: replace("<cbc:ID>SETP990000001<", "<cbc:ID>SETP-990000001<")
  },
  { rules: ["FAD05b", "FAD05d"], what: "a number below the range", number: 989_999_999 },
  { rules: ["FAD05c", "FAD05d"], what: "a number above the range", number: 995_000_001 },
  {
    rules: ["FAD05e"],
    what: "a number with another prefix",
    edit: replace("<cbc:ID>SETP990000001<", "<cbc:ID>SETT990000001<")
  },
  { rules: ["FAD06"], what: "a CUFE made with another key", secret: "0000000000000000000000000000000000000000" },
  {
    rules: ["FAD06"],
    what: "a CUFE in capitals",
    tamper: (xml) => xml.replace(/[0-9a-f]{96}(?=<\/cbc:UUID>)/u, (key) => key.toUpperCase())
  },
  {
    rules: ["FAD06"],
    what: "a CUFE of a rounded total",
    tamper: replace('PayableAmount currencyID="COP">119000.00', 'PayableAmount currencyID="COP">119000.01')
  },
  {
    rules: ["FAD07"],
    what: "another environment in the key's scheme",
    edit: replace('<cbc:UUID schemeID="2"', '<cbc:UUID schemeID="1"')
  },
  { rules: ["FAD08"], what: "the CUDE algorithm on a CUFE", edit: replace("CUFE-SHA384", "CUDE-SHA384") },
  {
    rules: ["FAD08"],
    what: "the CUFE algorithm on a CUDE",
    typeCode: "03",
    edit: replace("CUDE-SHA384", "CUFE-SHA384")
  },
  {
    rules: ["FAD06"],
    what: "type 03 keyed with the technical key",
    typeCode: "03",
    secret: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"
  },
  { rules: ["FAD09e"], what: "an issue date before the signing date", issueDate: "2026-01-14" },
  { rules: ["FAD09e"], what: "an issue date ten days after the signing date", issueDate: "2026-01-25" },
  { rules: ["FAD09c", "FAD09e"], what: "an issue date eleven days after it", issueDate: "2026-01-26" },
  {
    rules: ["FAD09e"],
    what: "a signature of the day before in Bogotá",
    signature: { signingTime: "2026-01-15T04:59:59.000Z" }
  },
  { rules: ["FAD10"], what: "a time in UTC", edit: replace("06:59:58-05:00", "11:59:58Z") },
  {
    rules: ["FAD15a", "FAD15b"],
    what: "an unknown currency",
    edit: all(
      replace("<cbc:DocumentCurrencyCode>COP", "<cbc:DocumentCurrencyCode>XQQ"),
      insertBefore("<cac:TaxTotal>", rate.replace("USD", "XQQ"))
    )
  },
  {
    rules: ["FAD15b"],
    what: "an amount in another currency",
    edit: after(line, replace('currencyID="COP"', 'currencyID="USD"'))
  },
  {
    rules: ["FAD16"],
    what: "a wrong number of lines",
    edit: replace("<cbc:LineCountNumeric>1<", "<cbc:LineCountNumeric>2<")
  },
  {
    rules: ["FAI01"],
    what: "type 03 without the paper document",
    typeCode: "03",
    edit: (xml) => xml.replace(/<cac:AdditionalDocumentReference>.*<\/cac:AdditionalDocumentReference>/u, "")
  },
  { rules: ["FAI02"], what: "type 03 without the paper document's number", typeCode: "03", edit: replace("TAL123", "") }
])
