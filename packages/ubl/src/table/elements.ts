// Rows for elements with a text. Each states its form once; from it follow how the row writes, reads and documents.
import { toExact, toFixed } from "@radicar/domain/inner/number/Decimal"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { BigDecimal } from "effect"
import { escapeText, tagOctets, Tags } from "../xml/XmlWriter.ts"
import {
  type Leaf,
  type Read,
  type Reading,
  type Row,
  type RowNotes,
  type Writing,
  compileAttributes,
  notesOf,
  readRows,
  settleRows,
  wireName
} from "./Row.ts"
import { type Derived, type Options, fieldOf, repeated, same, settleDerived, tagsOf } from "./attributes.ts"
import { type Wire, day, wireMoment, number } from "./wireValues.ts"

/** The form of a value in XML. */
interface Form {
  readonly text: (value: never) => string
  readonly read: (text: string | undefined) => Wire
  /** Whether the text is one of few values, such as a code. */
  readonly few?: true
  /** Whether the element has the currency attribute. */
  readonly money?: true
}

/** The form of a text: the value itself. */
const asText: Form = { text: same, read: same }

/** The form of a text with few values: a code, or the name of one. */
const asCode: Form = { ...asText, few: true }

const decimalForm = (text: (value: BigDecimal.BigDecimal) => string, money?: true): Form => ({
  text,
  read: number,
  ...(money === undefined ? {} : { money })
})

/** Makes the reading of an element with a text: `field` takes its value, the attributes take theirs. */
const leafReading = <R>(
  { read }: Form,
  element: string,
  field: string | undefined,
  attributes: ReadonlyArray<Row<never, never, R>>,
  settle: Read<R> | undefined
): { readonly read?: Read<R>; readonly settle?: Read<R> | undefined } => {
  const name = field === undefined ? undefined : wireName(field)
  if (attributes.length > 0) {
    return {
      read: (xml, values, reading) => {
        const at = xml.at(element)
        if (name !== undefined) values[name] = read(at.text())
        readRows(attributes, at, values, reading)
      },
      settle: (xml, values, reading) => {
        settle?.(xml, values, reading)
        settleRows(attributes, xml.at(element), values, reading)
      }
    }
  }
  if (name === undefined) return { settle }
  return {
    settle,
    read: (xml, values) => {
      values[name] = read(xml.text(element))
    }
  }
}

/** Makes the writing of an element with a text, which `key` or `from` takes from the subject. */
const leafWriting = <S, W>(
  { few, money, text }: Form,
  element: string,
  source: Pick<Leaf<S, W>, "key" | "from">,
  attributes: ReadonlyArray<Row<S, W, never>>
): Leaf<S, W> => {
  const [start, end] = tagsOf(element)
  const common = { ...source, end: tagOctets(end), text: text as (value: unknown) => string, attributes: undefined }
  const isPlain = attributes.length === 0
  // the whole element of each code is kept, between its tags
  if (few === true && isPlain) return { ...common, kind: "code", tags: new Tags(`${start}>`, end, escapeText) }
  // open tags, to which the writer adds the currency or the attributes
  if (money === true) return { ...common, kind: "amount", tags: new Tags(start, ">") }
  if (!isPlain) {
    return { ...common, kind: "text", tags: new Tags(start, ">"), attributes: compileAttributes(attributes) }
  }
  return { ...common, kind: "text", tags: new Tags(`${start}>`) }
}

/** Makes a row for an element with a text: the general form of the rows below. */
const leaf = <S, W extends Writing, R>(
  form: Form,
  element: string,
  field: string | undefined,
  options: Options<S, W, R> & {
    readonly settle?: Read<R>
  }
): Row<S, W, R> => {
  const { attributes = [], settle } = options
  const [key = "", inner] = (field ?? "").split(".")
  // a field that is not nested needs no function: it is read by its `key`
  const from = options.from ?? (inner === undefined ? undefined : fieldOf<S>(field ?? ""))
  return {
    element,
    // `$key`, `$id` and such are statements outside of the body
    fields: field === undefined || field.startsWith("$") ? [] : [field],
    ...notesOf(options),
    rows: attributes,
    compileWrite: () => [leafWriting(form, element, { key, from }, attributes)],
    ...leafReading(form, element, field, attributes, settle)
  }
}

