import { escapeAttribute } from "../xml/escape.ts"
import { notesOf, type Reading, type Row, type Writing, wireName } from "./Row.ts"
import { type Derived, type Options, fieldOf, repeated, same, settleDerived } from "./options.ts"
import type { Wire } from "./wireValues.ts"

const attributeText = <S, W>(name: string, from: (subject: S, writing: W) => string | undefined) => {
  let [last, text] = ["", ` ${name}=""`]
  return (subject: S, writing: W): string => {
    const value = from(subject, writing)
    if (value === undefined) return ""
    if (value === last) return text
    last = value
    return (text = ` ${name}="${escapeAttribute(value)}"`)
  }
}

/** An attribute that states a field. */
export const attribute = <S, W extends Writing = Writing, R = Reading>(
  name: string,
  field: string,
  rule?: string,
  options: Omit<Options<S, W, R>, "attributes" | "from"> & {
    readonly from?: (subject: S, writing: W) => string | undefined
    readonly read?: (text: string | undefined) => Wire
  } = {}
): Row<S, W, R> => {
  const { from = fieldOf<S>(field) as (subject: S) => string | undefined, read = same, ...notes } = options
  const [element, wire] = [`@${name}`, wireName(field)]
  return {
    rule,
    ...notes,
    element,
    fields: field.startsWith("$") ? [] : [field],
    compileAttributes: () => [[name, attributeText(name, from)]],
    read: (xml, values) => {
      values[wire] = read(xml.text(element))
    }
  }
}

/** An attribute that follows from the rest, or is always the same. */
export const derivedAttribute = <S, W extends Writing = Writing, R = Reading>(
  name: string,
  options: string | Omit<Derived<S, W, R>, "attributes">
): Row<S, W, R> => {
  const all: Omit<Derived<S, W, R>, "attributes"> = typeof options === "string"
    ? { from: () => options, expected: () => options }
    : options
  const element = `@${name}`
  const { from, of } = all
  return {
    ...notesOf(all),
    element,
    fields: repeated(of),
    compileAttributes: () => [[name, attributeText(name, from)]],
    settle: settleDerived(all, element)
  }
}

/** Attributes that are always the same and say nothing: who keeps a code list. */
export const literal = <S, W extends Writing = Writing, R = Reading>(canonical: string): Row<S, W, R> => ({
  element: "@",
  fields: [],
  compileAttributes: () => [["", () => canonical]]
})

/** The attribute of an amount that is no field. */
export const inCurrency: Row<unknown, Writing, unknown> = {
  element: "@currencyID",
  fields: [],
  compileAttributes: () => [["currencyID", (_, writing) => writing.currency]]
}

const currencies = new Map<string, string>()

/** The attribute of an amount; currency codes come from a list of letters, so there is nothing to escape. */
export const currencyAttribute = (currency: string): string => {
  let known = currencies.get(currency)
  if (known === undefined) currencies.set(currency, (known = [' currencyID="', currency, '"'].join("")))
  return known
}
