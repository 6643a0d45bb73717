import type { MalformedBody } from "@radicar/contract/inner/problem/problems"
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
import type { RecordedRange } from "../numbering/chooseRange.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"

/** Options of a filing: document type, tenant, and how to read and file the body. */
export interface FilingOptions {
  readonly document: DocumentType
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  /** Whether an invoice may be issued in contingency (type 04, sent later) if the authority is down. */
  readonly contingency: boolean
  /** Whether derivable fields of the body are filled in. */
  readonly completes: boolean
  readonly idempotencyKey: string | undefined
  readonly unknownFields: "refuse" | "ignore"
  /** The authority's test set to upload to; absent for other filings. */
  readonly testSetId?: string
}

/**
 * Input of identifying a body (completing and checking it, computing its key), as plain values that can be sent to a
 * thread.
 */
export interface Identification {
  readonly operation: Operation
  readonly environment: Environment
  /** Time of the identification, in milliseconds since the epoch. */
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

/** A document whose body was completed and checked, and its key and digests. */
export interface IdentifiedBody extends NumberedDocument {
  /** Digest compared under an Idempotency-Key: of the content as sent, without an assigned number. */
  readonly requestDigest: string
  /**
   * The completed body, without secrets and without unknown fields, which may contain secrets. For a large body, only
   * its outline: the few members that decide how it is filed.
   */
  readonly body: JsonValue
  /** The full body as stored: JSON in UTF-8, in two parts before and after the value of its number. */
  readonly recorded: readonly [before: Uint8Array, after: Uint8Array]
  /**
   * Assigns another number to the document: applies the rules that read the number, and computes key and digest. Other
   * rules and computations are not repeated.
   */
  readonly renumber: (number: number) => Effect.Effect<Result.Result<NumberedDocument, Findings>, MalformedBody>
}

/** The outcome of identifying a body. */
export interface BodyIdentification {
  readonly identified: Result.Result<IdentifiedBody, Findings>
  /** Identity of a body that breaks rules, if the body is to be filed and can be read. */
  readonly recognized?: RecognizedBody
  /**
   * JSON of the completed body for readers: with values that bodies may omit, such as check digits, and without
   * secrets. Absent unless requested.
   */
  readonly shown?: string
}

/** A large body, which is only parsed in threads. */
interface LargeBody {
  /** JSON in UTF-8. */
  readonly octets: Uint8Array
  /**
   * Result of identifying the body in the thread that parsed it, and the input used. Most requests can use this result.
   */
  readonly ahead?: {
    readonly asked: Identification
    /** JSON of the completed outline: the members that decide how the body is filed. */
    readonly outline: string
    readonly identification: BodyIdentification
  }
}

/** A request to file a document whose body was parsed. */
export interface FilingRequest extends FilingOptions {
  /** The environment in which to file. */
  readonly environment: FilingEnvironment
  /** The body; for a large one, its outline. */
  readonly json: JsonValue
  /** The full body, if it is large. */
  readonly largeBody?: LargeBody
  /** Whether the completed body is returned to the caller. */
  readonly shows?: boolean
  /** Whether the service assigns the number. */
  readonly isNumberedHere: boolean
  /** Mark in the signature of a document whose number the service assigns; see `requestMark`. */
  readonly mark?: string
  /** The numbering range that the request got before. The document keeps it, even if the configured ranges changed. */
  readonly range?: RecordedRange | undefined
  /** Whether the document is only checked. */
  readonly isDryRun?: true
}

/** The number as a body states it: a text if it has leading zeros, which only `writtenId` keeps. */
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
 * Adds the test set that the body states to a test request that is not already an upload to a test set. The document is
 * uploaded to this set alone, and is never issued in contingency.
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
 * Adds the field `Number` with null to a small body without a number, so that an assigned number gets the place after
 * the stated fields.
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
