import type { NumberingRangesRefused } from "@radicar/contract/problem/NumberingRangesRefused"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { SubmitJsonError } from "@radicar/http-client/SubmitJson"
import type { Localized } from "@radicar/domain/rules/Language"
import { Failure } from "../Failure.ts"
import { submissionFailure } from "./submissionFailure.ts"

/** Why a question was not answered: the contract's problems, or no answer of the service. */
export type QueryError = SubmitJsonError | NumberingRangesRefused | ServiceUnavailable

/** A question can be asked again without a second thought. */
const askAgain: Localized = {
  en: "Nothing was changed: run the same command again.",
  es: "No se cambió nada: repita el comando."
}

/** Why the service at `url` did not answer a question. */
export const queryFailure = (error: QueryError, url: string): Failure => {
  if (error._tag === "NumberingRangesRefused") {
    const { detail = "", operationCode } = error
    return new Failure({
      reason: "rejected",
      text: {
        en: `The authority names no ranges (${operationCode}): ${detail}`,
        es: `La DIAN no informa rangos (${operationCode}): ${detail}`
      }
    })
  }
  const { hint, reason, text } = submissionFailure(error, url)
  // what is said of a filing whose outcome is not known is not true of a question
  const asked = error._tag === "ServiceUnavailable" || error._tag === "HttpClientError" || error._tag === "SchemaError"
  const kept = hint === undefined ? {} : { hint }
  return new Failure({ reason, text, ...(asked ? { hint: askAgain } : kept) })
}
