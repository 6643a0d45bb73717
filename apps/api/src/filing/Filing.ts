// The way of one filing, numbered by its steps: parse, complete and check, open the certificate, sign, claim, send.
// Filings that repeat, correct or lack a number leave this line for fileByRecord.ts.
import {
  type AnotherTaxpayer,
  type CertificateUnusable,
  type Forbidden,
  type IdempotencyConflict,
  type InvalidDocument,
  type MalformedBody,
  type NumberConflict,
  ServiceUnavailable
} from "@radicar/contract/inner/problem/problems"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { Cause, Context, Effect, Exit, Layer, Option, Result } from "effect"
import { hash, randomUUID } from "node:crypto"
import { withoutSecrets } from "../documents/submissions/contentDigest.ts"
import { isAnswerable, submissionResult } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { numberHolder } from "../documents/submissions/alarms.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { leavesRange } from "../numbering/chooseRange.ts"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { filings, filingSeconds, filingStep } from "../platform/observability/metrics/measurements.ts"
import { noteRequest } from "../platform/observability/log.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { Ownership } from "../tenants/Ownership.ts"
import { Tenancy } from "../tenants/Tenancy.ts"
import { AuthorityHealth } from "./authority/AuthorityHealth.ts"
import { claimFiling } from "./claimFiling.ts"
import { Delivery } from "./delivery/Delivery.ts"
import { type DraftedBody, type DryRun, dryRun } from "./dryRun.ts"
import type { FilingOptions, FilingRequest } from "./FilingRequest.ts"
import { lookUpInvoice } from "./lookUpInvoice.ts"
import { compareTechnicalKey } from "./compareTechnicalKey.ts"
import { predecessorRule } from "../documents/submissions/documentReferences.ts"
import { lookUpRange } from "./lookUpRange.ts"
import { openCertificate, type Signer } from "./signFiling.ts"
import {
  identifyRequest,
  mended,
  type PreparedFiling,
  prepareFiling,
  type Preparing,
  readRequest
} from "./prepareFiling.ts"
import { decideFiling, filedContent } from "./decideFiling.ts"
import { fileByRecord } from "./fileByRecord.ts"

/** Reasons for not filing a document. */
type FilingProblem =
  | MalformedBody
  | InvalidDocument
  | Forbidden
  | AnotherTaxpayer
  | NumberConflict
  | IdempotencyConflict
  | CertificateUnusable
  | ServiceUnavailable

/**
 * Adds an idempotency key derived from the body if the request has none, its body states a number, and the service
 * chooses the numbering range. The same body then remains the same document, even if the ranges have changed. The key
 * contains blanks, so it cannot equal an Idempotency-Key from a header.
 */
const withRangeKey = (request: FilingRequest): FilingRequest => {
  const { document, environment, idempotencyKey, isNumberedHere, json, largeBody } = request
  if (idempotencyKey !== undefined || isNumberedHere || !leavesRange(json, document.operation)) return request
  const body = hash("sha256", largeBody?.octets ?? writeJson(withoutSecrets(json)), "hex")
  return { ...request, idempotencyKey: `body without range ${environment} ${body}` }
}

/** Fails if the authority has a document under a submission's number that must be fetched before anything else. */
const requireKnown = ({ alarm, state }: Submission) =>
  state === "unknown" && numberHolder(alarm) !== undefined
    ? failWith(ServiceUnavailable, {
        en: "The authority has a document under the number that this one got, and does not give it out now, so it is unknown whose it is. Nothing was filed under another number. Send the same request again later, with the same Idempotency-Key.",
        es: "La DIAN tiene un documento con el número que recibió este y ahora no lo entrega, así que no se sabe de quién es. No se radicó nada con otro número. Envíe la misma solicitud más tarde, con la misma Idempotency-Key."
      })
    : Effect.void

const notProcessed = failWith(ServiceUnavailable, {
  en: "The authority did not process the document; nothing was filed. Send it again later.",
  es: "La DIAN no procesó el documento; no se radicó nada. Envíelo de nuevo más tarde."
})

