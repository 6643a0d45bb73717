/** An attribute other than a namespace declaration. Without a prefix, its namespace is `""`. */
export interface ParsedAttribute {
  readonly prefix: string
  readonly local: string
  readonly namespace: string
  readonly value: string
}

/** A node in an element: character data, another element, or a node without meaning (comment, instruction). */
export type ParsedNode = ParsedElement | { readonly kind: "text"; readonly text: string } | { readonly kind: string }

/**
 * A parsed element, as any namespace-aware parser can supply it. Compare by `namespace` and `local`, never by prefix.
 */
export interface ParsedElement {
  readonly kind: "element"
  readonly prefix: string
  readonly local: string
  readonly namespace: string
  readonly attributes: ReadonlyArray<ParsedAttribute>
  readonly children: ReadonlyArray<ParsedNode>
  /** The enclosing element; absent at the root, and if the parser does not supply it. */
  readonly parent?: ParsedElement | undefined
}

/** The child elements, in the order of the text. */
export const childrenOf = ({ children }: ParsedElement): ReadonlyArray<ParsedElement> =>
  children.filter((node): node is ParsedElement => node.kind === "element")

/** All character data below an element, like XPath's string(). */
export const textContent = ({ children }: ParsedElement): string =>
  children
    .map((node) => {
      if (node.kind === "element") return textContent(node as ParsedElement)
      return node.kind === "text" ? (node as { readonly text: string }).text : ""
    })
    .join("")

/** The first element with a name at or below `ancestor`, in document order. */
export const findElement = (ancestor: ParsedElement, namespace: string, local: string): ParsedElement | undefined => {
  if (ancestor.namespace === namespace && ancestor.local === local) return ancestor
  for (const child of childrenOf(ancestor)) {
    const match = findElement(child, namespace, local)
    if (match !== undefined) return match
  }
  return undefined
}
