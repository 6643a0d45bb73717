import type { XmlElement } from "@radicar/signature/XmlTree"
import { Result } from "effect"
import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import type { DianResponse } from "../DianResponse.ts"
import { interpret, type Question } from "../interpret.ts"
import { readDianResponse } from "./readDianResponse.ts"

/** The reason that an internal error of the service is, dressed as a regular answer: it says nothing about a document. */
export const exceptionOf = (response: DianResponse): AuthorityErrorReason | undefined => {
  const { isValid, statusCode, statusDescription, statusMessage } = response
  const isException =
    statusCode === "500" ||
    (statusCode === "" && isValid !== true && /ha ocurrido un error/iu.test(`${statusDescription} ${statusMessage}`))
  if (!isException) return undefined
  const text = (statusDescription === "" ? statusMessage : statusDescription).slice(0, 300)
  return { _tag: "ServiceException", statusCode, text }
}

/** Reads and judges the result of an operation that answers one `DianResponse` about one document. */
export const readAnswer = (
  result: XmlElement,
  question: Question
): Result.Result<AuthorityAnswer, AuthorityErrorReason> => {
  const response = readDianResponse(result)
  if (Result.isFailure(response)) return Result.fail({ _tag: "MalformedAnswer", detail: response.failure })
  const exception = exceptionOf(response.success)
  return exception === undefined ? Result.succeed(interpret(response.success, question)) : Result.fail(exception)
}

/** What a log line says of an answer. */
export const summarizeAnswer = ({ alarms, statusCode, verdict }: AuthorityAnswer) => ({
  statusCode,
  verdict,
  ...(alarms.length === 0 ? {} : { alarms: alarms.join(" ") })
})
