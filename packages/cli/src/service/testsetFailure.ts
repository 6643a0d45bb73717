import type { NotFound } from "@radicar/contract/problem/NotFound"
import type { TestSetJsonError } from "@radicar/http-client/TestSetJson"
import { Failure, untranslated } from "../Failure.ts"
import { resourceFailure } from "./resourceFailure.ts"
import { submissionFailure } from "./submissionFailure.ts"

/** Why the service at `url` filed nothing for a test set, or said nothing of it. */
export const testsetFailure = (error: TestSetJsonError | NotFound, url: string): Failure => {
  if (error._tag === "NotFound") return resourceFailure(error, url)
  if (error._tag !== "TestSetRefused") return submissionFailure(error, url)
  const { detail, reason, title } = error
  return new Failure({ reason: reason === "production" ? "usage" : "rejected", text: untranslated(detail ?? title) })
}
