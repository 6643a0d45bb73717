import type { KeyScheme } from "../DocumentKey.ts"

/** One tax of the header as stated: the scheme's id and `TaxTotal/TaxAmount`. */
export interface StatedTax {
  readonly code: string
  readonly amount: string
}

/** What every sale, support document and payroll document states of itself. */
interface StatedHeader {
  /** Full number with prefix, `cbc:ID` or `@Numero`. */
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  /** `cbc:ProfileExecutionID` or `@Ambiente`. */
  readonly environment: string
}

/** What an invoice, a note, an equivalent or a support document states, with any number of fraction digits. */
export interface StatedSale extends StatedHeader {
  readonly formula: "sale" | "support"
  readonly scheme: Exclude<KeyScheme, "CUNE-SHA384">
  readonly grossAmount: string
  readonly taxes: ReadonlyArray<StatedTax>
  readonly payableAmount: string
  readonly supplier: string
  readonly customer: string
}

/** What an event states. */
export interface StatedEvent extends StatedHeader {
  readonly formula: "event"
  readonly scheme: "CUDE-SHA384"
  readonly sender: string
  readonly receiver: string
  readonly responseCode: string
  readonly referenceNumber: string
  readonly referenceTypeCode: string
}

/** What a payroll document or one of its notes states; a deleting note states zeros and the worker `0`. */
export interface StatedPayroll extends StatedHeader {
  readonly formula: "payroll"
  readonly scheme: "CUNE-SHA384"
  readonly earned: string
  readonly deducted: string
  readonly net: string
  readonly employer: string
  readonly worker: string
  readonly typeCode: string
}

/**
 * The texts of an XML that its key is made of, exactly as they stand there. Nothing in them is secret, nothing is
 * checked: they come from documents of anybody.
 */
export type StatedTexts = StatedSale | StatedEvent | StatedPayroll
