import { Result } from "effect"
import { ParseOption, XmlDocument, XmlLibError } from "libxml2-wasm"

/** Reason for refusing a text as XML: the parser's first error, or a document type declaration. */
export interface XmlProblem {
  readonly reason: "malformed" | "document-type-declaration"
  readonly message: string
}

// No entity substitution, no DTD, no network: libxml2 keeps its own limits on depth (256) and text (10 MB) without
// HUGE.
const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NO_SYS_CATALOG

/**
 * Parses bytes from an untrusted source. The caller must dispose of the document (`using`), because its memory is in
 * the WASM heap. Any document type declaration is refused.
 */
export const parseXml = (bytes: Uint8Array): Result.Result<XmlDocument, XmlProblem> => {
  let document: XmlDocument
  try {
    document = XmlDocument.fromBuffer(bytes, { option })
  } catch (error) {
    const detail = error instanceof XmlLibError ? error.details[0]?.message : undefined
    return Result.fail({ reason: "malformed", message: (detail ?? String((error as Error).message)).trim() })
  }
  if (document.dtd !== null) {
    document.dispose()
    return Result.fail({ reason: "document-type-declaration", message: "DTD is prohibited in this XML document." })
  }
  return Result.succeed(document)
}
