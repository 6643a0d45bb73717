import { JsonNumber, JsonObject, type JsonValue, writeJson } from "../json/JsonValue.ts"
import { isDecimalReader } from "../number/wireNumber.ts"
import { isNothing } from "../wire/isNothing.ts"
import { InvalidValue, type Reader, TakenValue } from "../wire/Reader.ts"
import { silentSink } from "./absent.ts"

const one = new JsonNumber("1")

const supposedValues = new WeakMap<Reader<unknown>, { readonly value: JsonValue | undefined }>()

/** A value in place of one that cannot be read: an amount of 1, or an object or a list of such amounts. */
const supposed = (reader: Reader<unknown>): JsonValue | undefined => {
  const cached = supposedValues.get(reader)
  if (cached !== undefined) return cached.value
  const value = makeSupposed(reader)
  supposedValues.set(reader, { value })
  return value
}

const makeSupposed = (reader: Reader<unknown>): JsonValue | undefined => {
  const { element, fields } = reader
  if (isDecimalReader(reader)) return one
  if (element !== undefined) {
    const only = supposed(element)
    return only === undefined ? undefined : [only]
  }
  const amounts = [...(fields ?? [])].filter(([, field]) => isDecimalReader(field))
  return fields === undefined ? undefined : JsonObject.from(Object.fromEntries(amounts.map(([key]) => [key, one])))
}

const isReadable = (value: JsonValue, reader: Reader<unknown>): boolean => {
  const read = reader.read(value, undefined, silentSink)
  return !(read instanceof InvalidValue) || read instanceof TakenValue
}

const eachOr = (values: ReadonlyArray<JsonValue>, change: (value: JsonValue, index: number) => JsonValue) => {
  const changed = values.map(change)
  return changed.every((value, index) => value === values[index]) ? undefined : changed
}

/**
 * Replaces every unreadable amount of a body by 1, to find the values that would follow from it. Returns the body
 * itself if all amounts are readable.
 */
export const withSupposedAmounts = (value: JsonValue, reader: Reader<unknown>): JsonValue => {
  const { element, fields } = reader
  if (isNothing(value) || reader.isAbsent?.(value) === true) return value
  if (element !== undefined && Array.isArray(value)) {
    return eachOr(value, (item) => withSupposedAmounts(item, element)) ?? value
  }
  if (fields !== undefined && value instanceof JsonObject) {
    const changed = eachOr(value.values, (inner, index) => {
      const field = fields.get(value.keys[index] ?? "")
      return field === undefined ? inner : withSupposedAmounts(inner, field)
    })
    return changed === undefined ? value : new JsonObject(value.keys, changed)
  }
  const isForm = element !== undefined || fields !== undefined || isDecimalReader(reader)
  return isForm && !isReadable(value, reader) ? (supposed(reader) ?? value) : value
}

const empty = JsonObject.from({})

/**
 * Removes from a completed body the values that differ in `other`, which was completed with supposed amounts. These
 * values follow from unreadable ones and are marked as unknown. Stated values stay.
 */
export const withoutUnknown = (body: JsonValue, completed: JsonValue, other: JsonValue): JsonValue => {
  if (Array.isArray(body) && Array.isArray(completed) && Array.isArray(other)) {
    return completed.map((item: JsonValue, index) => withoutUnknown(body[index] ?? null, item, other[index] ?? null))
  }
  if (!(body instanceof JsonObject && completed instanceof JsonObject && other instanceof JsonObject)) {
    return completed
  }
  const unknown: Array<string> = []
  const keys: Array<string> = []
  const values: Array<JsonValue> = []
  const keep = (key: string, value: JsonValue) => void (keys.push(key), values.push(value))
  for (const key of new Set([...completed.keys, ...other.keys])) {
    const [before, value, supposedValue] = [body.get(key), completed.get(key), other.get(key)]
    if (before !== undefined && !isNothing(before))
      keep(key, withoutUnknown(before, value ?? null, supposedValue ?? null))
    else if (value instanceof JsonObject && supposedValue instanceof JsonObject) {
      keep(key, withoutUnknown(empty, value, supposedValue))
    } else if (value !== undefined && supposedValue !== undefined && writeJson(value) === writeJson(supposedValue)) {
      keep(key, value)
    } else {
      unknown.push(key)
      if (before !== undefined) keep(key, before)
    }
  }
  return new JsonObject(keys, values, undefined, unknown.length === 0 ? undefined : unknown)
}