/** Makes the function that makes rows of one form: `text("cbc:Note", "note")`. */
const rowMaker =
  (form: Form) =>
  <S, W extends Writing = Writing, R = Reading>(
    element: string,
    field: string,
    rule?: string,
    options: Options<S, W, R> = {}
  ): Row<S, W, R> =>
    leaf(form, element, field, { rule, ...options })

/** Makes a row for a text. */
export const text = rowMaker(asText)
/** Makes a row for a code from a small set. */
export const code = rowMaker(asCode)
/**
 * Makes a row for an amount of the header: exactly two fraction digits, as the document key hashes it (annex FE 1.9
 * §5).
 */
export const amount = rowMaker(decimalForm((value) => toFixed(value, 2), true))
/** Makes a row for an amount of a line: every significant fraction digit, and at least two. */
export const lineAmountRow = rowMaker(decimalForm((value) => toExact(value, 2), true))
/** Makes a row for a number with exactly two fraction digits. */
export const fixedNumber = rowMaker(decimalForm((value) => toFixed(value, 2)))
/** Makes a row for a number with every significant fraction digit, and at least two. */
export const exactNumber = rowMaker(decimalForm((value) => toExact(value, 2)))
/** Makes a row for a number with every significant fraction digit and no minimum number of them. */
export const shortNumber = rowMaker(decimalForm((value) => toExact(value, 0)))
/** Makes a row for a whole number. */
export const count = rowMaker({ text: String, read: number })
/** Makes a row for a day. */
export const date = rowMaker({ text: same, read: day })

/**
 * An element whose value follows from the rest of the document. It is written, and counts as read if it has that value.
 */
export const derived = <S, W extends Writing = Writing, R = Reading>(
  element: string,
  options: Derived<S, W, R>
): Row<S, W, R> => {
  const form = options.few === true ? asCode : asText
  const row = leaf<S, W, R>(form, element, undefined, { ...options, settle: settleDerived(options, element) })
  return { ...row, fields: repeated(options.of) }
}

/** An element with a constant text. */
export const fixed = <S, W extends Writing = Writing, R = Reading>(
  element: string,
  value: string,
  options: RowNotes & { readonly attributes?: ReadonlyArray<Row<S, W, R>>; readonly as?: "number" } = {}
): Row<S, W, R> => derived(element, { ...options, few: true, from: () => value, expected: () => value })

/**
 * An element with the name of the code in `field`. It counts as read in any spelling of the name: case, accents and
 * punctuation are ignored.
 */
export const named = <S, W extends Writing = Writing, R = Reading>(
  element: string,
  codes: { readonly nameOf: (code: string) => string | undefined },
  field: string,
  from: (subject: S, writing: W) => string | undefined = fieldOf<S>(field) as (subject: S) => string | undefined
): Row<S, W, R> => {
  const nameOf = (code: Wire): string | undefined =>
    typeof code === "string" ? (codes.nameOf(code) ?? code) : undefined
  return derived(element, {
    from: (subject, writing) => nameOf(from(subject, writing)),
    expected: (values) => nameOf(values[wireName(field)]),
    as: "name",
    of: field,
    few: true
  })
}

/** A day and a time in two elements. With `midnight: false`, the time 00:00:00 is not written. */
export const moment = <S, W extends Writing = Writing, R = Reading>(
  days: string,
  times: string,
  field: string,
  options: Options<S, W, R> & { readonly midnight?: false } = {}
): Row<S, W, R> => {
  const { from = fieldOf<S>(field), midnight } = options
  const wire = wireName(field)
  return {
    ...notesOf(options),
    element: days,
    next: times,
    fields: [field],
    compileWrite: () => {
      const [dayTags, timeTags] = [new Tags(`<${days}>`), new Tags(`<${times}>`)]
      const [dayEnd, timeEnd] = [tagOctets(`</${days}>`), tagOctets(`</${times}>`)]
      return (xml, subject, writing) => {
        const at = from(subject, writing) as LocalDateTime | undefined
        if (at === undefined) return
        xml.text(dayTags, at.date, dayEnd)
        if (midnight === undefined || at.time !== "00:00:00") {
          xml.text(timeTags, at.timeWithOffset, timeEnd)
        }
      }
    },
    read: (xml, values) => {
      values[wire] = wireMoment(xml.text(days), xml.text(times))
    }
  }
}
