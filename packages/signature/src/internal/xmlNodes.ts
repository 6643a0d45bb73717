// The tree of a parsed document, and ways through it. Functions that call themselves need a stack as deep as the tree,
// which the parser limits: see `maximumDepth`.

/** An attribute other than a namespace declaration. Without a prefix its namespace is `""`. */
export interface XmlAttribute {
  readonly prefix: string
  readonly local: string
  readonly namespace: string
  /** Value, normalised as CDATA (XML 1.0 §3.3.3). */
  readonly value: string
}

/** A namespace declaration; prefix `""` is the default namespace. */
export interface XmlDeclaration {
  readonly prefix: string
  readonly namespace: string
}

/** An element. Compare by `namespace` and `local`, never by prefix. */
export interface XmlElement {
  readonly kind: "element"
  readonly prefix: string
  readonly local: string
  readonly namespace: string
  /** Attributes in the order of the text. */
  readonly attributes: ReadonlyArray<XmlAttribute>
  readonly declarations: ReadonlyArray<XmlDeclaration>
  readonly children: ReadonlyArray<XmlNode>
  readonly parent: XmlElement | undefined
}

/** Character data with references replaced; CDATA sections are plain text. */
export interface XmlText {
  readonly kind: "text"
  readonly text: string
}

/** A processing instruction. */
export interface XmlInstruction {
  readonly kind: "instruction"
  readonly target: string
  readonly body: string
}

/** A comment. */
export interface XmlComment {
  readonly kind: "comment"
  readonly text: string
}

/** Any child of an element. */
export type XmlNode = XmlElement | XmlText | XmlInstruction | XmlComment

/** A parsed document. */
export interface XmlDocument {
  readonly root: XmlElement
  /** Instructions and comments before the root. */
  readonly prolog: ReadonlyArray<XmlInstruction | XmlComment>
  /** Instructions and comments after the root. */
  readonly epilog: ReadonlyArray<XmlInstruction | XmlComment>
}

/** Limits beyond which a document is refused. */
export interface XmlLimits {
  /** Maximum bytes of the input (UTF-16 units of a string). Default: 20 MiB. */
  readonly maximumLength?: number
  /** Maximum nesting of elements. Default: 128. */
  readonly maximumDepth?: number
  /** Maximum number of elements. Default: no limit of its own, because the length limits it. */
  readonly maximumElements?: number
}

/** Child elements, all or those with a name. */
export const childElements = (parent: XmlElement, namespace?: string, local?: string): ReadonlyArray<XmlElement> =>
  parent.children.filter(
    (node): node is XmlElement =>
      node.kind === "element" &&
      (namespace === undefined || node.namespace === namespace) &&
      (local === undefined || node.local === local)
  )

/** First child element with a name. */
export const childElement = (
  parent: XmlElement | undefined,
  namespace: string,
  local: string
): XmlElement | undefined => (parent === undefined ? undefined : childElements(parent, namespace, local)[0])

/** All elements below `ancestor`, itself included, in document order. */
export const descendants = (ancestor: XmlElement): ReadonlyArray<XmlElement> => {
  const elements: Array<XmlElement> = []
  const visit = (element: XmlElement): void => {
    elements.push(element)
    for (const child of element.children) if (child.kind === "element") visit(child)
  }
  visit(ancestor)
  return elements
}

/** Elements with a name below `ancestor`, itself included, in document order. */
export const findAll = (ancestor: XmlElement, namespace: string, local: string): ReadonlyArray<XmlElement> =>
  descendants(ancestor).filter((element) => element.namespace === namespace && element.local === local)

/** First of {@link findAll}. */
export const find = (ancestor: XmlElement, namespace: string, local: string): XmlElement | undefined =>
  descendants(ancestor).find((element) => element.namespace === namespace && element.local === local)

/** Value of an attribute; it has no namespace unless one is given. */
export const attributeOf = (element: XmlElement | undefined, local: string, namespace = ""): string | undefined =>
  element?.attributes.find((candidate) => candidate.local === local && candidate.namespace === namespace)?.value

/** All character data below an element, as XPath's string(). */
export const textOf = (element: XmlElement): string =>
  element.children
    .map((node) => (node.kind === "text" ? node.text : node.kind === "element" ? textOf(node) : ""))
    .join("")
