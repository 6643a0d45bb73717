import { documentKey, type DocumentKey, type KeyScheme } from "./DocumentKey.ts"

/**
 * The input of the key of a sale document, as written in the XML: amounts with two fraction digits, the time with its
 * offset, identifications without check digit.
 */
export interface SaleKeyInput {
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  readonly grossAmount: string
  readonly iva: string
  readonly inc: string
  readonly ica: string
  readonly payableAmount: string
  readonly supplier: string
  readonly customer: string
  /** The range's technical key for a CUFE, the software's pin for a CUDE. */
  readonly secret: string
  readonly environment: string
}

/**
 * The key of a sale document. CUFE (invoices 01, 02, 04; annex FE 1.9 §11.2) and CUDE (contingency invoice 03, notes,
 * equivalents; §11.4) have the same formula and differ only in the secret. The order of the taxes is 01, 04, 03.
 */
export const saleKey = (scheme: KeyScheme & ("CUFE-SHA384" | "CUDE-SHA384"), input: SaleKeyInput): DocumentKey => {
  const open = (name: string, value: string) => ({ name, value, secret: false })
  return documentKey(scheme, [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("grossAmount", input.grossAmount),
    open("ivaCode", "01"),
    open("iva", input.iva),
    open("incCode", "04"),
    open("inc", input.inc),
    open("icaCode", "03"),
    open("ica", input.ica),
    open("payableAmount", input.payableAmount),
    open("supplier", input.supplier),
    open("customer", input.customer),
    { name: scheme === "CUFE-SHA384" ? "technicalKey" : "softwarePin", value: input.secret, secret: true },
    open("environment", input.environment)
  ])
}
