import type { XmlElement } from "@radicar/signature/inner/XmlTree"
import type { Duration, Result } from "effect"
import { randomUUID } from "node:crypto"
import type { AnswerTrust } from "./ApplicationResponse.ts"
import type { AuthorityErrorReason } from "./AuthorityErrorReason.ts"

/** The part of a SOAP request that an operation decides; the security header is added when it is sent. */
export interface SoapRequest {
  /** Local name of the operation, such as `SendBillSync`. */
  readonly operation: string
  /** Value of `wsa:Action`. */
  readonly action: string
  /** Text inside `soap:Body`; its prefix `wcf` is declared on the envelope. */
  readonly body: string
  /** HTTP content type, which repeats the action. */
  readonly contentType: string
}

/** Parameters in the order of the WSDL. The service ignores a parameter that is out of order. */
export type SoapParameters = ReadonlyArray<readonly [name: string, value: string]>

const ACTION_BASE = "http://wcf.dian.colombia/IWcfDianCustomerServices/"

// A literal CR would reach the service as LF, hence its character reference.
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" }
const escapeText = (text: string): string => text.replace(/[&<>\r]/gu, (character) => ESCAPES[character] ?? character)

// oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids are control characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/u

/** The name of the first parameter whose value XML 1.0 cannot carry (control characters, lone surrogates), if any. */
export const unsendableParameter = (parameters: SoapParameters): string | undefined =>
  parameters.find(([, value]) => FORBIDDEN.test(value) || !value.isWellFormed())?.[0]

/**
 * Makes the request of an operation of `IWcfDianCustomerServices`: document/literal wrapped, with parameters as text.
 */
export const soapRequest = (operation: string, parameters: SoapParameters): SoapRequest => {
  const action = `${ACTION_BASE}${operation}`
  // a ZIP in base64 may be long, and a text that grows at its end is not copied
  const content = parameters.reduce(
    (before, [name, value]) => `${before}<wcf:${name}>${escapeText(value)}</wcf:${name}>`,
    ""
  )
  return {
    operation,
    action,
    body: `<wcf:${operation}>${content}</wcf:${operation}>`,
    contentType: `application/soap+xml; charset=utf-8; action="${action}"`
  }
}

/** Makes the parameter `contentFile`, which carries a ZIP in base64. */
export const contentFile = ({ buffer, byteLength, byteOffset }: Uint8Array): readonly [name: string, value: string] => [
  "contentFile",
  Buffer.from(buffer, byteOffset, byteLength).toString("base64")
]

/** Settings for reading an answer. */
interface ReadOptions {
  readonly trust: AnswerTrust
}

/** Limits on the size of an answer and on the time until its last byte. */
interface AnswerBounds {
  readonly bytes: number
  readonly lastByte: Duration.Input
}

/**
 * One operation of the web service: what it sends and how its result is read. Everything else (security header, HTTP,
 * limits, faults) is common to all operations.
 */
export interface SoapOperation<Input, Output> {
  /** Local name in the WSDL. */
  readonly name: string
  /**
   * Kind of operation, which selects the timeout: the authority takes longer to file a document than to answer a query.
   */
  readonly kind: "send" | "query"
  /** Limits for an answer that is larger than the answers of other operations. */
  readonly bounds?: AnswerBounds
  readonly parameters: (input: Input) => SoapParameters
  /** Reads the element `{name}Result` of the answer. */
  readonly read: (result: XmlElement, input: Input, options: ReadOptions) => Result.Result<Output, AuthorityErrorReason>
  /** Facts of an answer that a log line may hold: codes and counts, no content. */
  readonly summary: (output: Output) => Readonly<Record<string, string | number>>
}

/** Makes identifiers for the parts of one message: unique and without meaning. */
export const messageIds = () => {
  const suffix = randomUUID()
  return {
    timestamp: `TS-${suffix}`,
    token: `X509-${suffix}`,
    signature: `SIG-${suffix}`,
    to: `TO-${suffix}`,
    keyInfo: `KI-${suffix}`,
    reference: `STR-${suffix}`
  }
}

/** Maximum size of a message to the service's wsHttpBinding, in bytes, base64 included. */
export const MAXIMUM_MESSAGE_BYTES = 10_485_760
