import { fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** The totals of a document, whatever the element is called. */
export const readMonetaryTotal = (xml: XmlReader): Wire => {
  const amount = (name: string): Wire => number(xml.text(`cbc:${name}Amount`))
  return fields({
    GrossAmount: amount("LineExtension"),
    TaxExclusiveAmount: amount("TaxExclusive"),
    TaxInclusiveAmount: amount("TaxInclusive"),
    DiscountAmount: amount("AllowanceTotal"),
    ChargeAmount: amount("ChargeTotal"),
    PrepaidAmount: amount("Prepaid"),
    PayableAmount: amount("Payable")
  })
}
