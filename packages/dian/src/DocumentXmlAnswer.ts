import { Schema } from "effect"

/**
 * Meanings of an answer to `GetXmlByDocumentKey`. `notReadable`: the authority cannot read the document that it stores.
 */
export const DocumentXmlOutcome = Schema.Literals(["found", "notFound", "notAuthorised", "notReadable"])

/** The authority's answer to `GetXmlByDocumentKey`. */
export class DocumentXmlAnswer extends Schema.Class<DocumentXmlAnswer>("@radicar/dian/inner/DocumentXmlAnswer")({
  outcome: DocumentXmlOutcome,
  /** `Code` as answered: 100 found, 404 not found, 401 not authorised, 206 not readable. */
  code: Schema.String,
  message: Schema.String,
  /** The document's XML as filed, unverified; present only if `outcome` is `found`. */
  xml: Schema.optionalKey(Schema.Uint8Array)
}) {}
