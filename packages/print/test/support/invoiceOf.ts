import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"

/** Body of an invoice with `lines` lines of 10 × 1.000,00 at 19 %, with other fields put in. */
export const invoiceOf = (lines: number, fields: object = {}, item: object = {}): string => {
  const example = invoiceExample({
    number: 990000001,
    date: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
  })
  return JSON.stringify({
    ...example,
    Items: Array.from({ length: lines }, (_, index) => ({
      Code: `P-${index + 1}`,
      Description: `Producto número ${index + 1}`,
      Quantity: 10,
      Price: 1000,
      SubtotalAmount: 10_000,
      UnitCode: "94",
      Taxes: [{ Code: "01", Amount: 1900, Percentage: 19, TaxableAmount: 10_000 }],
      ...item
    })),
    LegalMonetaryTotal: {
      GrossAmount: 10_000 * lines,
      TaxExclusiveAmount: 10_000 * lines,
      TaxInclusiveAmount: 11_900 * lines,
      PayableAmount: 11_900 * lines
    },
    ...fields
  })
}
