// From a request to a filing that can be signed. Nothing is stored or sent here.
// One body is checked in identifyBody.ts, a large one in a thread (largeBody.ts).
import {
  type AnotherTaxpayer,
  Forbidden,
  InvalidDocument,
  type MalformedBody,
  type ServiceUnavailable
} from "@radicar/contract/inner/problem/problems"
import { lacksTotals } from "@radicar/domain/inner/complete/completeBody"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseNit } from "@radicar/domain/inner/Nit"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { countViolations, type ListedViolations } from "@radicar/domain/inner/rules/Violation"
import { Clock, Effect, Option, Redacted, Result } from "effect"
import type { Known } from "../documents/submissions/findSubmissions.ts"
import type { Outage, Submission, SubmissionIdentity } from "../documents/submissions/Submission.ts"
import type { Submissions } from "../documents/submissions/Submissions.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { violation } from "../http/violation.ts"
import { leavesRange, nameRanges, type RangeChoice, withViolations } from "../numbering/chooseRange.ts"
import { isUuid } from "../platform/database/records.ts"
import { documentEnvironment } from "../platform/AuthorityEndpoints.ts"
import type { HeavyWork } from "../platform/work/HeavyWork.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { asRecorded, completeBySettings } from "./identifyBody.ts"
import type { Ownership } from "../tenants/Ownership.ts"
import { type Provider, requireEnvironment, type Tenancy } from "../tenants/Tenancy.ts"
import { mandateNotifications } from "./earlierDocuments.ts"
import {
  type BodyIdentification,
  type FilingRequest,
  type Identification,
  type IdentifiedBody,
  lacksNumber,
  withBodyNumber,
  withNumber,
  withTestSet
} from "./FilingRequest.ts"
import { identifyAnywhere, parseRequest } from "./largeBody.ts"
import type { CompareTechnicalKey } from "./compareTechnicalKey.ts"
import type { LookUpInvoice } from "./lookUpInvoice.ts"
import { type LookUpRange, toldBeforeRange } from "./lookUpRange.ts"

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

