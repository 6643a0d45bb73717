import { JsonNumber } from "@radicar/domain/json/JsonNumber"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { isNothing } from "@radicar/domain/wire/isNothing"
import type { DocumentType } from "@radicar/ubl/documentTypes"

/** What a document is filed as, for whom, and how. */
export interface FilingContext {
  readonly document: DocumentType
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  /** Whether an invoice may be issued in contingency if the authority is down. */
  readonly contingency: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
  /** The test set of the authority that it is uploaded for; absent for an ordinary filing. */
  readonly testSetId?: string
}

/** A request to file a document. */
export interface FilingRequest extends FilingContext {
  /** JSON text of the body. */
  readonly body: string
}

/** A request whose body has been parsed. */
export interface ReadRequest extends FilingContext {
  readonly json: JsonValue
  /** Whether the number in it is one that the service has given. */
  readonly numbered: boolean
}

/** A body with this number. */
export const numbered = (json: JsonValue, number: number): JsonValue =>
  json instanceof JsonObject ? json.with("Number", new JsonNumber(String(number))) : json

/** Whether a body leaves its number to the service. */
export const lacksNumber = (json: JsonValue): boolean => json instanceof JsonObject && isNothing(json.get("Number"))

/** The request with a number of the service's in its body. */
export const withNumber = (request: ReadRequest, number: number): ReadRequest => ({
  ...request,
  json: numbered(request.json, number),
  numbered: true
})

/** A body that lacks its number with one of the range that it states: every rule can then be asked. */
export const withSomeNumber = (json: JsonValue): JsonValue => {
  if (!(json instanceof JsonObject) || !lacksNumber(json)) return json
  const range = json.get("NumberingRange")
  const from = range instanceof JsonObject ? range.get("FromNumber") : undefined
  const number = from instanceof JsonNumber || typeof from === "string" ? Number(String(from)) : Number.NaN
  return numbered(json, Number.isSafeInteger(number) && number > 0 ? number : 1)
}
