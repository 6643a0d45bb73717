import { childElement, childElements, parse, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"
import type { AuthorityAnswer } from "../AuthorityAnswer.ts"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { DianResponse } from "../DianResponse.ts"
import { interpret, type Question } from "../interpret.ts"
import type { SoapFault } from "../SoapFault.ts"
import {
  ARRAYS,
  DIAN_RESPONSE,
  Exceptional,
  fieldsIn,
  isNil,
  ifDefined,
  reading,
  Unreadable,
  SERVICE,
  SOAP
} from "./readFields.ts"
import type { HttpAnswer } from "./transport.ts"

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

/**
 * HTTP statuses that mean that a request was not carried out. After other failures (408, 409, 5xx…) this is unknown.
 * With 403 the platform reports that the whole site is off, which is an outage (payroll annex 1.0 §4.2).
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 404, 405, 411, 413, 414, 415, 429, 431])

const retryAfter = (header: string | undefined): { readonly retryAfterSeconds?: number } =>
  header !== undefined && /^\d{1,6}$/u.test(header.trim()) ? { retryAfterSeconds: Number(header) } : {}

/** Chooses the error reason for an answer without a SOAP envelope, by the HTTP status. */
const pageReason = (status: number, retryAfterHeader: string | undefined): AuthorityErrorReason => {
  if (REFUSALS.has(status)) return { _tag: "RequestRefused", status, ...retryAfter(retryAfterHeader) }
  if (status >= 200 && status < 300) return { _tag: "MalformedAnswer", detail: "it is not a SOAP envelope" }
  return { _tag: "ServiceUnavailable", status, ...retryAfter(retryAfterHeader) }
}

/** Fault codes of WS-Security, WS-SecureConversation and WCF with which a service refuses the security header. */
const SECURITY: ReadonlySet<string> = new Set([
  "InvalidSecurity",
  "InvalidSecurityToken",
  "FailedAuthentication",
  "FailedCheck",
  "MessageExpired",
  "SecurityTokenUnavailable",
  "UnsupportedAlgorithm",
  "UnsupportedSecurityToken"
])

/** Fault codes with which SOAP and WS-Addressing decline a message before any operation runs. */
const DECLINED: ReadonlySet<string> = new Set([
  "ActionNotSupported",
  "ActionMismatch",
  "DataEncodingUnknown",
  "DeserializationFailed",
  "DestinationUnreachable",
  "InvalidAddressingHeader",
  "MessageAddressingHeaderRequired",
  "MustUnderstand",
  "VersionMismatch"
])

const local = (code: string): string => code.slice(code.indexOf(":") + 1)

/** WCF's text for a fault raised without a reason. The service reports a refused certificate this way. */
const WITHOUT_REASON = /did not specify a reason/iu

/** Chooses the error reason for a SOAP fault; `clockSkewSeconds` comes from the answer that carried the fault. */
const faultReason = (fault: SoapFault, clockSkewSeconds: number | undefined): AuthorityErrorReason => {
  const { code, subcodes, text } = fault
  const names = [...subcodes.map(local), local(code)]
  if (names.some((name) => SECURITY.has(name))) {
    return { _tag: "InvalidSecurity", text, ...(clockSkewSeconds === undefined ? {} : { clockSkewSeconds }) }
  }
  if (local(code) === "Client" && (text === "" || WITHOUT_REASON.test(text))) {
    return { _tag: "CertificateNotAccepted", text }
  }
  const declined = names.find((name) => DECLINED.has(name))
  if (declined !== undefined) return { _tag: "RequestFault", code, subcode: declined, text }
  const [subcode] = subcodes
  return { _tag: "ServiceFault", code, ...(subcode === undefined ? {} : { subcode }), text }
}

/** Maximum depth of an answer's XML. Answers are flat: an envelope, its result and a few fields. */
const MAXIMUM_DEPTH = 64
const MAXIMUM_FAULT_TEXT = 300

const malformed = (detail: string): AuthorityErrorReason => ({ _tag: "MalformedAnswer", detail })

/** Removes the XML declaration: the bytes are already decoded, so the encoding it states no longer applies. */
const withoutDeclaration = (text: string): string => text.replace(/^\s*<\?xml\s[^>]*\?>/u, "").trim()

/** Whether an unreadable answer is a damaged envelope, which may hide a result, and not a web page. */
const resemblesEnvelope = (text: string): boolean => /<(?:[\w.-]+:)?Envelope[\s>]/u.test(text)

const textAt = (element: XmlElement | undefined): string => (element === undefined ? "" : textOf(element).trim())

const readFault = (fault: XmlElement): SoapFault => {
  const code = childElement(fault, SOAP, "Code")
  const subcodes: Array<string> = []
  let subcode = childElement(code, SOAP, "Subcode")
  while (subcode !== undefined) {
    subcodes.push(textAt(childElement(subcode, SOAP, "Value")))
    subcode = childElement(subcode, SOAP, "Subcode")
  }
  const text = textAt(childElement(childElement(fault, SOAP, "Reason"), SOAP, "Text"))
  return {
    code: textAt(childElement(code, SOAP, "Value")),
    subcodes: subcodes.filter((name) => name !== ""),
    text: text.replace(/\s+/gu, " ").slice(0, MAXIMUM_FAULT_TEXT)
  }
}

/**
 * Reads the element `{operation}Result` of an answer, by namespaces and local names. The HTTP status does not matter:
 * the service answers "not found" as 404 with a regular envelope. Fails with a reason for a fault, a page, and a
 * damaged or ambiguous envelope.
 */
export const readEnvelope = (
  answer: Pick<HttpAnswer, "clockSkewSeconds" | "retryAfter" | "status" | "text">,
  operation: string,
  maximumLength: number
): Result.Result<XmlElement, AuthorityErrorReason> => {
  const page = () => Result.fail(pageReason(answer.status, answer.retryAfter))
  const parsed = parse(withoutDeclaration(answer.text), { maximumDepth: MAXIMUM_DEPTH, maximumLength })
  if (Result.isFailure(parsed)) {
    return resemblesEnvelope(answer.text)
      ? Result.fail(malformed(`its XML cannot be read (${parsed.failure.reason})`))
      : page()
  }
  const { root } = parsed.success
  if (root.namespace !== SOAP || root.local !== "Envelope") return page()
  const [body, ...furtherBodies] = childElements(root, SOAP, "Body")
  if (body === undefined || furtherBodies.length > 0)
    return Result.fail(malformed("it does not have exactly one SOAP body"))
  const [content, ...furtherContent] = childElements(body)
  if (content === undefined || furtherContent.length > 0) {
    return Result.fail(malformed("its SOAP body does not have exactly one element"))
  }
  if (content.namespace === SOAP && content.local === "Fault") {
    return Result.fail(faultReason(readFault(content), answer.clockSkewSeconds))
  }
  const results = childElements(content, SERVICE, `${operation}Result`)
  const [result] = results
  if (content.namespace !== SERVICE || content.local !== `${operation}Response` || results.length !== 1) {
    return Result.fail(malformed(`it is not a ${operation}Response with one result`))
  }
  return result === undefined ? Result.fail(malformed("it has no result")) : Result.succeed(result)
}
