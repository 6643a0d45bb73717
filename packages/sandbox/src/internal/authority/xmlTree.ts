import { escapeXml } from "../xml/escapeXml.ts"

/** An element with text. */
export const leaf = (name: string, value: string, attributes = ""): string =>
  `<${name}${attributes === "" ? "" : ` ${attributes}`}>${escapeXml(value)}</${name}>`

/** An element with children on lines of their own, ended by CRLF and indented. */
export const tree = (name: string, children: ReadonlyArray<string>): string =>
  `<${name}>\r\n${children.map((child) => indent(child)).join("\r\n")}\r\n</${name}>`

/** Indents every line of a text. */
export const indent = (text: string): string =>
  text
    .split("\r\n")
    .map((line) => `  ${line}`)
    .join("\r\n")
