import { escapeAttribute, escapeText } from "./escapeXml.ts"
import type { XmlAttribute, XmlDeclaration, XmlDocument, XmlElement, XmlInstruction, XmlNode } from "./xmlNodes.ts"

const xmlNamespace = "http://www.w3.org/XML/1998/namespace"

/** Namespaces in scope, as a chain. A lookup costs at most the depth of the tree, a declaration costs nothing. */
interface Scope {
  readonly declared: ReadonlyMap<string, string>
  readonly outer: Scope | undefined
}

const scopeOf = ({ declarations }: XmlElement, outer: Scope | undefined): Scope | undefined => {
  if (declarations.length === 0) return outer
  const declared = new Map<string, string>()
  for (const { namespace, prefix } of declarations) declared.set(prefix, namespace)
  return { declared, outer }
}

const lookUp = (scope: Scope | undefined, prefix: string): string => {
  for (let current = scope; current !== undefined; current = current.outer) {
    const namespace = current.declared.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return ""
}

const isPlain = (text: string): boolean => !/[\ud800-\uffff]/.test(text)

/** Compares by code points, which is the order of UTF-8 bytes; JavaScript's own string order differs above U+FFFF. */
const compare = (one: string, other: string): number => {
  if (one === other) return 0
  if (isPlain(one) && isPlain(other)) return one < other ? -1 : 1
  return Buffer.compare(Buffer.from(one, "utf8"), Buffer.from(other, "utf8"))
}

const byName = (one: XmlAttribute, other: XmlAttribute): number =>
  compare(one.namespace, other.namespace) || compare(one.local, other.local)

const qualified = ({ prefix, local }: { readonly prefix: string; readonly local: string }): string =>
  prefix === "" ? local : `${prefix}:${local}`

const attributeText = (attribute: XmlAttribute): string =>
  ` ${qualified(attribute)}="${escapeAttribute(attribute.value)}"`

const declarationText = (prefix: string, namespace: string): string =>
  prefix === "xml"
    ? ""
    : prefix === ""
      ? ` xmlns="${escapeAttribute(namespace)}"`
      : ` xmlns:${prefix}="${escapeAttribute(namespace)}"`

const instructionText = ({ body, target }: XmlInstruction): string =>
  `<?${target}${body === "" ? "" : ` ${body.replaceAll("\r", "&#xD;")}`}?>`

/** Items in order, without a copy if there is nothing to order. */
const sorted = <A>(items: ReadonlyArray<A>, by: (one: A, other: A) => number): ReadonlyArray<A> =>
  items.length < 2 ? items : items.toSorted(by)

/** Receives canonical text in pieces; no character is split. */
export type Sink = (piece: string) => void

/** Number of UTF-16 units after which a piece goes to the sink. */
const pieceLength = 64 * 1024

class Writer {
  readonly #omitted: XmlElement | undefined
  readonly #sink: Sink
  #piece = ""

  constructor(sink: Sink, omitted: XmlElement | undefined) {
    this.#sink = sink
    this.#omitted = omitted
  }

  write(text: string): void {
    this.#piece += text
    if (this.#piece.length >= pieceLength) this.end()
  }

  /** Passes the remaining text to the sink. */
  end(): void {
    this.#sink(this.#piece)
    this.#piece = ""
  }

  node(node: XmlNode, outer: Scope | undefined): void {
    switch (node.kind) {
      case "text":
        return this.write(escapeText(node.text))
      case "instruction":
        return this.write(instructionText(node))
      case "comment":
        return
      case "element":
        if (node === this.#omitted) return
        return this.element(
          node,
          outer,
          node.declarations.length === 0
            ? node.declarations
            : node.declarations.filter(({ namespace, prefix }) => lookUp(outer, prefix) !== namespace),
          node.attributes
        )
    }
  }

  element(
    element: XmlElement,
    outer: Scope | undefined,
    declarations: ReadonlyArray<XmlDeclaration>,
    attributes: ReadonlyArray<XmlAttribute>
  ): void {
    const scope = scopeOf(element, outer)
    const name = qualified(element)
    this.write(`<${name}`)
    for (const { namespace, prefix } of sorted(declarations, (one, other) => compare(one.prefix, other.prefix))) {
      this.write(declarationText(prefix, namespace))
    }
    for (const attribute of sorted(attributes, byName)) this.write(attributeText(attribute))
    this.write(">")
    for (const child of element.children) this.node(child, scope)
    this.write(`</${name}>`)
  }
}

const collected = (write: (sink: Sink) => void): string => {
  const pieces: Array<string> = []
  write((piece) => pieces.push(piece))
  return pieces.join("")
}

/**
 * Writes Canonical XML 1.0 without comments (REC-xml-c14n-20010315, inclusive) of a document without one element. This
 * is the result of the enveloped-signature transform and the default canonicalisation.
 */
export const writeCanonicalDocument = (document: XmlDocument, omitted: XmlElement | undefined, sink: Sink): void => {
  const writer = new Writer(sink, omitted)
  for (const node of document.prolog) {
    if (node.kind === "instruction") writer.write(`${instructionText(node)}\n`)
  }
  writer.node(document.root, undefined)
  for (const node of document.epilog) {
    if (node.kind === "instruction") writer.write(`\n${instructionText(node)}`)
  }
  writer.end()
}

/** Returns the text that {@link writeCanonicalDocument} writes. */
export const canonicaliseDocument = (document: XmlDocument, omitted?: XmlElement): string =>
  collected((sink) => writeCanonicalDocument(document, omitted, sink))

/**
 * Writes Canonical XML 1.0 without comments of an element in its document: it gets every namespace in scope, and
 * inherits the `xml:` attributes of its ancestors (§2.4).
 */
export const writeElement = (element: XmlElement, sink: Sink): void => {
  const ancestors: Array<XmlElement> = []
  for (let current = element.parent; current !== undefined; current = current.parent) ancestors.unshift(current)

  let scope: Scope | undefined
  const inherited = new Map<string, XmlAttribute>()
  for (const ancestor of ancestors) {
    scope = scopeOf(ancestor, scope)
    for (const attribute of ancestor.attributes) {
      if (attribute.namespace === xmlNamespace) inherited.set(attribute.local, attribute)
    }
  }
  for (const attribute of element.attributes) {
    if (attribute.namespace === xmlNamespace) inherited.delete(attribute.local)
  }

  const inScope = new Map<string, XmlDeclaration>()
  for (const { declarations } of [...ancestors, element]) {
    for (const declaration of declarations) inScope.set(declaration.prefix, declaration)
  }
  if (inScope.get("")?.namespace === "") inScope.delete("")

  const writer = new Writer(sink, undefined)
  writer.element(element, scope, [...inScope.values()], [...element.attributes, ...inherited.values()])
  writer.end()
}

/** Returns the text that {@link writeElement} writes. */
export const canonicaliseElement = (element: XmlElement): string => collected((sink) => writeElement(element, sink))
