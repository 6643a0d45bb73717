import { Redacted } from "effect"
import type { CheckedSale } from "../document/CheckedSale.ts"
import { toFixed, zero } from "../number/Decimal.ts"
import type { DocumentKey } from "./DocumentKey.ts"
import { saleKey } from "./saleKey.ts"

/** The key of a sale document: a CUFE with the technical key of its range, or a CUDE with the software's pin. */
export const saleDocumentKey = (checked: CheckedSale): DocumentKey => {
  const { document, kind } = checked
  const tax = (code: string): string =>
    toFixed(checked.taxTotals.find((total) => total.code === code)?.amount ?? zero, 2)
  return saleKey(kind.keyMaking(document).scheme, {
    number: checked.id,
    issueDate: document.date.date,
    issueTime: document.date.timeWithOffset,
    grossAmount: toFixed(document.legalMonetaryTotal.grossAmount, 2),
    iva: tax("01"),
    inc: tax("04"),
    ica: tax("03"),
    payableAmount: toFixed(document.legalMonetaryTotal.payableAmount, 2),
    supplier: checked.supplier.number,
    customer: checked.customer.number,
    secret: Redacted.value(checked.keySecret),
    environment: checked.environment
  })
}
