import { testBrokenInvoices } from "./support/brokenInvoices.ts"
import { after, all, insertBefore, replace } from "./support/edit.ts"
import { bags, line, totals, vat, withBags, withholding } from "./support/invoiceEdits.ts"

testBrokenInvoices("invoice rules: taxes and withholdings", [
  {
    rules: ["FAS01b"],
    what: "a rate in the header that no line has",
    edit: replace("<cbc:Percent>19.00", "<cbc:Percent>19.000")
  },
  {
    rules: ["FAS01b"],
    what: "line taxes without their twin in the header",
    edit: all(
      (xml) => xml.replace(/<cac:TaxTotal>.*?<\/cac:TaxTotal>/u, ""),
      replace(
        '119000.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="COP">119000.00',
        '100000.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="COP">100000.00'
      )
    )
  },
  { rules: ["FAS01a"], what: "a nominal tax in the header that no line has", edit: withBags(bags("700.00"), "") },
  {
    rules: ["FAS02", "FAU06"],
    what: "a tax that is not the sum of its subtotals",
    edit: replace(
      '<cac:TaxTotal><cbc:TaxAmount currencyID="COP">19000.00',
      '<cac:TaxTotal><cbc:TaxAmount currencyID="COP">19010.00'
    )
  },
  {
    rules: ["FAS04"],
    what: "two subtotals of one rate",
    edit: (xml) =>
      xml.replace(/<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/u, vat("9500.00", "50000.00", "19.00").repeat(2))
  },
  {
    rules: ["FAS05", "FAS07"],
    what: "no base in the header",
    edit: replace('<cbc:TaxableAmount currencyID="COP">100000.00</cbc:TaxableAmount>', "")
  },
  {
    rules: ["FAS07"],
    what: "a tax that is not its product",
    edit: after(
      "<cac:TaxTotal>",
      replace('<cbc:TaxableAmount currencyID="COP">100000.00', '<cbc:TaxableAmount currencyID="COP">100040.00')
    )
  },
  {
    rules: ["FAS07"],
    what: "a nominal tax that is not its product",
    edit: withBags(bags("700.00").replace(">70.00<", ">60.00<"), bags("700.00"))
  },
  {
    rules: ["FAS07", "FAS09"],
    what: "a nominal tax without measure",
    edit: withBags(bags("700.00", ""), bags("700.00"))
  },
  {
    rules: ["FAS16", "FAX16"],
    what: "an unknown tax",
    edit: withBags(bags("700.00").replace(">22<", ">99<"), bags("700.00").replace(">22<", ">99<"))
  },
  {
    rules: ["FAT01"],
    what: "one withholding twice",
    edit: insertBefore(totals, withholding("2500.00", "100000.00").repeat(2))
  },
  {
    rules: ["FAT02"],
    what: "a withholding that is not the sum of its subtotals",
    edit: insertBefore(totals, withholding("2500.00", "100000.00", "06", "2600.00"))
  },
  {
    rules: ["FAT04"],
    what: "two withholding subtotals of one rate",
    edit: insertBefore(
      totals,
      withholding("1250.00", "50000.00", "06", "2500.00").replace(/(<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>)/u, "$1$1")
    )
  },
  {
    rules: ["FAT07"],
    what: "a withholding that is not its product",
    edit: insertBefore(totals, withholding("2500.00", "90000.00"))
  },
  {
    rules: ["FAT12"],
    what: "a withholding that is none",
    edit: insertBefore(totals, withholding("2500.00", "100000.00", "01"))
  },
  {
    rules: ["FAY02"],
    what: "a line withholding that is not the sum of its subtotals",
    edit: after(line, insertBefore("<cac:Item>", withholding("2500.00", "100000.00", "06", "2600.00")))
  },
  {
    rules: ["FAY07"],
    what: "a line withholding that is not its product",
    edit: after(line, insertBefore("<cac:Item>", withholding("2500.00", "90000.00")))
  },
  {
    rules: ["FAY12"],
    what: "a line withholding that is none",
    edit: after(line, insertBefore("<cac:Item>", withholding("2500.00", "100000.00", "01")))
  },
  {
    rules: ["FAX01"],
    what: "one tax twice on a line",
    edit: after(line, (xml) =>
      xml.replace(
        /<cac:TaxTotal>.*<\/cac:TaxTotal>/u,
        `<cac:TaxTotal><cbc:TaxAmount currencyID="COP">9500.00</cbc:TaxAmount>${vat("9500.00", "50000.00", "19.00")}</cac:TaxTotal>`.repeat(
          2
        )
      )
    )
  },
  {
    rules: ["FAX02"],
    what: "a line tax that is not the sum of its subtotals",
    edit: after(
      line,
      replace(
        '<cac:TaxTotal><cbc:TaxAmount currencyID="COP">19000.00',
        '<cac:TaxTotal><cbc:TaxAmount currencyID="COP">19003.00'
      )
    )
  },
  {
    rules: ["FAU04", "FAX07"],
    what: "a line tax that is not its product",
    edit: after(
      line,
      replace('<cbc:TaxableAmount currencyID="COP">100000.00', '<cbc:TaxableAmount currencyID="COP">100040.00')
    )
  },
  {
    rules: ["FAX09"],
    what: "a nominal line tax without the unit of its measure",
    edit: withBags(bags("700.00"), bags("700.00").replace(' unitCode="94"', ' unitCode=""'))
  }
])