/** Dependencies of preparing a filing. */
export interface Preparing<E> {
  readonly tenancy: Tenancy["Service"]
  readonly ownership: Ownership["Service"]
  readonly submissions: Pick<Submissions["Service"], "ofDocumentKey">
  readonly work: HeavyWork["Service"]
  readonly lookUpRange: LookUpRange<E>
  readonly lookUpInvoice: LookUpInvoice<E>
  readonly compareTechnicalKey: CompareTechnicalKey
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
  request: Omit<FilingRequest, "isNumberedHere" | "json">,
  { software }: Provider,
  at?: number
) =>
  Effect.map(
    Effect.all([at === undefined ? Clock.currentTimeMillis : Effect.succeed(at), CallerLanguage]),
    ([now, language]): Omit<Identification, "isNumberedHere"> => ({
      operation: request.document.operation,
      environment: documentEnvironment(request.environment),
      now,
      software: software && { ...software, pin: Redacted.value(software.pin) },
      referencedInvoice: undefined,
      language,
      unknownFields: request.unknownFields,
      isFiling: request.isDryRun !== true,
      completes: request.completes,
      shows: request.shows === true
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

/** A request that leaves its numbering range to the service, with the range of a recorded body. */
const withRange = (request: FilingRequest, recorded: JsonValue | undefined, stands: boolean): FilingRequest => {
  const range = recorded instanceof JsonObject ? recorded.get("NumberingRange") : undefined
  return leavesRange(request.json, request.document.operation) && range instanceof JsonObject
    ? { ...request, range: { range, stands } }
    : request
}

/** A request whose body was completed and identified, and facts about its tenants. */
export interface IdentifiedRequest<E = never> extends BodyIdentification {
  readonly request: FilingRequest
  readonly ownerNit: string | undefined
  readonly companyNit?: string
  readonly defaultCertificate?: string
  /**
   * Asks the authority about the numbering range: for values that the body omits, or about a technical key that
   * contradicts the record. Until then the violations are those of the range alone.
   */
  readonly mend?: Effect.Effect<IdentifiedRequest, E | IdentifyProblem>
  /** The request with the technical key that it states, which contradicts the record. */
  readonly stated?: IdentifiedRequest
}

/** Reasons why a request cannot be identified, besides failed queries. */
export type IdentifyProblem = Forbidden | AnotherTaxpayer | MalformedBody | ServiceUnavailable

/** Makes the functions that complete and check the body of a request. Violations are part of the result. */
export const identifyRequest = <E>(preparing: Preparing<E>) => {
  const { compareTechnicalKey, lookUpInvoice, lookUpRange, ownership, submissions, tenancy, work } = preparing

  const complete = Effect.fnUntraced(function* (request: FilingRequest, recorded?: JsonValue, at?: number) {
    const { company, provider } = yield* tenantsOf(tenancy, request)
    const { body, choice, ranges } =
      recorded === undefined
        ? completeBySettings(request, company)
        : completeBySettings(withRange(request, recorded, true), asRecorded(company, recorded))
    const isEvent = request.document.operation === "EventCreate" && body instanceof JsonObject
    const event = isEvent ? yield* lookUpInvoice({ body, request, company, provider }) : undefined
    const facts = {
      ...(yield* identificationOf(request, provider, at)),
      referencedInvoice: event?.referencedInvoice,
      isNumberedHere: request.isNumberedHere
    }
    const identify = (body: JsonValue) => identifyAnywhere(work, request, body, facts)
    return { body: event?.body ?? body, choice, company, identify, provider, ranges }
  })

  /**
   * Identifies a request as it was before: with the settings of a recorded body, or at a time in milliseconds since the
   * epoch. The authority is not queried for ranges.
   */
  const identifyAgain = Effect.fnUntraced(function* (request: FilingRequest, recorded?: JsonValue, at?: number) {
    const { body, identify } = yield* complete(request, recorded, at)
    return yield* identify(body)
  })

  /** Identifies a request now. */
  const identify = Effect.fnUntraced(function* (
    request: FilingRequest
  ): Effect.fn.Return<IdentifiedRequest<E>, E | IdentifyProblem> {
    const { body, choice, company, identify, provider, ranges } = yield* complete(request)
    const { companyId, environment } = request
    const { defaultCertificate, nit: companyNit } = company
    const asking = { environment, provider, companyId, ...withoutUndefined({ defaultCertificate }) }
    const checked = Effect.fnUntraced(function* (request: FilingRequest, identification: BodyIdentification) {
      const { identified } = identification
      if (Result.isSuccess(identified)) {
        yield* ownership.requireTaxpayer(environment, company, identified.success.issuerNit)
      }
      const facts = yield* withMandateNotifications(submissions, request, identification)
      const ownerNit = parseNit(provider.software?.ownerNit ?? "")?.number
      return { ...facts, request, ownerNit, ...withoutUndefined({ companyNit, defaultCertificate }) }
    })
    const stated = withTestSet(request, body)
    const first: BodyIdentification =
      stated.testSetId === undefined || isUuid(stated.testSetId)
        ? yield* identify(body)
        : { identified: Result.fail({ violations: [yield* malformedTestSet(stated.testSetId)], notifications: [] }) }
    const identified = yield* checked(stated, first)
    if (Result.isSuccess(first.identified)) return yield* compareTechnicalKey(identified, { body, ...asking })
    const { failure } = first.identified
    const { document, range: recorded } = request
    const { operation } = document
    const refused = Effect.fnUntraced(function* (choice: RangeChoice | undefined) {
      if (choice === undefined) return identified
      return { ...identified, identified: Result.fail(yield* nameRanges(failure, choice, operation)) }
    })
    const told = toldBeforeRange(body, failure.violations, choice, { operation, ...asking })
    if (told === undefined || !(body instanceof JsonObject)) return yield* refused(choice)
    if (told.length > 0) return { ...identified, identified: Result.fail(withViolations(failure, told)) }
    const mend = Effect.gen(function* () {
      const query = { operation, configured: ranges, ...withoutUndefined({ recorded }) }
      const queried = yield* lookUpRange({ body, ...asking, ...query })
      if (queried === undefined || queried.body === body) {
        return yield* refused(queried === undefined || queried.fitting.length === 0 ? join(choice, queried) : queried)
      }
      // whatever identifies the request again does not ask again
      const range = queried.body.get("NumberingRange") ?? null
      const json = stated.json instanceof JsonObject ? stated.json.with("NumberingRange", range) : stated.json
      return yield* checked({ ...stated, json }, yield* identify(queried.body))
    })
    return { ...identified, mend }
  })

  return { identify, identifyAgain }
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

/** The filing of an identified request; fails with its violations. */
export const preparedFiling = Effect.fnUntraced(function* (identifiedRequest: IdentifiedRequest) {
  const { companyNit, defaultCertificate, identified, ownerNit, request } = identifiedRequest
  if (Result.isFailure(identified)) return yield* invalidDocument(identified.failure, request)
  const { id, issuerNit, number, prefix, type } = identified.success
  const filing: PreparedFiling = {
    ...identified.success,
    request,
    ownerNit: ownerNit ?? issuerNit,
    ...withoutUndefined({ companyNit, defaultCertificate }),
    documentIdentity: { issuerNit, environment: request.environment, documentType: type, prefix, number },
    ...(id === `${prefix}${number}` ? {} : { writtenId: id })
  }
  return filing
})

/**
 * An identified request, with what the authority knows of its numbering range. The authority is not queried for
 * a request that is refused because it has neither a number nor an Idempotency-Key.
 */
export const mended = <E>({
  mend,
  ...identified
}: IdentifiedRequest<E>): Effect.Effect<IdentifiedRequest, E | IdentifyProblem> => {
  const { idempotencyKey, isNumberedHere } = identified.request
  if (mend === undefined) return Effect.succeed(identified)
  return isNumberedHere && idempotencyKey === undefined
    ? Effect.succeed({
        ...identified,
        identified: Result.mapError(identified.identified, (of) => withViolations(of, []))
      })
    : mend
}

/**
 * Makes the function that prepares the filing of a request. `requireNew` fails if the body breaks a rule now, and its
 * document is on record.
 */
export const prepareFiling = <E, F>(
  identify: (request: FilingRequest) => Effect.Effect<IdentifiedRequest<E>, E | IdentifyProblem>,
  requireNew: (identified: IdentifiedRequest) => Effect.Effect<void, F>
) =>
  Effect.fnUntraced(function* (request: FilingRequest) {
    const { mend, stated, ...identified } = yield* identify(request)
    if (stated !== undefined) {
      // a document on record has its key permanently; if its outcome is open, this request may still deliver it
      const isNew = yield* Effect.isSuccess(requireNew(identified))
      return yield* preparedFiling(isNew && mend !== undefined ? yield* mend : stated)
    }
    if (Result.isFailure(identified.identified)) yield* requireNew(identified)
    return yield* preparedFiling(mend === undefined ? identified : yield* mend)
  })

/**
 * Makes the function that adds to a request the numbering range that it got before, if it leaves the choice to the
 * service. `known` is then what is known of the request.
 */
export const recalling = (
  read: (request: FilingRequest) => Effect.Effect<Known>,
  bodyOf: (submission: Submission) => Effect.Effect<Option.Option<JsonValue>>
) =>
  Effect.fnUntraced(function* (request: FilingRequest) {
    const isLeft = request.idempotencyKey !== undefined && leavesRange(request.json, request.document.operation)
    const known = isLeft ? yield* read(request) : undefined
    if (known?.keyed === undefined) return { request, known }
    const { submission } = known.keyed
    const body = Option.getOrUndefined(yield* bodyOf(submission))
    return { request: withRange(request, body, !submissionStates[submission.state].freesNumber), known }
  })
