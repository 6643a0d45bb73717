import { testBrokenInvoices } from "./support/brokenInvoices.ts"
import { after, all, insertBefore, replace } from "./support/edit.ts"
import { line, totals } from "./support/invoiceEdits.ts"

testBrokenInvoices("invoice rules: totals and lines", [
  {
    rules: ["FAU02", "FAU06"],
    what: "a gross amount that is not the sum of the lines",
    edit: after(
      totals,
      replace(
        '<cbc:LineExtensionAmount currencyID="COP">100000.00',
        '<cbc:LineExtensionAmount currencyID="COP">100003.00'
      )
    )
  },
  {
    rules: ["FAU04"],
    what: "a base that is not the lines'",
    edit: replace(
      '<cbc:TaxExclusiveAmount currencyID="COP">100000.00',
      '<cbc:TaxExclusiveAmount currencyID="COP">100003.00'
    )
  },
  {
    rules: ["FAU06", "FAU14"],
    what: "a total with taxes that does not add up",
    edit: replace(
      '<cbc:TaxInclusiveAmount currencyID="COP">119000.00',
      '<cbc:TaxInclusiveAmount currencyID="COP">119003.00'
    )
  },
  {
    rules: ["FAU08", "FAU14"],
    what: "a discount total without discounts",
    edit: insertBefore(
      "<cbc:PayableAmount",
      '<cbc:AllowanceTotalAmount currencyID="COP">3.00</cbc:AllowanceTotalAmount>'
    )
  },
  {
    rules: ["FAU10", "FAU14"],
    what: "a charge total without charges",
    edit: insertBefore("<cbc:PayableAmount", '<cbc:ChargeTotalAmount currencyID="COP">3.00</cbc:ChargeTotalAmount>')
  },
  {
    rules: ["FAU12"],
    what: "a prepaid total without prepayments",
    edit: insertBefore("<cbc:PayableAmount", '<cbc:PrepaidAmount currencyID="COP">3.00</cbc:PrepaidAmount>')
  },
  {
    rules: ["FAU14"],
    what: "a payable amount off by three pesos",
    edit: replace('<cbc:PayableAmount currencyID="COP">119000.00', '<cbc:PayableAmount currencyID="COP">119003.00')
  },
  {
    rules: ["FAU14"],
    what: "a payable amount that its rounding does not explain",
    edit: all(
      insertBefore(
        "<cbc:PayableAmount",
        '<cbc:PayableRoundingAmount currencyID="COP">50.00</cbc:PayableRoundingAmount>'
      ),
      replace('<cbc:PayableAmount currencyID="COP">119000.00', '<cbc:PayableAmount currencyID="COP">119053.00')
    )
  },
  { rules: ["FAV02"], what: "lines that do not start at 1", edit: after(line, replace("<cbc:ID>1<", "<cbc:ID>2<")) },
  {
    rules: ["FAV04a"],
    what: "no quantity",
    edit: replace('<cbc:InvoicedQuantity unitCode="94">2.00</cbc:InvoicedQuantity>', "")
  },
  {
    rules: ["FAV04b"],
    what: "a quantity of zero",
    edit: replace('<cbc:InvoicedQuantity unitCode="94">2.00', '<cbc:InvoicedQuantity unitCode="94">0.00')
  },
  {
    rules: ["FAV05"],
    what: "a quantity without unit",
    edit: replace('<cbc:InvoicedQuantity unitCode="94">', "<cbc:InvoicedQuantity>")
  },
  {
    rules: ["FAV06"],
    what: "a line that is not price by quantity",
    edit: replace('<cbc:PriceAmount currencyID="COP">50000.00', '<cbc:PriceAmount currencyID="COP">50002.00')
  },
  {
    rules: ["FAW03"],
    what: "a reference price of zero",
    edit: after(
      line,
      insertBefore(
        "<cac:TaxTotal>",
        '<cac:PricingReference><cac:AlternativeConditionPrice><cbc:PriceAmount currencyID="COP">0.00</cbc:PriceAmount></cac:AlternativeConditionPrice></cac:PricingReference>'
      )
    )
  },
  { rules: ["FAZ02"], what: "no description", edit: replace("Servicio de prueba", "") },
  { rules: ["FBB01", "FAV06"], what: "no price", edit: (xml) => xml.replace(/<cac:Price>.*<\/cac:Price>/u, "") },
  {
    rules: ["FBB03"],
    what: "no quantity of the price",
    edit: replace('<cbc:BaseQuantity unitCode="94">2.00</cbc:BaseQuantity>', "")
  },
  {
    rules: ["FBB04"],
    what: "a quantity of the price without unit",
    edit: replace('<cbc:BaseQuantity unitCode="94">', "<cbc:BaseQuantity>")
  },
  {
    rules: ["VLR01"],
    what: "a negative amount",
    edit: after(
      totals,
      insertBefore(
        "<cbc:PayableAmount",
        '<cbc:PayableRoundingAmount currencyID="COP">-1.00</cbc:PayableRoundingAmount>'
      )
    )
  }
])
