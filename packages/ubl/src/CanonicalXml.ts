/** A document as octets. They are valid until another document is rendered, so copy them to keep them. */
export interface EncodedXml {
  /** Head followed by tail, as UTF-8. */
  readonly octets: Uint8Array
  /** Number of octets of the head. */
  readonly headLength: number
}

/**
 * A document as Canonical XML 1.0 (inclusive, without comments and declaration). It is cut between `head` and `tail`,
 * where its signature goes, inside the last `ext:ExtensionContent`. `namespaces` are the root's declarations verbatim,
 * each after a blank. Every canonicalised part of the document inherits them.
 */
export interface CanonicalXml {
  readonly head: string
  readonly tail: string
  readonly namespaces: string
  /** The octets of a rendered document. Each access to `head` and `tail` decodes them. */
  readonly encoded?: EncodedXml
  /** The root's start tag in the file, with its declarations, if it differs from the canonical one; as long as that. */
  readonly written?: { readonly open: string; readonly namespaces: string }
}

/** A rendered document with its octets. */
export interface OctetXml extends CanonicalXml {
  readonly encoded: EncodedXml
}

/** The document without a signature, as text with its XML declaration. */
export const unsignedText = ({ head, tail, written }: CanonicalXml): string => {
  const start = written === undefined ? head : `${written.open}${head.slice(written.open.length)}`
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${start}${tail}`
}
