import type { MalformedBody } from "@radicar/contract/inner/problem/MalformedBody"
import type { RecognizedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import type { Environment, FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import type { DocumentType, RenderableDocument } from "@radicar/ubl/inner/documentTypes"
import type { Effect, Result } from "effect"
import type { NewSubmission } from "../documents/submissions/Submission.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"

/** Options of a filing: document type, tenant, and how to read and file the body. */
export interface FilingOptions {
  readonly document: DocumentType
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  /** Whether an invoice may be issued in contingency if the authority is down. */
  readonly contingency: boolean
  /** Whether derivable fields of the body are filled in. */
  readonly completes: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
  /** The authority's test set to upload to; absent for other filings. */
  readonly testSetId?: string
}

/** Facts needed to identify a body, as plain values. */
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
  /** Whether the service assigns the number. */
  readonly isNumberedHere: boolean
  /** Whether derivable fields are filled in. */
  readonly completes: boolean
  readonly shows: boolean
}

/** Identity and digest of a body that breaks rules, for comparison with recorded documents. */
export interface RecognizedBody extends Pick<RecognizedDocument, "type" | "prefix" | "number" | "issuerNit"> {
  readonly contentDigest: string
}

/** A document with its number. */
export interface NumberedDocument extends RenderableDocument {
  readonly contentDigest: string
}

/** A document that was identified, in place or in a thread. */
export interface IdentifiedBody extends NumberedDocument {
  /** Digest compared under an Idempotency-Key: the content as sent, without a number that the service assigned. */
  readonly requestDigest: string
  /**
   * The completed body without secrets and without unknown fields, because these may contain secrets. For a large
   * body, its outline.
   */
  readonly body: JsonValue
  /** The full body as stored: JSON in UTF-8, split around its number. */
  readonly recorded: readonly [before: Uint8Array, after: Uint8Array]
  /**
   * Assigns another number to the document: applies the rules that read the number, and computes key and digest. Other
   * rules and computations are not repeated.
   */
  readonly renumber: (number: number) => Effect.Effect<Result.Result<NumberedDocument, Findings>, MalformedBody>
}

/** The outcome of an identification. */
export interface BodyIdentification {
  readonly identified: Result.Result<IdentifiedBody, Findings>
  /** Identity of a body that breaks rules, if the body is to be filed and can be read. */
  readonly recognized?: RecognizedBody
  /** JSON of the completed body, spelt out and without secrets; absent unless requested. */
  readonly shown?: string
}

/** A large body, which only threads read. */
interface LargeBody {
  /** JSON in UTF-8. */
  readonly octets: Uint8Array
  /** The identification by the thread that parsed the body, and its input. Most requests need no other. */
  readonly ahead?: {
    readonly asked: Identification
    /** JSON of the completed outline. */
    readonly outline: string
    readonly identification: BodyIdentification
  }
}

/** A request to file a document whose body was parsed. */
export interface FilingRequest extends FilingOptions {
  /** The environment to file in. */
  readonly environment: FilingEnvironment
  /** The body; for a large one, its outline. */
  readonly json: JsonValue
  /** The full body, if it is large. */
  readonly largeBody?: LargeBody
  /** Whether the completed body is returned to the caller. */
  readonly shows?: boolean
  /** Whether the service assigns the number. */
  readonly isNumberedHere: boolean
  /** Whether the document is only checked. */
  readonly isDryRun?: true
}

/** The number as a body states it: text if `writtenId` contains leading zeros. */
export const bodyNumber = ({ number, prefix, writtenId }: WrittenNumber): JsonNumber | string =>
  writtenId === undefined ? new JsonNumber(String(number)) : writtenId.slice(prefix.length)

type WrittenNumber = Pick<NewSubmission, "number" | "prefix" | "writtenId">

/** Replaces the number of a body. */
export const withBodyNumber = (json: JsonValue, number: number | string | JsonNumber): JsonValue =>
  json instanceof JsonObject
    ? json.with("Number", typeof number === "number" ? new JsonNumber(String(number)) : number)
    : json

/** Whether a body leaves its number to the service. */
export const lacksNumber = (json: JsonValue): boolean => json instanceof JsonObject && isNothing(json.get("Number"))

/** The test set that a body states, in lower case; empty if it states none. */
const statedTestSet = (body: JsonValue): string => {
  const software = body instanceof JsonObject ? body.get("SoftwareProvider") : undefined
  const testSetId = software instanceof JsonObject ? software.get("TestSetId") : undefined
  return typeof testSetId === "string" ? testSetId.trim().toLowerCase() : ""
}

/**
 * Adds the stated test set to a request that is filed as a test without a test set of its own. The document is then a
 * set of one, and is never issued in contingency.
 */
export const withTestSet = (request: FilingRequest, body: JsonValue): FilingRequest => {
  if (request.testSetId !== undefined || !request.isTest) return request
  const testSetId = statedTestSet(body)
  return testSetId === "" ? request : { ...request, testSetId, contingency: false }
}

/** The request with a number that the service assigned. */
export const withNumber = (request: FilingRequest, number: number): FilingRequest => ({
  ...request,
  json: withBodyNumber(request.json, number),
  isNumberedHere: true
})

/**
 * Sets `Number` to null in a small body without a number. This reserves the place of the number behind the stated
 * members.
 */
export const withoutNumber = (request: FilingRequest): FilingRequest =>
  request.largeBody === undefined && request.json instanceof JsonObject
    ? { ...request, json: request.json.with("Number", null) }
    : request

/** Adds the first number of the stated range, or 1, to a body without a number, so that every rule can be checked. */
export const withSomeNumber = (json: JsonValue): JsonValue => {
  if (!(json instanceof JsonObject) || !lacksNumber(json)) return json
  const range = json.get("NumberingRange")
  const from = range instanceof JsonObject ? range.get("FromNumber") : undefined
  const number = from instanceof JsonNumber || typeof from === "string" ? Number(String(from)) : Number.NaN
  return withBodyNumber(json, Number.isSafeInteger(number) && number > 0 ? number : 1)
}
