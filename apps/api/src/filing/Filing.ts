import { Forbidden } from "@radicar/contract/problem/Forbidden"
import { IdempotencyConflict } from "@radicar/contract/problem/IdempotencyConflict"
import { InvalidDocument } from "@radicar/contract/problem/InvalidDocument"
import { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import { NumberConflict } from "@radicar/contract/problem/NumberConflict"
import { documentFileName, zipFileName } from "@radicar/dian/FileName"
import { parseJson } from "@radicar/domain/json/parseJson"
import type { Language } from "@radicar/domain/rules/Language"
import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { submissionName } from "@radicar/domain/submission/submissionName"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { Clock, Context, Effect, Fiber, Layer, Option, Schedule } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { documentEnvironment, type FilingEnvironment, testEnvironment } from "../authority/FilingEnvironment.ts"
import type { NewSubmission, Submission } from "../storage/Submission.ts"
import { Submissions } from "../storage/Submissions.ts"
import { fillIn } from "../tenancy/fillIn.ts"
import { Tenancy } from "../tenancy/Tenancy.ts"
import { Delivery } from "./Delivery.ts"
import type { FilingDocument, PreparedFiling } from "./FilingDocument.ts"
import { openCertificate, type Signer } from "./openCertificate.ts"
import { signFiling } from "./signFiling.ts"
import { submissionResult } from "./submissionResult.ts"

/** Why a document was not filed. */
export type FilingProblem =
  | MalformedBody
  | InvalidDocument
  | Forbidden
  | NumberConflict
  | IdempotencyConflict
  | CertificateUnusable
  | ServiceUnavailable

/** A request to file a document. */
export interface FilingRequest {
  readonly document: FilingDocument
  /** JSON text of the body. */
  readonly body: string
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  readonly idempotencyKey: string | undefined
  readonly language: Language
  readonly unknownFields: "refuse" | "ignore"
}

const isFinal = (submission: Submission): boolean =>
  submission.state === "accepted" || submission.state === "rejected" || submission.state === "processing"

const unknownTenant = (kind: string, id: string) => () => new Forbidden({ detail: `There is no ${kind} ${id}.` })

const make = Effect.gen(function* () {
  const tenancy = yield* Tenancy
  const endpoints = yield* AuthorityEndpoints
  const submissions = yield* Submissions
  const delivery = yield* Delivery
  const identities = yield* SigningIdentityCache
  const scope = yield* Effect.scope
  const openSigner = (filing: PreparedFiling, environment: FilingEnvironment) =>
    openCertificate(identities, filing, environment)

  const prepare = Effect.fn("Filing.prepare")(function* (request: FilingRequest, environment: FilingEnvironment) {
    const { companyId, language, providerId, unknownFields } = request
    const company = yield* tenancy.company(companyId)
    const provider = yield* tenancy.provider(providerId)
    const knownCompany = yield* Effect.fromOption(company).pipe(Effect.mapError(unknownTenant("company", companyId)))
    const { software } = yield* Effect.fromOption(provider).pipe(Effect.mapError(unknownTenant("provider", providerId)))
    const json = yield* Effect.fromResult(parseJson(request.body)).pipe(
      Effect.mapError((error) => new MalformedBody({ detail: error.message }))
    )
    const now = fromEpochMillis(yield* Clock.currentTimeMillis)
    const configuration = {
      environment: documentEnvironment(environment),
      now,
      ...(software === undefined ? {} : { software })
    }
    const filing = request.document.prepare(fillIn(json, knownCompany), configuration, { language, unknownFields })
    return yield* Effect.fromResult(filing).pipe(
      Effect.mapError((violations) => new InvalidDocument({ violations, detail: violationSummary(violations.length) }))
    )
  })

  const requireSameContent = (
    submission: Submission,
    filing: PreparedFiling
  ): Effect.Effect<Submission, NumberConflict> =>
    submission.contentDigest === filing.contentDigest
      ? Effect.succeed(submission)
      : Effect.fail(
          new NumberConflict({
            detail: `${submission.prefix}${submission.number} was filed with other content.`,
            existing: {
              id: `${submission.prefix}${submission.number}`,
              uuid: submission.documentKey,
              status: submissionResult(submission).status
            }
          })
        )

  /** The submission that this request repeats, if it repeats one. */
  const repeated = Effect.fn("Filing.repeated")(function* (
    request: FilingRequest,
    filing: PreparedFiling,
    environment: FilingEnvironment
  ) {
    if (request.idempotencyKey !== undefined) {
      const known = yield* submissions.idempotent(request.companyId, request.document.operation, request.idempotencyKey)
      if (Option.isSome(known)) {
        if (known.value.contentDigest !== filing.contentDigest) {
          return yield* new IdempotencyConflict({ detail: "This Idempotency-Key came with another document before." })
        }
        const submission = yield* submissions.get(known.value.submissionId)
        if (submission.state !== "refused") return Option.some(submission)
      }
    }
    const found = yield* submissions.find({
      issuerNit: filing.issuerNit,
      environment,
      documentType: filing.type,
      prefix: filing.prefix,
      number: filing.number
    })
    if (Option.isNone(found)) return Option.none<Submission>()
    const submission = found.value
    // nothing of what the authority refused to look at was filed
    if (submission.state === "refused") return Option.none<Submission>()
    // what the authority rejected may be filed again, corrected
    const corrected = submission.state === "rejected" && submission.contentDigest !== filing.contentDigest
    return corrected ? Option.none<Submission>() : Option.some(yield* requireSameContent(submission, filing))
  })

  const claim = Effect.fn("Filing.claim")(function* (
    request: FilingRequest,
    filing: PreparedFiling,
    environment: FilingEnvironment,
    signer: Signer
  ) {
    const signed = yield* signFiling(filing, signer)
    const year = Number(fromEpochMillis(yield* Clock.currentTimeMillis).date.slice(0, 4))
    const { fileKind, issuerNit, number, prefix } = filing
    const fresh: NewSubmission = {
      companyId: request.companyId,
      providerId: request.providerId,
      environment,
      issuerNit,
      documentType: filing.type,
      prefix,
      number,
      contentDigest: filing.contentDigest,
      documentKey: filing.key.value,
      keyScheme: filing.key.scheme,
      name: submissionName({ prefix, issuer: issuerNit, number }),
      documentDate: `${filing.date}-05:00`,
      signatureValue: signed.signatureValue,
      reference: filing.reference,
      signedXml: signed.bytes,
      file: {
        kind: fileKind,
        year,
        names: (sequence, zipSequence) => {
          const parts = { kind: fileKind, nit: issuerNit, providerCode: "000", year }
          return {
            fileName: documentFileName({ ...parts, sequence }),
            zipName: zipFileName({ ...parts, sequence: zipSequence })
          }
        }
      },
      ...(request.idempotencyKey === undefined
        ? {}
        : { idempotency: { operation: request.document.operation, key: request.idempotencyKey } })
    }
    return yield* submissions.claim(fresh)
  })

  /** Waits for whoever files this submission right now, ten seconds at most. */
  const awaitOther = (submission: Submission) =>
    submissions.get(submission.id).pipe(
      Effect.repeat({
        schedule: Schedule.spaced("100 millis").pipe(Schedule.upTo({ times: 100 })),
        while: (current: Submission) => current.state === "filing"
      }),
      Effect.andThen(submissions.get(submission.id))
    )

  /** Brings a recorded submission as far as it goes. A caller who hangs up does not stop it. */
  const finish = Effect.fn("Filing.finish")(function* (
    submission: Submission,
    filing: PreparedFiling,
    environment: FilingEnvironment,
    signer: Signer | undefined
  ) {
    if (isFinal(submission)) return submission
    const { identity } = signer ?? (yield* openSigner(filing, environment))
    const fiber = yield* delivery
      .deliver(submission, identity, endpoints.endpoint(environment))
      .pipe(Effect.forkIn(scope))
    const delivered = yield* Fiber.join(fiber)
    return delivered ?? (yield* awaitOther(submission))
  })

  const file = Effect.fn("Filing.file")(function* (request: FilingRequest) {
    const environment = request.isTest ? testEnvironment(endpoints.standard) : endpoints.standard
    const filing = yield* prepare(request, environment)
    const repeatedSubmission = yield* repeated(request, filing, environment)
    if (Option.isSome(repeatedSubmission)) {
      return submissionResult(yield* finish(repeatedSubmission.value, filing, environment, undefined))
    }
    const signer = yield* openSigner(filing, environment)
    const claimed = yield* claim(request, filing, environment, signer)
    const submission = yield* requireSameContent(claimed.submission, filing)
    return submissionResult(yield* finish(submission, filing, environment, signer))
  })
  return Filing.of({ file })
})

const violationSummary = (count: number): string =>
  count === 1 ? "1 violation; nothing was filed." : `${count} violations; nothing was filed.`

/** Files documents: from the body to the authority's answer, each document exactly once. */
export class Filing extends Context.Service<
  Filing,
  { readonly file: (request: FilingRequest) => Effect.Effect<SubmissionResult, FilingProblem> }
>()("@radicar/api/Filing") {
  static readonly layer = Layer.effect(Filing, make)
}
