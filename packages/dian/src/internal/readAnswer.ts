import { childElements, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import { DianResponse } from "../DianResponse.ts"
import { interpret, type Question } from "../interpret.ts"
import { ARRAYS, DIAN_RESPONSE, Exceptional, fieldsIn, isNil, ifDefined, reading, Unreadable } from "./readFields.ts"

const { booleanOf, fieldOf } = fieldsIn(DIAN_RESPONSE)

const bytesOf = (result: XmlElement, name: string): Uint8Array | undefined => {
  const text = fieldOf(result, name)?.replace(/\s+/gu, "")
  if (text === undefined) return undefined
  const bytes = Buffer.from(text, "base64")
  // Node skips invalid base64; only encoding it again shows that nothing was skipped.
  if (bytes.toString("base64") !== text) throw new Unreadable(`${name} is not valid base64`)
  return new Uint8Array(bytes)
}

/** Strings of `ErrorMessage` without repetitions; text outside a `string` element is one message as well. */
const messagesOf = (result: XmlElement): ReadonlyArray<string> => {
  const lists = childElements(result, DIAN_RESPONSE, "ErrorMessage").filter((element) => !isNil(element))
  const messages = lists.flatMap((list) =>
    childElements(list).length === 0
      ? [textOf(list)]
      : childElements(list, ARRAYS, "string").flatMap((element) => (isNil(element) ? [] : [textOf(element)]))
  )
  return [...new Set(messages.map((message) => message.trim()))].filter((message) => message !== "")
}

/** Reads the fields of an element `DianResponse`, without judging them. */
export const readDianResponse = (result: XmlElement): DianResponse => {
  if (childElements(result).every(({ namespace }) => namespace !== DIAN_RESPONSE)) {
    throw new Unreadable("its result is empty")
  }
  return new DianResponse({
    ...ifDefined("isValid", booleanOf(result, "IsValid")),
    statusCode: fieldOf(result, "StatusCode") ?? "",
    statusDescription: fieldOf(result, "StatusDescription") ?? "",
    statusMessage: fieldOf(result, "StatusMessage") ?? "",
    errorMessages: messagesOf(result),
    ...ifDefined("applicationResponse", bytesOf(result, "XmlBase64Bytes")),
    ...ifDefined("documentKey", fieldOf(result, "XmlDocumentKey")),
    ...ifDefined("fileName", fieldOf(result, "XmlFileName"))
  })
}

/** Throws {@link Exceptional} if a response reports an internal exception of the service. */
export const refuseException = (response: DianResponse): void => {
  const { isValid, statusCode, statusDescription, statusMessage } = response
  const isException =
    statusCode === "500" ||
    (statusCode === "" && isValid !== true && /ha ocurrido un error/iu.test(`${statusDescription} ${statusMessage}`))
  if (isException) throw new Exceptional(statusCode, statusDescription === "" ? statusMessage : statusDescription)
}

/** Reads and judges the result of an operation that answers one `DianResponse` about one document. */
export const readAnswer = (result: XmlElement, question: Question) =>
  reading(() => {
    const response = readDianResponse(result)
    refuseException(response)
    return interpret(response, question)
  })

/** Facts about an answer for a log line. */
export const summarizeAnswer = ({ alarms, statusCode, verdict }: AuthorityAnswer) => ({
  statusCode,
  verdict,
  ...(alarms.length === 0 ? {} : { alarms: alarms.join(" ") })
})
