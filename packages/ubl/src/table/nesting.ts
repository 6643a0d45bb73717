import { asOneOrMore } from "@radicar/domain/inner/wire/wireList"
import { tagOctets, Tags } from "../xml/XmlWriter.ts"
import {
  type AnyRow,
  type FieldOrder,
  type Part,
  type Reading,
  type Row,
  type RowNotes,
  type Writing,
  compileAttributes,
  compileSteps,
  compileWrite,
  inOrder,
  inTurn,
  notesOf,
  part,
  readPart,
  readRows,
  settleRows,
  type Step,
  wireName
} from "./Row.ts"
import { fieldOf, tagsOf } from "./attributes.ts"
import { list } from "./wireValues.ts"

/** Options of an element that encloses others. */
export interface GroupOptions<S, W> extends RowNotes {
  /** Whether to write the element. */
  readonly when?: (subject: S, writing: W) => boolean
}

/** Makes a row of an element around other rows that belong to the same object. */
export const group = <S, W extends Writing = Writing, R = Reading>(
  element: string,
  rows: ReadonlyArray<Row<S, W, R>>,
  options: GroupOptions<S, W> = {}
): Row<S, W, R> => {
  const { when } = options
  return {
    ...notesOf(options),
    element,
    fields: [],
    rows,
    compileWrite: () => {
      const [start, end] = tagsOf(element)
      const attributes = rows.some((row) => row.compileAttributes !== undefined) ? compileAttributes(rows) : undefined
      const [bearing, borne] = [new Tags(start), tagOctets(">")]
      const steps: ReadonlyArray<Step<S, W>> = [
        attributes === undefined
          ? `${start}>`
          : (xml, subject, writing) => xml.canonical(bearing, attributes(subject, writing), borne),
        ...compileSteps(rows),
        end
      ]
      if (when === undefined) return steps
      const write = inTurn(steps)
      return (xml, subject, writing) => {
        if (when(subject, writing)) write(xml, subject, writing)
      }
    },
    read: (xml, values, reading) => readRows(rows, xml.at(element), values, reading),
    settle: (xml, values, reading) => settleRows(rows, xml.at(element), values, reading)
  }
}

/** {@link group} that is left out if none of its rows has a value. */
export const optionalGroup = <S, W extends Writing = Writing, R = Reading>(
  element: string,
  rows: ReadonlyArray<Row<S, W, R>>
): Row<S, W, R> => ({
  ...group(element, rows),
  compileWrite: () => {
    const [start, end] = tagsOf(element)
    const [open, close, inside] = [new Tags(`${start}>`), new Tags(end), compileWrite(rows)]
    return (xml, subject, writing) => xml.around(open, close, () => inside(xml, subject, writing))
  }
})

/** Options of a row that contains another object. */
export interface Nesting<S, W, Inner> extends RowNotes {
  /** Returns the contained object. Needed only if it is not the value of the row's field. */
  readonly from?: (subject: S, writing: W) => Inner | undefined
}

/** An element that holds a nested object of the body. */
export const one = <S, Inner, W extends Writing = Writing, R extends Reading = Reading>(
  element: string,
  field: string,
  inner: Part<Inner, W, R>,
  options: Nesting<S, W, Inner> = {}
): Row<S, W, R> => {
  const { from = fieldOf<S>(field) as (subject: S) => Inner | undefined } = options
  const wire = wireName(field)
  return {
    ...notesOf(options),
    element,
    fields: [field],
    nested: true,
    rows: inner.rows,
    compileWrite: () => {
      const write = compileWrite([group(element, inner.rows)])
      return (xml, subject, writing) => {
        const value = from(subject, writing)
        if (value !== undefined) write(xml, value, writing)
      }
    },
    read: (xml, values, reading) => {
      values[wire] = readPart(inner, xml.at(element), reading)
    }
  }
}

/**
 * An element for each object of a list. In a path, only the last element repeats; the others enclose the whole list.
 * With `single`, a list of one is read as an object, for fields that accept an object or a list.
 */
export const each = <S, Inner, W extends Writing = Writing, R extends Reading = Reading>(
  element: string,
  field: string,
  inner: Part<Inner, W, R>,
  options: Nesting<S, W, ReadonlyArray<Inner>> & { readonly single?: true } = {}
): Row<S, W, R> => {
  const { from = fieldOf<S>(field) as (subject: S) => ReadonlyArray<Inner> | undefined, single } = options
  const wire = wireName(field)
  return {
    ...notesOf(options),
    element,
    fields: [field],
    nested: true,
    rows: inner.rows,
    compileWrite: () => {
      const names = element.split("/")
      const around = names.length === 1 ? undefined : tagsOf(names.slice(0, -1).join("/"))
      const [open, close] = [new Tags(`${around?.[0]}>`), new Tags(around?.[1] ?? "")]
      const write = compileWrite([group(names.at(-1) ?? "", inner.rows)])
      return (xml, subject, writing) => {
        const all = from(subject, writing)
        if (all === undefined) return
        if (around !== undefined) xml.tags(open)
        const { index } = writing
        for (let place = 0; place < all.length; place++) {
          writing.index = place
          write(xml, all[place] as Inner, writing)
        }
        writing.index = index
        if (around !== undefined) xml.tags(close)
      }
    },
    read: (xml, values, reading) => {
      const { index } = reading
      const objects = list(
        xml.all(element).map((child, place) => {
          reading.index = place
          return readPart(inner, child, reading)
        })
      )
      values[wire] = single === undefined || objects === undefined ? objects : asOneOrMore(objects)
      reading.index = index
    }
  }
}

/** An object of the body that no element encloses. The rows of `inner` are written and read at the current place. */
export const inline = <S, Inner, W extends Writing = Writing, R extends Reading = Reading>(
  field: string,
  inner: Part<Inner, W, R>,
  options: Nesting<S, W, Inner> = {}
): Row<S, W, R> => {
  const { from = fieldOf<S>(field) as (subject: S) => Inner | undefined } = options
  const wire = wireName(field)
  return {
    ...notesOf(options),
    element: "",
    fields: [field],
    nested: true,
    rows: inner.rows,
    compileWrite: () => {
      const write = compileWrite(inner.rows)
      return (xml, subject, writing) => {
        const value = from(subject, writing)
        if (value !== undefined) write(xml, value, writing)
      }
    },
    compileAttributes: () =>
      inner.rows
        .flatMap((row) => row.compileAttributes?.() ?? [])
        .map(([name, text]) => {
          const ofSubject = (subject: S, writing: W): string => {
            const value = from(subject, writing)
            return value === undefined ? "" : text(value, writing)
          }
          return [name, ofSubject]
        }),
    read: (xml, values, reading) => {
      values[wire] = readPart(inner, xml, reading)
    }
  }
}

/** Joins nested fields that were read in several places (`pay.code`) into one object, in the order of its schema. */
export const gather = <S, W extends Writing = Writing, R = Reading>(
  field: string,
  order: FieldOrder,
  notes: RowNotes = {}
): Row<S, W, R> => {
  const [name, inside] = [wireName(field), part(order, []).order]
  return {
    ...notes,
    element: "",
    fields: [field],
    settle: (_, values) => {
      values[name] = inOrder(Object.fromEntries(inside.map((each) => [each, values[`${name}.${each}`]])), inside)
    }
  }
}

/** Elements that the schema allows at this place and that are never written. */
export const unused = (...names: ReadonlyArray<string>): ReadonlyArray<AnyRow> =>
  names.map((element) => ({ element, fields: [] }))
