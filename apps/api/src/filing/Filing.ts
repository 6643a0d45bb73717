import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { Forbidden } from "@radicar/contract/problem/Forbidden"
import type { IdempotencyConflict } from "@radicar/contract/problem/IdempotencyConflict"
import type { InvalidDocument } from "@radicar/contract/problem/InvalidDocument"
import type { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import type { NumberConflict } from "@radicar/contract/problem/NumberConflict"
import { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import { validationOf } from "@radicar/domain/validate"
import type { Validation } from "@radicar/domain/Validation"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { Clock, Context, Effect, Layer, Option, Schedule } from "effect"
import { CertificateRetention } from "../retention/CertificateRetention.ts"
import { FollowUps } from "../following/FollowUps.ts"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { testEnvironment } from "../authority/FilingEnvironment.ts"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { failLocalized } from "../language/failLocalized.ts"
import type { Submission } from "../storage/Submission.ts"
import { isFinal, type SubmissionState } from "../storage/submissionStates.ts"
import { Submissions } from "../storage/Submissions.ts"
import { Tenancy } from "../tenancy/Tenancy.ts"
import { isAnswerable } from "./AnswerableSubmission.ts"
import { Delivery } from "./Delivery.ts"
import type { FilingRequest } from "./FilingRequest.ts"
import { isCorrection } from "./isCorrection.ts"
import { newSubmission } from "./newSubmission.ts"
import { openCertificate, type Signer } from "./openCertificate.ts"
import { type AddressedFiling, identifyBody, invalidDocument, prepareFiling } from "./prepareFiling.ts"
import { repeatedSubmission } from "./repeatedSubmission.ts"
import { requireSameContent } from "./requireSameContent.ts"
import { requireSameRequest } from "./requireSameRequest.ts"
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

/** Whether there is nothing that a post could add: the authority has it. */
const isSettled = ({ state }: Submission): boolean => isFinal(state) || state === "processing"

/** Whoever waited for the one that sent it learns what that one learned. */
const requireAnswerable = (submission: Submission) =>
  isAnswerable(submission)
    ? Effect.succeed(submission)
    : failLocalized(
        {
          en: "The authority refused to look at the document; nothing was filed. Send it again later.",
          es: "La autoridad se negó a recibir el documento; no se radicó nada. Envíelo de nuevo más tarde."
        },
        (detail) => new ServiceUnavailable({ detail })
      )

const make = Effect.gen(function* () {
  const endpoints = yield* AuthorityEndpoints
  const submissions = yield* Submissions
  const delivery = yield* Delivery
  const identities = yield* SigningIdentityCache
  const retention = yield* CertificateRetention
  const followUps = yield* FollowUps
  const tenancy = yield* Tenancy
  const identify = identifyBody(tenancy)
  const prepare = prepareFiling(tenancy)
  const repeated = repeatedSubmission(submissions)

  /** From the claim on the service can finish by itself. */
  const keepFollowing =
    ({ identity }: Signer) =>
    ({ id }: Submission) =>
      Effect.andThen(retention.retain(id, identity), followUps.plan(id, 1))

  /** The authority refuses what was signed in its future (DC24): a process whose clock runs ahead is not believed. */
  const signingClock = Effect.zipWith(Clock.currentTimeMillis, submissions.now, Math.min)

  const claim = Effect.fn("Filing.claim")(function* (
    request: FilingRequest,
    filing: AddressedFiling,
    openSigner: Effect.Effect<Signer, CertificateUnusable>
  ) {
    if (filing.late !== undefined) return yield* invalidDocument([filing.late])
    const signer = yield* openSigner
    const signed = yield* signFiling(filing, signer, yield* signingClock)
    const year = Number(fromEpochMillis(yield* Clock.currentTimeMillis).date.slice(0, 4))
    const claimed = yield* submissions.claim(newSubmission(request, filing, signed, year), {
      within: keepFollowing(signer),
      corrects: (rejected) => isCorrection(rejected, filing, Effect.succeed(signer))
    })
    const { submission } = claimed
    return claimed._tag === "Taken" && claimed.by === "key"
      ? yield* requireSameRequest(submission, submission.contentDigest, filing)
      : yield* requireSameContent(submission, filing, request)
  })

  /** Waits for whoever files this submission right now, ten seconds at most. */
  const awaitOther = (submission: Submission) =>
    submissions.stateOf(submission.id).pipe(
      Effect.repeat({
        schedule: Schedule.spaced("100 millis").pipe(Schedule.upTo({ times: 100 })),
        while: (state: SubmissionState) => state === "filing"
      }),
      Effect.andThen(submissions.get(submission.id))
    )

  /** Brings a recorded submission as far as it goes. */
  const finish = Effect.fn("Filing.finish")(function* (
    submission: Submission,
    openSigner: Effect.Effect<Signer, CertificateUnusable>
  ) {
    if (isSettled(submission)) return submission
    const { identity } = yield* openSigner
    const endpoint = endpoints.endpoint(submission.environment)
    const delivered = yield* delivery.deliver(submission, identity, endpoint, "request")
    return delivered ?? (yield* awaitOther(submission))
  })

  const environmentOf = ({ isTest }: FilingRequest) =>
    isTest ? testEnvironment(endpoints.standard) : endpoints.standard

  const validate = Effect.fn("Filing.validate")(function* (request: FilingRequest) {
    return validationOf((yield* identify(request, environmentOf(request))).identified)
  })

  const file = Effect.fn("Filing.file")(function* (request: FilingRequest) {
    const environment = environmentOf(request)
    const filing = yield* prepare(request, environment)
    const openSigner = yield* Effect.cached(openCertificate(identities, filing))
    const known = yield* repeated(request, filing, openSigner)
    const submission = Option.isSome(known) ? known.value : yield* claim(request, filing, openSigner)
    const finished = yield* requireAnswerable(yield* finish(submission, openSigner))
    return submissionResult(finished, yield* CallerLanguage)
  })
  return Filing.of({ file, validate })
})

/** Files documents: from the body to the authority's answer, each document exactly once. */
export class Filing extends Context.Service<
  Filing,
  {
    readonly file: (request: FilingRequest) => Effect.Effect<SubmissionResult, FilingProblem>
    /** Checks a document as {@link file} would and does nothing with it. */
    readonly validate: (request: FilingRequest) => Effect.Effect<Validation, MalformedBody | Forbidden>
  }
>()("@radicar/api/Filing") {
  static readonly layer = Layer.effect(Filing, make)
}
