import { escapeText } from "./escape.ts"

/** An element with character data; `attributes` is canonical text with a blank before each: ` schemeID="4"`. */
export const leaf = (name: string, text: string, attributes = ""): string =>
  `<${name}${attributes}>${escapeText(text)}</${name}>`

/** {@link leaf}, or nothing without a text. */
export const optionalLeaf = (name: string, text: string | undefined, attributes = ""): string =>
  text === undefined ? "" : leaf(name, text, attributes)

/** An element whose content is canonical text already. */
export const branch = (name: string, content: string, attributes = ""): string =>
  `<${name}${attributes}>${content}</${name}>`

/** The content of every value, one behind the other. */
export const concat = <A>(values: Iterable<A>, render: (value: A, index: number) => string): string => {
  let text = ""
  let index = 0
  for (const value of values) text += render(value, index++)
  return text
}
