import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import type { TaxTotal } from "@radicar/domain/inner/document/TaxTotal"
import type { HeaderReading, HeaderWriting } from "./header.ts"

/** What the rows of a sale document may ask when they are written. */
export interface SaleWriting extends HeaderWriting {
  readonly checked: CheckedSale
  /** The tax that is being written. */
  taxCode: string
}

/** What the rows of a sale document find out about it while they are read. */
export interface SaleReading extends HeaderReading {
  /** What the taxes of its lines come to, as far as they can be added up. */
  taxTotals?: ReadonlyMap<string, TaxTotal>
  /** When the lines of a purchase were bought, and how they were gathered: as the first line has it. */
  purchase?: { readonly date: string | undefined; readonly code: string | undefined }
}
