import { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import { completeBody, spellOut } from "@radicar/domain/complete/completeBody"
import type {
  DocumentDefinition,
  IdentifyOptions,
  RecognizedDocument
} from "@radicar/domain/document/DocumentDefinition"
import type { Operation } from "@radicar/domain/documentRegistry"
import type { Environment, FilingConfiguration } from "@radicar/domain/FilingConfiguration"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { parseJson } from "@radicar/domain/json/parseJson"
import { writeJson } from "@radicar/domain/json/writeJson"
import type { Language } from "@radicar/domain/rules/Language"
import type { Findings } from "@radicar/domain/rules/Violation"
import { fromEpochMillis, LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { knownBody } from "@radicar/domain/wire/knownFields"
import { documentTypes, type RenderableDocument } from "@radicar/ubl/documentTypes"
import type { TaskStopped } from "@radicar/workers/TaskStopped"
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
import { filingStep, filingSteps } from "../platform/observability/steps.ts"
import { present } from "../platform/present.ts"
import { type FilingRequest, lacksNumber, withSomeNumber } from "./FilingRequest.ts"

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

const recognize = (
  type: Pick<DocumentDefinition<unknown>, "recognize">,
  ...args: Parameters<DocumentDefinition<unknown>["recognize"]>
): RecognizedBody | undefined => {
  const recognized = type.recognize(...args)
  if (recognized === undefined) return undefined
  const { content, ...documentIdentity } = recognized
  return { ...documentIdentity, contentDigest: contentDigest(content) }
}

/** A body as it may be kept. One with a field that does not exist was refused, unless such fields are ignored. */
const keptBody = (
  { schema }: Pick<DocumentDefinition<unknown>, "schema">,
  body: JsonValue,
  unknownFields: Identification["unknownFields"]
): JsonValue => withoutSecrets(unknownFields === "refuse" ? body : knownBody(schema, body))

/** A body as it is kept, around its number. */
const aroundNumber = (body: JsonObject): IdentifiedBody["recorded"] => {
  const at = body.keys.indexOf("Number")
  const [before, after] = [new JsonObject(body.keys.slice(0, at), body.values.slice(0, at)), body.keys.slice(at + 1)]
  const start = writeJson(before).slice(0, -1)
  const end = writeJson(new JsonObject(after, body.values.slice(at + 1))).slice(1)
  return [encodeText(`${start}${at === 0 ? "" : ","}"Number":`), encodeText(after.length === 0 ? end : `,${end}`)]
}

/**
 * Identifies a body: completes it, checks every rule, computes key and digests. The only way from a body to a document,
 * in place and in threads. Pure.
 */
export const identifyBody = (
  json: JsonValue,
  { now, operation, software, ...asked }: Identification,
  onStep?: IdentifyOptions["onStep"]
): BodyIdentification => {
  const { completes, environment, isFiling, isNumberedHere, language, referencedInvoice, shows, unknownFields } = asked
  const type = documentTypes[operation]
  const completed = completes ? completeBody(type, json) : json
  const body = withSomeNumber(completed)
  const configuration = {
    environment,
    now: fromEpochMillis(now),
    ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(software.pin) } }),
    ...present({ referencedInvoice })
  }
  const reading = { language, unknownFields }
  const identified = type.identify(body, configuration, { ...reading, isFiling, ...present({ onStep }) })
  const shown = shows ? { shown: writeJson(omitSecrets(spellOut(type, completed))) } : {}
  if (Result.isFailure(identified)) {
    const recognized = isFiling && !lacksNumber(json) ? recognize(type, body, configuration, reading) : undefined
    return { ...shown, ...present({ recognized }), identified: Result.fail(identified.failure) }
  }
  const { content } = identified.success
  const digest = contentDigest(content)
  const kept = keptBody(type, body, unknownFields)
  return {
    ...shown,
    identified: Result.succeed({
      ...identified.success,
      contentDigest: digest,
      requestDigest: isNumberedHere ? contentDigest({ ...content, number: undefined }) : digest,
      body: kept,
      // what was identified is an object and has a number
      recorded: aroundNumber(kept as JsonObject)
    })
  }
}

