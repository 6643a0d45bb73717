import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/document/DocumentDefinition"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { Findings } from "@radicar/domain/rules/Violation"
import { creditNote } from "@radicar/domain/type/creditNote"
import { debitNote } from "@radicar/domain/type/debitNote"
import { equivalent } from "@radicar/domain/type/equivalent"
import { equivalentNote } from "@radicar/domain/type/equivalentNote"
import { equivalentSpd } from "@radicar/domain/type/equivalentSpd"
import { event } from "@radicar/domain/type/event"
import { invoice } from "@radicar/domain/type/invoice"
import { payroll, payrollDeleteNote, payrollReplaceNote } from "@radicar/domain/type/payroll"
import { support } from "@radicar/domain/type/support"
import { supportNote } from "@radicar/domain/type/supportNote"
import { Result } from "effect"
import { printEvent } from "./printEvent.ts"
import type { PrintOptions } from "./PrintOptions.ts"
import { printPayroll } from "./printPayroll.ts"
import { printSale } from "./printSale.ts"

/** A document that can be printed, whatever its type. */
export interface PrintableDocument extends IdentifiedDocument<unknown> {
  /**
   * Its graphic representation: the octets of a PDF/A-3b file. `uuid` is the key that it was filed with, for whoever
   * does not have the secret that the key is made of any more.
   */
  readonly print: (options?: PrintOptions, uuid?: string) => Uint8Array
  /** The issuer's picture, as the body names it; see `embeddedLogo`. */
  readonly imageUrl: string | undefined
}

/** A type of document that can be printed. */
export interface PrintableType extends Omit<DocumentDefinition<unknown>, "identify"> {
  readonly identify: (
    ...args: Parameters<DocumentDefinition<unknown>["identify"]>
  ) => Result.Result<PrintableDocument, Findings>
}

const imageUrlOf = (content: object): string | undefined => {
  const party: unknown = "companyParty" in content ? content.companyParty : undefined
  const imageUrl = typeof party === "object" && party !== null && "imageUrl" in party ? party.imageUrl : undefined
  return typeof imageUrl === "string" ? imageUrl : undefined
}

const printableType = <Checked>(
  definition: DocumentDefinition<Checked>,
  print: (checked: Checked, key: DocumentKey, options?: PrintOptions) => Uint8Array
): PrintableType => ({
  ...definition,
  identify: (...args) =>
    definition.identify(...args).pipe(
      Result.map((document) => ({
        ...document,
        imageUrl: imageUrlOf(document.content),
        print: (options, uuid = document.key.value) =>
          print(document.checked, { ...document.key, value: uuid }, options)
      }))
    )
})

/** Every type of document, by the operation of the service that files it. */
export const printableTypes = {
  InvoiceCreate: printableType(invoice, printSale),
  CreditnoteCreate: printableType(creditNote, printSale),
  DebitnoteCreate: printableType(debitNote, printSale),
  SupportCreate: printableType(support, printSale),
  SupportNoteCreate: printableType(supportNote, printSale),
  EquivalentCreate: printableType(equivalent, printSale),
  EquivalentSpdCreate: printableType(equivalentSpd, printSale),
  EquivalentNoteCreate: printableType(equivalentNote, printSale),
  EventCreate: printableType(event, printEvent),
  PayrollCreate: printableType(payroll, printPayroll),
  PayrollReplaceNote: printableType(payrollReplaceNote, printPayroll),
  PayrollDeleteNote: printableType(payrollDeleteNote, printPayroll)
} as const
