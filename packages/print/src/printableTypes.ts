import "@radicar/domain/inner/names"
import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { Findings, Violation } from "@radicar/domain/inner/rules/Violation"
import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import { type CheckedOf, documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { Result } from "effect"
import type { Paragraphs } from "./layout/Sheet.ts"
import type { SheetOptions } from "./SheetOptions.ts"
import { makerOf, type PrintableDocument, printableOf, printing, printSheet } from "./printableDocument.ts"

/** A document type whose documents can be printed. */
export interface PrintableType extends Omit<DocumentDefinition<unknown>, "identify"> {
  readonly identify: (
    ...args: Parameters<DocumentDefinition<unknown>["identify"]>
  ) => Result.Result<PrintableDocument, Findings>
  /**
   * Prints a document that another program made. The body is read from the document's XML, the key is the one that the
   * document states, and no rule is applied. Values that break a rule of form are printed as their text where they have
   * a place, and listed at the end. Fails with these values if the print needs one of them, or with none if it needs a
   * value that the document does not state.
   */
  readonly printReceived: (
    key: Pick<DocumentKey, "scheme" | "value">,
    sheet: SheetOptions,
    ...args: Parameters<DocumentDefinition<unknown>["readFacts"]>
  ) => Result.Result<Uint8Array, ReadonlyArray<Violation>>
}

/** The values of a document that break a rule of form, one in each line. */
const faultList = (faults: ReadonlyArray<Violation>): Paragraphs => ({
  kind: "paragraphs",
  title: "Valores del XML que no tienen la forma de su campo",
  text: faults.map(({ actual, expected, path }) => `${path}: ${actual} (se espera ${expected})`).join("\n")
})

const printableType = <Type extends Operation>(operation: Type): PrintableType => {
  const definition: DocumentDefinition<unknown> = documentDefinitions[operation]
  const makeSheet = makerOf(operation)
  const print = printing(makeSheet)
  return {
    ...definition,
    printReceived: ({ scheme, value }, options, ...args) => {
      const key = { scheme, value, parts: [] }
      const misformed = definition.readMisformed(...args)
      if (misformed === undefined) {
        const pdf = definition.derive((checked) => print(checked as CheckedOf<Type>, key, options), ...args)
        return Result.fromNullishOr(pdf, () => [])
      }
      const { faults } = misformed
      const pdf = misformed.print((content) => {
        const { date, sheet } = makeSheet(content as CheckedOf<Type>, key, options)
        return printSheet({ ...sheet, parts: [...sheet.parts, faultList(faults)] }, { key, date }, options)
      })
      return Result.fromNullishOr(pdf, () => faults)
    },
    identify: (...args) => Result.map(definition.identify(...args), (document) => printableOf(operation, document))
  }
}

/** All document types, by the operation of the service that files them. */
export const printableTypes = Object.fromEntries(
  operations.map((operation) => [operation, printableType(operation)])
) as Readonly<Record<Operation, PrintableType>>