/** A large body to identify in a thread. */
interface SentBody extends Identification {
  /** All of it, as it was sent: JSON in UTF-8. */
  readonly body: Uint8Array
  /** JSON of its outline as it was completed, which wins. */
  readonly outline: string
}

/**
 * A document as a thread sends it: the octets of its XML, which it has if it is filed, and of its body are handed over,
 * and so apart from what is copied.
 */
interface SentDocument {
  readonly document: {
    readonly plain: Omit<
      IdentifiedBody,
      "body" | "certificate" | "checked" | "content" | "date" | "recorded" | "render"
    >
    readonly date: { readonly date: string; readonly time: string }
    readonly certificate: Readonly<Record<string, string>> | undefined
    readonly xml: Omit<SentXml, "octets"> | undefined
  }
  readonly octets: SentXml["octets"] | undefined
  readonly before: Uint8Array
  readonly after: Uint8Array
}

/** Result of a thread. */
type SentIdentification = Omit<BodyIdentification, "identified"> & (SentDocument | { readonly findings: Findings })

const withOutline = (body: JsonValue, outline: string): JsonValue => {
  const known = Result.getOrThrow(parseJson(outline))
  return body instanceof JsonObject && known instanceof JsonObject
    ? known.keys.reduce((object, key, index) => object.with(key, known.values[index] ?? null), body)
    : body
}

const sentDocument = (identified: IdentifiedBody, isFiling: boolean): SentDocument => {
  const { body: _, certificate, checked: __, content: ___, date, recorded, render, ...plain } = identified
  const [before, after] = recorded
  const sent = isFiling ? sentXml(render()) : undefined
  const texts = certificate && Object.entries(certificate).map(([name, secret]) => [name, Redacted.value(secret)])
  return {
    document: {
      plain,
      date: { date: date.date, time: date.time },
      certificate: texts && Object.fromEntries(texts),
      xml: sent && { namespaces: sent.namespaces, headLength: sent.headLength, ...present({ written: sent.written }) }
    },
    octets: sent?.octets,
    before,
    after
  }
}

/** A document that a thread has sent; its content is empty. `outline` is that of its body. */
const receivedDocument = ({ after, before, document, octets }: SentDocument, outline: JsonValue): IdentifiedBody => {
  const { certificate, date, plain, xml } = document
  const secrets = certificate && Object.entries(certificate).map(([name, text]) => [name, Redacted.make(text)])
  return {
    ...plain,
    body: outline,
    recorded: [before, after],
    checked: undefined,
    content: {},
    date: new LocalDateTime(date),
    certificate: secrets && Object.fromEntries(secrets),
    render: () => {
      if (xml === undefined || octets === undefined) throw new Error("A document that is not filed has no XML.")
      return receivedXml({ ...xml, octets })
    }
  }
}

/** Identifies the body of a document in a thread. */
export const identifyLarge: Task<SentBody, SentIdentification> = {
  name: "identifyLarge",
  run: ({ body, outline, ...asked }) => {
    const whole = withOutline(Result.getOrThrow(parseJson(decodeText(body))), outline)
    const { identified, ...rest } = identifyBody(whole, asked)
    return Result.isFailure(identified)
      ? { ...rest, findings: identified.failure }
      : { ...rest, ...sentDocument(identified.success, asked.isFiling) }
  },
  smallest: 0,
  millisPerMiB: MILLIS_PER_MIB
}

/** Identifies the body of a request as it was completed: in place, or a large one in a thread. */
export const identifyAnywhere = (
  work: HeavyWork["Service"],
  { document, whole }: Pick<FilingRequest, "document" | "whole">,
  completed: JsonValue,
  asked: Identification
): Effect.Effect<BodyIdentification, MalformedBody> => {
  if (whole === undefined) return filingSteps((onStep) => identifyBody(completed, asked, onStep))
  const received = (sent: SentDocument) => receivedDocument(sent, keptBody(document, completed, asked.unknownFields))
  return work.run(identifyLarge, { ...asked, body: whole, outline: writeJson(completed) }, whole.length).pipe(
    Effect.catchTag("TaskStopped", tooCostlyBody),
    Effect.map(({ recognized, shown, ...sent }) => ({
      ...present({ recognized, shown }),
      identified: "findings" in sent ? Result.fail(sent.findings) : Result.succeed(received(sent))
    })),
    filingStep("check")
  )
}
