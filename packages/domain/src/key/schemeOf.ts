import { referencedDocumentTypes } from "../codes/referencedDocumentTypes.ts"
import type { KeyScheme } from "./DocumentKey.ts"

/** The scheme of the key of a document of a type: only these have a technical key (annex FE 1.9 §11). */
export const schemeOf = (typeCode: string): KeyScheme =>
  typeCode === "01" || typeCode === "02" || typeCode === "04" ? "CUFE-SHA384" : "CUDE-SHA384"

/**
 * The scheme of the key of the document that a note of an invoice corrects: that of the type which the reference states,
 * `CUDE-SHA384` of one of contingency 03 (rules CBG05, DBG05); without a type that is known, that of an invoice.
 */
export const correctedSchemeOf = (typeCode: string | undefined): KeyScheme =>
  schemeOf(typeCode !== undefined && referencedDocumentTypes.has(typeCode) ? typeCode : "01")
