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
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    body: text,
    ...readFields(text)
  }
}

/** The text of the first element of a name; `undefined` when there is none, or it is nil. */
export const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`<\\w+:${name}>([^<]*)</\\w+:${name}>`, "u").exec(text)?.[1]

/** The fields of a DianResponse. */
const readFields = (text: string): Omit<Answer, "status" | "contentType" | "body"> => {
  const messages = [...text.matchAll(/<c:string>([^<]*)<\/c:string>/gu)].map((match) => match[1] ?? "")
  const applicationResponse = fieldOf(text, "XmlBase64Bytes")
  return {
    isValid: fieldOf(text, "IsValid"),
    statusCode: fieldOf(text, "StatusCode") ?? (text.includes("<b:StatusCode/>") ? "" : undefined),
    statusDescription: fieldOf(text, "StatusDescription"),
    statusMessage: fieldOf(text, "StatusMessage"),
    documentKey: fieldOf(text, "XmlDocumentKey"),
    fileName: fieldOf(text, "XmlFileName"),
    messages,
    rules: messages.map((message) => /^(?:Regla: )?(\w+)/u.exec(message)?.[1] ?? message),
    applicationResponse: applicationResponse === undefined ? undefined : Buffer.from(applicationResponse, "base64")
  }
}

/** Calls an operation with parameters in the order they are given. */
export const ask = (
  url: string,
  operation: string,
  parameters: Readonly<Record<string, string>>,
  signer: Signer,
  options: Partial<EnvelopeOptions> = {}
): Promise<Answer> => {
  const body = Object.entries(parameters).map(([name, value]) => `<wcf:${name}>${value}</wcf:${name}>`)
  return post(url, soapEnvelope({ operation, body: body.join(""), ...options }, signer))
}

/** What GetStatusZip says about each document of a batch. */
export const getStatusZip = async (
  url: string,
  zipKey: string,
  signer: Signer,
  options: Partial<EnvelopeOptions> = {}
): Promise<ReadonlyArray<ReturnType<typeof readFields>>> => {
  const { body } = await ask(url, "GetStatusZip", { trackId: zipKey }, signer, options)
  return [...body.matchAll(/<b:DianResponse>(.*?)<\/b:DianResponse>/gu)].map((match) => readFields(match[1] ?? ""))
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
