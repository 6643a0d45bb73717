import { Schema } from "effect"
import type { Localized } from "../rules/Language.ts"
import { markUnreadable, nonObject } from "../rules/unreadable.ts"
import type { WirePath } from "../rules/Violation.ts"
import { InvalidValue, type Reader, readerAnnotation, readerOf, reportInvalid } from "./Reader.ts"
import { oneOrMoreSchema } from "./wireSchemas.ts"

const listForm = (maximum: number): Localized => ({
  en: `a list of 1 to ${maximum} elements`,
  es: `una lista de 1 a ${maximum} elementos`
})

const listReader = <A>(element: Reader<A>, maximum: number, expected: Localized): Reader<ReadonlyArray<A>> => ({
  expected,
  nests: true,
  element,
  read: (value, location, sink) => {
    if (!Array.isArray(value)) return new InvalidValue(expected, { shows: "shape" })
    if (value.length > maximum) {
      const { en, es } = expected
      const expectedLength = { en: `${en}, this one has ${value.length}`, es: `${es}, esta tiene ${value.length}` }
      return new InvalidValue(expectedLength, { shows: "shape" })
    }
    // a copy has the exact length; a list that grows has room for 17 from its second element on
    const result: Array<unknown> = value.slice()
    for (let index = 0; index < value.length; index++) {
      const at = { parent: location, key: index }
      const read = element.read(value[index], at, sink)
      if (read instanceof InvalidValue) {
        const taken = reportInvalid(read, at, value[index], sink, element)
        if (taken !== undefined) result[index] = taken
        else if (element.fields === undefined) markUnreadable(result, index)
        else result[index] = nonObject
      } else result[index] = read
    }
    return result as Array<A>
  }
})

/** A JSON array of one type, with at most `maximum` elements. */
export const wireList = <A, E>(
  element: Schema.Codec<A, E>,
  { maximum }: { readonly maximum: number }
): Schema.Codec<ReadonlyArray<A>, ReadonlyArray<E>> =>
  Schema.Array(element).annotate(
    readerAnnotation(listReader(readerOf(element as Schema.Codec<A, unknown>), maximum, listForm(maximum)))
  )

/**
 * Converts a list of {@link oneOrMore} to its wire form: a single element is written as an object, without an array.
 */
export const asOneOrMore = <A>(list: ReadonlyArray<A>): A | ReadonlyArray<A> => {
  const [only] = list
  return list.length === 1 && only !== undefined ? only : list
}

/** Lists of one element that the body states as an array, not as a single object. */
const statedLists = new WeakSet<object>()

/** The path of an element of a list of {@link oneOrMore} in the body. */
export const placeIn = (field: string, list: ReadonlyArray<unknown>, index: number): WirePath =>
  list.length > 1 || statedLists.has(list) ? [field, index] : [field]

/**
 * An object, or an array of at most `maximum` objects; in the domain it is always a list. A list of one is written as
 * the object alone, so that bodies with one object are unchanged. With a `maximum` of 1, the wire has no array.
 */
export const oneOrMore = <A extends object, E extends object>(
  element: Schema.Codec<A, E>,
  { maximum }: { readonly maximum: number }
): Schema.Codec<ReadonlyArray<A>, E | ReadonlyArray<E>> => {
  const reader = readerOf(element as Schema.Codec<A, unknown>)
  const { en, es } = listForm(maximum)
  const expected = maximum === 1 ? reader.expected : { en: `an object, or ${en}`, es: `un objeto, o ${es}` }
  const several = listReader(reader, maximum, { en: `an object, or ${en}`, es: `un objeto, o ${es}` })
  return oneOrMoreSchema(element, maximum, asOneOrMore<A>).annotate(
    readerAnnotation({
      expected,
      nests: true,
      element: reader,
      ...(reader.fields === undefined ? {} : { fields: reader.fields }),
      read: (value, location, sink) => {
        if (!Array.isArray(value) || maximum === 1) {
          const only = reader.read(value, location, sink)
          return only instanceof InvalidValue ? new InvalidValue(expected, { shows: "shape" }) : [only]
        }
        const list = several.read(value, location, sink)
        if (Array.isArray(list) && list.length === 1) statedLists.add(list)
        return list
      }
    })
  )
}
