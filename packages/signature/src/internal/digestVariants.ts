import { canonicaliseDocument, canonicaliseElement } from "./canonicalise.ts"
import {
  descendants,
  type XmlAttribute,
  type XmlDeclaration,
  type XmlDocument,
  type XmlElement,
  type XmlNode
} from "./xmlNodes.ts"

/** Content that a signer may have digested; the correct content has no cause. */
export interface DigestVariant {
  readonly cause: Cause | undefined
  readonly content: string | Uint8Array
}

type Cause =
  | "indentation"
  | "slotBlanks"
  | "lineEnds"
  | "misread"
  | "latin1"
  | "namespaces"
  | "declaration"
  | "byteOrderMark"
  | "lineEndBehind"
  | "notCanonical"
  | "exclusive"
  | "standAlone"

const isBlank = (node: XmlNode): boolean => node.kind === "text" && /^[ \t\r\n]*$/.test(node.text)

/** Changes to make while copying an element; without a function, that part is copied unchanged. */
interface Change {
  readonly text?: (text: string) => string
  /** Changes attribute values. Default: the function `text`. */
  readonly value?: (value: string) => string
  readonly keep?: (node: XmlNode, parent: XmlElement) => boolean
  readonly declarations?: (element: XmlElement) => ReadonlyArray<XmlDeclaration>
}

const copy = (element: XmlElement, change: Change, parent: XmlElement | undefined = element.parent): XmlElement => {
  const { declarations = (one) => one.declarations, keep = () => true, text = (one) => one, value = text } = change
  const attributes: ReadonlyArray<XmlAttribute> = element.attributes.map((one) => ({
    ...one,
    value: value(one.value)
  }))
  const children: Array<XmlNode> = []
  const copied: XmlElement = { ...element, attributes, declarations: declarations(element), children, parent }
  for (const node of element.children) {
    if (!keep(node, element)) continue
    if (node.kind === "element") children.push(copy(node, change, copied))
    else children.push(node.kind === "text" ? { kind: "text", text: text(node.text) } : node)
  }
  return copied
}

const withoutIndentation: Change = {
  keep: (node, parent) => !isBlank(node) || parent.children.every(({ kind }) => kind !== "element")
}

const withCarriageReturns: Change = { text: (text) => text.replaceAll("\n", "\r\n"), value: (value) => value }

const reread: Change = {
  // reread only text that can be the result of reading Latin-1
  text: (text) => (/[\u0100-\u{10ffff}]/u.test(text) ? text : Buffer.from(text, "latin1").toString("utf8"))
}

const ownPrefixes = (element: XmlElement): ReadonlyArray<string> => [
  element.prefix,
  // an attribute without prefix has no namespace
  ...element.attributes.flatMap(({ prefix }) => (prefix === "" ? [] : [prefix]))
]

/**
 * Change that imitates exclusive canonicalisation: each element declares exactly the namespaces that it uses. The
 * inclusive canonicalisation that follows omits repeated declarations.
 */
const exclusive: Change = {
  declarations: (element) => {
    const namespaces = new Map(element.attributes.map(({ namespace, prefix }) => [prefix, namespace]))
    namespaces.set(element.prefix, element.namespace)
    return ownPrefixes(element).flatMap((prefix) => {
      const namespace = namespaces.get(prefix) ?? ""
      return prefix === "xml" || namespace === "" ? [] : [{ prefix, namespace }]
    })
  }
}

const prefixesUsed = (root: XmlElement): ReadonlySet<string> => new Set(descendants(root).flatMap(ownPrefixes))

const rawWithoutSignature = (text: string, { prefix }: XmlElement): string => {
  const name = prefix === "" ? "Signature" : `${prefix}:Signature`
  const start = text.indexOf(`<${name}`)
  const end = text.lastIndexOf(`</${name}>`)
  return start < 0 || end < start ? text : text.slice(0, start) + text.slice(end + name.length + 3)
}

