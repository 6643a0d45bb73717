import { Schema } from "effect"
import { InvalidValue, readerAnnotation, readerOf } from "./Reader.ts"
import type { Localized } from "../rules/Language.ts"
import { digHole, holeObject } from "../rules/hole.ts"

/** A JSON array of one type, with at most `maximum` elements. */
export const wireList = <A, E>(
  element: Schema.Codec<A, E>,
  options: { readonly maximum: number }
): Schema.Codec<ReadonlyArray<A>, ReadonlyArray<E>> => {
  const reader = readerOf(element as Schema.Codec<A, unknown>)
  const expected: Localized = {
    en: `a list of at most ${options.maximum} elements`,
    es: `una lista de máximo ${options.maximum} elementos`
  }
  return Schema.Array(element).annotate(
    readerAnnotation({
      expected,
      nests: true,
      element: reader,
      read: (value, location, sink) => {
        if (!Array.isArray(value)) return new InvalidValue(expected, { shows: "shape" })
        if (value.length > options.maximum) {
          const { en, es } = expected
          const found = { en: `${en}, this one has ${value.length}`, es: `${es}, esta tiene ${value.length}` }
          return new InvalidValue(found, { shows: "shape" })
        }
        // a copy is as long as it must be; a list that grows has room for 17 from its second element on
        const result: Array<unknown> = value.slice()
        for (let index = 0; index < value.length; index++) {
          const at = { parent: location, key: index }
          const element = reader.read(value[index], at, sink)
          if (element instanceof InvalidValue) {
            sink.invalid(at, element, value[index])
            if (reader.fields === undefined) digHole(result, index)
            else result[index] = holeObject
          } else result[index] = element
        }
        return result as Array<A>
      }
    })
  )
}
