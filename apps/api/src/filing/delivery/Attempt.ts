import type { AuthorityError } from "@radicar/dian/AuthorityError"
import type { Endpoint } from "@radicar/dian/Endpoint"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import type { Lease, Settlement, Submission } from "../../documents/submissions/Submission.ts"
import type { Sender } from "../../documents/submissions/submissionStates.ts"

/** What is to be brought to the authority: what, in whose name, where to, and who does it. */
export interface Task {
  readonly submission: Submission
  readonly identity: SigningIdentity
  readonly endpoint: Endpoint
  readonly by: Sender
}

/** A task with the right to send it. */
export interface Attempt extends Task {
  readonly lease: Lease
}

/** Whether an earlier attempt may have been filed, whatever becomes of this one. */
export const isRepeated = ({ lease }: Attempt): boolean => lease.attempt > 1

/** Where an attempt leaves a submission of which no byte has ever left: where it was. */
export const unsent = ({ submission }: Task) => (submission.outageBeganAt === undefined ? "signed" : "contingency")

/**
 * What an attempt leaves that the authority declined to look at. Nobody waits for what the service sends by itself, so
 * that comes again where a caller would be told to. A document issued in contingency has been handed over, so it keeps
 * its number.
 */
export const afterRefusal = (attempt: Attempt, { message: detail, retryable }: AuthorityError): Settlement => {
  if (isRepeated(attempt)) return { state: "unknown", origin: "authority", detail }
  const { by } = attempt
  return attempt.submission.outageBeganAt !== undefined || (by === "worker" && retryable)
    ? { state: unsent(attempt), origin: by, detail }
    : { state: "refused", origin: "authority", detail }
}
