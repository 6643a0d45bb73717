import type { RecognizedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import type { Environment, FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { JsonNumber } from "@radicar/domain/inner/json/JsonNumber"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import type { DocumentType, RenderableDocument } from "@radicar/ubl/inner/documentTypes"
import type { Result } from "effect"
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

/** The facts by which a body is identified, in addition to it: plain values. */
export interface Identification {
  readonly operation: Operation
  readonly environment: Environment
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly software: { readonly id: string; readonly pin: string; readonly ownerNit?: string } | undefined
  readonly referencedInvoice: FilingConfiguration["referencedInvoice"]
  readonly language: Language
  readonly unknownFields: "refuse" | "ignore"
  readonly isFiling: boolean
  /** Whether the service gives the number. */
  readonly isNumberedHere: boolean
  /** Whether what follows from the body is filled in, and whether it is shown then. */
  readonly completes: boolean
  readonly shows: boolean
}

/** Document identity and digest of a body that breaks rules, by which it is compared with the documents on record. */
export interface RecognizedBody extends Pick<RecognizedDocument, "type" | "prefix" | "number" | "issuerNit"> {
  readonly contentDigest: string
}

/** A document that was identified, in place or in a thread. */
export interface IdentifiedBody extends RenderableDocument {
  readonly contentDigest: string
  /** What must be the same under an Idempotency-Key: the content as the caller sent it, without a number we gave. */
  readonly requestDigest: string
  /**
   * The body as it was completed, without secrets and without fields that do not exist: nobody knows what is in these.
   * Of a large one its outline.
   */
  readonly body: JsonValue
  /** All of it as it is kept: JSON in UTF-8 around its number. */
  readonly recorded: readonly [before: Uint8Array, after: Uint8Array]
}

/** The outcome of an identification. */
export interface BodyIdentification {
  readonly identified: Result.Result<IdentifiedBody, Findings>
  /** A body that breaks rules, where it is filed and can be read. */
  readonly recognized?: RecognizedBody
  /** JSON of the completed body, where it is shown: spelt out, without secrets. */
  readonly shown?: string
}

/** A large body, which only threads read. */
interface LargeBody {
  /** JSON in UTF-8. */
  readonly octets: Uint8Array
  /** What the thread that parsed it has identified, and by what: most requests ask for nothing else. */
  readonly ahead?: {
    readonly asked: Identification
    /** JSON of the completed outline. */
    readonly outline: string
    readonly identification: BodyIdentification
  }
}

/** A request to file a document whose body was parsed. */
export interface FilingRequest extends FilingOptions {
  /** Where it is filed. */
  readonly environment: FilingEnvironment
  /** The body; of a large one its outline. */
  readonly json: JsonValue
  /** All of a body that is large. */
  readonly whole?: LargeBody
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

/** The request of a small body without number, in which the number has its place: behind what the caller stated. */
export const withoutNumber = (request: FilingRequest): FilingRequest =>
  request.whole === undefined && request.json instanceof JsonObject
    ? { ...request, json: request.json.with("Number", null) }
    : request

/** A body that lacks its number with one of the range that it states: every rule can then be asked. */
export const withSomeNumber = (json: JsonValue): JsonValue => {
  if (!(json instanceof JsonObject) || !lacksNumber(json)) return json
  const range = json.get("NumberingRange")
  const from = range instanceof JsonObject ? range.get("FromNumber") : undefined
  const number = from instanceof JsonNumber || typeof from === "string" ? Number(String(from)) : Number.NaN
  return withBodyNumber(json, Number.isSafeInteger(number) && number > 0 ? number : 1)
}
