import { type CertificateUnusable, ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Authority } from "@radicar/dian/inner/Authority"
import { completeEvent, eventSubject, repeatedInvoice } from "@radicar/domain/inner/complete/completeEvent"
import type { ReferencedInvoice } from "@radicar/domain/inner/ReferencedInvoice"
import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Effect, Option, Redacted } from "effect"
import { readInvoice, type ReadInvoice } from "../documents/reading/readInvoice.ts"
import type { SubmissionIdentity } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"
import { failWith } from "../http/language.ts"
import { AuthorityRanges } from "../numbering/AuthorityRanges.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { BlobStore } from "../platform/blobs/BlobStore.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { queryProblem } from "../tenants/certificates/certificateProblems.ts"
import { QueryCertificates } from "../tenants/certificates/QueryCertificates.ts"
import type { Company, Provider } from "../tenants/Tenancy.ts"
import type { FilingRequest } from "./FilingRequest.ts"
import { recordedBody } from "./largeBody.ts"
import { bodyCertificate, textAt } from "./lookUpRange.ts"

/** The body of an event, and its company and provider. */
interface StatedEvent {
  readonly body: JsonObject
  readonly request: FilingRequest
  readonly company: Company
  readonly provider: Provider
}

/** An event completed with values of its invoice; see `FilingConfiguration.referencedInvoice`. */
interface CompletedEvent {
  readonly body: JsonValue
  readonly referencedInvoice?: ReferencedInvoice | "unknown"
}

/** Completes the body of an event with values of its invoice; `undefined` if it is about none. */
export type LookUpInvoice<E> = (event: StatedEvent) => Effect.Effect<CompletedEvent | undefined, E>

/** Lifetime of a cached answer, for the queries of one request and for retries. */
const MAXIMUM_AGE_MILLIS = 10 * 60_000

/** Maximum number of cached answers; the oldest is dropped first. */
const CAPACITY = 1000

const unavailable = failWith(ServiceUnavailable, {
  en: "The event omits data of its invoice, and the authority cannot be queried now; nothing was filed. State the data, or send the event again later.",
  es: "El evento omite datos de su factura y ahora no se puede consultar a la DIAN; no se radicó nada. Infórmelos, o envíe el evento de nuevo más tarde."
})

/** Identity of the event, if its body states it. */
const documentIdentityOf = (
  body: JsonObject,
  environment: SubmissionIdentity["environment"]
): SubmissionIdentity | undefined => {
  const issuerNit = parseNit(textAt(body, "CompanyParty", "Id") ?? "")?.number
  const documentType = textAt(body, "TypeCode")
  const value = body.get("Number")
  const number = Number(value instanceof JsonNumber ? value.text : typeof value === "string" ? value : "")
  if (issuerNit === undefined || documentType === undefined || !Number.isSafeInteger(number)) return undefined
  return { issuerNit, environment, documentType, prefix: textAt(body, "NumberingRange", "Prefix") ?? "", number }
}

const softwareOf = ({ software }: Provider) => software && { id: software.id, pin: Redacted.value(software.pin) }

/** The technical keys of the company's configured ranges. */
const configuredKeys = ({ numberingRanges = [] }: Company): ReadonlyArray<string> =>
  numberingRanges.flatMap((range) => textAt(range, "TechnicalKey") ?? [])

/**
 * Makes the function that reads an invoice. One that cannot be read here, or not now, is as one that was not found: the
 * event is then filed with what its caller states.
 */
const readWith =
  (work: HeavyWork["Service"]) => (bytes: Uint8Array, technicalKeys: ReadonlyArray<string>, provider: Provider) =>
    work
      .run(readInvoice, { bytes, technicalKeys, software: softwareOf(provider) }, bytes.length)
      .pipe(Effect.orElseSucceed(() => undefined))

/**
 * Makes the function that queries the authority for an invoice, with the certificate of an event. It remembers answers.
 */
