import { MalformedBody } from "@radicar/contract/inner/problem/problems"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { type HeldPlace, holdValues } from "@radicar/workers/inner/serveTasks"
import type { TaskStopped } from "@radicar/workers/inner/TaskStopped"
import { Effect, Option, Redacted, Result } from "effect"
import { isDeepStrictEqual } from "node:util"
import { readFile } from "../documents/submissions/packed.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { failWith } from "../http/language.ts"
import { decodeText, malformedJson, maximumBodyBytes, parseBody } from "../http/readBody.ts"
import { blobKeys } from "../platform/blobs/blobKeys.ts"
import type { BlobStore } from "../platform/blobs/BlobStore.ts"
import { type HeavyWork, jsonWork, type Task, tooCostly } from "../platform/work/HeavyWork.ts"
import { restoreXml, type SerializedXml, serializeXml } from "../platform/work/signXml.ts"
import { filingStep, filingSteps } from "../platform/observability/metrics/measurements.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import {
  type BodyIdentification,
  type FilingRequest,
  type Identification,
  type IdentifiedBody,
  lacksNumber,
  type NumberedDocument,
  withBodyNumber
} from "./FilingRequest.ts"
import { type CompanyDefaults, completeBySettings, identifyBody, keptBody } from "./identifyBody.ts"

/**
 * Cost of a body (`jsonWork`, in octets) up to which it is not sent to a thread: some 180 lines, or 256 kB of texts and
 * pictures. Parsing, completing, checking and rendering it take less than 5 ms.
 */
export const largeBody = 256 * 1024

/**
 * Members of a large body that form its outline. The answering thread reads only the outline; another thread reads the
 * full body.
 */
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

/** The outline of a body: the few members that decide how it is filed; `null` if the body is no object. */
const outlineOf = (body: JsonValue): JsonObject | null => {
  if (!(body instanceof JsonObject)) return null
  const names = outlined.filter((name) => body.get(name) !== undefined)
  return new JsonObject(
    names,
    names.map((name) => body.get(name) ?? null)
  )
}

/** Refuses a body because the thread that processed it exceeded its limit of processor time or memory. */
export const tooCostlyBody = (stopped: TaskStopped) => failWith(MalformedBody, tooCostly(stopped))

/** Settings of a company with which a thread completes an outline, as JSON. */
interface SentSettings extends Pick<FilingRequest, "environment" | "isTest"> {
  readonly company: string
}

/** A large body to parse in a thread, and also to identify if `asked` is given. */
interface SentBody {
  /** The full body as sent: JSON in UTF-8. */
  readonly body: Uint8Array
  /**
   * Input of identifying the body. If `isNumberedHere` is absent, the thread sets it to whether the body lacks its
   * number.
   */
  readonly asked?: Omit<Identification, "isNumberedHere"> & Partial<Identification>
  /**
   * JSON of the completed outline, whose members replace those of the body; or the settings with which to complete the
   * outline.
   */
  readonly completion?: string | SentSettings
}

/** A document as a thread returns it. Octets of its XML are separate, so that they are transferred, not copied. */
interface SentDocument {
  readonly document: {
    readonly plain: Omit<NumberedDocument, "certificate" | "checked" | "content" | "date" | "render">
    readonly date: { readonly date: string; readonly time: string }
    readonly certificate: Readonly<Record<string, string>> | undefined
    readonly xml: Omit<SerializedXml, "octets"> | undefined
  }
  readonly octets: SerializedXml["octets"] | undefined
}

/** An identified body as a thread sends it, with the octets of the recorded body. */
interface SentIdentified extends SentDocument, Pick<IdentifiedBody, "requestDigest"> {
  readonly before: Uint8Array
  readonly after: Uint8Array
  /** The place of the document, if it awaits its number. */
  readonly held?: HeldPlace
}

/** Result of a thread: a syntax error, the outline as JSON, or the identified body. */
type SentResult =
  | { readonly syntax: Parameters<typeof malformedJson>[0] }
  | { readonly outline: string }
  | SentIdentification

/** A body that a thread has identified. */
type SentIdentification = Omit<BodyIdentification, "identified"> & {
  readonly outline: string
  readonly completed: string
} & (SentIdentified | { readonly findings: Findings })

/** Replaces the members of a body by those of its completed outline. */
const withOutline = (body: JsonValue, outline: JsonValue): JsonValue =>
  body instanceof JsonObject && outline instanceof JsonObject
    ? outline.keys.reduce((object, key, index) => object.with(key, outline.values[index] ?? null), body)
    : body

const sentDocument = (numbered: NumberedDocument, isRendered: boolean): SentDocument => {
  const { certificate, checked: _, content: __, date, render, ...plain } = numbered
  const sent = isRendered ? serializeXml(render()) : undefined
  const texts = certificate && Object.entries(certificate).map(([name, secret]) => [name, Redacted.value(secret)])
  return {
    document: {
      plain,
      date: { date: date.date, time: date.time },
      certificate: texts && Object.fromEntries(texts),
      xml: sent && {
        namespaces: sent.namespaces,
        headLength: sent.headLength,
        ...withoutUndefined({ written: sent.written })
      }
    },
    octets: sent?.octets
  }
}

