import { type XmlElement as Parsed, XmlDocument, XmlElement, XmlText } from "libxml2-wasm"
import type { ParsedElement as Readable, ParsedNode } from "@radicar/ubl/inner/xml/ParsedElement"

const nodesOf = (parent: Parsed): ReadonlyArray<ParsedNode> => {
  const nodes: Array<ParsedNode> = []
  for (let node = parent.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) nodes.push(elementOf(node))
    else if (node instanceof XmlText) nodes.push({ kind: "text", text: node.content })
  }
  return nodes
}

const elementOf = (element: Parsed): Readable => ({
  kind: "element",
  prefix: element.prefix,
  local: element.name,
  namespace: element.namespaceUri,
  attributes: element.attrs.map((attribute) => ({
    prefix: attribute.prefix,
    local: attribute.name,
    namespace: attribute.namespaceUri,
    value: attribute.value
  })),
  children: nodesOf(element)
})

/** XML text as libxml2 parses it. */
export const parsedXml = (text: string): Readable => {
  using document = XmlDocument.fromString(text)
  return elementOf(document.root)
}
