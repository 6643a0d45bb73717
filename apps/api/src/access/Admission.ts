import { Context, Effect } from "effect"
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
  /** The database's clock, and this process's when the answer came; both in milliseconds since the epoch. */
  readonly databaseTime: number
  readonly readAt: number
}

/** The database's clock at a moment of this process's clock; both in milliseconds since the epoch. */
export const databaseTimeAt = ({ databaseTime, readAt }: Admission, now: number): number =>
  databaseTime + Math.max(0, now - readAt)

/** The admission of the request that is being answered; `undefined` for other work and for callers with a JWT. */
export const CurrentAdmission = Context.Reference<Admission | undefined>("@radicar/api/Admission", {
  defaultValue: () => undefined
})

/** The admission of this request, if it is addressed to this company and provider. */
export const admissionOf = (companyId: string, providerId: string): Effect.Effect<Admission | undefined> =>
  Effect.map(CurrentAdmission, (admission) =>
    admission?.companyId === companyId && admission.providerId === providerId ? admission : undefined
  )
