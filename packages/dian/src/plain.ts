// The root for programs without Effect: functions that return values or throw. Programs with Effect import effect.ts.
import { type Operation, registeredType } from "@radicar/domain/inner/documentRegistry"
import { identifiedOf } from "@radicar/domain/inner/plain/checked"
import type { ValidDocument } from "@radicar/domain/inner/plain/CheckedDocument"
import { localDateTimeOf } from "@radicar/domain/inner/plain/identifyPlain"
import type { SignedXml } from "@radicar/signature/inner/SignedXml"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { secureEnvelope } from "@radicar/signature/inner/WsSecurity"
import { zipSync } from "@radicar/zip/inner/zip"
import { Endpoint } from "./Endpoint.ts"
import { documentFileName, zipFileName } from "./FileName.ts"
import { contentFile, MAXIMUM_MESSAGE_BYTES, messageIds, type SoapParameters, soapRequest } from "./SoapRequest.ts"

export { ForeignDocument } from "@radicar/domain/inner/plain/InvalidDocument"
export type { SignedXml } from "@radicar/signature/inner/SignedXml"
export type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
export type { Operation, ValidDocument }
export {
  type Answer,
  type AnswerEvidence,
  type AnswerRule,
  type Judged,
  readAnswer,
  type ReadAnswerOptions,
  type ReceivedAnswer,
  type Unanswered
} from "./plain/readAnswer.ts"

/** Options common to all messages to the authority. */
export interface EnvelopeOptions {
  /** The current time. The authority refuses a message whose time is more than minutes from its own. */
  readonly now: Date
  /** The authority's environment; `test` when absent. */
  readonly environment?: "production" | "test"
  /** Address of a stand-in, such as the sandbox, in place of the authority's. */
  readonly url?: string
}

/** Options for a message that files a document. */
export interface FilingOptions extends EnvelopeOptions {
  /**
   * Sequence number of the file among those of the same issuer, kind and year, from 1. It is in the names of the XML
   * and of the ZIP; count it yourself.
   */
  readonly sequence: number
}

/** A message to the authority. Send it as it is: `POST`, with these headers, within five minutes. */
export interface Envelope {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The SOAP message, UTF-8. */
  readonly octets: Uint8Array<ArrayBuffer>
  /** The authority's operation: `SendBillSync`, `GetStatus`… */
  readonly soapOperation: string
  /** The key that the answer has to be about. */
  readonly documentKey: string
  /** Name of the XML file; absent in a query. */
  readonly fileName?: string
}

const urlOf = ({ environment = "test", url }: EnvelopeOptions): string => {
  if (environment !== "production" && environment !== "test") {
    throw new TypeError('options.environment is neither "production" nor "test"')
  }
  if (url !== undefined) return Endpoint.sandbox(url).url
  return (environment === "production" ? Endpoint.production : Endpoint.habilitacion).url
}

const secured = (
  soapOperation: string,
  parameters: SoapParameters,
  certificate: SigningIdentity,
  options: EnvelopeOptions
): Pick<Envelope, "headers" | "octets" | "soapOperation" | "url"> => {
  localDateTimeOf(options.now)
  const url = urlOf(options)
  const { action, body, contentType } = soapRequest(soapOperation, parameters)
  const text = secureEnvelope({ action, to: url, body }, certificate, {
    created: options.now,
    ids: messageIds(),
    variant: "A"
  })
  const octets = new TextEncoder().encode(text)
  if (octets.length > MAXIMUM_MESSAGE_BYTES) {
    throw new RangeError(`the message has ${octets.length} octets; the authority accepts ${MAXIMUM_MESSAGE_BYTES}`)
  }
  return { url, headers: { "content-type": contentType }, octets, soapOperation }
}

/**
 * Makes the message that files a signed document: the XML in a ZIP, in a SOAP message with a signed header. Sending is
 * the caller's; `readAnswer` reads the answer. If none comes, the document may have been filed: ask with
 * {@link statusEnvelope} before sending anything again. Throws a `TypeError` or `RangeError` for an argument of another
 * form, and `ForeignDocument`.
 *
 * @example
 * ```ts
 * const { headers, octets, url } = envelope(document, signed, certificate, { now: new Date(), sequence: 1 })
 * const response = await fetch(url, { method: "POST", headers, body: octets })
 * ```
 */
export const envelope = (
  document: ValidDocument,
  signed: SignedXml,
  certificate: SigningIdentity,
  options: FilingOptions
): Envelope => {
  const behind = identifiedOf(document)
  const { fileKind: kind, sentBy } = registeredType(behind.operation)
  const year = Number(localDateTimeOf(options.now).date.slice(0, 4))
  const parts = { kind, nit: behind.document.issuerNit, providerCode: "000", year, sequence: options.sequence }
  const fileName = documentFileName(parts)
  const content = contentFile(zipSync(fileName, signed.bytes))
  // only this operation takes a name
  const parameters: SoapParameters = sentBy === "SendBillSync" ? [["fileName", zipFileName(parts)], content] : [content]
  return { ...secured(sentBy, parameters, certificate, options), documentKey: document.key.value, fileName }
}

/**
 * Makes the message that queries the status of a document. `readAnswer` reads the answer.
 *
 * @param documentKey - CUFE, CUDE, CUDS or CUNE
 */
export const statusEnvelope = (
  documentKey: string,
  certificate: SigningIdentity,
  options: EnvelopeOptions
): Envelope => {
  if (!/^[0-9a-f]{96}$/iu.test(documentKey)) throw new TypeError("the key of a document has 96 hexadecimal digits")
  return { ...secured("GetStatus", [["trackId", documentKey]], certificate, options), documentKey }
}
