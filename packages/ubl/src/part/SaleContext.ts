import type { CheckedSale, LineSchemeFacts } from "@radicar/domain/inner/document/CheckedSale"
import type { Item } from "@radicar/domain/inner/document/Item"
import type { TaxTotal } from "@radicar/domain/inner/document/TaxTotal"
import type { Schema } from "effect"
import type { HeaderReading, HeaderWriting } from "./header.ts"

/** State for the rows (the mapping to XML elements) while a sale document is written. */
export interface SaleWriting extends HeaderWriting {
  readonly checked: CheckedSale
  /** The tax that is being written. */
  taxCode: string
}

/** Values that the rows of a sale document collect while it is read. */
export interface SaleReading extends HeaderReading {
  /** The schema of a line, and the facts that decide the schemes of the lines. */
  lines?: LineSchemeFacts & { readonly schema: Schema.Codec<Item, unknown> }
  /** The tax totals of the lines, as far as they can be computed. */
  taxTotals?: ReadonlyMap<string, TaxTotal>
  /** The day of purchase and the generation code, as the first line of a purchase states them. */
  purchase?: { readonly date: string | undefined; readonly code: string | undefined }
}
