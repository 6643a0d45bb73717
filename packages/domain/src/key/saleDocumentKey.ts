import { Redacted } from "effect"
import type { CheckedSale } from "../document/CheckedSale.ts"
import { toFixed, zero } from "../number/Decimal.ts"
import type { DocumentKey } from "./DocumentKey.ts"
import { saleKey } from "./saleKey.ts"
import { supportKey } from "./supportKey.ts"

/** The key of a checked document: CUFE, CUDE or CUDS, as its type makes it. */
export const saleDocumentKey = (checked: CheckedSale): DocumentKey => {
  const { document, kind } = checked
  const tax = (code: string): string =>
    toFixed(checked.taxTotals.find((total) => total.code === code)?.amount ?? zero, 2)
  const { scheme } = kind.keyMaking(document)
  const secret = Redacted.value(checked.keySecret)
  const common = {
    number: checked.id,
    issueDate: document.date.date,
    issueTime: document.date.timeWithOffset,
    grossAmount: toFixed(document.legalMonetaryTotal.grossAmount, 2),
    iva: tax("01"),
    payableAmount: toFixed(document.legalMonetaryTotal.payableAmount, 2),
    supplier: checked.supplier.number,
    customer: checked.customer.number,
    environment: checked.environment
  }
  return scheme === "CUDS-SHA384"
    ? supportKey({ ...common, softwarePin: secret })
    : saleKey(scheme, { ...common, inc: tax("04"), ica: tax("03"), secret })
}
