import { escapeAttribute } from "../xml/XmlWriter.ts"
import { notesOf, type Reading, type Row, type RowNotes, type Values, wireName, type Writing } from "./Row.ts"
import type { Wire } from "./wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** Returns its argument. */
export const same = <A>(value: A): A => value

/** Options of a row of an element or an attribute. */
export interface Options<S, W, R> extends RowNotes {
  /** The written value, if it differs from the field; `undefined` writes nothing. */
  readonly from?: (subject: S, writing: W) => unknown
  /** Attributes, in the order of Canonical XML: by name. */
  readonly attributes?: ReadonlyArray<Row<S, W, R>>
}

type Fields = Readonly<Record<string, unknown>>

/** Returns the value of a field, or of a nested one: `account.bank`. */
export const fieldOf = <S>(field: string): ((subject: S) => unknown) => {
  const [outer = "", inner] = field.split(".")
  return inner === undefined
    ? (subject) => (subject as Fields)[outer]
    : (subject) => ((subject as Fields)[outer] as Fields | undefined)?.[inner]
}

/** Options of a row whose value follows from other values. */
export interface Derived<S, W, R> extends RowNotes {
  /** The written value; `undefined` writes nothing. */
  readonly from: (subject: S, writing: W) => string | undefined
  /** The expected value, computed from the fields that have been read, by their names on the wire. */
  readonly expected?: (values: Values, xml: XmlReader, reading: R) => Wire
  /**
   * The comparison with the expected value: `number` ignores the number of digits, `name` ignores case, accents and
   * punctuation.
   */
  readonly as?: "number" | "name"
  /** The field that the row repeats, for the documentation. */
  readonly of?: string
  /** Whether the row's text has few values. */
  readonly few?: boolean
  readonly attributes?: ReadonlyArray<Row<S, W, R>>
}

/** The repeated field of a row, for the documentation. */
export const repeated = (of: string | undefined): ReadonlyArray<string> => (of === undefined ? [] : [of])

/** Marks the text of a derived row as read if it equals the expected value; `path` is the place of the text. */
export const settleDerived =
  <S, W, R>({ as, expected }: Derived<S, W, R>, path: string) =>
  (xml: XmlReader, values: Values, reading: R): void => {
    if (xml.peek(path) === undefined) return
    const wanted = expected?.(values, xml, reading)
    const text = wanted === undefined ? undefined : String(wanted)
    if (as === "name") xml.confirmName(path, text)
    else if (as === "number") xml.confirmNumber(path, text)
    else if (text !== undefined) xml.confirm(path, text)
  }

/** Start and end tags of a path: `a/b` gives `<a><b`, left open for attributes, and `</b></a>`. */
export const tagsOf = (path: string): readonly [start: string, end: string] => {
  const names = path.split("/")
  return [
    `<${names.join("><")}`,
    names
      .toReversed()
      .map((name) => `</${name}>`)
      .join("")
  ]
}

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

/** An attribute whose value follows from other values or is constant. */
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

/** Constant attributes without meaning, such as the agency of a code list. */
export const literal = <S, W extends Writing = Writing, R = Reading>(canonical: string): Row<S, W, R> => ({
  element: "@",
  fields: [],
  compileAttributes: () => [["", () => canonical]]
})

/** The currency attribute of an amount that is not a field. */
export const inCurrency: Row<unknown, Writing, unknown> = {
  element: "@currencyID",
  fields: [],
  compileAttributes: () => [["currencyID", (_, writing) => writing.currency]]
}

const currencies = new Map<string, string>()

/** The attribute of an amount; currency codes come from a list of letters, so there is nothing to escape. */
export const currencyAttribute = (currency: string): string => {
  let attribute = currencies.get(currency)
  if (attribute === undefined) currencies.set(currency, (attribute = [' currencyID="', currency, '"'].join("")))
  return attribute
}
