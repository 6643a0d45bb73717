/**
 * A document ready to be signed. `head + tail` is its Canonical XML 1.0 text (inclusive, without comments, without XML
 * declaration); the signature goes exactly between the two, inside the last, empty `ext:ExtensionContent`. Whoever
 * writes it declares every namespace on the root and nowhere else.
 */
export interface SignableXml {
  readonly head: string
  readonly tail: string
  /**
   * Namespace declarations of the root as they stand there, in canonical order, each with a space before it:
   * ` xmlns="…" xmlns:cac="…"`. `ds` and `xades` are among them.
   */
  readonly namespaces: string
}