/** Restores a document that a thread returned; `content` is empty. */
const receivedDocument = ({ document, octets }: SentDocument): NumberedDocument => {
  const { certificate, date, plain, xml } = document
  const secrets = certificate && Object.entries(certificate).map(([name, text]) => [name, Redacted.make(text)])
  return {
    ...plain,
    checked: undefined,
    content: {},
    date: new LocalDateTime(date),
    certificate: secrets && Object.fromEntries(secrets),
    render: () => {
      if (xml === undefined || octets === undefined)
        throw new Error("A document has no XML before it has a number and is filed.")
      return restoreXml({ ...xml, octets })
    }
  }
}

/**
 * Documents that this thread holds until they get their numbers. Each takes some three times as much as its body. A
 * request that ends without a number leaves its document behind for the rest of the time.
 */
const held = holdValues<Pick<IdentifiedBody, "renumber"> & Pick<Identification, "isFiling">>({
  octets: maximumBodyBytes,
  millis: 30_000
})

const settingsOf = ({ companyParty, customizePrintFormat, numberingRanges }: CompanyDefaults): string =>
  writeJson(JsonObject.from(withoutUndefined({ companyParty, customizePrintFormat, numberingRanges })))

const settingsFrom = (text: string): CompanyDefaults => {
  const settings = Result.getOrThrow(parseJson(text)) as JsonObject
  return Object.fromEntries(settings.keys.map((key, index) => [key, settings.values[index]]))
}

const completedOutline = (
  outline: JsonValue,
  operation: Operation,
  completion: NonNullable<SentBody["completion"]>
): JsonValue =>
  typeof completion === "string"
    ? Result.getOrThrow(parseJson(completion))
    : completeBySettings(
        { ...completion, document: documentTypes[operation], json: outline },
        settingsFrom(completion.company)
      ).body

const serveLarge = ({ asked, body, completion }: SentBody): SentResult => {
  const json = parseJson(decodeText(body))
  if (Result.isFailure(json)) {
    const { column, line, problem } = json.failure
    return { syntax: { column, line, problem } }
  }
  const outline = outlineOf(json.success)
  const outlineText = writeJson(outline)
  if (asked === undefined || completion === undefined) return { outline: outlineText }
  const completed = completedOutline(outline, asked.operation, completion)
  const completedBody = withOutline(json.success, completed)
  const { identified, ...rest } = identifyBody(completedBody, {
    isNumberedHere: lacksNumber(outline),
    ...asked
  })
  const outlines = { outline: outlineText, completed: writeJson(completed) }
  if (Result.isFailure(identified)) return { ...rest, ...outlines, findings: identified.failure }
  const { body: _, recorded, renumber, requestDigest, ...document } = identified.success
  const [before, after] = recorded
  const awaitsNumber = lacksNumber(completedBody)
  return {
    ...rest,
    ...outlines,
    ...sentDocument(document, asked.isFiling && !awaitsNumber),
    requestDigest,
    before,
    after,
    ...(awaitsNumber ? { held: held.hold({ renumber, isFiling: asked.isFiling }, body.length) } : {})
  }
}

/** Parses and identifies the body of a document in a thread. */
export const identifyLarge: Task<SentBody, SentResult> = {
  name: "identifyLarge",
  run: serveLarge,
  smallest: 0
}

/**
 * Assigns a number to a document that a thread holds. Returns `undefined` if this thread does not hold it: it was
 * released, or its thread has ended.
 */
export const numberLarge: Task<
  { readonly key: number; readonly number: number },
  SentDocument | { readonly findings: Findings } | undefined
> = {
  name: "numberLarge",
  run: async ({ key, number }) => {
    const document = held.take(key)
    if (document === undefined) return undefined
    const numbered = await Effect.runPromise(document.renumber(number))
    return Result.isFailure(numbered)
      ? { findings: numbered.failure }
      : sentDocument(numbered.success, document.isFiling)
  },
  smallest: 0
}

/** A large body, and how it was identified. */
interface IdentifiedLarge {
  readonly work: HeavyWork["Service"]
  readonly octets: Uint8Array
  readonly document: FilingRequest["document"]
  readonly asked: Identification
}

