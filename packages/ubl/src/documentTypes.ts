import "@radicar/domain/inner/names"
import { type Operation, operations, type SaleOperation } from "@radicar/domain/inner/documentRegistry"
import { type CheckedOf, documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import { Result } from "effect"
import type { CanonicalXml } from "./CanonicalXml.ts"
import { eventTable, renderEvent } from "./event/eventTable.ts"
import {
  deleteNoteTable,
  payrollTable,
  renderPayroll,
  renderPayrollDeleteNote,
  renderPayrollReplaceNote,
  replaceNoteTable
} from "./payroll/payrollTables.ts"
import { renderSale, saleTablesOf } from "./sale/saleTables.ts"
import type { DocumentTable } from "./table/document.ts"

/** A document of any type that can be written. */
export interface RenderableDocument extends IdentifiedDocument<unknown> {
  readonly render: () => CanonicalXml
  /** Text next to the signature policy's identifier, see {@link DocumentDefinition}. */
  readonly policyDescription?: string
}

/** A type of document that can be written as XML. */
export interface DocumentType extends Omit<DocumentDefinition<unknown>, "identify" | "renumber"> {
  readonly identify: (
    ...args: Parameters<DocumentDefinition<unknown>["identify"]>
  ) => Result.Result<RenderableDocument, Findings>
  readonly renumber: (
    ...args: Parameters<DocumentDefinition<unknown>["renumber"]>
  ) => Result.Result<RenderableDocument, Findings>
}

/** Renders a checked document of a type with its key. */
export type Render<Type extends Operation> = (checked: CheckedOf<Type>, key: DocumentKey) => CanonicalXml

/** Renderers of documents other than sales. */
const renderers: { readonly [Type in Exclude<Operation, SaleOperation>]: Render<Type> } = {
  EventCreate: renderEvent,
  PayrollCreate: renderPayroll,
  PayrollReplaceNote: renderPayrollReplaceNote,
  PayrollDeleteNote: renderPayrollDeleteNote
}

const ownTables = {
  EventCreate: eventTable,
  PayrollCreate: payrollTable,
  PayrollReplaceNote: replaceNoteTable,
  PayrollDeleteNote: deleteNoteTable
}

/** The renderer of checked documents of a type. */
export const rendererOf = <Type extends Operation>(operation: Type): Render<Type> => {
  const own: Partial<Record<Operation, unknown>> = renderers
  return (own[operation] ?? renderSale) as Render<Type>
}

/** Makes an identified document of an operation renderable. */
export const renderableOf = <Type extends Operation>(
  operation: Type,
  document: IdentifiedDocument<unknown>
): RenderableDocument => {
  const { policyDescription }: DocumentDefinition<unknown> = documentDefinitions[operation]
  const render = rendererOf(operation)
  return {
    ...document,
    ...(policyDescription === undefined ? {} : { policyDescription }),
    render: () => render(document.checked as CheckedOf<Type>, document.key)
  }
}

const documentType = <Type extends Operation>(operation: Type): DocumentType => {
  const definition: DocumentDefinition<unknown> = documentDefinitions[operation]
  const renderable = (document: IdentifiedDocument<unknown>) => renderableOf(operation, document)
  return {
    ...definition,
    identify: (...args) => Result.map(definition.identify(...args), renderable),
    renumber: (...args) => Result.map(definition.renumber(...args), renderable)
  }
}

/** Every type of document, by the operation of the service that files it. */
export const documentTypes = Object.fromEntries(
  operations.map((operation) => [operation, documentType(operation)])
) as Readonly<Record<Operation, DocumentType>>

const all: ReadonlyArray<DocumentType> = Object.values(documentTypes)

/**
 * The type of document with a `TypeCode`. Two types have 103, the notes that replace and that delete a payroll; the
 * first of them is returned.
 */
export const documentTypeOf = (code: string): DocumentType | undefined =>
  all.find(({ typeCodes }) => typeCodes.includes(code))

/** The tables that describe the XML of a type: one for each of its possible roots. */
export const tablesOf = (
  operation: Operation
): ReadonlyArray<Pick<DocumentTable<never, never, never>, "root" | "rows">> =>
  operation in ownTables ? [ownTables[operation as keyof typeof ownTables]] : saleTablesOf(operation)
