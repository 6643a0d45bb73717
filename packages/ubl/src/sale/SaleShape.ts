import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** In what the XML of one type of sale document differs from that of the others, apart from the order of its parts. */
export interface SaleShape {
  /** `cbc:ProfileID` (rule FAD03 and its like). */
  readonly profile: string
  /** Element of the type code; a debit note has none. */
  readonly typeCode?: string
  /** Whether `cbc:DueDate` has a place. */
  readonly dueDate: boolean
  readonly line: string
  readonly quantity: string
  /** Whether a line has `cbc:FreeOfChargeIndicator`. */
  readonly freeOfCharge: boolean
  /** Writes what a line states of when it was sold; absent where nothing is. */
  readonly linePeriod?: (xml: XmlWriter, checked: CheckedSale) => void
  /** In a line of an invoice the discounts stand in front of the taxes, in one of a note behind them. */
  readonly allowancesFirst: boolean
}
