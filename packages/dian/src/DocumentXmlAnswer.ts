import { Schema } from "effect"

/** Meanings of the answer; `notReadable`: the authority cannot read the document itself. */
export const DocumentXmlOutcome = Schema.Literals(["found", "notFound", "notAuthorised", "notReadable"])

/** The authority's answer to `GetXmlByDocumentKey`. */
export class DocumentXmlAnswer extends Schema.Class<DocumentXmlAnswer>("@radicar/dian/inner/DocumentXmlAnswer")({
  outcome: DocumentXmlOutcome,
  /** `Code`: 100, 404, 401 or 206. */
  code: Schema.String,
  message: Schema.String,
  /** The document as it was filed; present if found. Nothing of it is verified. */
  xml: Schema.optionalKey(Schema.Uint8Array)
}) {}
