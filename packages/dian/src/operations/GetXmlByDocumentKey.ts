import type { XmlElement } from "@radicar/signature/inner/XmlTree"
import type { Call } from "../Call.ts"
import { DocumentXmlAnswer } from "../DocumentXmlAnswer.ts"
import type { SoapOperation } from "../SoapRequest.ts"
import { EVENT_RESPONSE, Exceptional, fieldsIn, ifDefined, reading, Unreadable } from "../internal/readFields.ts"

const { fieldOf } = fieldsIn(EVENT_RESPONSE)

const INTERNAL_ERROR = "500"

const outcomes: Readonly<Record<string, DocumentXmlAnswer["outcome"]>> = {
  "100": "found",
  "206": "notReadable",
  "401": "notAuthorised",
  "404": "notFound"
}

const decode = (text: string | undefined): Uint8Array => {
  const base64 = text?.replaceAll(/\s+/gu, "") ?? ""
  const bytes = Buffer.from(base64, "base64")
  // Node skips invalid base64; only encoding it again shows that nothing was skipped.
  if (base64 === "" || bytes.toString("base64") !== base64) throw new Unreadable("XmlBytesBase64 is not valid base64")
  return new Uint8Array(bytes)
}

/** Reads an `EventResponse`; fails for 500 and for undocumented codes. */
const readDocumentXml = (result: XmlElement) =>
  reading(() => {
    const code = fieldOf(result, "Code") ?? ""
    const message = fieldOf(result, "Message") ?? ""
    const outcome = outcomes[code]
    if (code === INTERNAL_ERROR) throw new Exceptional(code, message)
    if (outcome === undefined) throw new Unreadable("its Code is unknown")
    const xml = outcome === "found" ? decode(fieldOf(result, "XmlBytesBase64")) : undefined
    return new DocumentXmlAnswer({ outcome, code, message, ...ifDefined("xml", xml) })
  })

/** Parameters of `GetXmlByDocumentKey`. */
export interface GetXmlByDocumentKeyRequest extends Call {
  /** CUFE, CUDE, CUDS or CUNE of the document asked for. */
  readonly trackId: string
}

/**
 * Asks for the XML of a document by its key (WSDL operation `GetXmlByDocumentKey`); changes nothing, may be repeated.
 * The authority answers the issuer, the receiver and those they have authorised.
 */
export const GetXmlByDocumentKey: SoapOperation<GetXmlByDocumentKeyRequest, DocumentXmlAnswer> = {
  name: "GetXmlByDocumentKey",
  kind: "query",
  parameters: ({ trackId }) => [["trackId", trackId]],
  read: readDocumentXml,
  summary: ({ code, xml }) => ({ code, bytes: xml?.length ?? 0 })
}