const makeAuthorityInvoice = Effect.gen(function* () {
  const authority = yield* Authority
  const certificates = yield* QueryCertificates
  const endpoints = yield* AuthorityEndpoints
  const ranges = yield* AuthorityRanges
  const read = readWith(yield* HeavyWork)
  const cached = new Map<string, { readonly invoice: ReferencedInvoice; readonly at: number }>()

  /** The technical keys of the numbering range of an invoice, as the authority reveals them to the certificate. */
  const authorityKeys = Effect.fnUntraced(function* (
    { issuerNit, prefix, softwareId, softwareOwnerNit = issuerNit }: ReadInvoice,
    { request: { environment } }: StatedEvent,
    identity: SigningIdentity
  ) {
    if (softwareId === undefined) return []
    const question = { environment, issuerNit, softwareId: softwareId.toLowerCase(), softwareOwnerNit }
    // a cached answer may lack a new range, but is better than none while the authority cannot be asked
    const { answer } = yield* ranges.find(question, identity, { refresh: true, orLast: true })
    return answer.flatMap((range) =>
      range.prefix === prefix && range.technicalKey !== undefined ? [Redacted.value(range.technicalKey)] : []
    )
  })

  /**
   * The invoice from the authority; `undefined` if the authority has none, or if the invoice's key does not match its
   * content.
   */
  const ask = Effect.fnUntraced(function* (uuid: string, event: StatedEvent, identity: SigningIdentity) {
    const endpoint = endpoints.endpoint(event.request.environment)
    const { xml } = yield* authority
      .getXmlByDocumentKey({ trackId: uuid, identity, endpoint })
      .pipe(Effect.catch(queryProblem))
    const first = xml && (yield* read(xml, configuredKeys(event.company), event.provider))
    if (xml === undefined || first === undefined || first.key !== uuid) return undefined
    if (first.isKeyProven) return first.invoice
    const keys = yield* Effect.catchTag(authorityKeys(first, event, identity), "NumberingRangesRefused", () =>
      Effect.succeed([])
    )
    const second = keys.length === 0 ? undefined : yield* read(xml, keys, event.provider)
    return second?.isKeyProven === true ? second.invoice : undefined
  })

  return Effect.fnUntraced(function* (uuid: string, body: JsonObject, event: StatedEvent) {
    const identity = yield* certificates.find(
      bodyCertificate(body, {
        companyId: event.request.companyId,
        ...withoutUndefined({ defaultCertificate: event.company.defaultCertificate })
      })
    )
    if (Option.isNone(identity)) return undefined
    // the authority decides what a certificate may query, so answers are cached by certificate
    const key = JSON.stringify([event.request.environment, uuid, identity.value.certificate.fingerprint256])
    const now = yield* Clock.currentTimeMillis
    const cachedInvoice = cached.get(key)
    if (cachedInvoice !== undefined && now - cachedInvoice.at < MAXIMUM_AGE_MILLIS) return cachedInvoice.invoice
    const invoice = yield* Effect.catchTag(ask(uuid, event, identity.value), "ServiceUnavailable", () => unavailable)
    if (invoice === undefined) return undefined
    // added at the end, so that the first entry is the oldest
    cached.delete(key)
    cached.set(key, { invoice, at: now })
    const [oldest] = cached.keys()
    if (cached.size > CAPACITY && oldest !== undefined) cached.delete(oldest)
    return invoice
  })
})

/**
 * Looks up the invoice of an event, first among the documents filed by this service. If the event omits values, two
 * more sources follow: the recorded body of the same event, then the authority. Queries to the authority use the body's
 * certificate. The authority's invoice is used only if its key matches its content.
 */
export const lookUpInvoice: Effect.Effect<
  LookUpInvoice<CertificateUnusable | ServiceUnavailable>,
  never,
  Authority | AuthorityEndpoints | AuthorityRanges | BlobStore | HeavyWork | QueryCertificates | Submissions
> = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const submissions = yield* Submissions
  const work = yield* HeavyWork
  const authorityInvoice = yield* makeAuthorityInvoice

  /**
   * The invoice, if this company filed it through this service. Another company's invoice is never used, not even for
   * the other party of the invoice. Anyone with a copy knows the key; only a certificate proves the caller, and the
   * authority decides which invoices it may read. So no caller learns the content of such an invoice, or that this
   * service filed it.
   */
  const filedInvoice = Effect.fnUntraced(function* (uuid: string, { provider, request }: StatedEvent) {
    const filed = (yield* submissions.ofDocumentKey(uuid)).find(
      ({ companyId, environment, state }) =>
        companyId === request.companyId && environment === request.environment && !submissionStates[state].freesNumber
    )
    return filed && (yield* readWith(work)(filed.signedXml, [], provider))?.invoice
  })

  /** Values of the invoice in the recorded event with the same number, if that event is about the same invoice. */
  const recordedInvoice = Effect.fnUntraced(function* (uuid: string, body: JsonObject, { request }: StatedEvent) {
    const eventIdentity = documentIdentityOf(body, request.environment)
    const recordedEvent = eventIdentity === undefined ? Option.none() : yield* submissions.find(eventIdentity)
    if (Option.isNone(recordedEvent) || recordedEvent.value.companyId !== request.companyId) return undefined
    // a rejected event is being corrected, so its values are looked up again
    if (submissionStates[recordedEvent.value.state].freesNumber) return undefined
    const recorded = yield* recordedBody(blobs, work, recordedEvent.value)
    if (Option.isNone(recorded) || eventUuid(recorded.value) !== uuid) return undefined
    return recorded.value instanceof JsonObject ? repeatedInvoice(recorded.value) : undefined
  })

  return Effect.fnUntraced(function* (event: StatedEvent) {
    const { body, request } = event
    const subject = eventSubject(body)
    if (subject === undefined) return undefined
    const completed = (invoice: ReferencedInvoice): CompletedEvent => ({
      body: completeEvent(body, invoice),
      referencedInvoice: invoice
    })
    const filed = yield* filedInvoice(subject.uuid, event)
    if (filed !== undefined) return completed(filed)
    // a dry run looks only among the company's own invoices: it opens no certificate and asks the authority nothing
    if (!subject.isIncomplete || request.isDryRun === true) return undefined
    const recorded = yield* recordedInvoice(subject.uuid, body, event)
    // these values are the event's own: no invoice to compare it with
    if (recorded !== undefined) return { body: completeEvent(body, recorded) }
    const answered = yield* authorityInvoice(subject.uuid, body, event)
    return answered === undefined ? { body, referencedInvoice: "unknown" } : completed(answered)
  })
})

const eventUuid = (body: JsonValue): string | undefined =>
  body instanceof JsonObject ? textAt(body, "DocumentReference", "Uuid")?.toLowerCase() : undefined
