import type { DocumentDefinition, ExampleOptions } from "../document/DocumentDefinition.ts"
import type { Operation } from "../documentRegistry.ts"
import { equivalentExample, equivalentNoteExample } from "./equivalentExample.ts"
import { equivalentSpdExample, equivalentSpdOperations } from "./equivalentSpdExample.ts"
import { eventExample, eventExampleOperations } from "./eventExample.ts"
import { invoiceExample } from "./invoiceExample.ts"
import { noteExample } from "./noteExample.ts"
import {
  payrollDeleteNoteExample,
  payrollExample,
  payrollExamples as payrollExampleOperations,
  payrollReplaceNoteExample
} from "./payrollExample.ts"
import { sectorExamples } from "./sectorExamples.ts"
import { supportExample, supportNoteExample } from "./supportExample.ts"

// The parts of the definitions that make examples. The plain packages are packed with definitions without them, so that
// a program that validates does not load them.

/** Numbers of types of document that need no authorised range in the sandbox. */
const anyNumber = { from: 1, to: 999_999_999 }

/** Examples of invoices, of every sector. */
export const invoiceExamples = {
  exampleNumbers: { from: 990_000_000, to: 995_000_000 },
  exampleOperations: /* @__PURE__ */ Object.keys(sectorExamples),
  example: (options: ExampleOptions) => ({
    ...invoiceExample(options),
    ...sectorExamples[options.operation ?? ""]?.(options)
  })
}

/** Examples of credit notes. */
export const creditNoteExamples = {
  exampleNumbers: anyNumber,
  example: (options: ExampleOptions) =>
    noteExample({
      ...options,
      typeCode: "91",
      prefix: "NC",
      operations: { withReference: "20", withoutReference: "22" },
      correctionCode: "4"
    })
}

/** Examples of debit notes. */
export const debitNoteExamples = {
  exampleNumbers: anyNumber,
  example: (options: ExampleOptions) =>
    noteExample({
      ...options,
      typeCode: "92",
      prefix: "ND",
      operations: { withReference: "30", withoutReference: "32" },
      correctionCode: "3"
    })
}

/** Examples of support documents. */
export const supportExamples = { exampleNumbers: { from: 984_000_000, to: 985_000_000 }, example: supportExample }

/** Examples of notes to support documents. */
export const supportNoteExamples = { exampleNumbers: anyNumber, example: supportNoteExample }

/** Examples of equivalents. */
export const equivalentExamples = { exampleNumbers: { from: 1, to: 1_000_000 }, example: equivalentExample }

/** Examples of the documents of public utilities. */
export const equivalentSpdExamples = {
  exampleNumbers: anyNumber,
  exampleOperations: equivalentSpdOperations,
  example: equivalentSpdExample
}

/** Examples of notes to equivalents. */
export const equivalentNoteExamples = { exampleNumbers: anyNumber, example: equivalentNoteExample }

/** Examples of every event. */
export const eventExamples = {
  exampleNumbers: anyNumber,
  exampleOperations: eventExampleOperations,
  example: eventExample
}

/** Examples of payrolls. */
export const payrollExamples = {
  exampleNumbers: anyNumber,
  exampleOperations: payrollExampleOperations,
  example: payrollExample
}

/** Examples of notes that replace a payroll. */
export const payrollReplaceNoteExamples = { exampleNumbers: anyNumber, example: payrollReplaceNoteExample }

/** Examples of notes that delete a payroll. */
export const payrollDeleteNoteExamples = { exampleNumbers: anyNumber, example: payrollDeleteNoteExample }

/** The examples of every type of document. */
export const documentExamples: Readonly<Record<Operation, Pick<DocumentDefinition<unknown>, "example">>> = {
  InvoiceCreate: invoiceExamples,
  CreditnoteCreate: creditNoteExamples,
  DebitnoteCreate: debitNoteExamples,
  SupportCreate: supportExamples,
  SupportNoteCreate: supportNoteExamples,
  EquivalentCreate: equivalentExamples,
  EquivalentSpdCreate: equivalentSpdExamples,
  EquivalentNoteCreate: equivalentNoteExamples,
  EventCreate: eventExamples,
  PayrollCreate: payrollExamples,
  PayrollReplaceNote: payrollReplaceNoteExamples,
  PayrollDeleteNote: payrollDeleteNoteExamples
}
