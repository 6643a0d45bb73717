import { Clock, Context, Effect } from "effect"
import type { Row } from "../platform/database/records.ts"

/** The company and provider in the address of a request. */
export interface Addressed {
  readonly companyId: string | undefined
  readonly providerId: string | undefined
}

/** Facts read together with the token of a request, in one statement. */
export interface Admission extends Addressed {
  /** Whether the company's data were erased. */
  readonly isErased: boolean
  /** Existing rows of `tenants` for the company and the provider. */
  readonly tenants: ReadonlyArray<Row>
  /** The database's clock, in milliseconds since the epoch. */
  readonly databaseTime: number
  /** Time at which the database answered, in nanoseconds of the monotonic clock. */
  readonly readAt: bigint
}

/**
 * The database's clock now, in milliseconds since the epoch. The time since it was read is measured by the monotonic
 * clock, because this process's wall clock may have been set meanwhile.
 */
export const databaseTimeNow = ({ databaseTime, readAt }: Admission): Effect.Effect<number> =>
  Effect.map(Clock.monotonicTimeNanos, (now) => databaseTime + Number((now - readAt) / 1_000_000n))

/** The admission of the current request; `undefined` for other work and for callers with a JWT. */
export const CurrentAdmission = Context.Reference<Admission | undefined>("@radicar/api/Admission", {
  defaultValue: () => undefined
})

/** The admission of the current request, if its address names this company and provider. */
export const admissionOf = (companyId: string, providerId: string): Effect.Effect<Admission | undefined> =>
  Effect.map(CurrentAdmission, (admission) =>
    admission?.companyId === companyId && admission.providerId === providerId ? admission : undefined
  )
