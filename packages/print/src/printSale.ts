import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { saleSheet } from "./content/sale/saleSheet.ts"
import type { PrintOptions } from "./PrintOptions.ts"
import { printSheet } from "./printSheet.ts"

/** The graphic representation of an invoice, a support document, an equivalent, or a note of one. */
export const printSale = (checked: CheckedSale, key: DocumentKey, options: PrintOptions = {}): Uint8Array =>
  printSheet(saleSheet(checked, key, options), { key, date: checked.document.date }, options)
