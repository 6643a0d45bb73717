import { MalformedBody } from "@radicar/contract/inner/problem/MalformedBody"
import { completeBody, spellOut } from "@radicar/domain/inner/complete/completeBody"
import type { DocumentDefinition, RecognizedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import type { Environment, FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { writeJson } from "@radicar/domain/inner/json/writeJson"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { fromEpochMillis, LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { knownBody } from "@radicar/domain/inner/wire/knownFields"
import { documentTypes, type RenderableDocument } from "@radicar/ubl/inner/documentTypes"
import type { TaskStopped } from "@radicar/workers/inner/TaskStopped"
import { Effect, Option, Redacted, Result } from "effect"
import { contentDigest } from "../documents/submissions/contentDigest.ts"
import { readFile } from "../documents/submissions/packed.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { omitSecrets, withoutSecrets } from "../documents/submissions/withoutSecrets.ts"
import { failWith } from "../http/language.ts"
import { decodeText, encodeText, malformedJson, parseBody } from "../http/readBody.ts"
import { blobKeys } from "../platform/blobs/blobKeys.ts"
import type { BlobStore } from "../platform/blobs/BlobStore.ts"
import { type HeavyWork, jsonWork, type Task, tooCostly } from "../platform/work/HeavyWork.ts"
import { receivedXml, type SentXml, sentXml } from "../platform/work/signXml.ts"
import { present } from "../platform/present.ts"
import type { FilingRequest } from "./FilingRequest.ts"

/**
 * Work of a body (`jsonWork`) up to which it is parsed, completed, checked and rendered in place: some 180 lines, or
 * 256 kB of texts and pictures, which take less than 5 ms.
 */
export const largeBody = 256 * 1024

const MILLIS_PER_MIB = 5000

/** What of a body is read outside of the thread that reads all of it. */
const outlined = [
  "Number",
  "TypeCode",
  "OperationCode",
  "DocumentReference",
  "ValidityPeriod",
  "Negotiation",
  "SupplierParty",
  "ReceiverParty",
  "CustomerParty",
  "NumberingRange",
  "CompanyParty",
  "SoftwareProvider",
  "SigningCertificate",
  "CustomizePrintFormat"
] as const

/** The outline of a body: JSON with the few members that decide how it is filed; `null` of what is no object. */
type OutlineResult = { readonly outline: string } | { readonly syntax: Parameters<typeof malformedJson>[0] }

const outline = (octets: Uint8Array): OutlineResult => {
  const json = parseJson(decodeText(octets))
  if (Result.isFailure(json)) {
    const { column, line, problem } = json.failure
    return { syntax: { column, line, problem } }
  }
  const body = json.success
  if (!(body instanceof JsonObject)) return { outline: "null" }
  const members = outlined.flatMap((name) => {
    const value = body.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return { outline: writeJson(JsonObject.from(Object.fromEntries(members))) }
}

/** Outlines the body of a document, JSON in UTF-8. */
export const outlineBody: Task<Uint8Array, OutlineResult> = {
  name: "outlineBody",
  run: outline,
  smallest: largeBody,
  millisPerMiB: MILLIS_PER_MIB
}

/** Refuses a body that a thread was ended for. */
export const tooCostlyBody = (stopped: TaskStopped) => failWith(MalformedBody, tooCostly(stopped))

/** Parses a body, JSON in UTF-8; of a large one its outline. */
export const readOutline = (
  work: HeavyWork["Service"],
  body: Uint8Array
): Effect.Effect<Pick<FilingRequest, "json" | "whole">, MalformedBody> => {
  const octets = jsonWork(body)
  return octets <= largeBody
    ? Effect.map(parseBody(decodeText(body)), (json) => ({ json }))
    : work.run(outlineBody, body, octets).pipe(
        Effect.catchTag("TaskStopped", tooCostlyBody),
        Effect.flatMap((read) => ("syntax" in read ? malformedJson(read.syntax) : parseBody(read.outline))),
        Effect.map((json) => ({ json, whole: body }))
      )
}

/** The body that was recorded with a submission, or its outline; none where it is not kept any more. */
export const recordedBody = Effect.fnUntraced(function* (
  blobs: BlobStore["Service"],
  work: HeavyWork["Service"],
  submission: Submission
) {
  const kept = yield* readFile(blobs, blobKeys.request(submission.id), submission)
  if (Option.isNone(kept)) return Option.none<JsonValue>()
  const recorded = yield* Effect.result(readOutline(work, kept.value.bytes))
  return Result.isFailure(recorded) ? Option.none<JsonValue>() : Option.some(recorded.success.json)
})

/** A body to identify, and by what. */
interface Identification {
  readonly operation: Operation
  /** All of it, as it was sent: JSON in UTF-8. */
  readonly body: Uint8Array
  /** JSON of its outline as it was completed, which wins. */
  readonly outline: string
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

/** Identity and digest of a body that breaks rules, by which it is compared with the documents on record. */
export interface RecognizedBody extends Pick<RecognizedDocument, "type" | "prefix" | "number" | "issuerNit"> {
  readonly contentDigest: string
}

/** Recognizes a body, however many rules it breaks. */
export const recognizeBody = (
  type: Pick<DocumentDefinition<unknown>, "recognize">,
  ...args: Parameters<DocumentDefinition<unknown>["recognize"]>
): RecognizedBody | undefined => {
  const recognized = type.recognize(...args)
  if (recognized === undefined) return undefined
  const { content, ...identity } = recognized
  return { ...identity, contentDigest: contentDigest(content) }
}

/** What is known of a large body that was identified, in addition to the document itself. */
export interface LargeFacts {
  readonly contentDigest: string
  readonly requestDigest: string
  /** The body as it may be kept: JSON in UTF-8 around its number. */
  readonly recorded: readonly [before: Uint8Array, after: Uint8Array]
}

type Plain = Omit<RenderableDocument, "checked" | "content" | "render" | "certificate" | "date">

/** A document as a thread can send it. */
interface SentDocument {
  readonly plain: Plain
  readonly date: { readonly date: string; readonly time: string }
  readonly certificate: Readonly<Record<string, string>> | undefined
  readonly xml: Omit<SentXml, "octets">
  readonly facts: Omit<LargeFacts, "recorded">
}

/**
 * Result of a thread: the octets of the document and of its body are handed over, and so apart from what is copied.
 * `shown` is JSON of the completed body, where it is shown.
 */
type IdentificationResult = (
  | {
      readonly document: SentDocument
      readonly octets: SentXml["octets"]
      readonly before: Uint8Array
      readonly after: Uint8Array
    }
  | { readonly findings: Findings; readonly recognized: RecognizedBody | undefined }
) & {
  readonly shown?: string
}

/** JSON of a body as its sender is shown it: completed and spelt out, without secrets. */
export const shownBody = (type: Pick<DocumentDefinition<unknown>, "schema">, body: JsonValue): string =>
  writeJson(omitSecrets(spellOut(type, body)))

/** A body as it may be kept, around its number. */
const aroundNumber = (body: JsonObject): { readonly before: Uint8Array; readonly after: Uint8Array } => {
  const at = body.keys.indexOf("Number")
  const [before, after] = [new JsonObject(body.keys.slice(0, at), body.values.slice(0, at)), body.keys.slice(at + 1)]
  const start = writeJson(before).slice(0, -1)
  const end = writeJson(new JsonObject(after, body.values.slice(at + 1))).slice(1)
  return {
    before: encodeText(`${start}${at === 0 ? "" : ","}"Number":`),
    after: encodeText(after.length === 0 ? end : `,${end}`)
  }
}

const completed = (body: JsonValue, outline: string): JsonValue => {
  const known = Result.getOrThrow(parseJson(outline))
  return body instanceof JsonObject && known instanceof JsonObject
    ? known.keys.reduce((object, key, index) => object.with(key, known.values[index] ?? null), body)
    : body
}

const identify = (asked: Identification): IdentificationResult => {
  const { environment, isFiling, isNumberedHere, language, now, operation, referencedInvoice, software } = asked
  const { unknownFields } = asked
  const type = documentTypes[operation]
  const sent = Result.getOrThrow(parseJson(decodeText(asked.body)))
  const whole = completed(sent, asked.outline)
  const body = asked.completes ? completeBody(type, whole) : whole
  const configuration = {
    environment,
    now: fromEpochMillis(now),
    ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(software.pin) } }),
    ...present({ referencedInvoice })
  }
  const reading = { language, unknownFields }
  const identified = type.identify(body, configuration, { ...reading, isFiling })
  // the number that stood in for a missing one is not shown
  const stated = isNumberedHere && body instanceof JsonObject ? body.with("Number", null) : body
  const shown = asked.shows ? { shown: shownBody(type, stated) } : {}
  if (Result.isFailure(identified)) {
    const recognized = isFiling ? recognizeBody(type, body, configuration, reading) : undefined
    return { ...shown, findings: identified.failure, recognized }
  }
  const { certificate, checked: _, content, date, render, ...plain } = identified.success
  const known = withoutSecrets(unknownFields === "refuse" ? body : knownBody(type.schema, body))
  const digest = contentDigest(content)
  const { octets, ...xml } = sentXml(render())
  return {
    ...shown,
    octets,
    // what was identified is an object and has a number
    ...aroundNumber(known as JsonObject),
    document: {
      plain,
      date: { date: date.date, time: date.time },
      certificate:
        certificate &&
        Object.fromEntries(Object.entries(certificate).map(([name, secret]) => [name, Redacted.value(secret)])),
      xml,
      facts: {
        contentDigest: digest,
        requestDigest: isNumberedHere ? contentDigest({ ...content, number: undefined }) : digest
      }
    }
  }
}

/** Identifies and renders the body of a document. */
export const identifyLarge: Task<Identification, IdentificationResult> = {
  name: "identifyLarge",
  run: identify,
  smallest: 0,
  millisPerMiB: MILLIS_PER_MIB
}

/** A document that was identified, in place or in a thread. */
export interface IdentifiedBody extends RenderableDocument {
  /** Of a large body; digests of its content need not be made again, and its content is empty. */
  readonly large?: LargeFacts
}

/** A document as it was before a thread sent it. */
const receivedDocument = ({
  after,
  before,
  document: { certificate, date, facts, plain, xml },
  octets
}: Extract<IdentificationResult, { readonly document: SentDocument }>): IdentifiedBody => ({
  ...plain,
  checked: undefined,
  content: {},
  date: new LocalDateTime(date),
  certificate:
    certificate && Object.fromEntries(Object.entries(certificate).map(([name, text]) => [name, Redacted.make(text)])),
  render: () => receivedXml({ ...xml, octets }),
  large: { ...facts, recorded: [before, after] }
})

/** A body that was identified, or what is wrong with it, and JSON of it where it is shown. */
export interface Identity {
  readonly identified: Result.Result<IdentifiedBody, Findings>
  /** Recognizes the body if it breaks rules. */
  readonly recognized?: () => RecognizedBody | undefined
  readonly shown?: string
}

/** Identifies a large body in a thread. */
export const identifyInThread = (
  work: HeavyWork["Service"],
  asked: Identification
): Effect.Effect<Identity, MalformedBody> =>
  work.run(identifyLarge, asked, asked.body.length).pipe(
    Effect.catchTag("TaskStopped", tooCostlyBody),
    Effect.map((result) => ({
      ...present({ shown: result.shown }),
      ...("findings" in result ? { recognized: () => result.recognized } : {}),
      identified: "findings" in result ? Result.fail(result.findings) : Result.succeed(receivedDocument(result))
    }))
  )
