import type { XmlReader } from "../xml/XmlReader.ts"
import type { Row, RowNotes, Values } from "./Row.ts"
import type { Wire } from "./wireValues.ts"

/** What gives back what it is given. */
export const same = <A>(value: A): A => value

/** What a row of an element or an attribute may say in addition to its place and its field. */
export interface Options<S, W, R> extends RowNotes {
  /** What is written, where that is not the field; `undefined` writes nothing. */
  readonly from?: (subject: S, writing: W) => unknown
  /** Attributes, in the order of Canonical XML: by name. */
  readonly attributes?: ReadonlyArray<Row<S, W, R>>
}

type Fields = Readonly<Record<string, unknown>>

/** A field, or one inside another: `account.bank`. */
export const fieldOf = <S>(field: string): ((subject: S) => unknown) => {
  const [outer = "", inner] = field.split(".")
  return inner === undefined
    ? (subject) => (subject as Fields)[outer]
    : (subject) => ((subject as Fields)[outer] as Fields | undefined)?.[inner]
}

/** What a row that follows from others may say. */
export interface Derived<S, W, R> extends RowNotes {
  /** What is written; `undefined` writes nothing. */
  readonly from: (subject: S, writing: W) => string | undefined
  /** The value that agrees with the fields that have been read, by their names on the wire. */
  readonly expected?: (values: Values, xml: XmlReader, reading: R) => Wire
  /** Of a number the digits do not count, of a name case, accents and punctuation do not. */
  readonly as?: "number" | "name"
  /** The field that it repeats, for the documentation. */
  readonly of?: string
  /** Whether it is one of few texts. */
  readonly few?: boolean
  readonly attributes?: ReadonlyArray<Row<S, W, R>>
}

/** The field of a row that repeats one, in the documentation. */
export const repeated = (of: string | undefined): ReadonlyArray<string> => (of === undefined ? [] : [of])

/** Confirms a row that follows from others, at its path. */
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

/** The tags of a path: `<a><b` and `</b></a>`. */
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