const received = (large: IdentifiedLarge, sentIdentification: SentIdentification): BodyIdentification => {
  const { completed, recognized, shown, ...sent } = sentIdentification
  const { asked, document, octets, work } = large
  const facts = withoutUndefined({ recognized, shown })
  if ("findings" in sent) return { ...facts, identified: Result.fail(sent.findings) }
  const { after, before, held, requestDigest } = sent
  const outline = Result.getOrThrow(parseJson(completed))
  const renumber = Effect.fnUntraced(function* (number: number) {
    const numbered =
      held &&
      (yield* work
        .run(numberLarge, { key: held.key, number }, octets.length, { thread: held.thread })
        .pipe(Effect.catchTag("TaskStopped", tooCostlyBody)))
    if (numbered === undefined) {
      const again = { ...large, asked: { ...asked, isNumberedHere: true } }
      return (yield* identifyInThread(again, writeJson(withBodyNumber(outline, number)))).identified
    }
    return "findings" in numbered ? Result.fail(numbered.findings) : Result.succeed(receivedDocument(numbered))
  })
  return {
    ...facts,
    identified: Result.succeed({
      ...receivedDocument(sent),
      requestDigest,
      body: keptBody(document, outline, asked.unknownFields),
      recorded: [before, after],
      renumber
    })
  }
}

/** Identifies a large body in a thread; `completion` is JSON of its completed outline. */
const identifyInThread = (
  large: IdentifiedLarge,
  completion: string
): Effect.Effect<BodyIdentification, MalformedBody> =>
  large.work.run(identifyLarge, { body: large.octets, asked: large.asked, completion }, large.octets.length).pipe(
    Effect.catchTag("TaskStopped", tooCostlyBody),
    // the body was parsed before
    Effect.map((sent) => received(large, sent as SentIdentification)),
    filingStep("check")
  )

/**
 * The input of identifying a body that a request probably needs, and the settings of its company. It is known before
 * the body is parsed.
 */
export interface ExpectedIdentification {
  readonly request: Pick<FilingRequest, "document" | "environment" | "isTest">
  readonly asked: Omit<Identification, "isNumberedHere">
  readonly company: CompanyDefaults
}

/**
 * Parses a body (JSON in UTF-8); returns only the outline of a large one. The thread that parses a large body also
 * identifies it with the `expected` input.
 */
export const parseRequest = <E = never>(
  work: HeavyWork["Service"],
  body: Uint8Array,
  expected: Effect.Effect<ExpectedIdentification | undefined, E> = Effect.succeed(undefined)
): Effect.Effect<Pick<FilingRequest, "json" | "largeBody">, MalformedBody | E> => {
  const octets = jsonWork(body)
  if (octets <= largeBody) return Effect.map(parseBody(decodeText(body)), (json) => ({ json }))
  return Effect.gen(function* () {
    const identification = yield* expected
    const sent = yield* work
      .run(identifyLarge, { body, ...withoutUndefined({ ...sentExpectation(identification) }) }, octets)
      .pipe(Effect.catchTag("TaskStopped", tooCostlyBody))
    if ("syntax" in sent) return yield* malformedJson(sent.syntax)
    const json = yield* parseBody(sent.outline)
    if (identification === undefined || !("completed" in sent)) return { json, largeBody: { octets: body } }
    const { request } = identification
    const asked = { ...identification.asked, isNumberedHere: lacksNumber(json) }
    const large = { work, octets: body, document: request.document, asked }
    const ahead = { asked, outline: sent.completed, identification: received(large, sent) }
    return { json, largeBody: { octets: body, ahead } }
  })
}

const sentExpectation = (expected: ExpectedIdentification | undefined): Omit<SentBody, "body"> => {
  if (expected === undefined) return {}
  const { asked, company, request } = expected
  const { environment, isTest } = request
  return { asked, completion: { environment, isTest, company: settingsOf(company) } }
}

/** The recorded body of a submission, only the outline of a large one; `none` if it is no longer stored. */
export const recordedBody = Effect.fnUntraced(function* (
  blobs: BlobStore["Service"],
  work: HeavyWork["Service"],
  submission: Submission
) {
  const kept = yield* readFile(blobs, blobKeys.request(submission.id), submission)
  if (Option.isNone(kept)) return Option.none<JsonValue>()
  const recorded = yield* Effect.result(parseRequest(work, kept.value.bytes))
  return Result.isFailure(recorded) ? Option.none<JsonValue>() : Option.some(recorded.success.json)
})

/** Whether two inputs of identifying a body are equal, apart from their time. */
const isSame = (one: Identification, other: Identification): boolean =>
  isDeepStrictEqual({ ...one, now: other.now }, other)

/** Identifies the completed body of a request; in a thread if the body is large. */
export const identifyAnywhere = (
  work: HeavyWork["Service"],
  request: Pick<FilingRequest, "document" | "largeBody">,
  completed: JsonValue,
  asked: Identification
): Effect.Effect<BodyIdentification, MalformedBody> => {
  const { largeBody } = request
  if (largeBody === undefined) return filingSteps((onStep) => identifyBody(completed, asked, onStep))
  const outline = writeJson(completed)
  const { ahead, octets } = largeBody
  if (ahead !== undefined && ahead.outline === outline && isSame(ahead.asked, asked)) {
    return Effect.succeed(ahead.identification)
  }
  return identifyInThread({ work, octets, document: request.document, asked }, outline)
}