/** Dependencies of preparing a filing. */
export const makePreparing = Effect.gen(function* () {
  return {
    tenancy: yield* Tenancy,
    ownership: yield* Ownership,
    submissions: yield* Submissions,
    work: yield* HeavyWork,
    lookUpRange: yield* lookUpRange,
    compareTechnicalKey: yield* compareTechnicalKey,
    lookUpInvoice: yield* lookUpInvoice
  }
})

/** Dependencies of a dry run. It depends only on the document: values that cannot be looked up now count as omitted. */
const forDryRun = <E>(preparing: Preparing<E>): Preparing<never> => ({
  ...preparing,
  lookUpRange: (refused) => Effect.orElseSucceed(preparing.lookUpRange(refused), () => undefined),
  lookUpInvoice: (event) => Effect.orElseSucceed(preparing.lookUpInvoice(event), () => undefined)
})

/** Makes the function that checks a request and files nothing. */
const checking = <E>(preparing: Preparing<E>, recall: Effect.Success<ReturnType<typeof decideFiling<E>>>["recall"]) => {
  const { identify } = identifyRequest(forDryRun(preparing))
  return (request: FilingRequest) =>
    recall(request).pipe(
      Effect.flatMap((recalled) => identify(recalled.request)),
      Effect.flatMap(mended)
    )
}

/** Options of a filing under a new key, which is not filed. */
const asDraft = (options: Omit<FilingOptions, "completes" | "idempotencyKey">) =>
  ({ ...options, isDryRun: true, completes: true, idempotencyKey: randomUUID() }) as const

const make = Effect.gen(function* () {
  const endpoints = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const delivery = yield* Delivery
  const preparing = yield* makePreparing
  const identifying = identifyRequest(preparing)
  const deciding = yield* decideFiling(identifying)
  const { recall } = deciding
  const prepare = prepareFiling(identifying.identify, deciding.requireNew)
  const { claimLeased, sign } = yield* claimFiling
  const requireFiledContent = yield* filedContent
  const signerOf = yield* openCertificate
  const check = checking(preparing, recall)
  const { draft, validate } = yield* dryRun(check)
  const preparation = { ...identifying, ...deciding, prepare, check, signerOf }
  const { fileNumbered, fileUnnumbered, requireOwnKey } = yield* fileByRecord(preparation)

  const read = (options: FilingOptions & Pick<FilingRequest, "isDryRun" | "shows">, body: Uint8Array) => {
    const environment = options.isTest ? testEnvironment(endpoints.standard) : endpoints.standard
    return Effect.map(readRequest(preparing, { ...options, environment }, body).pipe(filingStep("parse")), withRangeKey)
  }

  const file = Effect.fnUntraced(function* (options: FilingOptions, body: Uint8Array) {
    // 1. Parses.
    const stated = yield* read(options, body)
    if (stated.isNumberedHere) return yield* fileUnnumbered(stated)

    // 2. Completes the body by the company's settings, checks every rule, and computes the key.
    const { known, request } = yield* recall(stated)
    const filing = yield* prepare(request)

    // 3. Opens the certificate; from here on a caller who disconnects stops nothing.
    const signer = yield* Effect.result(signerOf(filing))
    const isNew = known?.keyed === undefined && Result.isSuccess(signer)
    const filed = isNew ? yield* delivery.detach(fileAtOnce(filing, signer.success)) : known
    return filed !== undefined && "id" in filed ? filed : yield* fileNumbered(filing, Effect.fromResult(signer), filed)
  })

  /**
   * Files a new document while the authority is answering, which is the most common case. If the filing needs further
   * decisions, it writes nothing and returns what its claim has met, if it came so far.
   */
  const fileAtOnce = Effect.fnUntraced(function* (filing: PreparedFiling, signer: Signer) {
    const { environment } = filing.documentIdentity
    if (filing.late !== undefined || filing.request.testSetId !== undefined) return undefined
    // the payroll that a note replaces or deletes is looked up first
    if (predecessorRule(filing) !== undefined) return undefined
    if ((yield* health.current(environment)).state !== "closed") return undefined

    // 4. Signs. A repeated document may no longer be signable; its recorded answer is returned.
    const signed = yield* Effect.orElseSucceed(sign(filing, signer), () => undefined)
    if (signed === undefined) return undefined

    // 5. Claims number, signed bytes, request, certificate, follow-up and lease in one database call, before anything
    // leaves. If this process dies, another one continues when the lease ends.
    const claimed = yield* claimLeased(filing, signer, signed, delivery.lease)
    if (claimed._tag !== "Claimed") return claimed.known
    const { lease, submission } = claimed
    if (lease === undefined) return undefined
    yield* noteRequest({ submissionId: submission.id })

    // 6. Sends the ZIP in a signed message and settles by the answer. One statement stores verdict and audit entry;
    // another one stores container and exchange in the background.
    const { identity } = signer
    const endpoint = endpoints.endpoint(environment)
    return yield* delivery.send({ submission, lease, identity, endpoint, by: "request" })
  })

  /** Fails if the authority has other content under the key of a submission than what this service signed. */
  const requireOwnContent = (submission: Submission) =>
    submission.unsent === undefined ? Effect.void : requireFiledContent(submission, submission.unsent.signedXml)

  return Filing.of({
    file: (options, body) =>
      file(options, body).pipe(
        Effect.catchTag("RecordedBefore", ({ submission }) =>
          Effect.as(noteRequest({ submissionId: submission.id }), submission)
        ),
        Effect.tap(requireKnown),
        Effect.tap(requireOwnContent),
        // callers that waited for another sender get the sender's outcome
        Effect.filterOrElse(isAnswerable, () => notProcessed),
        Effect.flatMap((submission) =>
          Effect.map(CallerLanguage, (language) => submissionResult(submission, language))
        ),
        measuredFiling(options)
      ),
    validate: (options, body) =>
      read({ ...options, isDryRun: true, shows: options.completes }, body).pipe(
        Effect.tap(requireOwnKey),
        Effect.flatMap(validate)
      ),
    draft: (options, body) => Effect.flatMap(read(asDraft(options), body), draft)
  })
})

