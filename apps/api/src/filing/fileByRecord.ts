// Filings that the record decides: repeated or corrected ones, and those without a number.
// Filing.ts has the common case, which reads nothing before its claim.
import { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Effect, Option, Result } from "effect"
import type { Known } from "../documents/submissions/findSubmissions.ts"
import { requestMark } from "../tenants/requestMark.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"
import { failWith } from "../http/language.ts"
import { noteRequest } from "../platform/observability/log.ts"
import { Tenants } from "../tenants/Tenants.ts"
import { claimFiling, withNotifications } from "./claimFiling.ts"
import { issueFiling } from "./contingency.ts"
import { type decideFiling, hasYielded, keptNumber, type PrepareProblem } from "./decideFiling.ts"
import { Delivery } from "./delivery/Delivery.ts"
import { type FilingRequest, withNumber, withoutNumber } from "./FilingRequest.ts"
import { numberSeries, usedUp, withoutKey } from "./numberSeries.ts"
import {
  type IdentifiedRequest,
  type IdentifyProblem,
  type identifyRequest,
  invalidDocument,
  numberFiling,
  type PreparedFiling,
  preparedFiling
} from "./prepareFiling.ts"
import type { OpenSigner, SignerProblem } from "./signFiling.ts"

/** Maximum number of documents that one request meets under the numbers that it gets. */
const mostYielded = 100

/** Refusal to give a number while the series is in doubt; see `Submissions.doubt`. */
const inDoubt = failWith(ServiceUnavailable, {
  en: "The authority had documents in this series that the database lacks, and a document with an earlier number has no outcome yet, so this one may have been filed before. Nothing was filed. Send the same request again later, with the same Idempotency-Key.",
  es: "La DIAN tenía documentos de esta serie que faltan en la base de datos, y un número anterior aún no tiene resultado. Por eso este pudo radicarse antes. No se radicó nada. Envíe la misma solicitud más tarde, con la misma Idempotency-Key."
})

/** Functions that identify and prepare a request, decide about it by the record, and open its certificate. */
interface Preparation
  extends ReturnType<typeof identifyRequest<SignerProblem>>, Effect.Success<ReturnType<typeof decideFiling>> {
  readonly prepare: (request: FilingRequest) => Effect.Effect<PreparedFiling, PrepareProblem>
  /** Checks a request as a dry run does. */
  readonly check: (request: FilingRequest) => Effect.Effect<Pick<IdentifiedRequest, "identified">, IdentifyProblem>
  readonly signerOf: (filing: PreparedFiling) => OpenSigner
}

/** Makes the functions that file a document under a number, by what is known of it. */
const makeNumberedFiling = Effect.fnUntraced(function* (preparation: Preparation) {
  const { decide, identify, identifyAsRecorded, prepare } = preparation
  const delivery = yield* Delivery
  const { claim } = yield* claimFiling
  const { issued, outageFor } = yield* issueFiling

  /** Delivers a recorded submission to the authority, unless the authority has it already. */
  const finish = Effect.fnUntraced(function* (submission: Submission, openSigner: OpenSigner) {
    yield* noteRequest({ submissionId: submission.id })
    // the authority has the document: sending it again adds nothing
    if (submission.state === "processing") return submission
    return yield* delivery.finish(submission, openSigner)
  })

  /** Files a document with its number, or returns the obstacle that its claim met. */
  const fileKnown = Effect.fnUntraced(function* (filing: PreparedFiling, openSigner: OpenSigner, known?: Known) {
    const decision = yield* decide(filing, openSigner, known)
    if (decision._tag === "Repeat") return yield* finish(decision.submission, openSigner)
    const outage = yield* outageFor(filing, openSigner)
    const claimed = yield* claim(yield* issued(filing, outage, prepare), openSigner, decision)
    return claimed._tag === "Claimed" ? yield* finish(claimed.submission, openSigner) : claimed
  })

  /** Files a document whose body states its number. A claim that meets an obstacle is decided again. */
  const fileNumbered = Effect.fnUntraced(function* (filing: PreparedFiling, openSigner: OpenSigner, met?: Known) {
    let known = met
    for (;;) {
      const filed = yield* fileKnown(filing, openSigner, known)
      if (!("_tag" in filed)) return filed
      known = filed.known
    }
  })

  /**
   * Prepares a document under the number that is kept for it. If its body breaks a rule, or omits its range, the
   * recorded settings show whether it is the same document, and the authority is not asked.
   */
  const prepareNumbered = Effect.fnUntraced(function* (request: FilingRequest, number: number, keyed: Submission) {
    const { mend: _, stated: __, ...unnumbered } = yield* identify(withoutNumber(request))
    const numbered = withNumber(request, number)
    if (Result.isSuccess(unnumbered.identified)) {
      return yield* Effect.flatMap(preparedFiling(unnumbered), (filing) => numberFiling(filing, number)).pipe(
        Effect.catchTag("InvalidDocument", () => prepare(numbered))
      )
    }
    const isFiled = !submissionStates[keyed.state].freesNumber
    const again = isFiled ? yield* identifyAsRecorded(numbered, keyed) : undefined
    return again && Result.isSuccess(again.identified) && again.identified.success.contentDigest === keyed.contentDigest
      ? yield* preparedFiling({ ...unnumbered, ...again, request: withNumber(unnumbered.request, number) })
      : yield* prepare(numbered)
  })

  return { fileKnown, fileNumbered, finish, issued, outageFor, prepareNumbered }
})

