import type { NumberingRange } from "@radicar/domain/document/NumberingRange"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** `sts:InvoiceControl`: the authorised range (rules FAB05 to FAB12). Documents without such a range have none. */
export const invoiceControl = (xml: XmlWriter, range: NumberingRange): void => {
  xml.open("sts:InvoiceControl")
  xml.leaf("sts:InvoiceAuthorization", String(range.id))
  xml.open("sts:AuthorizationPeriod")
  xml.optionalLeaf("cbc:StartDate", range.startDate)
  xml.optionalLeaf("cbc:EndDate", range.endDate)
  xml.close("sts:AuthorizationPeriod")
  xml.open("sts:AuthorizedInvoices")
  xml.optionalLeaf("sts:Prefix", range.prefix)
  xml.leaf("sts:From", String(range.fromNumber))
  xml.leaf("sts:To", String(range.toNumber))
  xml.close("sts:AuthorizedInvoices")
  xml.close("sts:InvoiceControl")
}
