import { Failure, failure, untranslated } from "../Failure.ts"
import { isAboutFiling, type ServiceError, submissionFailure } from "./submissionFailure.ts"

/** Removes the hint about a filing with unknown outcome, which does not apply to a resource. */
const withoutFilingHint = (failed: Failure): Failure => {
  const { hint, listed, reason, text } = failed
  return isAboutFiling(hint) ? new Failure({ reason, text, ...listed }) : failed
}

/** Failure of an operation on a resource of the service at `url`. */
export const resourceFailure = (error: ServiceError | Failure, url: string): Failure => {
  if (error._tag === "Failure") return error
  if (error._tag === "NotFound") {
    return failure("usage", untranslated(error.detail ?? error.title))
  }
  if (error._tag === "PreconditionFailed") {
    return failure("conflict", untranslated(error.detail ?? error.title))
  }
  if (error._tag === "InvalidBody") {
    const { detail, title, violations, violationsTotal } = error
    return new Failure({
      reason: "invalid-document",
      text: untranslated(detail ?? title),
      violations,
      ...(violationsTotal === undefined ? {} : { violationsTotal })
    })
  }
  return withoutFilingHint(submissionFailure(error, url))
}

/** Failure of queueing or showing a mail with the service at `url`. */
export const mailFailure = (error: ServiceError, url: string): Failure => {
  if (error._tag === "MailNotConfigured") {
    return failure("configuration", untranslated(error.detail ?? error.title))
  }
  if (error._tag === "MailRefused") {
    return failure("usage", untranslated(error.detail ?? error.title))
  }
  return resourceFailure(error, url)
}

/** Failure of filing or querying a test set with the service at `url`. */
export const testsetFailure = (error: ServiceError, url: string): Failure => {
  if (error._tag === "NotFound") return resourceFailure(error, url)
  if (error._tag !== "TestSetRefused") return submissionFailure(error, url)
  const { detail, reason, title } = error
  return failure(reason === "production" ? "usage" : "rejected", untranslated(detail ?? title))
}
