import type { XmlWriter } from "../xml/XmlWriter.ts"

/** An extension of a sale document's own, between the authority's and the signature's. */
export interface SaleExtension {
  /** What names it, in front of `ext:ExtensionContent`; absent where nothing does. */
  readonly header?: (xml: XmlWriter) => void
  readonly content: (xml: XmlWriter) => void
}
