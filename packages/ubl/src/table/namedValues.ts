import { escapeText, tagOctets, Tags } from "../xml/XmlWriter.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { derivedAttribute } from "./attributes.ts"
import { fixed } from "./elements.ts"
import { group } from "./nesting.ts"
import type { Reading, Row, RowNotes, Values, Writing } from "./Row.ts"
import { readRows, settleRows, wireName } from "./Row.ts"
import type { Wire } from "./wireValues.ts"

/** A `Name` and the `Value` after it. */
export interface NamedPlace {
  readonly name: XmlReader
  readonly value: XmlReader | undefined
}

/** Every `Name` with its `Value`: most values in the extensions of events and equivalent documents have this form. */
export const namedPlaces = (xml: XmlReader): ReadonlyArray<NamedPlace> => {
  const values = xml.all("Value")
  return xml.all("Name").map((name, index) => ({ name, value: values[index] }))
}

/** The `Value` after a `Name` with the given text. */
const readNamedValue = (xml: XmlReader, name: string): string | undefined => {
  const pair = namedPlaces(xml).find((place) => place.name.peek() === name)
  pair?.name.text()
  return pair?.value?.text()
}

/** Options of a named value. */
interface NamedForm<S, W> extends RowNotes {
  readonly from?: (subject: S, writing: W) => unknown
  readonly text?: (value: never) => string
  readonly read?: (text: string | undefined) => Wire
}

const namedRow = <S, W, R>(
  name: string,
  text: (subject: S, writing: W) => string | undefined
): Pick<Row<S, W, R>, "compileWrite" | "element"> => ({
  element: name,
  compileWrite: () => {
    const [tags, end] = [new Tags(`<Name>${escapeText(name)}</Name><Value>`), tagOctets("</Value>")]
    return (xml, subject, writing) => {
      const value = text(subject, writing)
      if (value !== undefined) xml.text(tags, value, end)
    }
  }
})

/** A field as `Name` followed by `Value`; left out if absent. */
export const namedValue = <S, W extends Writing = Writing, R = Reading>(
  name: string,
  field: string,
  { from, note, read = (text) => text, rule, text }: NamedForm<S, W> = {}
): Row<S, W, R> => {
  const textOf = (text ?? String) as (value: unknown) => string
  const valueOf = from ?? ((subject: S): unknown => (subject as Record<string, unknown>)[field])
  return {
    ...namedRow<S, W, R>(name, (subject, writing) => {
      const value = valueOf(subject, writing)
      return value === undefined ? undefined : textOf(value)
    }),
    fields: [field],
    note,
    rule,
    read: (xml, values) => {
      values[wireName(field)] = read(readNamedValue(xml, name))
    }
  }
}

/** A named value that follows from the rest of the document. It counts as read if it has that value. */
export const derivedNamedValue = <S, W extends Writing = Writing, R = Reading>(
  name: string,
  from: (subject: S, writing: W) => string | undefined,
  expected: (values: Values, reading: R) => string | undefined
): Row<S, W, R> => ({
  ...namedRow<S, W, R>(name, from),
  fields: [],
  settle: (xml, values, reading) => {
    const wanted = expected(values, reading)
    if (wanted !== undefined && readNamedValue(xml.glance(), name) === wanted) readNamedValue(xml, name)
  }
})

/** A constant named value without meaning; it always counts as read. */
export const passedNamedValue = <S, W extends Writing = Writing, R = Reading>(
  name: string,
  value: string
): Row<S, W, R> => ({
  ...namedRow<S, W, R>(name, () => value),
  fields: [],
  settle: (xml) => void readNamedValue(xml, name)
})

/**
 * The attribute `@schemeName` with the name of a group or of a code list. It always counts as read, because it adds
 * nothing to its element.
 */
export const label = <S, W extends Writing = Writing, R = Reading>(name: string): Row<S, W, R> => ({
  ...derivedAttribute<S, W, R>("schemeName", name),
  settle: (xml) => void xml.text("@schemeName")
})

/** A group among others with the same element, at any position. The text of `nameElement` identifies it. */
export const namedGroup = <S, W extends Writing = Writing, R = Reading>(
  [element, nameElement, name]: readonly [element: string, nameElement: string, name: string],
  inside: ReadonlyArray<Row<S, W, R>>,
  when?: (subject: S) => boolean
): Row<S, W, R> => {
  const rows = [fixed<S, W, R>(nameElement, name), ...inside]
  const place = (xml: XmlReader): XmlReader | undefined =>
    xml.all(element).find((each) => each.peek(nameElement) === name)
  return {
    ...group(element, rows, when === undefined ? {} : { when }),
    read: (xml, values, reading) => {
      const at = place(xml)
      if (at !== undefined) readRows(rows, at, values, reading)
    },
    settle: (xml, values, reading) => {
      const at = place(xml)
      if (at !== undefined) settleRows(rows, at, values, reading)
    }
  }
}
