import { Result } from "effect"
import { ParseOption, XmlDocument, XmlLibError } from "libxml2-wasm"

/** Why a text was not accepted as XML: the parser's first complaint, or a document type declaration. */
export interface XmlProblem {
  readonly reason: "malformed" | "document-type-declaration"
  readonly message: string
}

// No entity substitution, no DTD, no network: libxml2 keeps its own limits on depth (256) and text (10 MB) without
// HUGE.
const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NO_SYS_CATALOG

/**
 * Parses bytes somebody else wrote. The caller disposes of the document (`using`): its memory is in the WASM heap.
 * A document type declaration is refused, whatever it says.
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
