import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"

/** Time at which the benchmark's invoices are issued. */
export const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** Rounds an amount to two decimals, because a sum of binary fractions has more. */
const cents = (amount: number): number => Math.round(amount * 100) / 100

/**
 * Makes the JSON text of an invoice with a number of lines, which repeat the lines of the example. Amounts are JSON
 * numbers.
 */
export const invoiceText = (lines: number, date = now): string => {
  const example = invoiceExample({ number: 990000001, date })
  const items = Array.from({ length: lines }, (_, index) => example.Items[index % 2]!)
  const gross = cents(items.reduce((sum, { SubtotalAmount }) => sum + SubtotalAmount, 0))
  const taxes = cents(items.reduce((sum, { Taxes }) => sum + (Taxes[0]?.Amount ?? 0), 0))
  return JSON.stringify({
    ...example,
    Items: items,
    LegalMonetaryTotal: {
      ...example.LegalMonetaryTotal,
      GrossAmount: gross,
      TaxExclusiveAmount: gross,
      TaxInclusiveAmount: cents(gross + taxes),
      PayableAmount: cents(gross + taxes)
    }
  })
}
