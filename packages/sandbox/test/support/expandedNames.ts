import { XmlDocument, XmlElement } from "libxml2-wasm"

/** An element as XML means it: namespace, name, whether nil, and what is in it; prefixes and indentation left out. */
export type Expanded = readonly [name: string, nil: boolean, content: string | ReadonlyArray<Expanded>]

const xsi = "http://www.w3.org/2001/XMLSchema-instance"

const expand = (element: XmlElement): Expanded => {
  const children: Array<Expanded> = []
  for (let child = element.firstChild; child !== null; child = child.next) {
    if (child instanceof XmlElement) children.push(expand(child))
  }
  const nil = element.attrs.some(
    ({ name, namespaceUri, value }) => name === "nil" && namespaceUri === xsi && value === "true"
  )
  const text = element.content
  // White space in base64 says nothing.
  const content = /^[\w+/=\s]{100,}$/u.test(text) ? text.replaceAll(/\s/gu, "") : text
  return [`{${element.namespaceUri}}${element.name}`, nil, children.length === 0 ? content : children]
}

/** What a text of XML means, whatever its spelling. */
export const expandedNames = (xml: string): Expanded => {
  using document = XmlDocument.fromBuffer(Buffer.from(xml, "utf8"))
  return expand(document.root)
}
