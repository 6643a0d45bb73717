import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { InvalidAnchors } from "@radicar/signature/inner/plain"
import { Result } from "effect"
import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import { AuthorityError } from "../AuthorityError.ts"
import { readAnswer as readResult, readEnvelope } from "../internal/readAnswer.ts"

/** An answer of the authority over HTTP. */
export interface ReceivedAnswer {
  readonly status: number
  /** The body as received. */
  readonly body: string | Uint8Array
  /** The headers, as `fetch` has them; of these, `Retry-After` is read. */
  readonly headers?: { readonly get: (name: string) => string | null }
}

/** Options for reading an answer. */
export interface ReadAnswerOptions {
  /** The time at which the answer was received. */
  readonly now: Date
  /**
   * Files of the authorities that you trust for the authority's signature: certificates in PEM or DER. Without them the
   * signature is checked, but its signer is not proven.
   */
  readonly anchors?: ReadonlyArray<Uint8Array>
}

/** A rule as the authority reports it. */
export interface AnswerRule {
  /** Code of the rule, such as `FAD06`: `explainRule` of `@radicar/domain` explains it. */
  readonly code?: string
  /** A rejection blocks the document, a notification does not. */
  readonly kind: "rejection" | "notification"
  readonly text: string
}

/** The authority's signed answer, the legal evidence of validation. */
export interface AnswerEvidence {
  /** The XML exactly as received: keep it. */
  readonly octets: Uint8Array
  /** Decision on the document: `02` validated, `04` rejected. */
  readonly responseCode: string
  readonly documentKey: string
  /** Date and time of issue in Colombia: `2026-01-15`, `10:00:05-05:00`. */
  readonly issueDate: string
  readonly issueTime: string
  /** Whether its signature leads to an authority that you trust. */
  readonly degree: "proven" | "not-proven" | "broken"
}

/** Values of any answer about a document. */
interface Stated {
  /** `StatusCode` of the answer. */
  readonly statusCode: string
  readonly description: string
  readonly rules: ReadonlyArray<AnswerRule>
  /** Signs that a person should look at the answer, such as `contradiction` or `documentKeyMismatch`. */
  readonly alarms: ReadonlyArray<string>
}

/** An answer about the document asked about. */
export type Judged =
  | (Stated & {
      /** Valid, and the authority's signed answer for this very key says so. */
      readonly verdict: "accepted"
      readonly evidence: AnswerEvidence
    })
  | (Stated & {
      /**
       * `acceptedWithoutEvidence`: valid, but no signed answer came. `rejected`: by rules, or another document has its
       * number (`duplicate`). `notProcessed`: refused before validation. `processing`: ask again.
       * `unknownDocument`: the authority does not know it. `inconclusive`: neither accepted nor rejected; ask again.
       */
      readonly verdict:
        | "acceptedWithoutEvidence"
        | "rejected"
        | "notProcessed"
        | "processing"
        | "unknownDocument"
        | "inconclusive"
      readonly evidence?: AnswerEvidence
      /** The document that had the number before: this one, or another. */
      readonly duplicate?: { readonly sameKey: boolean; readonly documentKey: string }
    })

/** No reliable answer. */
export interface Unanswered {
  readonly verdict: "unanswered"
  /** `refused`: nothing was filed. `unknown`: the document may have been filed; ask for its status, send nothing. */
  readonly outcome: "refused" | "unknown"
  /** Whether the same message may succeed later. */
  readonly retryable: boolean
  /** Name of the cause, such as `InvalidSecurity`. */
  readonly reason: string
  readonly message: string
}

/** The meaning of an answer. */
export type Answer = Judged | Unanswered

const evidenceOf = ({ applicationResponse }: AuthorityAnswer): AnswerEvidence | undefined => {
  if (applicationResponse === undefined) return undefined
  const { bytes, documentKey, issueDate, issueTime, responseCode, verification } = applicationResponse
  return { octets: bytes, responseCode, documentKey, issueDate, issueTime, degree: verification.proof.degree }
}

const judged = (answer: AuthorityAnswer): Judged => {
  const { alarms, duplicate, rules, statusCode, statusDescription, verdict } = answer
  const evidence = evidenceOf(answer)
  const stated = {
    statusCode,
    description: statusDescription,
    rules: rules.map(({ code, kind, text }) => ({ ...(code === undefined ? {} : { code }), kind, text })),
    alarms
  }
  // an acceptance rests on its evidence
  if (verdict === "accepted" && evidence !== undefined) return { ...stated, verdict, evidence }
  return {
    ...stated,
    verdict: verdict === "accepted" ? "acceptedWithoutEvidence" : verdict,
    ...(evidence === undefined ? {} : { evidence }),
    ...(duplicate === undefined ? {} : { duplicate })
  }
}

const maximumLength = 10 * 1024 * 1024

/**
 * Reads the authority's answer to a message of `envelope` or `statusEnvelope`. It never throws because of an answer: a
 * page, a fault or a damaged answer is `unanswered`, with the advice what to do. Throws `InvalidAnchors` for anchors
 * that cannot be read.
 *
 * @example
 * ```ts
 * const { headers, status } = response
 * const answer = readAnswer(sent, { status, headers, body: await response.text() }, { now: new Date(), anchors })
 * ```
 */
export const readAnswer = (
  { documentKey, soapOperation }: { readonly documentKey: string; readonly soapOperation: string },
  received: ReceivedAnswer,
  { anchors = [], now }: ReadAnswerOptions
): Answer => {
  const trust = TrustAnchors.read(anchors)
  if (Result.isFailure(trust)) throw new InvalidAnchors(trust.failure.message, trust.failure.reason)
  const { body, headers, status } = received
  const text = typeof body === "string" ? body : new TextDecoder().decode(body)
  const http = { status, text, retryAfter: headers?.get("retry-after") ?? undefined, clockSkewSeconds: undefined }
  const question = soapOperation === "GetStatus" ? "query" : "send"
  const read = Result.flatMap(readEnvelope(http, soapOperation, maximumLength), (result) =>
    readResult(result, { documentKey, question, trust: { trust: trust.success, receivedAt: now } })
  )
  if (Result.isSuccess(read)) return judged(read.success)
  const { message, outcome, reason, retryable } = AuthorityError.because(soapOperation, read.failure)
  return {
    verdict: "unanswered",
    // whoever has an answer has sent something
    outcome: outcome === "refused" ? "refused" : "unknown",
    retryable,
    reason: reason._tag,
    message
  }
}
