import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { CheckedEvent } from "@radicar/domain/inner/document/event/CheckedEvent"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Operation, SaleOperation } from "@radicar/domain/inner/documentRegistry"
import type { CheckedOf } from "@radicar/domain/inner/type/documentDefinitions"
import { eventSheet } from "./content/event/eventSheet.ts"
import type { AnyPayroll } from "./content/payroll/payrollParties.ts"
import { payrollSheet } from "./content/payroll/payrollSheet.ts"
import { saleSheet } from "./content/sale/saleSheet.ts"
import type { Sheet } from "./layout/Sheet.ts"
import type { SheetOptions } from "./SheetOptions.ts"
import { printSheet } from "./printSheet.ts"

/** A sheet, and the document's date. */
interface DatedSheet {
  readonly sheet: Sheet
  readonly date: LocalDateTime
}

type MakeSheet<Checked> = (checked: Checked, key: DocumentKey, options: SheetOptions) => DatedSheet

const sheetOfEvent: MakeSheet<CheckedEvent> = (checked, key, options) => ({
  sheet: eventSheet(checked, key, options),
  date: checked.date
})

const sheetOfPayroll: MakeSheet<AnyPayroll> = (checked, key, options) => ({
  sheet: payrollSheet(checked, key, options),
  date: checked.document.date
})

const sheetOfSale: MakeSheet<CheckedSale> = (checked, key, options) => ({
  sheet: saleSheet(checked, key, options),
  date: checked.document.date
})

/** Makes a function that prints with the sheets of a type of document. */
export const printing =
  <Checked>(makeSheet: MakeSheet<Checked>) =>
  (checked: Checked, key: DocumentKey, options: SheetOptions = {}): Uint8Array => {
    const { date, sheet } = makeSheet(checked, key, options)
    return printSheet(sheet, { key, date }, options)
  }

/** Prints the graphic representation of an event on a document. */
export const printEvent = printing(sheetOfEvent)

/** Prints the graphic representation of a payroll document, or of a note that replaces or deletes one. */
export const printPayroll = printing(sheetOfPayroll)

/** Prints the graphic representation of an invoice, a support document, an equivalent, or a note about one. */
export const printSale = printing(sheetOfSale)

/** A printable document of any type. */
export interface PrintableDocument extends IdentifiedDocument<unknown> {
  /**
   * Prints the document's graphic representation: the bytes of a PDF/A-3b file. `uuid` is the key with which the
   * document was filed, for callers that no longer have the secret for computing the key.
   */
  readonly print: (options?: SheetOptions, uuid?: string) => Uint8Array
  /** `ImageUrl` of the issuer's logo as stated in the body; `embeddedLogo` reads the picture inside it. */
  readonly imageUrl: string | undefined
}

const imageUrlOf = (content: object): string | undefined => {
  const party: unknown = "companyParty" in content ? content.companyParty : undefined
  const imageUrl = typeof party === "object" && party !== null && "imageUrl" in party ? party.imageUrl : undefined
  return typeof imageUrl === "string" ? imageUrl : undefined
}

/** Functions that make the sheets of documents other than sales, by operation. */
const sheets: { readonly [Type in Exclude<Operation, SaleOperation>]: MakeSheet<CheckedOf<Type>> } = {
  EventCreate: sheetOfEvent,
  PayrollCreate: sheetOfPayroll,
  PayrollReplaceNote: sheetOfPayroll,
  PayrollDeleteNote: sheetOfPayroll
}

/** The function that makes the sheet of an operation's documents. */
export const makerOf = <Type extends Operation>(operation: Type): MakeSheet<CheckedOf<Type>> => {
  const own: Partial<Record<Operation, unknown>> = sheets
  return (own[operation] ?? sheetOfSale) as MakeSheet<CheckedOf<Type>>
}

/** Makes an identified document of an operation printable. */
export const printableOf = <Type extends Operation>(
  operation: Type,
  document: IdentifiedDocument<unknown>
): PrintableDocument => ({
  ...document,
  imageUrl: imageUrlOf(document.content),
  print: (options, uuid = document.key.value) =>
    printing(makerOf(operation))(document.checked as CheckedOf<Type>, { ...document.key, value: uuid }, options)
})
