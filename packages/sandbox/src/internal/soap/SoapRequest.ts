import { Result } from "effect"
import { type XmlDocument, XmlElement } from "libxml2-wasm"
import { namespaces } from "../xml/names.ts"
import { parseXml } from "../xml/parseXml.ts"
import { element, text } from "../xml/query.ts"

/** A parsed SOAP 1.2 request. The caller must dispose of the document. */
export interface SoapRequest {
  readonly document: XmlDocument
  readonly header: XmlElement
  /** `wsa:Action`; empty if absent. */
  readonly action: string
  readonly messageId: string | undefined
  /** First element of the body, if there is one. */
  readonly payload: XmlElement | undefined
}

/** Reads the envelope. Fails unless it is a SOAP 1.2 envelope with a header and a body (HTTP 400). */
export const parseSoapRequest = (bytes: Uint8Array): Result.Result<SoapRequest, string> => {
  const parsed = parseXml(bytes)
  if (Result.isFailure(parsed)) return Result.fail(parsed.failure.message)
  const document = parsed.success
  const envelope = document.root
  const header = element(envelope, "self::soap:Envelope/soap:Header")
  const body = element(envelope, "self::soap:Envelope/soap:Body")
  if (header === undefined || body === undefined) {
    document.dispose()
    return Result.fail("The message is not a SOAP 1.2 envelope with a header and a body.")
  }
  return Result.succeed({
    document,
    header,
    action: text(header, "wsa:Action")?.trim() ?? "",
    messageId: text(header, "wsa:MessageID"),
    payload: element(body, "*")
  })
}

/**
 * Reads an operation's parameters like a DataContract deserialiser. An element out of the declared order is skipped, so
 * its parameter stays unset. Unknown elements are ignored; `nil` is unset.
 */
export const readParameters = <Name extends string>(
  payload: XmlElement | undefined,
  operation: string,
  names: ReadonlyArray<Name>
): Partial<Record<Name, string>> => {
  const parameters: Partial<Record<Name, string>> = {}
  if (payload === undefined || payload.name !== operation || payload.namespaceUri !== namespaces.wcf) return parameters
  let next = 0
  for (let child = payload.firstChild; child !== null; child = child.next) {
    if (!(child instanceof XmlElement) || child.namespaceUri !== namespaces.wcf) continue
    const position = names.indexOf(child.name as Name)
    if (position < next) continue
    next = position + 1
    if (!["true", "1"].includes(text(child, "@xsi:nil") ?? "")) parameters[names[position] as Name] = child.content
  }
  return parameters
}
