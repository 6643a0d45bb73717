import { Clock, Context, Effect } from "effect"
import type { Row } from "../platform/database/records.ts"

/** Whom the address of a request names. */
export interface Addressed {
  readonly companyId: string | undefined
  readonly providerId: string | undefined
}

/** What was read together with the token of a request, in one statement. */
export interface Admission extends Addressed {
  /** Whether the data of the company were erased. */
  readonly isErased: boolean
  /** The rows of `tenants` of the company and of the provider, as far as there are any. */
  readonly tenants: ReadonlyArray<Row>
  /** The database's clock, in milliseconds since the epoch. */
  readonly databaseTime: number
  /** When its answer came, in nanoseconds of the clock that nobody sets. */
  readonly readAt: bigint
}

/**
 * The database's clock now, in milliseconds since the epoch. What has passed since it was read is measured by the clock
 * that nobody sets: this process's may have been set meanwhile.
 */
export const databaseTimeNow = ({ databaseTime, readAt }: Admission): Effect.Effect<number> =>
  Effect.map(Clock.monotonicTimeNanos, (now) => databaseTime + Number((now - readAt) / 1_000_000n))

/** The admission of the request that is being answered; `undefined` for other work and for callers with a JWT. */
export const CurrentAdmission = Context.Reference<Admission | undefined>("@radicar/api/Admission", {
  defaultValue: () => undefined
})

/** The admission of this request, if it is addressed to this company and provider. */
export const admissionOf = (companyId: string, providerId: string): Effect.Effect<Admission | undefined> =>
  Effect.map(CurrentAdmission, (admission) =>
    admission?.companyId === companyId && admission.providerId === providerId ? admission : undefined
  )
