import { namespaces } from "../../xml/namespaces.ts"
import { childrenOf, textContent, type ParsedElement } from "../../xml/ParsedElement.ts"

const step = (parent: ParsedElement, name: string): ReadonlyArray<ParsedElement> => {
  const colon = name.indexOf(":")
  const local = name.slice(colon + 1)
  const allowed = colon < 0 ? [rootNamespace(parent)] : (namespaces[name.slice(0, colon)] ?? [])
  return childrenOf(parent).filter((child) => child.local === local && allowed.includes(child.namespace))
}

const rootNamespace = (element: ParsedElement): string =>
  element.parent === undefined ? element.namespace : rootNamespace(element.parent)

/** Every element at a path such as `cac:TaxTotal/cbc:TaxAmount`. A name without prefix is in the root's namespace. */
export const elementsAt = (start: ParsedElement, path: string): ReadonlyArray<ParsedElement> =>
  path
    .split("/")
    .reduce<ReadonlyArray<ParsedElement>>((parents, name) => parents.flatMap((parent) => step(parent, name)), [start])

/** The first element at a path. */
export const elementAt = (start: ParsedElement | undefined, path: string): ParsedElement | undefined =>
  start === undefined ? undefined : elementsAt(start, path)[0]

/** Trimmed text of the first element at a path, or of its attribute for `…/@name`. */
export const textAt = (start: ParsedElement | undefined, path: string): string | undefined => {
  const at = path.lastIndexOf("@")
  if (at < 0) {
    const element = elementAt(start, path)
    return element === undefined ? undefined : textContent(element).trim()
  }
  const element = at === 0 ? start : elementAt(start, path.slice(0, at - 1))
  return element?.attributes
    .find(({ local, namespace }) => namespace === "" && local === path.slice(at + 1))
    ?.value.trim()
}

/** Whether {@link textAt} has a value for a path. */
export const hasAt = (start: ParsedElement, path: string): boolean => textAt(start, path) !== undefined
