import { Authority } from "@radicar/dian/Authority"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Array, Context, Effect, Layer } from "effect"
import { randomUUIDv7 } from "node:crypto"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { AuthorityHealth } from "../authority/AuthorityHealth.ts"
import type { FailedCall } from "../authority/CallRecord.ts"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import type { AddressedFiling } from "../filing/prepareFiling.ts"
import { CertificateRetention } from "../retention/CertificateRetention.ts"
import type { Outage } from "../storage/Outage.ts"
import { provenAttempts } from "./provenAttempts.ts"

/** The type of a sales invoice; no other has a contingency of the authority whose rules are known. */
const invoice = "01"

/** Documents state whole seconds. */
const SECOND_MILLIS = 1000

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const retention = yield* CertificateRetention
  const ids = new Map<FilingEnvironment, { readonly beganAt: number; readonly id: string }>()

  /** One outage, one id, however many documents are issued in it. */
  const outageOf = (environment: FilingEnvironment, attempts: Array.NonEmptyReadonlyArray<FailedCall>) =>
    Effect.sync((): Outage => {
      const [{ at: beganAt }] = attempts
      const known = ids.get(environment)
      const { id } = known?.beganAt === beganAt ? known : { id: randomUUIDv7() }
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

  const present = Effect.fnUntraced(function* (environment: FilingEnvironment) {
    const { record, state } = yield* health.of(environment)
    const attempts = state === "closed" ? [] : provenAttempts(record.failuresInARow)
    return Array.isReadonlyArrayNonEmpty(attempts) ? yield* outageOf(environment, attempts) : undefined
  })

  return Contingency.of({
    outageFor: Effect.fnUntraced(function* (
      { date, identity: { documentType, environment }, key }: AddressedFiling,
      identity: SigningIdentity
    ) {
      if (documentType !== invoice || !retention.retains) return undefined
      const seen = yield* present(environment)
      if (seen === undefined || date.epochMillis + SECOND_MILLIS <= seen.beganAt.getTime()) return undefined
      // the pause is over, so nobody knows: a question tells, and files nothing
      if (yield* health.isCalled(environment)) {
        const endpoint = endpoints.endpoint(environment)
        yield* Effect.ignore(authority.getStatus({ trackId: key.value, identity, endpoint }))
      }
      return (yield* health.isCalled(environment)) ? undefined : yield* present(environment)
    })
  })
})

/** When an invoice may be issued in contingency of the authority (type 04) in place of an ordinary one (01). */
export class Contingency extends Context.Service<
  Contingency,
  {
    /**
     * The outage of the authority that goes on now, if it is proven and a new document may be issued in contingency
     * because of it: an invoice 01 dated after it began, which the service can transmit by itself later because it
     * retains the certificate.
     */
    readonly outageFor: (filing: AddressedFiling, identity: SigningIdentity) => Effect.Effect<Outage | undefined>
  }
>()("@radicar/api/Contingency") {
  static readonly layer = Layer.effect(Contingency, make)
}
