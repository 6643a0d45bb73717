import type { Wording } from "@radicar/domain/inner/rules/Language"
import { readerOf } from "@radicar/domain/inner/wire/Reader"
import type { Schema } from "effect"
import type { XmlReader } from "../xml/XmlReader.ts"
import { Tags, type XmlWriter } from "../xml/XmlWriter.ts"
import { fields, type Wire } from "./wireValues.ts"

/** State that every row has while it is written; documents extend it. */
export interface Writing {
  /** The attribute of amounts: ` currencyID="COP"`. */
  readonly currency: string
  /** The index of the written object in its list, from 0. */
  index: number
}

/** State that every row has while it is read; documents extend it. */
export interface Reading {
  readonly root: XmlReader
  /** The index of the object that is read in its list, from 0. */
  index: number
}

/** The fields of a body that have been read, by their names on the wire. */
export type Values = Record<string, Wire>

/** Writes a subject: an object of the document. */
export type Write<S, W> = (xml: XmlWriter, subject: S, writing: W) => void

/** An element with a text, as data. Documents mostly consist of such elements. */
export interface Leaf<S, W> {
  /** Tags of the element. Those of a `code` enclose the value; the others end before it. */
  readonly tags: Tags
  readonly end: Uint8Array
  /** Name of the field that the element states, unless `from` returns the value. */
  readonly key: string
  readonly from: ((subject: S, writing: W) => unknown) | undefined
  readonly text: (value: unknown) => string
  /** Kind of the text: a `code` has few values, an `amount` has the currency attribute. */
  readonly kind: "text" | "code" | "amount"
  readonly attributes: ((subject: S, writing: W) => string) | undefined
}

/** A part of a row's output: constant tags, an element with a text, or anything else that is written. */
export type Step<S, W> = string | Leaf<S, W> | Write<S, W>

/** Reads fields out of an element. */
export type Read<R> = (xml: XmlReader, values: Values, reading: R) => void

/** An attribute: its name, and its text in the start tag with a blank before it. */
export type Attribute<S, W> = readonly [name: string, text: (subject: S, writing: W) => string]

/** Notes on a row, for the documentation. */
export interface RowNotes {
  /** Rules of the authority that demand the row, by their names for an invoice. */
  readonly rule?: string | undefined
  /** A further note. */
  readonly note?: Wording | undefined
  /** Set if every document must contain the row: `verify` lists missing ones. */
  readonly required?: true
}

/** The notes among the options of a row. */
export const notesOf = ({ note, required, rule }: RowNotes): RowNotes => ({
  note,
  rule,
  ...(required === undefined ? {} : { required })
})

/**
 * One row of a table: an element or an attribute. `S` is the written subject; `W` and `R` are the states ({@link
 * Writing}, {@link Reading}). Reading uses the row's own functions; writing is compiled separately for each place of
 * the row, see `Tags`.
 */
export interface Row<S, W = Writing, R = Reading> extends RowNotes {
  /** Path of the element below that of the table: `cac:Country/cbc:Name`; for an attribute, its name: `@schemeID`. */
  readonly element: string
  /** The following element, if the row writes it too. */
  readonly next?: string
  /** The place of the fields, for a row that reads them from the element of another row. */
  readonly place?: string
  /** Fields of the body that are read here, by their names in the domain. */
  readonly fields: ReadonlyArray<string>
  /** The rows inside the element. */
  readonly rows?: ReadonlyArray<AnyRow> | undefined
  /** Whether the rows inside belong to another object of the body: the value of the first of `fields`. */
  readonly nested?: boolean
  readonly compileWrite?: (() => Write<S, W> | ReadonlyArray<Step<S, W>>) | undefined
  /** The attributes in the start tag of the enclosing element. */
  readonly compileAttributes?: () => ReadonlyArray<Attribute<S, W>>
  /** Reads the row from the enclosing element. */
  readonly read?: Read<R> | undefined
  /** Reads values that follow from fields already read, from the enclosing element. */
  readonly settle?: Read<R> | undefined
}

// the subject of a row differs from table to table
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyRow = Row<any, any, any>

/** The table of an object of the body: the rows that map its fields to XML. */
export interface Part<S, W = Writing, R = Reading> {
  /** Names on the wire in the order of the body. */
  readonly order: ReadonlyArray<string>
  readonly rows: ReadonlyArray<Row<S, W, R>>
}

/** Field names of a schema on the wire, in its order. */
export const wireNames = (schema: Schema.Schema<unknown>): ReadonlyArray<string> => [
  ...(readerOf(schema).fields ?? new Map<string, unknown>()).keys()
]

/** The source of the order of a body's fields: a schema, or names on the wire. */
export type FieldOrder = Schema.Schema<unknown> | ReadonlyArray<string>

const orderOf = (order: FieldOrder): ReadonlyArray<string> => ("ast" in order ? wireNames(order) : order)

/** The table of an object of the body: its elements in the order of XML. */
export const part = <S, W = Writing, R = Reading>(
  order: FieldOrder,
  rows: ReadonlyArray<Row<S, W, R>>
): Part<S, W, R> => ({
  order: orderOf(order),
  rows
})

