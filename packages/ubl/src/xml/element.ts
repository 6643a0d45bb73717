import { escapeText } from "./escape.ts"

interface Tags {
  readonly open: string
  readonly start: string
  readonly close: string
}

const made = new Map<string, Tags>()

/** The tags of an element are written thousands of times: made once, they cost two concatenations a time. */
const tags = (name: string): Tags => {
  const known = made.get(name)
  if (known !== undefined) return known
  const fresh = { open: `<${name}>`, start: `<${name}`, close: `</${name}>` }
  made.set(name, fresh)
  return fresh
}

/** An element whose content is canonical text already. */
export const branch = (name: string, content: string, attributes = ""): string => {
  const { close, open, start } = tags(name)
  return attributes === "" ? open + content + close : `${start + attributes}>${content}${close}`
}

/** An element with character data; `attributes` is canonical text with a blank before each: ` schemeID="4"`. */
export const leaf = (name: string, text: string, attributes = ""): string => branch(name, escapeText(text), attributes)

/** {@link leaf}, or nothing without a text. */
export const optionalLeaf = (name: string, text: string | undefined, attributes = ""): string =>
  text === undefined ? "" : leaf(name, text, attributes)

/** The content of every value, one behind the other. */
export const concat = <A>(values: Iterable<A>, render: (value: A, index: number) => string): string => {
  let text = ""
  let index = 0
  for (const value of values) text += render(value, index++)
  return text
}
