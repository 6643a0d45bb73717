import { parseDecimal } from "@radicar/domain/inner/number/Decimal"
import { BigDecimal } from "effect"
import { namespaces } from "./namespaces.ts"
import { unreadPaths } from "./unreadPaths.ts"
import { childrenOf, textContent, type ParsedElement } from "./ParsedElement.ts"

/** A name without case, accents and punctuation, because issuers spell municipalities differently. */
const plainName = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase()

type Index = Map<ParsedElement, ReadonlyMap<string, ReadonlyArray<ParsedElement>>>

const indexed = (element: ParsedElement): ReadonlyMap<string, ReadonlyArray<ParsedElement>> => {
  const index = new Map<string, Array<ParsedElement>>()
  for (const child of childrenOf(element)) {
    const name = `${child.namespace} ${child.local}`
    const alike = index.get(name)
    if (alike === undefined) index.set(name, [child])
    else alike.push(child)
  }
  return index
}

const sameNumber = (one: string, other: string): boolean => {
  const [left, right] = [parseDecimal(one), parseDecimal(other)]
  return left === undefined || right === undefined ? one === other : BigDecimal.equals(left, right)
}

/**
 * A location in a document, which may be missing. All locations of a document share a record of what was read, which
 * reveals unread content. A path is `cac:Party/cbc:Name`, or ends in `@name` for an attribute. A name without prefix is
 * in the root's namespace.
 */
export class XmlReader {
  readonly element: ParsedElement | undefined
  private readonly home: string
  private readonly read: Set<object>
  /** Children by name, for fast look-ups. The root may have many children and is searched about a hundred times. */
  private readonly index: Index

  private constructor(element: ParsedElement | undefined, home: string, read: Set<object>, index: Index) {
    this.element = element
    this.home = home
    this.read = read
    this.index = index
  }

  /** Reads a document from the start: nothing counts as read. */
  static of(root: ParsedElement): XmlReader {
    return new XmlReader(root, root.namespace, new Set(), new Map())
  }

  /**
   * The same place with a separate record, which is discarded: for reading before it is known whether the result is
   * used.
   */
  glance(): XmlReader {
    return new XmlReader(this.element, this.home, new Set(), this.index)
  }

  /** Every element at a path. */
  all(path: string): ReadonlyArray<XmlReader> {
    return this.elements(path).map((element) => new XmlReader(element, this.home, this.read, this.index))
  }

  /** The first element at a path; if there is none, the place at which it is missing. */
  at(path: string): XmlReader {
    return new XmlReader(this.elements(path)[0], this.home, this.read, this.index)
  }

  /** Whether a path has an element. */
  has(path: string): boolean {
    return this.elements(path).length > 0
  }

  /** The trimmed text at a path; `undefined` if there is none. It counts as read. */
  text(path = ""): string | undefined {
    const match = this.find(path)
    if (match === undefined) return undefined
    this.read.add(match.node)
    return match.text === "" ? undefined : match.text
  }

  /** {@link text} that still counts as unread. */
  peek(path = ""): string | undefined {
    const text = this.find(path)?.text
    return text === "" ? undefined : text
  }

  /** Counts a text as read if it equals the value that follows from the rest of the document. */
  confirm(path: string, expected: string | undefined): void {
    if (this.peek(path) === expected) this.text(path)
  }

  /** {@link confirm} for a number, regardless of its number of digits. */
  confirmNumber(path: string, expected: string | undefined): void {
    const text = this.peek(path)
    if (text !== undefined && expected !== undefined && sameNumber(text, expected)) this.text(path)
  }

  /** {@link confirm} for the name of a code, in any spelling. */
  confirmName(path: string, expected: string | undefined): void {
    const text = this.peek(path)
    if (text !== undefined && expected !== undefined && plainName(text) === plainName(expected)) this.text(path)
  }

  /** Counts everything at and below a path as read: content that is verified elsewhere and has no place in a body. */
  pass(path: string): void {
    for (const element of this.elements(path)) this.passElement(element)
  }

  /** XPaths of the statements that were not read, see {@link unreadPaths}. */
  unread(currency?: string): ReadonlyArray<string> {
    return this.element === undefined ? [] : unreadPaths(this.element, this.read, currency)
  }

  private passElement(element: ParsedElement): void {
    this.read.add(element)
    for (const attribute of element.attributes) this.read.add(attribute)
    for (const child of childrenOf(element)) this.passElement(child)
  }

  private find(path: string): { readonly node: object; readonly text: string } | undefined {
    const { attribute, names } = parsedPath(path)
    const owner = names.length === 0 ? this.element : this.elements(path)[0]
    if (attribute === undefined)
      return owner === undefined ? undefined : { node: owner, text: textContent(owner).trim() }
    const node = owner?.attributes.find(({ local, namespace }) => namespace === "" && local === attribute)
    return node === undefined ? undefined : { node, text: node.value.trim() }
  }

  private elements(path: string): ReadonlyArray<ParsedElement> {
    let elements: ReadonlyArray<ParsedElement> = this.element === undefined ? [] : [this.element]
    for (const name of parsedPath(path).names) {
      const [only] = elements
      if (only === undefined) return elements
      elements = elements.length === 1 ? this.step(only, name) : elements.flatMap((parent) => this.step(parent, name))
    }
    return elements
  }

  private step(parent: ParsedElement, { keys, local }: PathName): ReadonlyArray<ParsedElement> {
    let children = this.index.get(parent)
    if (children === undefined) this.index.set(parent, (children = indexed(parent)))
    if (keys === undefined) return children.get(`${this.home} ${local}`) ?? none
    for (const key of keys) {
      const matches = children.get(key)
      if (matches !== undefined) return matches
    }
    return none
  }
}

const none: ReadonlyArray<ParsedElement> = []

/** One step of a path. A name without prefix has no `keys`, because it is in the root's namespace. */
interface PathName {
  readonly local: string
  /** Keys of the name in the index of children: a namespace of the prefix, a space and the name. */
  readonly keys: ReadonlyArray<string> | undefined
}

interface ParsedPath {
  readonly names: ReadonlyArray<PathName>
  readonly attribute: string | undefined
}

const parsedName = (name: string): PathName => {
  const colon = name.indexOf(":")
  const local = name.slice(colon + 1)
  const uris = colon < 0 ? undefined : (namespaces[name.slice(0, colon)] ?? [])
  return { local, keys: uris?.map((namespace) => `${namespace} ${local}`) }
}

/** Every path parsed so far. All of them come from the tables, so documents add none. */
const parsedPaths = new Map<string, ParsedPath>()

const parsedPath = (path: string): ParsedPath => {
  let parsed = parsedPaths.get(path)
  if (parsed === undefined) {
    const names = path.split("/").filter((name) => name !== "")
    const attribute = names.at(-1)?.startsWith("@") === true ? names.pop()?.slice(1) : undefined
    parsedPaths.set(path, (parsed = { names: names.map(parsedName), attribute }))
  }
  return parsed
}
