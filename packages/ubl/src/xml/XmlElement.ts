/** An attribute other than a namespace declaration. Without a prefix, its namespace is `""`. */
export interface XmlAttribute {
  readonly prefix: string
  readonly local: string
  readonly namespace: string
  readonly value: string
}

/** A node in an element: character data, another element, or a node without meaning (comment, instruction). */
export type XmlNode = XmlElement | { readonly kind: "text"; readonly text: string } | { readonly kind: string }

/**
 * A parsed element, as any namespace-aware parser can supply it. Compare by `namespace` and `local`, never by prefix.
 */
export interface XmlElement {
  readonly kind: "element"
  readonly prefix: string
  readonly local: string
  readonly namespace: string
  readonly attributes: ReadonlyArray<XmlAttribute>
  readonly children: ReadonlyArray<XmlNode>
  /** Absent at the root, and if the parser does not supply it. */
  readonly parent?: XmlElement | undefined
}

/** The child elements, in the order of the text. */
export const childElements = ({ children }: XmlElement): ReadonlyArray<XmlElement> =>
  children.filter((node): node is XmlElement => node.kind === "element")

/** All character data below an element, like XPath's string(). */
export const textOf = ({ children }: XmlElement): string =>
  children
    .map((node) => {
      if (node.kind === "element") return textOf(node as XmlElement)
      return node.kind === "text" ? (node as { readonly text: string }).text : ""
    })
    .join("")

/** The first element with a name at or below `ancestor`, in document order. */
export const find = (ancestor: XmlElement, namespace: string, local: string): XmlElement | undefined => {
  if (ancestor.namespace === namespace && ancestor.local === local) return ancestor
  for (const child of childElements(ancestor)) {
    const found = find(child, namespace, local)
    if (found !== undefined) return found
  }
  return undefined
}
