/** A document in octets, which hold until another document is rendered: copy what is to stay. */
export interface EncodedXml {
  /** Head and tail as UTF-8, one behind the other. */
  readonly octets: Uint8Array
  /** Octets of the head. */
  readonly headLength: number
}

/**
 * A document as Canonical XML 1.0 (inclusive, without comments, without declaration), cut where its signature goes:
 * between `head` and `tail`, inside the last `ext:ExtensionContent`. `namespaces` are the root's declarations verbatim,
 * each after a blank. Every canonicalised part of the document inherits them.
 */
export interface CanonicalXml {
  readonly head: string
  readonly tail: string
  readonly namespaces: string
  /** A rendered document is in octets; each reading of `head` and `tail` decodes them. */
  readonly encoded?: EncodedXml
  /** The root's start tag as the file has it, where that is not the canonical one, and its declarations. */
  readonly written?: { readonly open: string; readonly namespaces: string }
}

/** The document without a signature, as text with its XML declaration. */
export const unsignedText = ({ head, tail, written }: CanonicalXml): string => {
  const start = written === undefined ? head : `${written.open}${head.slice(written.open.length)}`
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${start}${tail}`
}
