import { Authority } from "@radicar/dian/inner/Authority"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Array, Context, Effect, Layer } from "effect"
import { randomUUIDv7 } from "node:crypto"
import type { Outage } from "../documents/submissions/Submission.ts"
import { AuthorityEndpoints, type FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { CertificateRetention } from "../tenants/certificates/CertificateRetention.ts"
import { AuthorityHealth, type FailedCall } from "./authority/AuthorityHealth.ts"
import type { FilingRequest } from "./FilingRequest.ts"
import type { Signer, SignerProblem } from "./signFiling.ts"
import type { PreparedFiling } from "./prepareFiling.ts"

/**
 * Whether the authority's platform reported a failure by its HTTP status: 403 (site disabled) or 5xx. SOAP faults do
 * not count.
 */
const isError = ({ reason }: FailedCall): boolean =>
  reason._tag === "ServiceUnavailable" && (reason.status === 403 || reason.status >= 500)

/** Whether a call got no answer within a minute (annex FE 1.9 §12.4). */
const isDelay = ({ reason }: FailedCall): boolean => reason._tag === "TimedOut" && reason.seconds >= 60

/** The calls for which `fits` holds, leaving out each that follows the previous one by less than `millis`. */
const spaced = (
  calls: ReadonlyArray<FailedCall>,
  fits: (call: FailedCall) => boolean,
  millis: number
): ReadonlyArray<FailedCall> =>
  calls.reduce<ReadonlyArray<FailedCall>>((kept, call) => {
    const before = kept.at(-1)
    return fits(call) && (before === undefined || call.at - before.at >= millis) ? [...kept, call] : kept
  }, [])

/**
 * The unanswered calls that prove an outage of the authority; empty if there is no proof. Proof is three errors five
 * seconds apart (annex FE 1.9 §12.2), or six delays two minutes apart (§12.4). Failures that the service's own network,
 * name resolution or certificate may have caused prove nothing.
 */
export const provenAttempts = (failuresInARow: ReadonlyArray<FailedCall>): ReadonlyArray<FailedCall> => {
  const errors = spaced(failuresInARow, isError, 5000)
  const delays = spaced(failuresInARow, isDelay, 120_000)
  if (errors.length >= 3) return errors
  return delays.length >= 6 ? delays : []
}

/** Type code of a sales invoice, the only type for which rules on contingency are known. */
const invoice = "01"

/** Resolution of the time in documents: whole seconds. */
const SECOND_MILLIS = 1000

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const retention = yield* CertificateRetention
  const ids = new Map<FilingEnvironment, { readonly beganAt: number; readonly id: string }>()

  /** The outage of an environment. All documents issued in one outage share its id. */
  const outageOf = (environment: FilingEnvironment, attempts: Array.NonEmptyReadonlyArray<FailedCall>) =>
    Effect.sync((): Outage => {
      const [{ at: beganAt }] = attempts
      const lastOutage = ids.get(environment)
      const { id } = lastOutage?.beganAt === beganAt ? lastOutage : { id: randomUUIDv7() }
      ids.set(environment, { beganAt, id })
      return {
        id,
        environment,
        beganAt: new Date(beganAt),
        attempts: Array.map(attempts, ({ at, message, operation, reason }) => ({
          at: new Date(at),
          operation,
          reason: reason._tag,
          message
        }))
      }
    })

  const currentOutage = Effect.fnUntraced(function* (environment: FilingEnvironment) {
    const { record, state } = yield* health.current(environment)
    const attempts = state === "closed" ? [] : provenAttempts(record.failuresInARow)
    return Array.isReadonlyArrayNonEmpty(attempts) ? yield* outageOf(environment, attempts) : undefined
  })

  return Contingency.of({
    outageFor: Effect.fnUntraced(function* (
      { date, documentIdentity: { documentType, environment }, key }: PreparedFiling,
      identity: SigningIdentity
    ) {
      if (documentType !== invoice || !retention.retains) return undefined
      const outage = yield* currentOutage(environment)
      if (outage === undefined || date.epochMillis + SECOND_MILLIS <= outage.beganAt.getTime()) return undefined
      // the pause is over: a query shows whether the outage continues, and files nothing
      if (yield* health.isCalled(environment)) {
        const endpoint = endpoints.endpoint(environment)
        yield* Effect.ignore(authority.getStatus({ trackId: key.value, identity, endpoint }))
      }
      return (yield* health.isCalled(environment)) ? undefined : yield* currentOutage(environment)
    })
  })
})

/**
 * Decides whether an invoice (type 01) may be issued in contingency (type 04): given to the buyer during an outage of
 * the authority, and sent to the authority later.
 */
export class Contingency extends Context.Service<
  Contingency,
  {
    /**
     * The proven, ongoing outage because of which a new document may be issued in contingency. The document must be an
     * invoice 01 dated after the outage began. The service must retain the certificate, to transmit the document later
     * without the caller.
     */
    readonly outageFor: (filing: PreparedFiling, identity: SigningIdentity) => Effect.Effect<Outage | undefined>
  }
>()("@radicar/api/Contingency") {
  static readonly layer = Layer.effect(Contingency, make)
}

const asContingency = (request: FilingRequest): FilingRequest =>
  request.json instanceof JsonObject ? { ...request, json: request.json.with("TypeCode", "04") } : request

/** Preparation of a filing; see `prepareFiling`. */
type Prepare<E> = (request: FilingRequest) => Effect.Effect<PreparedFiling, E>

/**
 * Decides, before the signature, whether a new document is issued in contingency (type 04) or as sent. Contingency
 * requires that the caller allowed it and that the authority is proven to be down. The digests stay those of the sent
 * content, so that a repeated request finds its document.
 */
export const issueFiling = Effect.map(Contingency, (contingency) => {
  const outageFor = Effect.fnUntraced(function* (
    filing: PreparedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    if (!filing.request.contingency || filing.late !== undefined) return undefined
    return yield* contingency.outageFor(filing, (yield* openSigner).identity)
  })

  /** The filing as issued during an outage; unchanged without an outage. */
  const issued = Effect.fnUntraced(function* <E>(
    filing: PreparedFiling,
    outage: Outage | undefined,
    prepare: Prepare<E>
  ): Effect.fn.Return<PreparedFiling, E> {
    if (outage === undefined) return filing
    const { contentDigest, requestDigest } = filing
    return {
      ...(yield* prepare(asContingency(filing.request))),
      contentDigest,
      requestDigest,
      outage
    }
  })

  return { outageFor, issued }
})
