import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { Forbidden } from "@radicar/contract/problem/Forbidden"
import type { IdempotencyConflict } from "@radicar/contract/problem/IdempotencyConflict"
import type { InvalidDocument } from "@radicar/contract/problem/InvalidDocument"
import type { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import type { NumberConflict } from "@radicar/contract/problem/NumberConflict"
import { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { Findings } from "@radicar/domain/rules/Violation"
import type { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import { validationOf } from "@radicar/domain/validate"
import type { Validation } from "@radicar/domain/Validation"
import { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import type { RenderableDocument } from "@radicar/ubl/documentTypes"
import { Cause, Clock, Context, Effect, Exit, Layer, Option, Result } from "effect"
import type { Submission } from "../documents/submissions/Submission.ts"
import { isAnswerable, submissionResult } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { isFinal } from "../documents/submissions/submissionStates.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { parseBody } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { testEnvironment } from "../platform/FilingEnvironment.ts"
import { filings, filingSeconds } from "../platform/observability/metrics/measurements.ts"
import { noteRequest } from "../platform/observability/RequestFacts.ts"
import { filingStep } from "../platform/observability/steps.ts"
import { CertificateVault } from "../tenants/certificates/CertificateVault.ts"
import { Tenancy } from "../tenants/Tenancy.ts"
import { AuthorityHealth } from "./authority/AuthorityHealth.ts"
import { claimFiling } from "./claimFiling.ts"
import { issueFiling } from "./contingency.ts"
import { awaitOtherSender, Delivery } from "./delivery/Delivery.ts"
import { type FilingOptions, type FilingRequest, lacksNumber, withNumber } from "./FilingRequest.ts"
import { learnRange } from "./learnRange.ts"
import { missingNumber, numberSeries, usedUp } from "./numberSeries.ts"
import { openCertificate, type Signer, type SignerProblem } from "./openCertificate.ts"
import { type PreparedFiling, identifyBody, invalidDocument, prepareFiling } from "./prepareFiling.ts"
import { repeatedSubmission, requireSameRequest } from "./repeatedSubmission.ts"

/** The result's status, else the name of the problem; what nobody foresaw has none. */
const statusOf = <E extends { readonly _tag: string }>(exit: Exit.Exit<SubmissionResult, E>): string =>
  Exit.isSuccess(exit)
    ? exit.value.status
    : Option.match(Cause.findErrorOption(exit.cause), {
        onNone: () => (Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "unexpected"),
        onSome: ({ _tag }) => _tag
      })

/** Counts and times a filing, and says in its span what it is of and what it came to. */
const measuredFiling =
  ({ companyId, document: { operation }, providerId }: FilingOptions) =>
  <E extends { readonly _tag: string }, R>(filing: Effect.Effect<SubmissionResult, E, R>) =>
    Effect.gen(function* () {
      yield* Effect.annotateCurrentSpan({
        "radicar.operation": operation,
        "radicar.company.id": companyId,
        "radicar.provider.id": providerId
      })
      const began = yield* Clock.currentTimeMillis
      return yield* Effect.onExit(filing, (exit) =>
        Effect.gen(function* () {
          const type = Exit.isSuccess(exit) ? exit.value.document.type : ""
          const status = statusOf(exit)
          yield* Effect.annotateCurrentSpan({ "radicar.document.type": type, "radicar.filing.status": status })
          yield* filings.add({ operation, type, status }, 1)
          yield* filingSeconds.add({ operation }, ((yield* Clock.currentTimeMillis) - began) / 1000)
        })
      )
    })

/** Why a document was not filed. */
type FilingProblem =
  | MalformedBody
  | InvalidDocument
  | Forbidden
  | NumberConflict
  | IdempotencyConflict
  | CertificateUnusable
  | ServiceUnavailable

/** Whether there is nothing that a post could add: the authority has it. */
const isSettled = ({ state }: Submission): boolean => isFinal(state) || state === "processing"

/** Whoever waited for the one that sent it learns what that one learned. */
const requireAnswerable = (submission: Submission) =>
  isAnswerable(submission)
    ? Effect.succeed(submission)
    : failWith(ServiceUnavailable, {
        en: "The authority did not process the document; nothing was filed. Send it again later.",
        es: "La autoridad se negó a recibir el documento; no se radicó nada. Envíelo de nuevo más tarde."
      })

/** All violations of a document that has neither number nor key. */
const withoutKey = (identified: Result.Result<RenderableDocument, Findings>) =>
  Effect.map(missingNumber, (violation): Findings => {
    if (Result.isFailure(identified)) {
      return { ...identified.failure, violations: [violation, ...identified.failure.violations] }
    }
    const { late, notifications } = identified.success
    return { violations: late === undefined ? [violation] : [violation, late], notifications }
  })

/** A submission, and the digest of the content that came with its Idempotency-Key. */
interface KeyedSubmission {
  readonly contentDigest: string
  readonly submission: Submission
}

const make = Effect.gen(function* () {
  const endpoints = yield* AuthorityEndpoints
  const submissions = yield* Submissions
  const delivery = yield* Delivery
  const identities = yield* SigningIdentityCache
  const health = yield* AuthorityHealth
  const vault = yield* CertificateVault
  const tenancy = yield* Tenancy
  const learn = yield* learnRange
  // a dry run depends only on the document: what cannot be learnt now counts as omitted
  const identify = identifyBody(tenancy, (refused) => Effect.orElseSucceed(learn(refused), () => undefined))
  const prepare = prepareFiling(tenancy, learn)
  const repeated = yield* repeatedSubmission(prepare)
  const { claim, claimLeased, claimNext } = yield* claimFiling
  const { issued, outageFor } = yield* issueFiling

  /** Brings a recorded submission as far as it goes. */
  const finish = Effect.fnUntraced(function* (
    submission: Submission,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    yield* noteRequest({ submissionId: submission.id })
    if (isSettled(submission)) return submission
    const { identity } = yield* openSigner
    const endpoint = endpoints.endpoint(submission.environment)
    const delivered = yield* delivery.deliver(submission, identity, endpoint, "request")
    return delivered ?? (yield* awaitOtherSender(submissions, submission))
  })

  const read = (options: FilingOptions, body: string) =>
    Effect.map(parseBody(body).pipe(filingStep("parse")), (json): FilingRequest => ({
      ...options,
      environment: options.isTest ? testEnvironment(endpoints.standard) : endpoints.standard,
      json,
      isNumberedHere: lacksNumber(json)
    }))

  const validate = Effect.fnUntraced(function* (options: FilingOptions, body: string) {
    const request = yield* read(options, body)
    const { identified } = yield* identify(request)
    if (request.isNumberedHere && request.idempotencyKey === undefined) {
      return validationOf(Result.fail(yield* withoutKey(identified)))
    }
    if (!request.isNumberedHere || Result.isFailure(identified)) return validationOf(identified)
    const series = numberSeries(identified.success, request.environment)
    const number = yield* submissions.nextNumber(series)
    return number === undefined
      ? validationOf(Result.fail({ violations: [yield* usedUp(series.to)], notifications: [] }))
      : validationOf((yield* identify(withNumber(request, number))).identified)
  })

  const signerOf = (filing: PreparedFiling) =>
    Effect.cached(openCertificate({ identities, vault, companyId: filing.request.companyId }, filing))

  /**
   * Files a document that nobody has filed before, with an authority that answers, which is nearly every one;
   * `undefined`, and nothing is written, where there is more to ask.
   */
  const fileAtOnce = Effect.fnUntraced(function* (
    filing: PreparedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    const { environment } = filing.identity
    const signer = yield* Effect.option(openSigner)
    if (Option.isNone(signer) || filing.late !== undefined || filing.request.testSetId !== undefined) return undefined
    if ((yield* health.of(environment)).state !== "closed") return undefined
    // a request that is repeated may be one that can no longer be signed
    const claimed = claimLeased(filing, signer.value, delivery.lease).pipe(
      Effect.tap((fresh) => (fresh === undefined ? Effect.void : noteRequest({ submissionId: fresh.submission.id }))),
      Effect.catch(() => Effect.undefined)
    )
    const { identity } = signer.value
    return yield* delivery.claimAndDeliver(claimed, { identity, endpoint: endpoints.endpoint(environment) })
  })

  /** Files a document that has its number. */
  const fileNumbered = Effect.fnUntraced(function* (request: FilingRequest) {
    const filing = yield* prepare(request)
    const openSigner = yield* signerOf(filing)
    const filed = yield* fileAtOnce(filing, openSigner)
    if (filed !== undefined) return filed
    const known = yield* repeated(filing, openSigner)
    if (Option.isSome(known)) return yield* finish(known.value, openSigner)
    const outage = yield* outageFor(filing, openSigner)
    const submission = yield* claim(yield* issued(filing, outage, prepare), openSigner)
    return yield* finish(submission, openSigner)
  })

  /** Whether the authority refused to look at a document and its number was given to another. */
  const hasLostNumber = Effect.fnUntraced(function* (submission: Submission) {
    if (submission.state !== "refused") return false
    const bearer = yield* submissions.find(submission)
    return Option.isSome(bearer) && bearer.value.contentDigest !== submission.contentDigest
  })

  /**
   * Files a new document under the next number of its series. `known` is what came with its key, which lost its number.
   */
  const fileUnderNext = Effect.fnUntraced(function* (request: FilingRequest, known: Option.Option<KeyedSubmission>) {
    const filing = yield* prepare(request)
    if (Option.isSome(known)) {
      const { contentDigest, submission } = known.value
      const identity = { ...filing.identity, number: submission.number }
      yield* requireSameRequest(submission, contentDigest, { ...filing, identity })
    }
    if (filing.late !== undefined) return yield* invalidDocument([filing.late])
    const openSigner = yield* signerOf(filing)
    const outage = yield* outageFor(filing, openSigner)
    const first = yield* issued(filing, outage, prepare)
    const claimed = yield* claimNext(first, yield* openSigner, (number) =>
      Effect.flatMap(prepare(withNumber(request, number)), (numbered) => issued(numbered, outage, prepare))
    )
    if (claimed._tag === "UsedUp") {
      return yield* invalidDocument([yield* usedUp(numberSeries(filing, request.environment).to)])
    }
    return claimed._tag === "Claimed"
      ? yield* finish(claimed.submission, openSigner)
      : yield* fileNumbered(withNumber(request, claimed.submission.number))
  })

  /** The submission that came with an Idempotency-Key. */
  const keyed = Effect.fnUntraced(function* ({ companyId, document }: FilingRequest, key: string) {
    const known = yield* submissions.idempotent(companyId, document.operation, key)
    if (Option.isNone(known)) return Option.none<KeyedSubmission>()
    const { contentDigest, submissionId } = known.value
    return Option.some<KeyedSubmission>({ contentDigest, submission: yield* submissions.get(submissionId) })
  })

  /** The number that came with the key stays the document's; a new document gets the next of its series. */
  const fileUnnumbered = Effect.fnUntraced(function* (request: FilingRequest) {
    if (request.idempotencyKey === undefined) {
      // all validation errors are returned together
      const { identified } = yield* identify(request)
      return yield* invalidDocument((yield* withoutKey(identified)).violations)
    }
    const known = yield* keyed(request, request.idempotencyKey)
    return Option.isSome(known) && !(yield* hasLostNumber(known.value.submission))
      ? yield* fileNumbered(withNumber(request, known.value.submission.number))
      : yield* fileUnderNext(request, known)
  })

  const file = (options: FilingOptions, body: string) =>
    Effect.gen(function* () {
      const request = yield* read(options, body)
      const filed = yield* (request.isNumberedHere ? fileUnnumbered : fileNumbered)(request)
      return submissionResult(yield* requireAnswerable(filed), yield* CallerLanguage)
    }).pipe(measuredFiling(options))

  return Filing.of({ file, validate })
})

/** Files documents: from the body to the authority's answer, each document exactly once. */
export class Filing extends Context.Service<
  Filing,
  {
    /** Files the document of a body, the text of its JSON. */
    readonly file: (options: FilingOptions, body: string) => Effect.Effect<SubmissionResult, FilingProblem>
    /** Checks a document as {@link file} would and does nothing with it. */
    readonly validate: (
      options: FilingOptions,
      body: string
    ) => Effect.Effect<Validation, MalformedBody | Forbidden | ServiceUnavailable>
  }
>()("@radicar/api/Filing") {
  static readonly layer = Layer.effect(Filing, make)
}
