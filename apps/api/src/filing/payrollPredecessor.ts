import { Authority } from "@radicar/dian/inner/Authority"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { Effect } from "effect"
import { predecessorMessage, predecessorRule } from "../documents/submissions/documentReferences.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { submissionStates } from "../documents/submissions/submissionStates.ts"
import { violation } from "../http/violation.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { AuthorityHealth } from "./authority/AuthorityHealth.ts"
import type { PreparedFiling } from "./prepareFiling.ts"
import type { Signer, SignerProblem } from "./signFiling.ts"

const path = "$.DocumentReference.Uuid"

/** Expected values, in words, for a predecessor that cannot be replaced or deleted. */
const expectations = {
  rejected: {
    en: "the CUNE of an accepted payroll: this one was rejected, so file the payroll again",
    es: "el CUNE de una nómina aceptada: esta fue rechazada, así que radique la nómina de nuevo"
  },
  employer: {
    en: "the CUNE of a payroll of this employer",
    es: "el CUNE de una nómina de este empleador"
  },
  unknown: {
    en: "the CUNE of an accepted payroll: the authority knows none with this one, so file the payroll again",
    es: "el CUNE de una nómina aceptada: la DIAN no conoce ninguna con este, así que radique la nómina de nuevo"
  }
} as const satisfies Readonly<Record<string, Localized>>

/**
 * Violations of a note whose predecessor the authority would refuse (NIAE191a, NIAE216a): rejected or of another
 * employer by this service's own record, or unknown to the authority. The authority is asked with the certificate of
 * the filing, and only about payrolls that are not on record. A payroll that is still open is no violation, nor one
 * about which the authority gives no answer.
 */
export const predecessorViolations = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const submissions = yield* Submissions

  const isUnknown = Effect.fnUntraced(function* (
    trackId: string,
    { request: { environment } }: PreparedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    if ((yield* health.current(environment)).state !== "closed") return false
    const { identity } = yield* openSigner
    const { verdict } = yield* authority.getStatus({ trackId, identity, endpoint: endpoints.endpoint(environment) })
    return verdict === "unknownDocument"
  })

  /** The reason why a predecessor is refused; `undefined` if nothing is known against it. */
  const reasonOf = Effect.fnUntraced(function* (
    key: string,
    filing: PreparedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    const { companyId, environment } = filing.request
    const recorded = (yield* submissions.ofDocumentKey(key)).filter((each) => each.environment === environment)
    const own = recorded.filter((each) => each.companyId === companyId && each.issuerNit === filing.issuerNit)
    if (own.some(({ state }) => !submissionStates[state].freesNumber)) return undefined
    if (own.length > 0) return "rejected"
    if (recorded.some(({ issuerNit }) => issuerNit !== filing.issuerNit)) return "employer"
    return (yield* Effect.orElseSucceed(isUnknown(key, filing, openSigner), () => false)) ? "unknown" : undefined
  })

  return Effect.fnUntraced(function* (
    filing: PreparedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ): Effect.fn.Return<ReadonlyArray<Violation>> {
    const rule = predecessorRule(filing)
    const { predecessor } = filing.payroll ?? {}
    if (rule === undefined || predecessor === undefined) return []
    const reason = yield* reasonOf(predecessor, filing, openSigner)
    if (reason === undefined) return []
    const expected = expectations[reason]
    return [yield* violation({ rule, path, message: predecessorMessage, expected, actual: predecessor })]
  })
})
