import { XmlElement, type XmlNode, XmlXPath } from "libxml2-wasm"
import { namespaces } from "./names.ts"

// The expressions are the sandbox's own constants, so their number is limited. Compiling takes more than half of the
// time.
const compiled = new Map<string, XmlXPath>()

const compile = (path: string): XmlXPath => {
  const cached = compiled.get(path)
  if (cached !== undefined) return cached
  // Every evaluation registers the namespaces again, so only those in the expression are passed.
  const used = Object.fromEntries(Object.entries(namespaces).filter(([prefix]) => path.includes(`${prefix}:`)))
  const xpath = XmlXPath.compile(path, used)
  compiled.set(path, xpath)
  return xpath
}

/** Elements that an XPath expression finds from a node, in document order. */
export const elements = (node: XmlNode, path: string): ReadonlyArray<XmlElement> =>
  node.find(compile(path)).filter((match) => match instanceof XmlElement)

/** The first element that an XPath expression finds from a node, if any. */
export const element = (node: XmlNode, path: string): XmlElement | undefined => elements(node, path)[0]

/** Texts of all elements or attributes that an XPath expression finds from a node. */
export const texts = (node: XmlNode, path: string): ReadonlyArray<string> =>
  node.find(compile(path)).map((match) => match.content)

/** Text of the first element or attribute that an XPath expression finds; `undefined` if there is none. */
export const text = (node: XmlNode, path: string): string | undefined => texts(node, path)[0]

/** Whether an XPath expression finds anything from a node. */
export const exists = (node: XmlNode, path: string): boolean => node.find(compile(path)).length > 0
