import { Result } from "effect"
import { SaxesParser } from "saxes"
import type { SaxesTagNS } from "saxes"
import { decodeXml } from "./internal/decodeXml.ts"
import { XmlError } from "./XmlError.ts"

/** An attribute that is no namespace declaration. Without a prefix it has no namespace: `""`. */
export interface XmlAttribute {
  readonly prefix: string
  readonly local: string
  readonly namespace: string
  /** Normalised as XML 1.0 §3.3.3 says for CDATA. */
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
  /** In the order of the text. */
  readonly attributes: ReadonlyArray<XmlAttribute>
  readonly declarations: ReadonlyArray<XmlDeclaration>
  readonly children: ReadonlyArray<XmlNode>
  readonly parent: XmlElement | undefined
}

/** Character data with references replaced; CDATA sections are text like any other. */
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

/** Whatever an element may hold. */
export type XmlNode = XmlElement | XmlText | XmlInstruction | XmlComment

/** A parsed document. */
export interface XmlDocument {
  readonly root: XmlElement
  /** Instructions and comments before the root. */
  readonly prolog: ReadonlyArray<XmlInstruction | XmlComment>
  /** Instructions and comments after the root. */
  readonly epilog: ReadonlyArray<XmlInstruction | XmlComment>
}

/** What is refused for its size. */
export interface XmlLimits {
  /** Octets of the input (UTF-16 units of a string); 20 MiB when absent. */
  readonly maximumLength?: number
  /** Nesting of elements; 128 when absent. The parser's time grows with its square. */
  readonly maximumDepth?: number
  /** Elements of the document; without limit when absent, for the length limits them. */
  readonly maximumElements?: number
}

type Building<T> = { -readonly [K in keyof T]: T[K] extends ReadonlyArray<infer Member> ? Array<Member> : T[K] }

const elementOf = (tag: SaxesTagNS, parent: XmlElement | undefined): Building<XmlElement> => {
  const element: Building<XmlElement> = {
    kind: "element",
    prefix: tag.prefix,
    local: tag.local,
    namespace: tag.uri,
    attributes: [],
    declarations: [],
    children: [],
    parent
  }
  for (const { prefix, local, uri, value } of Object.values(tag.attributes)) {
    if (prefix === "xmlns") element.declarations.push({ prefix: local, namespace: value })
    else if (prefix === "" && local === "xmlns") element.declarations.push({ prefix: "", namespace: value })
    else element.attributes.push({ prefix, local, namespace: uri, value })
  }
  return element
}

const build = (text: string, { maximumDepth = 128, maximumElements = Infinity }: XmlLimits): XmlDocument => {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const prolog: Array<XmlInstruction | XmlComment> = []
  const epilog: Array<XmlInstruction | XmlComment> = []
  let root: Building<XmlElement> | undefined
  const open: Array<Building<XmlElement>> = []
  let elements = 0

  const append = (node: XmlText | XmlInstruction | XmlComment): void => {
    const current = open.at(-1)
    if (current !== undefined) current.children.push(node)
    else if (node.kind !== "text") (root === undefined ? prolog : epilog).push(node)
  }
  const appendText = (data: string): void => {
    const siblings = open.at(-1)?.children
    const last = siblings?.at(-1)
    if (siblings !== undefined && last?.kind === "text")
      siblings[siblings.length - 1] = { kind: "text", text: last.text + data }
    else if (data !== "") append({ kind: "text", text: data })
  }

  parser.on("error", (error) => {
    throw new XmlError({ reason: "malformed", detail: error.message })
  })
  parser.on("doctype", () => {
    throw new XmlError({ reason: "doctype", detail: "a document type declaration is not accepted" })
  })
  parser.on("xmldecl", ({ encoding, version }) => {
    if (version !== "1.0") throw new XmlError({ reason: "version", detail: "only XML 1.0 is accepted" })
    if (encoding !== undefined && encoding.toLowerCase() !== "utf-8") {
      throw new XmlError({ reason: "encoding", detail: "only UTF-8 is accepted" })
    }
  })
  parser.on("opentagstart", () => {
    if (open.length >= maximumDepth) {
      throw new XmlError({ reason: "limit", detail: `elements nested more than ${maximumDepth} deep` })
    }
    if (++elements > maximumElements) {
      throw new XmlError({ reason: "limit", detail: `more than ${maximumElements} elements` })
    }
  })
  parser.on("opentag", (tag) => {
    const parent = open.at(-1)
    const element = elementOf(tag, parent)
    if (parent === undefined) root = element
    else parent.children.push(element)
    open.push(element)
  })
  parser.on("closetag", () => void open.pop())
  parser.on("text", appendText)
  parser.on("cdata", appendText)
  parser.on("comment", (comment) => append({ kind: "comment", text: comment }))
  parser.on("processinginstruction", ({ target, body }) => append({ kind: "instruction", target, body }))

  parser.write(text).close()
  if (root === undefined) throw new XmlError({ reason: "malformed", detail: "there is no root element" })
  return { root, prolog, epilog }
}