/**
 * Makes the functions that file documents by the record: those that were filed before, correct a rejected document,
 * have no number, or are issued while the authority is down.
 */
export const fileByRecord = Effect.fnUntraced(function* (preparation: Preparation) {
  const { check, decide, prepare, read, recall, signerOf } = preparation
  const tenants = yield* Tenants
  const { claimNext, checkEarlierDocuments } = yield* claimFiling
  const numbered = yield* makeNumberedFiling(preparation)
  const { fileKnown, fileNumbered, finish, issued, outageFor, prepareNumbered } = numbered

  /** Files a new document under the next number of its series, if its key is its own. */
  const fileWithNextNumber = Effect.fnUntraced(function* (filing: PreparedFiling, known: Known) {
    const { environment } = filing.request
    const openSigner = yield* Effect.cached(signerOf(filing))
    yield* decide(filing, openSigner, known)
    const notifications = yield* checkEarlierDocuments(filing, openSigner)
    const outage = yield* outageFor(filing, openSigner)
    const first = withNotifications(filing, notifications)
    const claimed = yield* claimNext(yield* issued(first, outage, prepare), yield* openSigner, (number) =>
      Effect.flatMap(numberFiling(first, number), (numbered) => issued(numbered, outage, prepare))
    )
    if (claimed._tag === "UsedUp") {
      return yield* invalidDocument({ violations: [yield* usedUp(numberSeries(filing, environment).to)] })
    }
    if (claimed._tag === "InDoubt") return yield* inDoubt
    return claimed._tag === "Claimed" ? yield* finish(claimed.submission, openSigner) : claimed
  })

  /**
   * Files a document under the number of its Idempotency-Key, else under the next one of its series. `prepareNew`
   * prepares it without what the record knows of its range.
   */
  const fileOnce = Effect.fnUntraced(function* (stated: FilingRequest, prepareNew: ReturnType<typeof prepare>) {
    const { known = yield* read(stated), request } = yield* recall(stated)
    const number = keptNumber(known)
    if (known.keyed === undefined || number === undefined) {
      const filing = yield* request === stated ? prepareNew : prepare(withoutNumber(request))
      return yield* fileWithNextNumber(filing, known)
    }
    const filing = yield* prepareNumbered(request, number, known.keyed.submission)
    return yield* fileKnown(filing, yield* Effect.cached(signerOf(filing)), known)
  })

  /**
   * Files a document without a number, as often as the authority has another document under the number that it gets.
   */
  const fileUnnumbered = Effect.fnUntraced(function* (request: FilingRequest) {
    const { companyId, document, idempotencyKey } = request
    if (idempotencyKey === undefined) {
      // all validation errors are returned together
      const { identified } = yield* check(request)
      return yield* invalidDocument(yield* withoutKey(identified))
    }
    const mark = requestMark(yield* tenants.markKey(companyId), companyId, document.operation, idempotencyKey)
    const marked = { ...request, mark }
    // prepared once, so that a failed query of the authority is not repeated for each number
    const prepareNew = yield* Effect.cached(prepare(withoutNumber(marked)))
    const fileMarked = Effect.gen(function* () {
      for (;;) {
        const filed = yield* fileOnce(marked, prepareNew)
        if (!("_tag" in filed)) return filed
      }
    })
    return yield* Effect.repeat(fileMarked, { while: hasYielded, times: mostYielded })
  })

  /**
   * Fails with the conflict that a request without a number would meet under its Idempotency-Key. What else is wrong
   * with it, a dry run says.
   */
  const requireOwnKey = Effect.fnUntraced(function* (stated: FilingRequest) {
    if (stated.idempotencyKey === undefined || !stated.isNumberedHere) return
    const { known = yield* read(stated), request } = yield* recall(stated)
    const number = keptNumber(known)
    if (known.keyed === undefined || number === undefined) return
    const filing = yield* Effect.option(prepareNumbered(request, number, known.keyed.submission))
    if (Option.isNone(filing)) return
    yield* decide(filing.value, yield* Effect.cached(signerOf(filing.value)), known).pipe(
      Effect.catchTag(["CertificateUnusable", "ServiceUnavailable"], () => Effect.void)
    )
  })

  return { fileNumbered, fileUnnumbered, prepare, requireOwnKey }
})
