import { documentKey, type DocumentKey } from "./DocumentKey.ts"

/** The input of the key of a support document, as written in the XML. */
export interface SupportKeyInput {
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  readonly grossAmount: string
  /**
   * Total IVA, as the annex's path `TaxTotal/TaxAmount` requires. One official sample hashes one of two subtotals
   * instead.
   */
  readonly iva: string
  readonly payableAmount: string
  /** Identification number of the seller, who is not obliged to invoice. */
  readonly supplier: string
  /** Identification number of the buyer, who is the issuer. */
  readonly customer: string
  readonly softwarePin: string
  readonly environment: string
}

/** The CUDS of a support document and of its adjustment note (annex DS 1.1 §14.1.1). */
export const supportKey = (input: SupportKeyInput): DocumentKey => {
  const open = (name: string, value: string) => ({ name, value, secret: false })
  return documentKey("CUDS-SHA384", [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("grossAmount", input.grossAmount),
    open("ivaCode", "01"),
    open("iva", input.iva),
    open("payableAmount", input.payableAmount),
    open("supplier", input.supplier),
    open("customer", input.customer),
    { name: "softwarePin", value: input.softwarePin, secret: true },
    open("environment", input.environment)
  ])
}
