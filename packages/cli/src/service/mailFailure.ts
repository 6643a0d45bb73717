import type { MailNotConfigured } from "@radicar/contract/problem/MailNotConfigured"
import type { MailRefused } from "@radicar/contract/problem/MailRefused"
import { Failure, untranslated } from "../Failure.ts"
import { type ResourceError, resourceFailure } from "./resourceFailure.ts"

/** Why the service at `url` queued or showed no mail. */
export const mailFailure = (error: ResourceError | MailRefused | MailNotConfigured, url: string): Failure => {
  if (error._tag === "MailNotConfigured") {
    return new Failure({ reason: "configuration", text: untranslated(error.detail ?? error.title) })
  }
  if (error._tag === "MailRefused") {
    return new Failure({ reason: "usage", text: untranslated(error.detail ?? error.title) })
  }
  return resourceFailure(error, url)
}
