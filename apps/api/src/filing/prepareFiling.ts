// From a request to a filing that can be signed. Nothing is stored or sent here.
// One body is checked in identifyBody.ts, a large one in a thread (largeBody.ts).
import { Forbidden, InvalidDocument } from "@radicar/contract/inner/problem/problems"
import { lacksTotals } from "@radicar/domain/inner/complete/completeBody"
import type { JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { countViolations, type ListedViolations } from "@radicar/domain/inner/rules/Violation"
import { Clock, Data, Effect, Option, Redacted, Result } from "effect"
import type { Outage, Submission, SubmissionIdentity } from "../documents/submissions/Submission.ts"
import type { Submissions } from "../documents/submissions/Submissions.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { violation } from "../http/violation.ts"
import { nameRanges, type RangeChoice, type RecordedRange } from "../numbering/chooseRange.ts"
import { isUuid } from "../platform/database/records.ts"
import { documentEnvironment } from "../platform/AuthorityEndpoints.ts"
import type { HeavyWork } from "../platform/work/HeavyWork.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { asRecorded, completeBySettings } from "./identifyBody.ts"
import type { Ownership } from "../tenants/Ownership.ts"
import { type Company, type Provider, requireEnvironment, type Tenancy } from "../tenants/Tenancy.ts"
import { mandateNotifications } from "./earlierDocuments.ts"
import {
  type BodyIdentification,
  type FilingRequest,
  type Identification,
  type IdentifiedBody,
  lacksNumber,
  type RecognizedBody,
  withBodyNumber,
  withNumber,
  withTestSet
} from "./FilingRequest.ts"
import { identifyAnywhere, parseRequest } from "./largeBody.ts"
import type { CompareTechnicalKey } from "./compareTechnicalKey.ts"
import type { LookUpInvoice } from "./lookUpInvoice.ts"
import type { LookUpRange } from "./lookUpRange.ts"

/** A document that is ready to be signed and filed, with everything needed to file it. */
export interface PreparedFiling extends IdentifiedBody {
  readonly request: FilingRequest
  readonly documentIdentity: SubmissionIdentity
  /** Prefix and number as the document writes them, if the number has leading zeros. */
  readonly writtenId?: string
  /** NIT that may sign for the issuer: the owner of the configured software, never one that the body names. */
  readonly ownerNit: string
  /** NIT to which the company is bound; if absent, this filing binds the company. */
  readonly companyNit?: string
  /** Id of the stored certificate that signs if the body contains none. */
  readonly defaultCertificate?: string
  /** Outage because of which an invoice 01 is issued in contingency. */
  readonly outage?: Outage
}

const unknownTenant = (kind: Localized, id: string) =>
  failWith(Forbidden, { en: `There is no ${kind.en} ${id}.`, es: `No existe ${kind.es} ${id}.` })

const violationSummary = (count: number): Localized => ({
  en: `${count} ${count === 1 ? "violation" : "violations"}; nothing was filed.`,
  es: `${count} ${count === 1 ? "incumplimiento" : "incumplimientos"}; no se radicó nada.`
})

const completionHint: Localized = {
  en: " With the query parameter complete=totals the service computes missing amounts, taxes and totals.",
  es: " Con el parámetro complete=totals el servicio calcula los valores, impuestos y totales que faltan."
}

/** Refuses a document with the rules that it breaks, and with advice if completion would add missing amounts. */
export const invalidDocument = (listed: ListedViolations, { completes = true } = {}) => {
  const { violations, violationsTotal } = listed
  const { en, es } = violationSummary(countViolations(listed))
  const hint = completes || !lacksTotals(violations) ? { en: "", es: "" } : completionHint
  return failWith(
    InvalidDocument,
    { en: `${en}${hint.en}`, es: `${es}${hint.es}` },
    {
      violations,
      ...(violationsTotal === undefined ? {} : { violationsTotal })
    }
  )
}

/** Violation: the test set id is not a UUID. */
const malformedTestSet = (testSetId: string) =>
  violation({
    rule: "RAD02",
    path: "$.SoftwareProvider.TestSetId",
    expected: { en: "the GUID of a test set", es: "el GUID de un set de pruebas" },
    actual: testSetId
  })

/**
 * Signal that a document that breaks a rule now was recorded earlier. The recorded document is the answer, because its
 * number is claimed. Internal to a filing; callers never see this error.
 */
export class RecordedBefore extends Data.TaggedError("RecordedBefore")<{ readonly submission: Submission }> {}

/** Dependencies of preparing a filing. */
export interface Preparing<E> {
  readonly tenancy: Tenancy["Service"]
  readonly ownership: Ownership["Service"]
  readonly submissions: Pick<Submissions["Service"], "ofDocumentKey">
  readonly work: HeavyWork["Service"]
  readonly lookUpRange: LookUpRange<E>
  readonly lookUpInvoice: LookUpInvoice<E>
  readonly compareTechnicalKey: CompareTechnicalKey
  /**
   * The numbering range recorded for the document that a request repeats, if the request leaves the choice of the range
   * to the service.
   */
  readonly recordedRange: (request: FilingRequest) => Effect.Effect<RecordedRange | undefined>
  /**
   * Fails if the document was already filed, although its body breaks rules now. `digestWith` computes the digest of
   * the content, completed from a recorded body instead of the company's settings.
   */
  readonly requireNew: (
    request: FilingRequest,
    recognized: RecognizedBody,
    digestWith: (recorded: JsonValue) => Effect.Effect<string | undefined>
  ) => Effect.Effect<void, E>
}

/**
 * Merges two choices into the second, with the candidates of both. If one choice is absent, returns the other. It is
 * used when no range fits, so that the violation names all candidates.
 */
const join = (first: RangeChoice | undefined, second: RangeChoice | undefined): RangeChoice | undefined =>
  first === undefined || second === undefined
    ? (first ?? second)
    : { ...second, candidates: [...first.candidates, ...second.candidates] }

/** Input of identifying the body of a request, as far as it is known before the body is read. */
const identificationOf = (
  {
    completes,
    document,
    environment,
    isDryRun,
    shows = false,
    unknownFields
  }: Omit<FilingRequest, "isNumberedHere" | "json">,
  { software }: Provider,
  at?: number
) =>
  Effect.map(
    Effect.all([at === undefined ? Clock.currentTimeMillis : Effect.succeed(at), CallerLanguage]),
    ([now, language]): Omit<Identification, "isNumberedHere"> => ({
      operation: document.operation,
      environment: documentEnvironment(environment),
      now,
      software: software && { ...software, pin: Redacted.value(software.pin) },
      referencedInvoice: undefined,
      language,
      unknownFields,
      isFiling: isDryRun !== true,
      completes,
      shows
    })
  )

/** Parses the body of a request. */
export const readRequest = (
  { tenancy, work }: Pick<Preparing<never>, "tenancy" | "work">,
  request: Omit<FilingRequest, "isNumberedHere" | "json" | "largeBody">,
  body: Uint8Array
) => {
  const expected = Effect.gen(function* () {
    const { company, provider } = yield* tenancy.both(request.companyId, request.providerId)
    if (Option.isNone(company) || Option.isNone(provider)) return undefined
    return { request, asked: yield* identificationOf(request, provider.value), company: company.value }
  })
  return Effect.map(parseRequest(work, body, expected), (read): FilingRequest => ({
    ...request,
    ...read,
    isNumberedHere: lacksNumber(read.json)
  }))
}

/** Adds notifications that compare a termination with its mandate, if this service filed the mandate. */
const withMandateNotifications = (
  submissions: Preparing<never>["submissions"],
  request: FilingRequest,
  identification: BodyIdentification
): Effect.Effect<BodyIdentification> =>
  Result.match(identification.identified, {
    onFailure: () => Effect.succeed(identification),
    onSuccess: (document) =>
      Effect.map(mandateNotifications(submissions, document, request), (remarks) =>
        remarks.length === 0
          ? identification
          : {
              ...identification,
              identified: Result.succeed({ ...document, notifications: [...document.notifications, ...remarks] })
            }
      )
  })

/** Finds the company and the provider of a request. Fails if one is unknown or of another environment. */
const tenantsOf = Effect.fnUntraced(function* (
  tenancy: Tenancy["Service"],
  { companyId, environment, providerId }: FilingRequest
) {
  const { company, provider } = yield* tenancy.both(companyId, providerId)
  if (Option.isNone(company)) return yield* unknownTenant({ en: "company", es: "la compañía" }, companyId)
  if (Option.isNone(provider)) return yield* unknownTenant({ en: "provider", es: "el proveedor" }, providerId)
  yield* requireEnvironment(provider.value, environment)
  return { company: company.value, provider: provider.value }
})

/** The digest of the content of a body; `undefined` if it cannot be computed. */
const digestOf = <E, R>(identification: Effect.Effect<BodyIdentification, E, R>) =>
  identification.pipe(
    Effect.map(({ identified, recognized }) =>
      Result.isFailure(identified) ? recognized?.contentDigest : identified.success.contentDigest
    ),
    Effect.orElseSucceed(() => undefined)
  )

/** Completes and checks the body of a request. Violations are part of the result; it fails only for other reasons. */
export const identifyRequest = <E>(preparing: Preparing<E>) => {
  const { compareTechnicalKey, lookUpRange, lookUpInvoice, ownership, recordedRange, requireNew } = preparing
  const { submissions, tenancy, work } = preparing
  return Effect.fnUntraced(function* (request: FilingRequest, recorded?: JsonValue, at?: number) {
    const { companyId, environment, isDryRun, isNumberedHere } = request
    const isFiling = isDryRun !== true
    const { company, provider } = yield* tenantsOf(tenancy, request)
    const { software } = provider
    const { operation } = request.document
    const rangeQuery = { operation, ...withoutUndefined({ recorded: yield* recordedRange(request) }) }
    const complete = Effect.fnUntraced(function* (defaults: Company) {
      const { body: completed, choice, ranges } = completeBySettings(request, defaults, rangeQuery.recorded)
      const event = yield* lookUpInvoice({ body: completed, request, company, provider })
      return { body: event?.body ?? completed, choice, ranges, referencedInvoice: event?.referencedInvoice }
    })
    const defaults = recorded === undefined ? company : asRecorded(company, recorded)
    const { body, choice, ranges, referencedInvoice } = yield* complete(defaults)
    const bodyFacts = { ...(yield* identificationOf(request, provider, at)), referencedInvoice, isNumberedHere }
    const identify = (body: JsonValue) => identifyAnywhere(work, request, body, bodyFacts)
    const testSetId = withTestSet(request, body).testSetId
    const malformed = testSetId === undefined || isUuid(testSetId) ? undefined : yield* malformedTestSet(testSetId)
    const { nit: companyNit, defaultCertificate } = company
    const asking = { environment, provider, companyId, ...withoutUndefined({ defaultCertificate }) }
    const first: BodyIdentification =
      malformed === undefined
        ? yield* recorded === undefined
            ? Effect.flatMap(identify(body), (identified) => compareTechnicalKey(identified, { body, ...asking }))
            : identify(body)
        : { identified: Result.fail({ violations: [malformed], notifications: [] }) }
    const requireOwnTaxpayer = ({ identified }: BodyIdentification) =>
      Result.isFailure(identified)
        ? Effect.void
        : ownership.requireTaxpayer(environment, company, identified.success.issuerNit)
    yield* requireOwnTaxpayer(first)
    const facts = { software, ...withoutUndefined({ companyNit, defaultCertificate }) }
    if (Result.isSuccess(first.identified))
      return { body, ...(yield* withMandateNotifications(submissions, request, first)), ...facts }
    const { failure } = first.identified
    const { recognized } = first
    const mayRepeat = isFiling && recorded === undefined && at === undefined && !lacksNumber(request.json)
    if (recognized !== undefined && mayRepeat) {
      yield* requireNew(withTestSet(request, body), recognized, (recordedBody) =>
        digestOf(Effect.flatMap(complete(asRecorded(company, recordedBody)), ({ body }) => identify(body)))
      )
    }
    const refused = (choice: RangeChoice | undefined) =>
      Effect.map(
        choice === undefined ? Effect.succeed(failure) : nameRanges(failure, choice, operation),
        (findings) => ({
          body,
          ...first,
          identified: Result.fail(findings),
          ...facts
        })
      )
    if (choice !== undefined && choice.fitting.length > 1) return yield* refused(choice)
    const { violations } = failure
    const queried = yield* lookUpRange({ body, violations, ...asking, ...rangeQuery, configured: ranges })
    if (queried === undefined || queried.body === body) {
      return yield* refused(queried === undefined || queried.fitting.length === 0 ? join(choice, queried) : queried)
    }
    const second = yield* identify(queried.body)
    yield* requireOwnTaxpayer(second)
    return { body: queried.body, ...(yield* withMandateNotifications(submissions, request, second)), ...facts }
  })
}

/** Assigns another number to a document, which keeps its notifications. */
export const numberBody = ({ notifications, renumber }: IdentifiedBody, number: number) =>
  Effect.map(
    renumber(number),
    Result.mapBoth({
      onFailure: (findings) => ({ ...findings, notifications }),
      onSuccess: (document) => ({ ...document, notifications })
    })
  )

/** Assigns a number to a prepared filing without one. */
export const numberFiling = Effect.fnUntraced(function* (filing: PreparedFiling, number: number) {
  const { body, documentIdentity, request } = filing
  const numbered = yield* numberBody(filing, number)
  if (Result.isFailure(numbered)) return yield* invalidDocument(numbered.failure)
  return {
    ...filing,
    ...numbered.success,
    body: withBodyNumber(body, number),
    request: withNumber(request, number),
    documentIdentity: { ...documentIdentity, number }
  }
})

/**
 * Completes, checks and identifies the body of a request. Returns the prepared filing, or fails with the violations.
 * If `recorded` is given, values from this recorded body replace the company's current settings. `at` is the time for
 * which the body is identified, in milliseconds since the epoch: now, or that of the record with which it is compared.
 */
export const prepareFiling = <E>(preparing: Preparing<E>) => {
  const identify = identifyRequest(preparing)
  return Effect.fnUntraced(function* (request: FilingRequest, recorded?: JsonValue, at?: number) {
    const { body, companyNit, defaultCertificate, identified, software } = yield* identify(request, recorded, at)
    if (Result.isFailure(identified)) return yield* invalidDocument(identified.failure, request)
    const { id, issuerNit, number, prefix, type } = identified.success
    const filing: PreparedFiling = {
      ...identified.success,
      request: withTestSet(request, body),
      ownerNit: parseNit(software?.ownerNit ?? "")?.number ?? issuerNit,
      ...withoutUndefined({ companyNit, defaultCertificate }),
      documentIdentity: { issuerNit, environment: request.environment, documentType: type, prefix, number },
      ...(id === `${prefix}${number}` ? {} : { writtenId: id })
    }
    return filing
  })
}
