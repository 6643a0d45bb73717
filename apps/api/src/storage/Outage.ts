import type { Array } from "effect"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"

/** A call that the authority did not answer. */
interface OutageAttempt {
  readonly at: Date
  /** Name in the WSDL. */
  readonly operation: string
  /** Such as `ServiceUnavailable`. */
  readonly reason: string
  readonly message: string
}

/** A time in which one process got no answer of the authority, with what proves it. */
export interface Outage {
  /** UUID. */
  readonly id: string
  readonly environment: FilingEnvironment
  /** When the first call was known to have no answer. */
  readonly beganAt: Date
  readonly attempts: Array.NonEmptyReadonlyArray<OutageAttempt>
}
