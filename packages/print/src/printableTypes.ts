import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/document/DocumentDefinition"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { Findings } from "@radicar/domain/rules/Violation"
import { type Operation, operations, type SaleOperation } from "@radicar/domain/documentRegistry"
import { type CheckedOf, documentDefinitions } from "@radicar/domain/type/documentDefinitions"
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

type Print<Type extends Operation> = (checked: CheckedOf<Type>, key: DocumentKey, options?: PrintOptions) => Uint8Array

/** What prints a document that is no sale. */
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

/** Every type of document, by the operation of the service that files it. */
export const printableTypes = Object.fromEntries(
  operations.map((operation) => [operation, printableType(operation)])
) as Readonly<Record<Operation, PrintableType>>