/** Files documents: from the body to the authority's answer, each document exactly once. */
export class Filing extends Context.Service<
  Filing,
  {
    /** Files the document of a body (JSON in UTF-8). */
    readonly file: (options: FilingOptions, body: Uint8Array) => Effect.Effect<SubmissionResult, FilingProblem>
    /** Checks a document as {@link file} does and stores nothing; returns the completed body on request. */
    readonly validate: (
      options: FilingOptions,
      body: Uint8Array
    ) => Effect.Effect<
      DryRun,
      MalformedBody | Forbidden | AnotherTaxpayer | IdempotencyConflict | NumberConflict | ServiceUnavailable
    >
    /** The body as {@link file} would record it under a new Idempotency-Key, completed; stores nothing. */
    readonly draft: (
      options: Omit<FilingOptions, "completes" | "idempotencyKey">,
      body: Uint8Array
    ) => Effect.Effect<DraftedBody, MalformedBody | InvalidDocument | Forbidden | AnotherTaxpayer | ServiceUnavailable>
  }
>()("@radicar/api/Filing") {
  static readonly layer = Layer.effect(Filing, make)
}

/** The status of the result or the tag of the problem; `unexpected` for a defect. */
const statusOf = <E extends { readonly _tag: string }>(exit: Exit.Exit<SubmissionResult, E>): string =>
  Exit.isSuccess(exit)
    ? exit.value.status
    : Option.match(Cause.findErrorOption(exit.cause), {
        onNone: () => (Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "unexpected"),
        onSome: ({ _tag }) => _tag
      })

/** Measures a filing and records its type and outcome in the span. */
const measuredFiling =
  ({ companyId, document: { operation }, providerId }: FilingOptions) =>
  <E extends { readonly _tag: string }, R>(filing: Effect.Effect<SubmissionResult, E, R>) =>
    Effect.clockWith((clock) => {
      const began = clock.currentTimeMillisUnsafe()
      return Effect.onExit(filing, (exit) => {
        const type = Exit.isSuccess(exit) ? exit.value.document.type : ""
        const status = statusOf(exit)
        return Effect.annotateCurrentSpan({
          "radicar.operation": operation,
          "radicar.company.id": companyId,
          "radicar.provider.id": providerId,
          "radicar.document.type": type,
          "radicar.filing.status": status
        }).pipe(
          Effect.andThen(filings.add({ operation, type, status }, 1)),
          Effect.andThen(filingSeconds.add({ operation }, (clock.currentTimeMillisUnsafe() - began) / 1000))
        )
      })
    })
