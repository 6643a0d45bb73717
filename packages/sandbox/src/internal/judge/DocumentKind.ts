import type { XmlElement } from "libxml2-wasm"
import { namespaces } from "../xml/namespaces.ts"
import { text } from "../xml/query.ts"

/** What the sandbox knows about a kind of document before it reads the rest of it. */
export interface DocumentKind {
  readonly typeCode: string
  /** Types of one group share their numbers. */
  readonly group: string
  /** What makes the key secret: the range's technical key (CUFE) or the software's pin (CUDE). */
  readonly secret: "technical-key" | "pin"
  readonly keyScheme: "CUFE-SHA384" | "CUDE-SHA384"
  /** The name in the sentence of acceptance: "La … SETP1, ha sido autorizada." */
  readonly name: string
}

const electronic = {
  group: "invoice",
  secret: "technical-key",
  keyScheme: "CUFE-SHA384",
  name: "Factura electrónica"
} as const

const invoiceKinds: ReadonlyArray<DocumentKind> = [
  { ...electronic, typeCode: "01" },
  { ...electronic, typeCode: "02" },
  { ...electronic, typeCode: "04" },
  // Transcription of a paper invoice: its range has no technical key.
  { ...electronic, typeCode: "03", group: "paper-invoice", secret: "pin", keyScheme: "CUDE-SHA384" }
]

/** The kind of a document by its root element and type code; `undefined` when the sandbox does not take it. */
export const documentKind = (root: XmlElement): DocumentKind | undefined => {
  if (root.name !== "Invoice" || root.namespaceUri !== namespaces.invoice) return undefined
  const typeCode = text(root, "cbc:InvoiceTypeCode")
  return invoiceKinds.find((kind) => kind.typeCode === typeCode)
}
