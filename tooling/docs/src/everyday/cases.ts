import type { Operation } from "@radicar/domain/inner/documentRegistry"

/**
 * An example of an everyday document. Its body is `docs/examples/everyday/{name}.json`, its picture
 * `docs/images/everyday/{name}.png`.
 */
export interface EverydayCase {
  readonly name: string
  readonly operation: Operation
}

const operations = {
  "cash-rounding": "InvoiceCreate",
  "final-consumer": "InvoiceCreate",
  "professional-fees": "InvoiceCreate",
  instalments: "InvoiceCreate",
  "mixed-payment": "InvoiceCreate",
  "service-in-dollars": "InvoiceCreate",
  "pesos-with-dollar-rate": "InvoiceCreate",
  export: "InvoiceCreate",
  "construction-aiu": "InvoiceCreate",
  transport: "InvoiceCreate",
  mandate: "InvoiceCreate",
  "plastic-bags": "InvoiceCreate",
  beer: "InvoiceCreate",
  "sugary-drink": "InvoiceCreate",
  gift: "InvoiceCreate",
  discounts: "InvoiceCreate",
  advance: "InvoiceCreate",
  annulment: "CreditnoteCreate",
  rebate: "CreditnoteCreate",
  payroll: "PayrollCreate",
  "payroll-fortnights": "PayrollCreate",
  "payroll-novedad": "PayrollCreate",
  "support-document": "SupportCreate",
  "pos-ticket": "EquivalentCreate",
  "health-receipt": "InvoiceCreate",
  "health-invoice": "InvoiceCreate",
  "health-credit-note": "CreditnoteCreate"
} as const satisfies Readonly<Record<string, Operation>>

/** Everyday documents on the page `docs/guides/everyday.md`, in the order of filing. */
export const everydayCases: ReadonlyArray<EverydayCase> = Object.entries(operations).map(([name, operation]) => ({
  name,
  operation
}))