/**
 * Parses XML strictly: well-formed XML 1.0 with namespaces in UTF-8, no document type declaration and so no entities,
 * bounded in length and depth. Never throws.
 *
 * @param input - octets as received, or text
 */
export const parse = (input: Uint8Array | string, limits: XmlLimits = {}): Result.Result<XmlDocument, XmlError> => {
  try {
    const maximumLength = limits.maximumLength ?? 20 * 1024 * 1024
    if (input.length > maximumLength) {
      return Result.fail(new XmlError({ reason: "limit", detail: `longer than ${maximumLength}` }))
    }
    return Result.succeed(build(decodeXml(input), limits))
  } catch (error) {
    if (error instanceof XmlError) return Result.fail(error)
    return Result.fail(new XmlError({ reason: "malformed", detail: "the parser gave up" }))
  }
}

/** Child elements, all or those of a name. */
export const childElements = (parent: XmlElement, namespace?: string, local?: string): ReadonlyArray<XmlElement> =>
  parent.children.filter(
    (node): node is XmlElement =>
      node.kind === "element" &&
      (namespace === undefined || node.namespace === namespace) &&
      (local === undefined || node.local === local)
  )

/** First child element of a name. */
export const childElement = (
  parent: XmlElement | undefined,
  namespace: string,
  local: string
): XmlElement | undefined => (parent === undefined ? undefined : childElements(parent, namespace, local)[0])

/** All elements below `ancestor`, itself included, in document order. */
export const descendants = (ancestor: XmlElement): ReadonlyArray<XmlElement> => {
  const found: Array<XmlElement> = []
  const visit = (element: XmlElement): void => {
    found.push(element)
    for (const child of element.children) if (child.kind === "element") visit(child)
  }
  visit(ancestor)
  return found
}

/** Elements of a name below `ancestor`, itself included, in document order. */
export const findAll = (ancestor: XmlElement, namespace: string, local: string): ReadonlyArray<XmlElement> =>
  descendants(ancestor).filter((element) => element.namespace === namespace && element.local === local)

/** First of {@link findAll}. */
export const find = (ancestor: XmlElement, namespace: string, local: string): XmlElement | undefined =>
  descendants(ancestor).find((element) => element.namespace === namespace && element.local === local)

/** Value of an attribute; without a namespace unless one is given. */
export const attribute = (element: XmlElement | undefined, local: string, namespace = ""): string | undefined =>
  element?.attributes.find((candidate) => candidate.local === local && candidate.namespace === namespace)?.value

/** All character data below an element, as XPath's string(). */
export const textOf = (element: XmlElement): string =>
  element.children
    .map((node) => (node.kind === "text" ? node.text : node.kind === "element" ? textOf(node) : ""))
    .join("")
