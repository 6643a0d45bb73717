/** Answers of the web service with its true structure (prefixes, field order, spellings of null). */

const SOAP = "http://www.w3.org/2003/05/soap-envelope"
const ADDRESSING = "http://www.w3.org/2005/08/addressing"
const WSU = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"
const WSSE = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd"
const DATA = "http://schemas.datacontract.org/2004/07/DianResponse"
const ARRAYS = "http://schemas.microsoft.com/2003/10/Serialization/Arrays"
const INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"

/** Fields of a DianResponse; `undefined` is written as nil. */
export interface AnswerFields {
  readonly errors?: ReadonlyArray<string> | undefined
  readonly isValid?: boolean | undefined
  readonly statusCode?: string | undefined
  readonly statusDescription?: string | undefined
  readonly statusMessage?: string | undefined
  readonly applicationResponse?: Uint8Array | string | undefined
  readonly documentKey?: string | undefined
  readonly fileName?: string | undefined
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const field = (name: string, value: string | undefined): string =>
  value === undefined ? `<b:${name} i:nil="true"/>` : `<b:${name}>${escaped(value)}</b:${name}>`

const errorMessage = (errors: ReadonlyArray<string> | undefined): string =>
  errors === undefined
    ? `<b:ErrorMessage i:nil="true" xmlns:c="${ARRAYS}"/>`
    : `<b:ErrorMessage xmlns:c="${ARRAYS}">${errors.map((error) => `<c:string>${escaped(error)}</c:string>`).join("")}</b:ErrorMessage>`

/** The result's fields, alphabetical as DataContract writes them. */
const fieldsOf = (fields: AnswerFields): string => {
  const { applicationResponse } = fields
  const base64 =
    applicationResponse instanceof Uint8Array
      ? Buffer.from(applicationResponse).toString("base64")
      : applicationResponse
  return (
    errorMessage(fields.errors) +
    field("IsValid", fields.isValid === undefined ? undefined : String(fields.isValid)) +
    field("StatusCode", fields.statusCode) +
    field("StatusDescription", fields.statusDescription) +
    field("StatusMessage", fields.statusMessage) +
    field("XmlBase64Bytes", base64) +
    field("XmlBytes", undefined) +
    field("XmlDocumentKey", fields.documentKey) +
    field("XmlFileName", fields.fileName)
  )
}

/** A SOAP envelope as the service writes it around `body`. */
export const envelope = (action: string, body: string): string =>
  `<s:Envelope xmlns:s="${SOAP}" xmlns:a="${ADDRESSING}" xmlns:u="${WSU}"><s:Header>` +
  `<a:Action s:mustUnderstand="1">${action}</a:Action>` +
  `<o:Security s:mustUnderstand="1" xmlns:o="${WSSE}"><u:Timestamp u:Id="_0"><u:Created>2026-01-15T12:00:03.930Z</u:Created>` +
  `<u:Expires>2026-01-15T12:05:03.930Z</u:Expires></u:Timestamp></o:Security></s:Header><s:Body>${body}</s:Body></s:Envelope>`

/** A regular answer of an operation whose result is a DianResponse. */
export const answerOf = (operation: string, fields: AnswerFields): string =>
  envelope(
    `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}Response`,
    `<${operation}Response xmlns="http://wcf.dian.colombia"><${operation}Result xmlns:b="${DATA}" xmlns:i="${INSTANCE}">` +
      `${fieldsOf(fields)}</${operation}Result></${operation}Response>`
  )

/** A regular answer of an operation whose result is of another type; `fields` are the content of the result. */
export const resultOf = (operation: string, type: string, fields: string): string =>
  envelope(
    `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}Response`,
    `<${operation}Response xmlns="http://wcf.dian.colombia"><${operation}Result ` +
      `xmlns:b="http://schemas.datacontract.org/2004/07/${type}" xmlns:i="${INSTANCE}">` +
      `${fields}</${operation}Result></${operation}Response>`
  )

/** An answer of GetStatusZip: one DianResponse for each set of fields. */
export const batchOf = (...answers: ReadonlyArray<AnswerFields>): string =>
  resultOf(
    "GetStatusZip",
    "DianResponse",
    answers.map((fields) => `<b:DianResponse>${fieldsOf(fields)}</b:DianResponse>`).join("")
  )

/** A fault; `subcode` with its namespace declared as the security layer does. */
export const faultOf = (code: string, subcode: string | undefined, reason: string): string =>
  `<s:Envelope xmlns:s="${SOAP}" xmlns:a="${ADDRESSING}"><s:Header><a:Action s:mustUnderstand="1">${ADDRESSING}/soap/fault</a:Action></s:Header>` +
  `<s:Body><s:Fault><s:Code><s:Value>${code}</s:Value>` +
  (subcode === undefined ? "" : `<s:Subcode><s:Value xmlns:a="${WSSE}">${subcode}</s:Value></s:Subcode>`) +
  `</s:Code><s:Reason><s:Text xml:lang="en-US">${reason}</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`