/** A {@link part} whose fields have the same order in the body and in XML. */
export const partInOrder = <S, W = Writing, R = Reading>(rows: ReadonlyArray<Row<S, W, R>>): Part<S, W, R> =>
  part([...new Set(fieldsOf(rows).map(wireName))], rows)

const fieldsOf = (rows: ReadonlyArray<AnyRow>): ReadonlyArray<string> =>
  rows.flatMap(({ fields: own, nested, rows: inside = [] }) => [...own, ...(nested === true ? [] : fieldsOf(inside))])

/** The name on the wire of a field of the domain. For a nested field, both names are converted. */
export const wireName = (field: string): string => field.replaceAll(/(?<=^|\.)./gu, (letter) => letter.toUpperCase())

/** The steps that write rows one after the other. */
export const compileSteps = <S, W>(rows: ReadonlyArray<Row<S, W, never>>): ReadonlyArray<Step<S, W>> =>
  rows.flatMap(({ compileWrite: compile }) => compile?.() ?? [])

/** A step of {@link inTurn}. All steps have one shape, so that V8 runs the same code for all of them. */
interface Op<S, W> {
  readonly tags: Tags
  readonly leaf: Leaf<S, W> | undefined
  readonly write: Write<S, W> | undefined
}

/** Steps as {@link Op}s. Tags that always follow one another are joined. */
const opsOf = <S, W>(steps: ReadonlyArray<Step<S, W>>): ReadonlyArray<Op<S, W>> => {
  const none = new Tags("")
  const joined: Array<Step<S, W>> = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (typeof step === "string" && typeof last === "string") joined.splice(-1, 1, last + step)
    else joined.push(step)
  }
  return joined.map((step) => {
    if (typeof step === "string") return { tags: new Tags(step), leaf: undefined, write: undefined }
    return typeof step === "function"
      ? { tags: none, leaf: undefined, write: step }
      : { tags: step.tags, leaf: step, write: undefined }
  })
}

/** Compiles a function that writes steps one after the other. */
export const inTurn = <S, W extends { readonly currency: string }>(steps: ReadonlyArray<Step<S, W>>): Write<S, W> => {
  const ops = opsOf(steps)
  return (xml, subject, writing) => {
    for (let index = 0; index < ops.length; index++) {
      const { leaf, tags, write } = ops[index] as Op<S, W>
      if (leaf !== undefined) {
        const { attributes, end, from, key, kind, text } = leaf
        const value = from === undefined ? (subject as Readonly<Record<string, unknown>>)[key] : from(subject, writing)
        if (value === undefined) continue
        if (kind === "code") xml.tags(tags, text(value))
        else if (kind === "amount") xml.text(tags, text(value), end, writing.currency)
        else if (attributes === undefined) xml.text(tags, text(value), end)
        else xml.text(tags, text(value), end, attributes(subject, writing))
      } else if (write === undefined) xml.tags(tags)
      else write(xml, subject, writing)
    }
  }
}

/** Compiles a function that writes rows one after the other. */
export const compileWrite = <S, W extends { readonly currency: string }>(
  rows: ReadonlyArray<Row<S, W, never>>
): Write<S, W> => inTurn(compileSteps(rows))

/** Compiles a function that writes the attributes among rows, in the order of Canonical XML: by name. */
export const compileAttributes = <S, W>(
  rows: ReadonlyArray<Row<S, W, never>>
): ((subject: S, writing: W) => string) => {
  const attributes = rows.flatMap((row) => row.compileAttributes?.() ?? [])
  const [first, ...more] = attributes.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, text]) => text)
  if (first === undefined) return () => ""
  if (more.length === 0) return first
  return (subject, writing) => {
    let text = first(subject, writing)
    for (const attribute of more) text += attribute(subject, writing)
    return text
  }
}

/** Reads rows from their enclosing element. */
export const readRows = <R>(
  rows: ReadonlyArray<Row<never, never, R>>,
  xml: XmlReader,
  values: Values,
  reading: R
): void => {
  for (const { read } of rows) if (read !== undefined) read(xml, values, reading)
}

/** Reads values that follow from other rows, from their enclosing element. */
export const settleRows = <R>(
  rows: ReadonlyArray<Row<never, never, R>>,
  xml: XmlReader,
  values: Values,
  reading: R
): void => {
  for (const { settle } of rows) if (settle !== undefined) settle(xml, values, reading)
}

/** The values of the rows of a part, in the order in which they were read. */
export const readValues = <R>({ rows }: Part<never, never, R>, xml: XmlReader, reading: R): Values => {
  const values: Values = {}
  readRows(rows, xml, values, reading)
  settleRows(rows, xml, values, reading)
  return values
}

/** Reads a part as an object of the body; `undefined` if it has no values. */
export const readPart = <R>(table: Part<never, never, R>, xml: XmlReader, reading: R): Wire =>
  inOrder(readValues(table, xml, reading), table.order)

/** Makes an object of a body from values, in the given order. */
export const inOrder = (values: Values, order: ReadonlyArray<string>): ReturnType<typeof fields> =>
  fields(Object.fromEntries(order.map((name) => [name, values[name]])))
