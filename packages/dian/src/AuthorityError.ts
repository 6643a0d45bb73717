import { Schema } from "effect"
import { AuthorityErrorReason } from "./AuthorityErrorReason.ts"
import { judgeReason } from "./internal/judgeReason.ts"

/**
 * A call to the authority that gave no answer to rely on.
 *
 * `outcome` is what a caller needs to know before anything else:
 * - `not-sent`: no byte of the request left; nothing can have happened.
 * - `refused`: the request was declined before it was processed; nothing was filed.
 * - `unknown`: the document may have been filed. Ask `getStatus` for its key, never send blindly again.
 *
 * `retryable` says whether the same call may succeed later without anyone changing anything (after the outcome has
 * been cleared up, where it is unknown). `reason` tells the cause by its `_tag`. Messages, fields and JSON hold no
 * secret and no content of a document.
 */
export class AuthorityError extends Schema.TaggedError<AuthorityError>()("AuthorityError", {
  operation: Schema.String,
  outcome: Schema.Literals(["not-sent", "refused", "unknown"]),
  retryable: Schema.Boolean,
  reason: AuthorityErrorReason,
  message: Schema.String
}) {
  /** The error of `operation` for `reason`; outcome, retryability and message follow from the reason. */
  static because(operation: string, reason: AuthorityErrorReason): AuthorityError {
    const { outcome, retryable, message } = judgeReason(reason)
    return new AuthorityError({ operation, outcome, retryable, reason, message: `${operation}: ${message}` })
  }
}
