import { XmlError } from "../XmlError.ts"
import type {
  XmlAttribute,
  XmlComment,
  XmlDeclaration,
  XmlDocument,
  XmlElement,
  XmlInstruction,
  XmlLimits,
  XmlNode
} from "./xmlNodes.ts"
import { XmlScanner } from "./XmlScanner.ts"

const xmlNamespace = "http://www.w3.org/XML/1998/namespace"
const xmlnsNamespace = "http://www.w3.org/2000/xmlns/"

/**
 * Namespaces in scope at an element, as a chain towards the root. The cost of an element does not grow with the
 * declarations of its ancestors.
 */
class NamespaceScope {
  private readonly declared: ReadonlyMap<string, string>
  private readonly outer: NamespaceScope | undefined

  constructor(declarations: ReadonlyArray<XmlDeclaration>, outer: NamespaceScope | undefined) {
    const declared = new Map<string, string>()
    // Avoids a pair for each declaration: a document may have 150 000 of them.
    for (const { namespace, prefix } of declarations) declared.set(prefix, namespace)
    this.declared = declared
    this.outer = outer
  }

  /** Number of prefixes declared here. */
  get size(): number {
    return this.declared.size
  }

  /** The scope at the start of a document: only `xml` is declared, and there is no default namespace. */
  static readonly outermost = new NamespaceScope(
    [
      { prefix: "xml", namespace: xmlNamespace },
      { prefix: "", namespace: "" }
    ],
    undefined
  )

  /** The namespace of a prefix; `undefined` if it is not declared. */
  find(prefix: string): string | undefined {
    // oxlint-disable-next-line typescript/no-this-alias -- walking up the chain begins here
    let scope: NamespaceScope | undefined = this
    while (scope !== undefined) {
      const namespace = scope.declared.get(prefix)
      if (namespace !== undefined) return namespace
      scope = scope.outer
    }
    return undefined
  }
}

/**
 * An absolute URI (RFC 3986 §4.3). Canonical XML 1.0 §1.3 fails for documents with relative namespaces, as does
 * libxml2.
 */
const absolute = /^[A-Za-z][A-Za-z0-9+.-]*:/u

/**
 * Whether Namespaces in XML 1.0 (§2.2, §3) allows a declaration. Some names are reserved, and only the default
 * namespace may be undeclared.
 */
