import { XmlElement, type XmlNode, XmlXPath } from "libxml2-wasm"
import { namespaces } from "./names.ts"

// The expressions are the sandbox's own constants, so their number is bounded; compiling them is the dearer half.
const compiled = new Map<string, XmlXPath>()

const compile = (path: string): XmlXPath => {
  const known = compiled.get(path)
  if (known !== undefined) return known
  // Every evaluation registers the namespaces again, so only those the expression names are given.
  const used = Object.fromEntries(Object.entries(namespaces).filter(([prefix]) => path.includes(`${prefix}:`)))
  const xpath = XmlXPath.compile(path, used)
  compiled.set(path, xpath)
  return xpath
}

/** Every element an XPath expression finds from a node, in document order. */
export const elements = (node: XmlNode, path: string): ReadonlyArray<XmlElement> =>
  node.find(compile(path)).filter((found) => found instanceof XmlElement)

/** The first element found, if any. */
export const element = (node: XmlNode, path: string): XmlElement | undefined => elements(node, path)[0]

/** The text of every node (element or attribute) found. */
export const texts = (node: XmlNode, path: string): ReadonlyArray<string> =>
  node.find(compile(path)).map((found) => found.content)

/** The text of the first node found; an empty node gives the empty string, an absent one `undefined`. */
export const text = (node: XmlNode, path: string): string | undefined => texts(node, path)[0]

/** Whether an expression finds anything. */
export const exists = (node: XmlNode, path: string): boolean => node.find(compile(path)).length > 0
