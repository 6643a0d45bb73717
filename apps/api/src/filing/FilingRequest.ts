import { JsonNumber } from "@radicar/domain/inner/json/JsonNumber"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import type { DocumentType } from "@radicar/ubl/inner/documentTypes"
import type { NewSubmission } from "../documents/submissions/Submission.ts"
import type { FilingEnvironment } from "../platform/FilingEnvironment.ts"

/** What a document is filed as, for whom, and how. */
export interface FilingOptions {
  readonly document: DocumentType
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  /** Whether an invoice may be issued in contingency if the authority is down. */
  readonly contingency: boolean
  /** Whether what follows from the body is filled in. */
  readonly completes: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
  /** The test set of the authority that it is uploaded for; absent for other filings. */
  readonly testSetId?: string
}

/** A request to file a document whose body was parsed. */
export interface FilingRequest extends FilingOptions {
  /** Where it is filed. */
  readonly environment: FilingEnvironment
  /** The body; of a large one its outline. */
  readonly json: JsonValue
  /** All of a body that is large, JSON in UTF-8, which only a thread reads. */
  readonly whole?: Uint8Array
  /** Whether the completed body is shown to whoever sent it. */
  readonly shows?: boolean
  /** Whether the service gives the number. */
  readonly isNumberedHere: boolean
  /** Whether it is checked and not filed. */
  readonly isDryRun?: true
}

/** A number as bodies state it: as text where zeros in front of it are part of `writtenId`. */
export const bodyNumber = ({ number, prefix, writtenId }: WrittenNumber): JsonNumber | string =>
  writtenId === undefined ? new JsonNumber(String(number)) : writtenId.slice(prefix.length)

type WrittenNumber = Pick<NewSubmission, "number" | "prefix" | "writtenId">

/** A body with this number. */
export const withBodyNumber = (json: JsonValue, number: number | string | JsonNumber): JsonValue =>
  json instanceof JsonObject
    ? json.with("Number", typeof number === "number" ? new JsonNumber(String(number)) : number)
    : json

/** Whether a body leaves its number to the service. */
export const lacksNumber = (json: JsonValue): boolean => json instanceof JsonObject && isNothing(json.get("Number"))

/** The test set that a body states, in lower case: what it is filed for as a test. Empty for none. */
const statedTestSet = (body: JsonValue): string => {
  const software = body instanceof JsonObject ? body.get("SoftwareProvider") : undefined
  const stated = software instanceof JsonObject ? software.get("TestSetId") : undefined
  return typeof stated === "string" ? stated.trim().toLowerCase() : ""
}

/**
 * The request with the test set that its body states, if it is filed as a test and not for a test set of its own; the
 * document is then a set of one, and an outage changes nothing.
 */
export const withTestSet = (request: FilingRequest, body: JsonValue): FilingRequest => {
  if (request.testSetId !== undefined || !request.isTest) return request
  const testSetId = statedTestSet(body)
  return testSetId === "" ? request : { ...request, testSetId, contingency: false }
}

/** The request with a number that the service gives. */
export const withNumber = (request: FilingRequest, number: number): FilingRequest => ({
  ...request,
  json: withBodyNumber(request.json, number),
  isNumberedHere: true
})

/** A body that lacks its number with one of the range that it states: every rule can then be asked. */
export const withSomeNumber = (json: JsonValue): JsonValue => {
  if (!(json instanceof JsonObject) || !lacksNumber(json)) return json
  const range = json.get("NumberingRange")
  const from = range instanceof JsonObject ? range.get("FromNumber") : undefined
  const number = from instanceof JsonNumber || typeof from === "string" ? Number(String(from)) : Number.NaN
  return withBodyNumber(json, Number.isSafeInteger(number) && number > 0 ? number : 1)
}
