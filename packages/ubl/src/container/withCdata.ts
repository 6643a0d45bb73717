import { escapeText } from "../xml/escape.ts"
import type { AttachedDocument } from "./AttachedDocument.ts"

const section = (text: string): string => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`

/**
 * The text of a container with the documents inside as CDATA sections, as receivers' programs expect them. To a parser,
 * and so to the signature, it is the same document (Canonical XML 1.0 §2.1): sign first, then write it so.
 */
export const withCdata = (xml: string, { answer, document }: AttachedDocument): string =>
  [document, ...(answer === undefined ? [] : [answer.text])].reduce((written, text) => {
    const parsed = text.replaceAll(/\r\n?/gu, "\n")
    return written.replace(`>${escapeText(parsed)}<`, () => `>${section(parsed)}<`)
  }, xml)
