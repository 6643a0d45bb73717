import { instanceNamespace } from "./namespaces.ts"
import { childrenOf, textContent, type ParsedAttribute, type ParsedElement } from "./ParsedElement.ts"

/** Maximum number of paths: enough even for a document that is mostly unread. */
const maximumPaths = 1000

/** Attributes that only describe their element: the agency of a code list, the language of a name. */
const descriptive: ReadonlySet<string> = new Set([
  "schemeAgencyID",
  "schemeAgencyName",
  "schemeURI",
  "listAgencyID",
  "listAgencyName",
  "listSchemeURI",
  "listURI",
  "languageID",
  "unitCodeListVersionID",
  "SchemaLocation"
])

const saysSomething = ({ local, namespace, value }: ParsedAttribute, currency: string | undefined): boolean =>
  value.trim() !== "" &&
  namespace !== instanceNamespace &&
  !descriptive.has(local) &&
  !(local === "currencyID" && value === currency)

const qualified = ({ local, prefix }: { readonly prefix: string; readonly local: string }): string =>
  prefix === "" ? local : `${prefix}:${local}`

/** The path step of each child: its name, and its position from 1 if siblings have the same name. */
const stepsOf = (children: ReadonlyArray<ParsedElement>): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  const places = children.map((child) => {
    const name = `${child.namespace} ${child.local}`
    const place = (counts.get(name) ?? 0) + 1
    counts.set(name, place)
    return { name, place }
  })
  return children.map((child, index) => {
    const { name, place } = places[index] ?? { name: "", place: 1 }
    return counts.get(name) === 1 ? qualified(child) : `${qualified(child)}[${place}]`
  })
}

interface Found {
  readonly paths: ReadonlyArray<string>
  /** Whether something at or below the element was read. */
  readonly touched: boolean
}

const nothing: ReadonlyArray<string> = []

/**
 * Collects the paths of elements and attributes that no row read, at an element and below it. An element of which
 * nothing was read is listed without its contents. Paths are built only for listed elements: nearly everything is read,
 * and there may be 200 000 elements.
 */
const visit = (
  element: ParsedElement,
  path: () => string,
  read: ReadonlySet<object>,
  currency: string | undefined
): Found => {
  const inner = childrenOf(element)
  const isUnread = inner.length === 0 && !read.has(element) && textContent(element).trim() !== ""
  const left = isUnread
    ? []
    : element.attributes.filter((each) => saysSomething(each, currency) && !read.has(each)).slice(0, maximumPaths)
  const paths = isUnread ? [path()] : left.map((each) => `${path()}/@${qualified(each)}`)
  let steps: ReadonlyArray<string> | undefined
  let touched = read.has(element) || element.attributes.some((each) => read.has(each))
  inner.forEach((child, index) => {
    const childResult = visit(child, () => `${path()}/${(steps ??= stepsOf(inner))[index]}`, read, currency)
    touched ||= childResult.touched
    paths.push(...childResult.paths.slice(0, maximumPaths - paths.length))
  })
  if (paths.length === 0) return { paths: nothing, touched }
  return { paths: touched ? paths : [path()], touched }
}

/**
 * XPaths of the statements that were not read, with the document's own prefixes; at most 1000. The `currency` of the
 * document on an amount is not listed.
 */
export const unreadPaths = (
  root: ParsedElement,
  read: ReadonlySet<object>,
  currency: string | undefined
): ReadonlyArray<string> => visit(root, () => `/${qualified(root)}`, read, currency).paths
