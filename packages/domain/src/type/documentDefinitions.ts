import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import type { Operation } from "../documentRegistry.ts"
import { creditNote } from "./creditNote.ts"
import { debitNote } from "./debitNote.ts"
import { equivalent, equivalentNote, equivalentSpd } from "./equivalent.ts"
import { event } from "./event.ts"
import { invoice } from "./invoice.ts"
import { payroll, payrollDeleteNote, payrollReplaceNote } from "./payroll.ts"
import { support, supportNote } from "./support.ts"

/** The definition of every type of document, in the order of the registry. */
export const documentDefinitions = {
  InvoiceCreate: invoice,
  CreditnoteCreate: creditNote,
  DebitnoteCreate: debitNote,
  SupportCreate: support,
  SupportNoteCreate: supportNote,
  EquivalentCreate: equivalent,
  EquivalentSpdCreate: equivalentSpd,
  EquivalentNoteCreate: equivalentNote,
  EventCreate: event,
  PayrollCreate: payroll,
  PayrollReplaceNote: payrollReplaceNote,
  PayrollDeleteNote: payrollDeleteNote
} as const satisfies Readonly<Record<Operation, DocumentDefinition<unknown>>>

/** The checked form of a type of document. */
export type CheckedOf<Type extends Operation> =
  (typeof documentDefinitions)[Type] extends DocumentDefinition<infer Checked> ? Checked : never
