import { type XmlElement as Parsed, XmlDocument, XmlElement, XmlText } from "libxml2-wasm"
import type { XmlElement as Readable, XmlNode } from "@radicar/ubl/inner/xml/XmlElement"

const nodesOf = (parent: Parsed): ReadonlyArray<XmlNode> => {
  const nodes: Array<XmlNode> = []
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
