import type { Schema } from "effect"
import { JsonObject } from "../json/JsonObject.ts"
import type { Reader } from "./Reader.ts"
import { readerOf } from "./readerOf.ts"

const pruned = (object: JsonObject, { fields }: Reader<unknown>): JsonObject =>
  fields === undefined
    ? object
    : object.keys.reduce(
        (kept, key, index) => {
          const reader = fields.get(key)
          const value = object.values[index] ?? null
          if (reader === undefined) return kept
          return kept.with(key, value instanceof JsonObject ? pruned(value, reader) : value)
        },
        new JsonObject([], [])
      )

/**
 * What of an object a field of a document's body takes, whatever else there is in it: a company's party for the
 * `CompanyParty` of an event. `undefined` if the body has no such field.
 */
export const knownFields = <A, E>(
  schema: Schema.Codec<A, E>,
  field: string,
  object: JsonObject
): JsonObject | undefined => {
  const reader = readerOf(schema as Schema.Codec<A, unknown>).fields?.get(field)
  return reader === undefined ? undefined : pruned(object, reader)
}
