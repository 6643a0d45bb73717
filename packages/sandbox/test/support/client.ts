import { type EnvelopeOptions, soapEnvelope } from "./soapEnvelope.ts"
import type { Signer } from "./signInvoice.ts"
import { type ZipFile, zip } from "./zip.ts"

/** An HTTP answer with the fields of a DianResponse, read by regular expression. */
export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly isValid: string | undefined
  readonly statusCode: string | undefined
  readonly statusDescription: string | undefined
  readonly statusMessage: string | undefined
  readonly documentKey: string | undefined
  readonly fileName: string | undefined
  readonly messages: ReadonlyArray<string>
  /** Codes of the rules in the messages. */
  readonly rules: ReadonlyArray<string>
  readonly applicationResponse: Buffer | undefined
}

/** Posts a text to a sandbox as a client would. */
export const post = async (
  url: string,
  body: string | Uint8Array,
  contentType = "application/soap+xml; charset=utf-8"
): Promise<Answer> => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": contentType },
    body: typeof body === "string" ? body : Buffer.from(body)
  })
  const text = await response.text()
  const field = (name: string): string | undefined => new RegExp(`<b:${name}>([^<]*)</b:${name}>`, "u").exec(text)?.[1]
  const messages = [...text.matchAll(/<c:string>([^<]*)<\/c:string>/gu)].map((match) => match[1] ?? "")
  const applicationResponse = field("XmlBase64Bytes")
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    body: text,
    isValid: field("IsValid"),
    statusCode: field("StatusCode"),
    statusDescription: field("StatusDescription"),
    statusMessage: field("StatusMessage"),
    documentKey: field("XmlDocumentKey"),
    fileName: field("XmlFileName"),
    messages,
    rules: messages.map((message) => /^(?:Regla: )?(\w+)/u.exec(message)?.[1] ?? message),
    applicationResponse: applicationResponse === undefined ? undefined : Buffer.from(applicationResponse, "base64")
  }
}

/** Body of SendBillSync for a ZIP of files. */
export const sendBody = (files: ReadonlyArray<ZipFile>, zipName = "z09003731150002600000001.zip"): string =>
  `<wcf:fileName>${zipName}</wcf:fileName><wcf:contentFile>${Buffer.from(zip(...files)).toString("base64")}</wcf:contentFile>`

/** Files one signed document with SendBillSync. */
export const sendBill = (
  url: string,
  xml: Uint8Array,
  signer: Signer,
  options: Partial<EnvelopeOptions> = {}
): Promise<Answer> =>
  post(
    url,
    soapEnvelope(
      {
        operation: "SendBillSync",
        body: sendBody([{ name: "fv09003731150002600000001.xml", bytes: xml }]),
        ...options
      },
      signer
    )
  )

/** Sends one signed document in a ZIP with any operation that takes one. */
export const sendFile = (url: string, operation: string, xml: Uint8Array, signer: Signer): Promise<Answer> =>
  post(
    url,
    soapEnvelope(
      {
        operation,
        body:
          operation === "SendBillSync"
            ? sendBody([{ name: "a.xml", bytes: xml }])
            : `<wcf:contentFile>${Buffer.from(zip({ name: "a.xml", bytes: xml })).toString("base64")}</wcf:contentFile>`
      },
      signer
    )
  )

/** Asks for a document's status. */
export const getStatus = (
  url: string,
  trackId: string,
  signer: Signer,
  options: Partial<EnvelopeOptions> = {}
): Promise<Answer> =>
  post(url, soapEnvelope({ operation: "GetStatus", body: `<wcf:trackId>${trackId}</wcf:trackId>`, ...options }, signer))