/** Contents from which the document's digest may have been computed. */
export function* documentVariants(document: XmlDocument, signature: XmlElement, text: string): Iterable<DigestVariant> {
  const right = canonicaliseDocument(document, signature)
  yield { cause: undefined, content: right }
  // the copies omit the signature themselves, because canonicalisation omits by identity
  const changed = (change: Change): string => {
    const { keep = () => true } = change
    const root = copy(document.root, {
      ...change,
      keep: (node, parent) => node !== signature && keep(node, parent)
    })
    return canonicaliseDocument({ ...document, root })
  }
  yield {
    cause: "slotBlanks",
    content: changed({ keep: (node, parent) => parent !== signature.parent || !isBlank(node) })
  }
  yield { cause: "indentation", content: changed(withoutIndentation) }
  yield { cause: "lineEnds", content: changed(withCarriageReturns) }
  yield { cause: "misread", content: changed(reread) }
  yield { cause: "latin1", content: Buffer.from(right, "latin1") }
  const used = prefixesUsed(copy(document.root, { keep: (node) => node !== signature }))
  const undeclared = (dropped: (prefix: string) => boolean): string =>
    changed({ declarations: ({ declarations }) => declarations.filter(({ prefix }) => !dropped(prefix)) })
  const unused = new Set(
    document.root.declarations.flatMap(({ prefix }) => (prefix === "" || used.has(prefix) ? [] : [prefix]))
  )
  const documentPrefixes = prefixesUsed(document.root)
  yield { cause: "namespaces", content: undeclared((prefix) => unused.has(prefix)) }
  yield { cause: "namespaces", content: undeclared((prefix) => unused.has(prefix) && !documentPrefixes.has(prefix)) }
  for (const one of Array.from(unused).slice(0, 20)) {
    yield { cause: "namespaces", content: undeclared((prefix) => prefix === one) }
  }
  yield { cause: "namespaces", content: undeclared((prefix) => /^(?:ds|xades|xades141)$/.test(prefix)) }
  yield { cause: "exclusive", content: changed(exclusive) }
  const declaration = /^<\?xml[^>]*\?>\s*/.exec(text)?.[0] ?? ""
  for (const start of [declaration, declaration.trimEnd()]) yield { cause: "declaration", content: start + right }
  yield { cause: "byteOrderMark", content: `\ufeff${right}` }
  yield { cause: "byteOrderMark", content: `\ufeff${declaration}${right}` }
  for (const end of ["\n", "\r\n"]) yield { cause: "lineEndBehind", content: right + end }
  const raw = rawWithoutSignature(text, signature)
  yield { cause: "notCanonical", content: raw }
  yield { cause: "notCanonical", content: raw.slice(declaration.length) }
}

const rootOf = (element: XmlElement): XmlElement => (element.parent === undefined ? element : rootOf(element.parent))

/** Contents from which the digest of KeyInfo or SignedProperties may have been computed. */
export function* elementVariants(element: XmlElement): Iterable<DigestVariant> {
  const { parent } = element
  yield { cause: undefined, content: canonicaliseElement(element) }
  yield { cause: "indentation", content: canonicaliseElement(copy(element, withoutIndentation, parent)) }
  yield { cause: "lineEnds", content: canonicaliseElement(copy(element, withCarriageReturns, parent)) }
  yield { cause: "misread", content: canonicaliseElement(copy(element, reread, parent)) }
  const inScope = new Map<string, string>()
  for (let outer: XmlElement | undefined = element; outer !== undefined; outer = outer.parent) {
    for (const { namespace, prefix } of outer.declarations) if (!inScope.has(prefix)) inScope.set(prefix, namespace)
  }
  const alone = (wanted: (prefix: string) => boolean): string => {
    const declarations = Array.from(inScope, ([prefix, namespace]) => ({ prefix, namespace })).filter(({ prefix }) =>
      wanted(prefix)
    )
    return canonicaliseElement({ ...element, declarations, parent: undefined })
  }
  const documentPrefixes = prefixesUsed(rootOf(element))
  yield { cause: "namespaces", content: alone((prefix) => documentPrefixes.has(prefix)) }
  yield {
    cause: "exclusive",
    content: canonicaliseElement({ ...copy(element, exclusive, undefined), parent: undefined })
  }
  const isDefault = (prefix: string): boolean => /^(?:ds|xades|xades141)$/.test(prefix)
  const used = prefixesUsed(element)
  const wanted = [
    (prefix: string) => prefix === element.prefix,
    (prefix: string) => used.has(prefix),
    isDefault,
    (prefix: string) => prefix === "" || isDefault(prefix)
  ]
  for (const each of wanted) yield { cause: "standAlone", content: alone(each) }
}
