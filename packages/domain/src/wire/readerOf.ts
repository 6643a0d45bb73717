import { Schema } from "effect"
import type { Reader } from "./Reader.ts"

const key = "radicar/reader"

/** The annotation that carries a schema's {@link Reader}. */
export const readerAnnotation = (reader: Reader<unknown>): { readonly [key]: Reader<unknown> } => ({ [key]: reader })

/** The reader of a schema made by `wireLeaf`, `wireList` or `wireStruct`; a schema made otherwise has none and throws. */
export const readerOf = <A>(schema: Schema.Codec<A, unknown>): Reader<A> => {
  const reader = Schema.resolveAnnotations(schema)?.[key]
  if (reader === undefined) throw new TypeError("the schema has no wire reader: build it with the helpers of wire/")
  return reader as Reader<A>
}