const mayDeclare = ({ namespace, prefix }: XmlDeclaration): boolean => {
  if (prefix === "xmlns" || namespace === xmlnsNamespace) return false
  if (prefix === "xml" || namespace === xmlNamespace) return prefix === "xml" && namespace === xmlNamespace
  return prefix === "" || namespace !== ""
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Decodes an XML file from UTF-8 and removes a byte order mark. Throws {@link XmlError} if it is not UTF-8. */
export const decodeXml = (input: Uint8Array | string): string => {
  if (typeof input === "string") return input.startsWith("\ufeff") ? input.slice(1) : input
  try {
    return utf8.decode(input)
  } catch {
    throw new XmlError({ reason: "encoding", detail: "the octets are not UTF-8" })
  }
}

interface OpenElement extends XmlElement {
  children: Array<XmlNode>
}

// shared by elements that have none; never changed
const noChildren: Array<XmlNode> = []
const noAttributes: Array<OpenAttribute> = []
const noDeclarations: Array<XmlDeclaration> = []
const bare = { attributes: noAttributes, declarations: noDeclarations }

/** Adds a child. Most elements have one only, so their list is made with it instead of being grown. */
const append = (parent: OpenElement | undefined, node: XmlNode): void => {
  if (parent === undefined) return
  if (parent.children.length === 0) parent.children = [node]
  else parent.children.push(node)
}

interface QualifiedName {
  readonly prefix: string
  readonly local: string
}

/** An attribute whose namespace is set once the declarations of its tag are known. */
interface OpenAttribute extends XmlAttribute {
  namespace: string
}

/** Content between `<?xml` and `?>`. */
const declarationForm =
  /^[ \t\n]+version[ \t\n]*=[ \t\n]*(["'])(?<version>[^"']*)\1(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(["'])(?<encoding>[^"']*)\3)?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(["'])(?:yes|no)\5)?[ \t\n]*$/

/** Maximum number of attributes that are compared with each other. More are compared by a set. */
const fewAttributes = 8

const qualified = ({ local, prefix }: QualifiedName): string => (prefix === "" ? local : `${prefix}:${local}`)

const repeats = (attributes: ReadonlyArray<XmlAttribute>): boolean => {
  if (attributes.length > fewAttributes)
    return new Set(attributes.map(({ local, namespace }) => `${local} ${namespace}`)).size < attributes.length
  return attributes.some((attribute, index) => {
    for (let other = 0; other < index; other++) {
      if (attributes[other]?.local === attribute.local && attributes[other]?.namespace === attribute.namespace)
        return true
    }
    return false
  })
}

/**
 * Reads one XML 1.0 document with namespaces into a tree, strictly and without recursion. A document type declaration
 * is refused, so only the five entities of XML itself exist. Throws {@link XmlError}.
 */
export class XmlParser {
  private readonly scanner: XmlScanner
  private readonly maximumDepth: number
  private readonly maximumElements: number
  private readonly open: Array<OpenElement> = []
  private readonly scopes: Array<NamespaceScope> = []
  private elements = 0
  private scope = NamespaceScope.outermost
  /** Prefix of the name that was read last. */
  private prefix = ""

  constructor(text: string, { maximumDepth = 128, maximumElements = Infinity }: XmlLimits) {
    this.scanner = new XmlScanner(text)
    this.maximumDepth = maximumDepth
    this.maximumElements = maximumElements
  }

  document(): XmlDocument {
    const { scanner } = this
    const prolog = this.prolog()
    const root = this.root()
    const epilog = this.miscellany()
    if (scanner.position < scanner.text.length) throw scanner.malformed("nothing may follow the root element")
    return { root, prolog, epilog }
  }

  /**
   * Reads the root with the children before the first child for which `ends` is true. Reading stops after the start tag
   * of that child.
   */
  head(ends: (child: XmlElement) => boolean): XmlElement {
    this.prolog()
    return this.root(ends)
  }

  private prolog(): ReadonlyArray<XmlInstruction | XmlComment> {
    const { scanner } = this
    this.declaration()
    const prolog = this.miscellany()
    if (scanner.position >= scanner.text.length) throw scanner.malformed("there is no root element")
    return prolog
  }

  /** Reads the XML declaration, if there is one (XML 1.0 §2.8). */
  private declaration(): void {
    const { scanner } = this
    if (!/^<\?xml[ \t\n]/.test(scanner.text)) return
    scanner.position = "<?xml".length
    const parts = declarationForm.exec(scanner.until("?>", "the XML declaration"))?.groups
    if (parts === undefined) throw scanner.malformed("this is not an XML declaration")
    const { encoding, version } = parts
    if (version !== "1.0") throw new XmlError({ reason: "version", detail: "only XML 1.0 is accepted" })
    if (encoding !== undefined && encoding.toLowerCase() !== "utf-8") {
      throw new XmlError({ reason: "encoding", detail: "only UTF-8 is accepted" })
    }
  }

  /** Reads comments and instructions before or after the root. */
  private miscellany(): ReadonlyArray<XmlInstruction | XmlComment> {
    const { scanner } = this
    const nodes: Array<XmlInstruction | XmlComment> = []
    while (true) {
      scanner.spaces()
      if (scanner.passes("<!--")) nodes.push(this.comment())
      else if (scanner.passes("<?")) nodes.push(this.instruction())
      else if (scanner.passes("<!DOCTYPE"))
        throw new XmlError({ reason: "doctype", detail: "a document type declaration is not accepted" })
      else return nodes
    }
  }

  private comment(): XmlComment {
    const { scanner } = this
    const text = scanner.until("--", "a comment")
    scanner.expect(">")
    return { kind: "comment", text }
  }

  private instruction(): XmlInstruction {
    const { scanner } = this
    const target = scanner.name()
    if (target.toLowerCase() === "xml") throw scanner.malformed("an XML declaration is only allowed at the beginning")
    if (!scanner.spaces()) {
      scanner.expect("?>")
      return { kind: "instruction", target, body: "" }
    }
    return { kind: "instruction", target, body: scanner.until("?>", "an instruction") }
  }

  /** Reads the root element with its content, up to and without the first child for which `ends` is true. */
  private root(ends?: (child: XmlElement) => boolean): XmlElement {
    const { open, scanner } = this
    scanner.expect("<")
    const root = this.startTag()
    while (open.length > 0) {
      if (scanner.text.charCodeAt(scanner.position) !== 0x3c) this.text(scanner.replaced(this.characters()))
      else if (scanner.passes("</")) this.endTag()
      else if (scanner.passes("<!--")) append(open.at(-1), this.comment())
      else if (scanner.passes("<![CDATA[")) this.text(scanner.until("]]>", "a CDATA section"))
      else if (scanner.passes("<?")) append(open.at(-1), this.instruction())
      else {
        scanner.expect("<")
        const isChild = open.length === 1
        const element = this.startTag()
        if (isChild && ends?.(element) === true) {
          root.children.pop()
          return root
        }
      }
    }
    return root
  }

  /** Reads character data, verbatim, up to the next tag. */
  private characters(): string {
    const { scanner } = this
    const start = scanner.position
    const end = scanner.text.indexOf("<", start)
    if (end < 0)
      throw scanner.malformed(`the element ${qualified(this.open.at(-1) ?? { prefix: "", local: "" })} is not closed`)
    const raw = scanner.text.slice(start, end)
    if (raw.includes("]]>")) throw scanner.malformed('"]]>" is not allowed in text')
    scanner.position = end
    return raw
  }

  /** Adds text to the innermost element; adjacent pieces become one node. */
  private text(data: string): void {
    const parent = this.open.at(-1)
    const siblings = parent?.children ?? noChildren
    const last = siblings.at(-1)
    if (last?.kind === "text") siblings[siblings.length - 1] = { kind: "text", text: last.text + data }
    else if (data !== "") append(parent, { kind: "text", text: data })
  }

  /** Reads a name; returns its local part, and leaves its prefix in `prefix`. */
  private qualifiedName(): string {
    const { scanner } = this
    const first = scanner.name()
    const isPrefixed = scanner.passes(":")
    this.prefix = isPrefixed ? first : ""
    return isPrefixed ? scanner.name() : first
  }

  private startTag(): OpenElement {
    const { open, scanner } = this
    if (open.length >= this.maximumDepth) {
      throw new XmlError({ reason: "limit", detail: `elements nested more than ${this.maximumDepth} deep` })
    }
    if (++this.elements > this.maximumElements) {
      throw new XmlError({ reason: "limit", detail: `more than ${this.maximumElements} elements` })
    }
    const local = this.qualifiedName()
    const { prefix } = this
    const { attributes, declarations } = this.attributes()
    const inner = declarations.length === 0 ? this.scope : new NamespaceScope(declarations, this.scope)
    if (declarations.length > 1 && inner.size < declarations.length)
      throw scanner.malformed("a namespace is declared twice")
    const parent = open.at(-1)
    const element: OpenElement = {
      kind: "element",
      prefix,
      local,
      namespace: this.namespaceOf(inner, prefix),
      attributes: this.inNamespaces(attributes, inner),
      declarations,
      children: noChildren,
      parent
    }
    append(parent, element)
    if (scanner.passes("/>")) return element
    scanner.expect(">")
    open.push(element)
    this.scopes.push(this.scope)
    this.scope = inner
    return element
  }

  private endTag(): void {
    const { open, scanner } = this
    const element = open.pop()
    if (element === undefined || !this.closes(element)) {
      const local = this.qualifiedName()
      const { prefix } = this
      if (element === undefined || element.local !== local || element.prefix !== prefix)
        throw scanner.malformed(`${qualified({ prefix, local })} is not the element that is open`)
      scanner.spaces()
      scanner.expect(">")
    }
    this.scope = this.scopes.pop() ?? NamespaceScope.outermost
  }

  /** Passes the rest of an end tag without white space, and returns whether it closes the element. */
  private closes({ local, prefix }: OpenElement): boolean {
    const { scanner } = this
    const start = scanner.position
    if (
      (prefix === "" || (scanner.passes(prefix) && scanner.passes(":"))) &&
      scanner.passes(local) &&
      scanner.passes(">")
    )
      return true
    scanner.position = start
    return false
  }

  /** Reads the attributes of a start tag, with namespace declarations apart. */
  private attributes() {
    const { scanner } = this
    if (scanner.text.charCodeAt(scanner.position) === 0x3e) return bare
    let attributes = noAttributes
    let declarations = noDeclarations
    while (scanner.spaces()) {
      const code = scanner.text.charCodeAt(scanner.position)
      if (code === 0x3e || code === 0x2f) break
      const local = this.qualifiedName()
      const { prefix } = this
      scanner.spaces()
      scanner.expect("=")
      scanner.spaces()
      const value = this.attributeValue()
      if (prefix === "xmlns" || (prefix === "" && local === "xmlns")) {
        if (declarations === noDeclarations) declarations = []
        declarations.push({ prefix: prefix === "" ? "" : local, namespace: value })
      } else {
        if (attributes === noAttributes) attributes = []
        attributes.push({ prefix, local, namespace: "", value })
      }
    }
    if (declarations === noDeclarations) return { attributes, declarations }
    const relative = declarations.find(({ namespace }) => namespace !== "" && !absolute.test(namespace))
    if (relative !== undefined) throw scanner.malformed(`the namespace ${relative.namespace} is not an absolute URI`)
    if (!declarations.every(mayDeclare)) throw scanner.malformed("this namespace may not be declared so")
    return { attributes, declarations }
  }

  private attributeValue(): string {
    const { scanner } = this
    const quote = scanner.passes('"') ? '"' : scanner.passes("'") ? "'" : undefined
    if (quote === undefined) throw scanner.malformed("the value of an attribute must be in quotes")
    const raw = scanner.until(quote, "the value of an attribute")
    if (raw.includes("<")) throw scanner.malformed('"<" is not allowed in the value of an attribute')
    // literal white space becomes a blank, white space from a reference is kept (XML 1.0 §3.3.3)
    return scanner.replaced(/[\t\n]/.test(raw) ? raw.replaceAll(/[\t\n]/g, " ") : raw)
  }

  /** Sets the namespaces of attributes, of which none may be repeated. */
  private inNamespaces(attributes: Array<OpenAttribute>, scope: NamespaceScope): ReadonlyArray<XmlAttribute> {
    for (const attribute of attributes) {
      if (attribute.prefix !== "") attribute.namespace = this.namespaceOf(scope, attribute.prefix)
    }
    if (attributes.length > 1 && repeats(attributes)) throw this.scanner.malformed("an attribute is repeated")
    return attributes
  }

  private namespaceOf(scope: NamespaceScope, prefix: string): string {
    const namespace = prefix === "xmlns" ? undefined : scope.find(prefix)
    if (namespace === undefined) throw this.scanner.malformed(`the prefix ${prefix} is not declared`)
    return namespace
  }
}
