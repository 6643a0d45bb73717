import { invoiceExample } from "@radicar/domain/example/invoiceExample"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"

/** The day on which the invoices of the benchmark are issued. */
export const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** JSON text of an invoice with `lines` lines (an even number), amounts as JSON numbers. */
export const invoiceText = (lines: number): string => {
  const example = invoiceExample({ number: 990000001, date: now })
  const pairs = lines / 2
  const { GrossAmount, PayableAmount, TaxExclusiveAmount, TaxInclusiveAmount } = example.LegalMonetaryTotal
  return JSON.stringify({
    ...example,
    Items: Array.from({ length: lines }, (_, index) => example.Items[index % 2]),
    LegalMonetaryTotal: {
      ...example.LegalMonetaryTotal,
      GrossAmount: GrossAmount * pairs,
      TaxExclusiveAmount: TaxExclusiveAmount * pairs,
      TaxInclusiveAmount: Math.round(TaxInclusiveAmount * pairs * 100) / 100,
      PayableAmount: Math.round(PayableAmount * pairs * 100) / 100
    }
  })
}
