import type { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import type { Endpoint } from "@radicar/dian/inner/Endpoint"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import type { Lease, Settlement, Submission } from "../../documents/submissions/Submission.ts"
import type { Sender } from "../../documents/submissions/submissionStates.ts"

/** A submission on its way to the authority. */
export interface Attempt {
  readonly submission: Submission
  /** Who signs the requests. */
  readonly identity: SigningIdentity
  readonly endpoint: Endpoint
  /** Who sends. */
  readonly by: Sender
  /** The right to send; absent for an attempt that only asks. */
  readonly lease?: Lease
}

/** A submission on its way under a lease. */
export interface LeasedAttempt extends Attempt {
  readonly lease: Lease
}

/** Whether an earlier attempt may have filed the document, whatever this one comes to. */
export const isRepeated = ({ lease }: Attempt): boolean => lease !== undefined && lease.attempt > 1

/** The state of a submission of which no byte has ever left: the one before the attempt. */
export const unsent = ({ submission }: Attempt) => (submission.outageBeganAt === undefined ? "signed" : "contingency")

/** A call that the authority did not answer, for the history. */
export const failureDetail = ({ operation, reason }: AuthorityError) => ({ failure: { operation, reason } })

/**
 * The settlement of an attempt that the authority declined to look at. What the service sends by itself is retried
 * where a caller would be asked to send it again. A document issued in contingency has been handed over, so it keeps
 * its number.
 */
export const afterRefusal = (attempt: Attempt, error: AuthorityError): Settlement => {
  const { retryable } = error
  const detail = failureDetail(error)
  if (isRepeated(attempt)) return { state: "unknown", origin: "authority", detail }
  const { by } = attempt
  return attempt.submission.outageBeganAt !== undefined || (by === "worker" && retryable)
    ? { state: unsent(attempt), origin: by, detail }
    : { state: "refused", origin: "authority", detail }
}
