import type { Schema } from "effect"
import { KeyMemo, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { dryRunUse, type Reader, readerOf } from "./Reader.ts"

/** The result of removing the unknown fields from objects with one list of keys. */
interface Pruning {
  readonly keys: ReadonlyArray<string>
  /** The index of each kept key among the keys of the object, and its reader. */
  readonly kept: ReadonlyArray<{ readonly index: number; readonly field: Reader<unknown> }>
  readonly memo: KeyMemo
}

type Fields = NonNullable<Reader<unknown>["fields"]>

/**
 * Cached results of removing unknown fields, by the list of keys itself: objects with the same keys share that list,
 * even across texts.
 */
const prunings = new WeakMap<Fields, WeakMap<ReadonlyArray<string>, Pruning>>()

const pruningOf = (keys: ReadonlyArray<string>, fields: Fields): Pruning => {
  const pruningsByKeys = prunings.get(fields) ?? new WeakMap<ReadonlyArray<string>, Pruning>()
  prunings.set(fields, pruningsByKeys)
  const remembered = pruningsByKeys.get(keys)
  if (remembered !== undefined) return remembered
  const kept = keys.flatMap((key, index) => {
    const field = fields.get(key)
    return field === undefined ? [] : [{ index, field }]
  })
  const pruning = { keys: kept.map(({ index }) => keys[index] ?? ""), kept, memo: new KeyMemo() }
  pruningsByKeys.set(keys, pruning)
  return pruning
}

const pruned = (value: JsonValue, reader: Reader<unknown>): JsonValue => {
  const { element, fields } = reader
  if (Array.isArray(value)) return element === undefined ? value : value.map((each) => pruned(each, element))
  if (!(value instanceof JsonObject) || fields === undefined) return value
  const { keys, kept, memo } = pruningOf(value.keys, fields)
  return new JsonObject(
    keys,
    kept.map(({ field, index }) => pruned(value.values[index] ?? null, field)),
    memo
  )
}

/** Removes the fields that no document of the operation files: settings of other operations would cause remarks. */
const filedFields = (object: JsonObject, { fields }: Reader<unknown>): JsonObject => {
  const kept = object.keys.flatMap((key, index) => (fields?.get(key)?.use === dryRunUse ? [] : [index]))
  return kept.length === object.keys.length
    ? object
    : new JsonObject(
        kept.map((index) => object.keys[index] ?? ""),
        kept.map((index) => object.values[index] ?? null)
      )
}

/**
 * Removes from an object the keys that a field of a document's body does not accept or never files. For example,
 * reduces the settings of a company to the `CompanyParty` of an event. `undefined` if the body has no such field.
 */
export const knownFields = <A, E>(
  schema: Schema.Codec<A, E>,
  field: string,
  object: JsonObject
): JsonObject | undefined => {
  const reader = readerOf(schema as Schema.Codec<A, unknown>).fields?.get(field)
  const taken = reader === undefined ? undefined : pruned(object, reader)
  return taken instanceof JsonObject && reader !== undefined ? filedFields(taken, reader) : undefined
}

/** Removes unknown fields from a body. Keeps the digits and the order of the rest. */
export const knownBody = <A, E>(schema: Schema.Codec<A, E>, body: JsonValue): JsonValue =>
  pruned(body, readerOf(schema as Schema.Codec<A, unknown>))
