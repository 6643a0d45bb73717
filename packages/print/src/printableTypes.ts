import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { CheckedEvent } from "@radicar/domain/inner/document/event/CheckedEvent"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { type Operation, operations, type SaleOperation } from "@radicar/domain/inner/documentRegistry"
import { type CheckedOf, documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { Result } from "effect"
import { eventSheet } from "./content/event/eventSheet.ts"
import type { AnyPayroll } from "./content/payroll/payrollParties.ts"
import { payrollSheet } from "./content/payroll/payrollSheet.ts"
import { saleSheet } from "./content/sale/saleSheet.ts"
import type { SheetOptions } from "./SheetOptions.ts"
import { printSheet } from "./printSheet.ts"

/** Prints the graphic representation of an event on a document. */
export const printEvent = (checked: CheckedEvent, key: DocumentKey, options: SheetOptions = {}): Uint8Array =>
  printSheet(eventSheet(checked, key, options), { key, date: checked.date }, options)

/** Prints the graphic representation of a payroll document, or of a note that replaces or deletes one. */
export const printPayroll = (checked: AnyPayroll, key: DocumentKey, options: SheetOptions = {}): Uint8Array =>
  printSheet(payrollSheet(checked, key, options), { key, date: checked.document.date }, options)

/** Prints the graphic representation of an invoice, a support document, an equivalent, or a note about one. */
export const printSale = (checked: CheckedSale, key: DocumentKey, options: SheetOptions = {}): Uint8Array =>
  printSheet(saleSheet(checked, key, options), { key, date: checked.document.date }, options)

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

/** A document type whose documents can be printed. */
export interface PrintableType extends Omit<DocumentDefinition<unknown>, "identify"> {
  readonly identify: (
    ...args: Parameters<DocumentDefinition<unknown>["identify"]>
  ) => Result.Result<PrintableDocument, Findings>
  /**
   * Prints a document that another program made. The body is read from the document's XML, the key is the one that the
   * document states, and no rule is applied. Returns `undefined` if a value that the print needs is missing.
   */
  readonly printReceived: (
    key: Pick<DocumentKey, "scheme" | "value">,
    sheet: SheetOptions,
    ...args: Parameters<DocumentDefinition<unknown>["readFacts"]>
  ) => Uint8Array | undefined
}

const imageUrlOf = (content: object): string | undefined => {
  const party: unknown = "companyParty" in content ? content.companyParty : undefined
  const imageUrl = typeof party === "object" && party !== null && "imageUrl" in party ? party.imageUrl : undefined
  return typeof imageUrl === "string" ? imageUrl : undefined
}

type Print<Type extends Operation> = (checked: CheckedOf<Type>, key: DocumentKey, options?: SheetOptions) => Uint8Array

/** Functions that print documents other than sales, by operation. */
const printers: { readonly [Type in Exclude<Operation, SaleOperation>]: Print<Type> } = {
  EventCreate: printEvent,
  PayrollCreate: printPayroll,
  PayrollReplaceNote: printPayroll,
  PayrollDeleteNote: printPayroll
}

const printableType = <Type extends Operation>(operation: Type): PrintableType => {
  const definition: DocumentDefinition<unknown> = documentDefinitions[operation]
  const own: Partial<Record<Operation, unknown>> = printers
  const print = (own[operation] ?? printSale) as Print<Type>
  return {
    ...definition,
    printReceived: (key, sheet, ...args) =>
      definition.derive((checked) => print(checked as CheckedOf<Type>, { ...key, parts: [] }, sheet), ...args),
    identify: (...args) =>
      definition.identify(...args).pipe(
        Result.map((document) => ({
          ...document,
          imageUrl: imageUrlOf(document.content),
          print: (options, uuid = document.key.value) =>
            print(document.checked as CheckedOf<Type>, { ...document.key, value: uuid }, options)
        }))
      )
  }
}

/** All document types, by the operation of the service that files them. */
export const printableTypes = Object.fromEntries(
  operations.map((operation) => [operation, printableType(operation)])
) as Readonly<Record<Operation, PrintableType>>
