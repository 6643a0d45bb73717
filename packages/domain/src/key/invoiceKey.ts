import { Redacted } from "effect"
import type { CheckedInvoice } from "../document/CheckedInvoice.ts"
import { toFixed, zero } from "../number/Decimal.ts"
import type { DocumentKey } from "./DocumentKey.ts"
import { saleKey } from "./saleKey.ts"

/** The key of an invoice: a CUFE with the technical key of its range, or for type 03 a CUDE with the software's pin. */
export const invoiceKey = (checked: CheckedInvoice): DocumentKey => {
  const { invoice } = checked
  const tax = (code: string): string =>
    toFixed(checked.taxTotals.find((total) => total.code === code)?.amount ?? zero, 2)
  const scheme = invoice.typeCode === "03" ? "CUDE-SHA384" : "CUFE-SHA384"
  return saleKey(scheme, {
    number: checked.id,
    issueDate: invoice.date.date,
    issueTime: invoice.date.timeWithOffset,
    grossAmount: toFixed(invoice.legalMonetaryTotal.grossAmount, 2),
    iva: tax("01"),
    inc: tax("04"),
    ica: tax("03"),
    payableAmount: toFixed(invoice.legalMonetaryTotal.payableAmount, 2),
    supplier: checked.supplier.number,
    customer: checked.customer.number,
    secret: Redacted.value(checked.keySecret),
    environment: checked.environment
  })
}
