import { childElements, textOf, type XmlElement } from "@radicar/signature/XmlTree"
import { Result } from "effect"
import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { DianResponse } from "../DianResponse.ts"
import { interpret, type Question } from "../interpret.ts"
import { ARRAYS, DIAN_RESPONSE, fieldsIn, isNil, optional, reading, Unreadable } from "./readFields.ts"

const { booleanOf, fieldOf } = fieldsIn(DIAN_RESPONSE)

const bytesOf = (result: XmlElement, name: string): Uint8Array | undefined => {
  const text = fieldOf(result, name)?.replace(/\s+/gu, "")
  if (text === undefined) return undefined
  const bytes = Buffer.from(text, "base64")
  // Node skips what is no base64; only the whole way back shows that nothing was skipped.
  if (bytes.toString("base64") !== text) throw new Unreadable(`${name} is no base64`)
  return new Uint8Array(bytes)
}

/** The strings of `ErrorMessage` without repetitions; text outside a `string` element is one message as well. */
const messagesOf = (result: XmlElement): ReadonlyArray<string> => {
  const lists = childElements(result, DIAN_RESPONSE, "ErrorMessage").filter((element) => !isNil(element))
  const messages = lists.flatMap((list) =>
    childElements(list).length === 0
      ? [textOf(list)]
      : childElements(list, ARRAYS, "string").flatMap((element) => (isNil(element) ? [] : [textOf(element)]))
  )
  return [...new Set(messages.map((message) => message.trim()))].filter((message) => message !== "")
}

/** Reads the fields of a result, or says in a few words why it is none. */
export const readDianResponse = (result: XmlElement): Result.Result<DianResponse, string> => {
  if (childElements(result).every(({ namespace }) => namespace !== DIAN_RESPONSE))
    return Result.fail("its result is empty")
  return reading(
    () =>
      new DianResponse({
        ...optional("isValid", booleanOf(result, "IsValid")),
        statusCode: fieldOf(result, "StatusCode") ?? "",
        statusDescription: fieldOf(result, "StatusDescription") ?? "",
        statusMessage: fieldOf(result, "StatusMessage") ?? "",
        errorMessages: messagesOf(result),
        ...optional("applicationResponse", bytesOf(result, "XmlBase64Bytes")),
        ...optional("documentKey", fieldOf(result, "XmlDocumentKey")),
        ...optional("fileName", fieldOf(result, "XmlFileName"))
      })
  )
}

/**
 * The reason that an internal error of the service is, dressed as a regular answer: it says nothing about a document.
 */
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

/** What a log line says about an answer. */
export const summarizeAnswer = ({ alarms, statusCode, verdict }: AuthorityAnswer) => ({
  statusCode,
  verdict,
  ...(alarms.length === 0 ? {} : { alarms: alarms.join(" ") })
})
