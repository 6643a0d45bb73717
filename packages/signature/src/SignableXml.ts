/**
 * The root's start tag as written to the file, if its order of declarations differs from Canonical XML. The authority's
 * samples have such an order. Declarations and attributes are the same, so no digest changes. The signature repeats the
 * namespace declarations, as in these samples.
 */
export interface WrittenRoot {
  /** The start tag to write, in ASCII. It has the same length as the start tag in `head`. */
  readonly open: string
  /** Namespace declarations in `open`, in the same order. */
  readonly namespaces: string
}

/**
 * A document ready to be signed. `head + tail` is its Canonical XML 1.0 text (inclusive, without comments, without XML
 * declaration). The signature goes exactly between the two, inside the last, empty `ext:ExtensionContent`. All
 * namespaces must be declared on the root, and only there.
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
   * UTF-8 of `head` and `tail`, concatenated, if already encoded; the texts are then not read. The bytes are read once,
   * before the call that signs them returns.
   */
  readonly encoded?: { readonly octets: Uint8Array; readonly headLength: number }
  readonly written?: WrittenRoot
  /** Description of the policy, for documents whose policy is not that of invoices. */
  readonly policyDescription?: string
}
