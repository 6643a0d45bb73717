/**
 * The root's start tag as the file has it, where the authority's samples have another order of declarations than
 * Canonical XML: the same declarations and attributes, so that no digest changes. The signature declares the namespaces
 * again, as in these samples.
 */
export interface WrittenRoot {
  /** As long as the start tag that `head` begins with. ASCII. */
  readonly open: string
  /** Its namespace declarations, in its order. */
  readonly namespaces: string
}

/**
 * A document ready to be signed. `head + tail` is its Canonical XML 1.0 text (inclusive, without comments, without XML
 * declaration); the signature goes exactly between the two, inside the last, empty `ext:ExtensionContent`. Whoever
 * writes it declares every namespace on the root and nowhere else.
 */
export interface SignableXml {
  readonly head: string
  readonly tail: string
  /**
   * Namespace declarations of the root, verbatim, in canonical order, each with a space before it:
   * ` xmlns="…" xmlns:cac="…"`. `ds` and `xades` are among them.
   */
  readonly namespaces: string
  /**
   * Head and tail as UTF-8, one behind the other, where they are encoded already: the texts are not read then. The
   * octets are read once, before the call that signs them returns.
   */
  readonly encoded?: { readonly octets: Uint8Array; readonly headLength: number }
  readonly written?: WrittenRoot
}
