import type { Schema } from "effect"
import { JsonObject } from "../json/JsonObject.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import type { Reader } from "./Reader.ts"
import { readerOf } from "./readerOf.ts"

const pruned = (value: JsonValue, reader: Reader<unknown>): JsonValue => {
  const { element, fields } = reader
  if (Array.isArray(value)) return element === undefined ? value : value.map((each) => pruned(each, element))
  if (!(value instanceof JsonObject) || fields === undefined) return value
  const keys: Array<string> = []
  const values: Array<JsonValue> = []
  value.keys.forEach((key, index) => {
    const field = fields.get(key)
    if (field === undefined) return
    keys.push(key)
    values.push(pruned(value.values[index] ?? null, field))
  })
  return new JsonObject(keys, values)
}

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
  const taken = reader === undefined ? undefined : pruned(object, reader)
  return taken instanceof JsonObject ? taken : undefined
}

/** What a document takes of a body, in the body's own digits and order: without the fields that do not exist. */
export const knownBody = <A, E>(schema: Schema.Codec<A, E>, body: JsonValue): JsonValue =>
  pruned(body, readerOf(schema as Schema.Codec<A, unknown>))
