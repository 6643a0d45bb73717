import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/document/DocumentDefinition"
import type { Findings } from "@radicar/domain/rules/Violation"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
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
import type { CanonicalXml } from "./CanonicalXml.ts"
import { renderEvent } from "./event/eventTable.ts"
import { renderPayroll, renderPayrollDeleteNote, renderPayrollReplaceNote } from "./payroll/payrollTables.ts"
import { renderSale } from "./sale/saleTables.ts"

/** A document that can be written, whatever its type. */
export interface RenderableDocument extends IdentifiedDocument<unknown> {
  readonly render: () => CanonicalXml
  /** See {@link DocumentDefinition}. */
  readonly policyDescription?: string
}

/** A type of document that can be written as XML. */
export interface DocumentType extends Omit<DocumentDefinition<unknown>, "identify"> {
  readonly identify: (
    ...args: Parameters<DocumentDefinition<unknown>["identify"]>
  ) => Result.Result<RenderableDocument, Findings>
}

const documentType = <Checked>(
  definition: DocumentDefinition<Checked>,
  render: (checked: Checked, key: DocumentKey) => CanonicalXml
): DocumentType => {
  const { policyDescription } = definition
  return {
    ...definition,
    identify: (...args) =>
      definition.identify(...args).pipe(
        Result.map((document) => ({
          ...document,
          ...(policyDescription === undefined ? {} : { policyDescription }),
          render: () => render(document.checked, document.key)
        }))
      )
  }
}

/** Every type of document, by the operation of the service that files it. */
export const documentTypes = {
  InvoiceCreate: documentType(invoice, renderSale),
  CreditnoteCreate: documentType(creditNote, renderSale),
  DebitnoteCreate: documentType(debitNote, renderSale),
  SupportCreate: documentType(support, renderSale),
  SupportNoteCreate: documentType(supportNote, renderSale),
  EquivalentCreate: documentType(equivalent, renderSale),
  EquivalentSpdCreate: documentType(equivalentSpd, renderSale),
  EquivalentNoteCreate: documentType(equivalentNote, renderSale),
  EventCreate: documentType(event, renderEvent),
  PayrollCreate: documentType(payroll, renderPayroll),
  PayrollReplaceNote: documentType(payrollReplaceNote, renderPayrollReplaceNote),
  PayrollDeleteNote: documentType(payrollDeleteNote, renderPayrollDeleteNote)
} as const

const all: ReadonlyArray<DocumentType> = Object.values(documentTypes)

/** The type of document with a `TypeCode`; of several (103 replaces or deletes) the first. */
export const documentTypeOf = (code: string): DocumentType | undefined =>
  all.find(({ typeCodes }) => typeCodes.includes(code))
