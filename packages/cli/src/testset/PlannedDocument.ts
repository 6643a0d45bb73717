import {
  type documentRegistry,
  type Operation,
  operations,
  registeredType
} from "@radicar/domain/inner/documentRegistry"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"

/** An operation whose documents a test set of invoices requires. */
export type PlannedOperation = {
  [Type in Operation]: (typeof documentRegistry)[Type] extends { readonly testSet: number } ? Type : never
}[Operation]

/** A document to file, as recorded in the journal: without certificate, pin and technical key. */
export interface PlannedDocument {
  readonly operation: PlannedOperation
  readonly number: number
  /** Number with prefix. */
  readonly id: string
  readonly body: JsonObject
}

/** Name that identifies a document within a test set: operation and number. */
export const nameOf = ({ id, operation }: Pick<PlannedDocument, "id" | "operation">): string => `${operation} ${id}`

const isPlanned = (operation: unknown): operation is PlannedOperation =>
  operations.some((each) => each === operation && registeredType(each).testSet !== undefined)

/** Document in a line of the journal; `undefined` for any other JSON. */
export const plannedOf = (json: JsonValue): PlannedDocument | undefined => {
  if (!(json instanceof JsonObject)) return undefined
  const operation = json.get("operation")
  const id = json.get("id")
  const body = json.get("body")
  if (!isPlanned(operation) || typeof id !== "string" || !(body instanceof JsonObject)) return undefined
  const number = Number(String(body.get("Number")))
  return Number.isSafeInteger(number) ? { operation, id, number, body } : undefined
}
