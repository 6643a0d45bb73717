import { Schema } from "effect"
import type { Wording } from "../rules/Language.ts"
import { type InvalidValue, readerAnnotation } from "./Reader.ts"
import { leafSchema } from "./wireSchemas.ts"

/**
 * Declares a field type that is one JSON value: its reading, its writing and its documentation. It is read in two ways,
 * both by `decode`: by the reader of documents (`Reader.ts`), which reports every fault of a body, and as a schema.
 *
 * `decode` takes the raw JSON value (numbers as `JsonNumber`) and returns the domain value or an {@link InvalidValue}.
 * If it changes the stated value, for example by rounding, it returns a {@link TakenValue}.
 */
export const wireLeaf = <A, E extends string | number | boolean>(options: {
  readonly identifier: string
  readonly description: string
  /** The expected form, as reports describe it: `a decimal with at most 6 fraction digits`. */
  readonly expected: Wording
  readonly wire: Schema.Codec<E>
  readonly domain: Schema.Schema<A> & Schema.Codec<A>
  readonly decode: (value: unknown) => A | InvalidValue
  readonly encode: (value: A) => E
  readonly isAbsent?: (value: unknown) => boolean
}): Schema.Codec<A, E> => {
  const { decode, description, domain, encode, expected, identifier, isAbsent, wire } = options
  const isText = (domain as Schema.Top) === Schema.String ? { isText: true as const } : {}
  return leafSchema<A, E>({ decode, domain, encode, wire }).annotate({
    identifier,
    description,
    ...readerAnnotation({ expected, isAbsent, nests: false, read: decode, ...isText })
  })
}
