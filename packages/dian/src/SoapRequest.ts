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

/** Request of an operation of `IWcfDianCustomerServices`, document/literal wrapped, parameters as text. */
export const soapRequest = (operation: string, parameters: SoapParameters): SoapRequest => {
  const action = `${ACTION_BASE}${operation}`
  const content = parameters.map(([name, value]) => `<wcf:${name}>${escapeText(value)}</wcf:${name}>`).join("")
  return {
    operation,
    action,
    body: `<wcf:${operation}>${content}</wcf:${operation}>`,
    contentType: `application/soap+xml; charset=utf-8; action="${action}"`
  }
}
