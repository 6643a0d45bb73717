import { XmlError } from "../XmlError.ts"

/** Text of an XML file in UTF-8, a byte order mark removed. Throws {@link XmlError} when it is not UTF-8. */
export const decodeXml = (input: Uint8Array | string): string => {
  if (typeof input === "string") return input.startsWith("\ufeff") ? input.slice(1) : input
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(input)
  } catch {
    throw new XmlError({ reason: "encoding", detail: "the octets are not UTF-8" })
  }
}
