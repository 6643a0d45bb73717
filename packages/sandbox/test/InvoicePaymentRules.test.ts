import { testBrokenInvoices } from "./support/brokenInvoices.ts"
import { insertBefore, replace } from "./support/edit.ts"
import {
  allowance,
  alsoPaid,
  credit,
  delivered,
  discounted,
  dollars,
  instalment,
  rate
} from "./support/invoiceEdits.ts"

testBrokenInvoices("invoice rules: delivery, payment, discounts, charges and exchange rates", [
  {
    rules: ["FAN01"],
    what: "no payment means",
    edit: (xml) => xml.replace(/<cac:PaymentMeans>.*<\/cac:PaymentMeans>/u, "")
  },
  {
    rules: ["FAN02"],
    what: "an unknown payment form",
    edit: replace("<cac:PaymentMeans><cbc:ID>1<", "<cac:PaymentMeans><cbc:ID>3<")
  },
  {
    rules: ["FAN03"],
    what: "unknown payment means",
    edit: replace("<cbc:PaymentMeansCode>10<", "<cbc:PaymentMeansCode>99<")
  },
  { rules: ["FAN04"], what: "credit without a due date", edit: credit },
  {
    rules: ["FAN04"],
    what: "a second instalment without a due date",
    edit: alsoPaid(instalment("2026-02-15"), instalment(""))
  },
  {
    rules: ["FAN03"],
    what: "a second part by unknown means",
    edit: alsoPaid("<cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>99</cbc:PaymentMeansCode>")
  },
  { rules: ["FAM05"], what: "a delivery to an unknown municipality", edit: delivered("05999") },
  { rules: ["FAM08"], what: "a delivery to another department", edit: delivered("05001", "11") },
  { rules: ["FAM12"], what: "a delivery to no country", edit: delivered("Miami", "Florida", "XX") },
  { rules: ["FAQ02"], what: "discounts that do not start at 1", edit: discounted(allowance("2", "false", "10000.00")) },
  {
    rules: ["FAQ03", "FAU08"],
    what: "an indicator that is neither true nor false",
    edit: discounted(allowance("1", "0", "10000.00"))
  },
  { rules: ["FAQ06"], what: "a discount above 100 %", edit: discounted(allowance("1", "false", "10000.00", "110.00")) },
  {
    rules: ["FAQ07"],
    what: "a discount above its base",
    edit: discounted(allowance("1", "false", "10000.00", "10.00", "9000.00"))
  },
  { rules: ["FAR01"], what: "a foreign currency without a rate", edit: dollars("") },
  { rules: ["FAR02"], what: "a rate from another currency", edit: dollars(rate.replace("USD", "EUR")) },
  {
    rules: ["FAR03"],
    what: "a rate from a hundred units",
    edit: dollars(rate.replace("<cbc:SourceCurrencyBaseRate>1.00", "<cbc:SourceCurrencyBaseRate>100.00"))
  },
  {
    rules: ["FAR02"],
    what: "pesos converted from what is no currency",
    edit: insertBefore("<cac:TaxTotal>", rate.replace("USD", "PES"))
  },
  { rules: ["FAR04"], what: "a rate to another currency", edit: dollars(rate.replace(">COP<", ">EUR<")) },
  {
    rules: ["FAR05"],
    what: "a rate to a hundred units",
    edit: dollars(rate.replace("<cbc:TargetCurrencyBaseRate>1.00", "<cbc:TargetCurrencyBaseRate>100.00"))
  },
  { rules: ["FAR06"], what: "a rate of zero", edit: dollars(rate.replace("4100.50", "0.00")) },
  {
    rules: ["FAR07"],
    what: "a rate without a date",
    edit: dollars(rate.replace("<cbc:Date>2026-01-15</cbc:Date>", ""))
  }
])
