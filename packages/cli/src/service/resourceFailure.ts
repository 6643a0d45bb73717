import type { InvalidBody } from "@radicar/contract/problem/InvalidBody"
import type { NotFound } from "@radicar/contract/problem/NotFound"
import type { SubmitJsonError } from "@radicar/http-client/SubmitJson"
import { Failure, untranslated } from "../Failure.ts"
import { submissionFailure } from "./submissionFailure.ts"

/** Why an operation on a resource of the service failed: the contract's problems, or no answer of the service. */
export type ResourceError = SubmitJsonError | InvalidBody | NotFound

/** What says of a filing that its outcome is not known says too much of a resource. */
const withoutFilingHint = ({ reason, text, violations }: Failure): Failure =>
  new Failure({ reason, text, ...(violations === undefined ? {} : { violations }) })

/** Why the service at `url` did not do what was asked of one of its resources. */
export const resourceFailure = (error: ResourceError, url: string): Failure => {
  if (error._tag === "NotFound") {
    return new Failure({ reason: "usage", text: untranslated(error.detail ?? error.title) })
  }
  if (error._tag === "InvalidBody") {
    const { detail, title, violations } = error
    return new Failure({ reason: "invalid-document", text: untranslated(detail ?? title), violations })
  }
  const failure = submissionFailure(error, url)
  const open = error._tag === "ServiceUnavailable" || error._tag === "HttpClientError" || error._tag === "SchemaError"
  return open ? withoutFilingHint(failure) : failure
}
