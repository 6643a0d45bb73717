import type { BigDecimal } from "effect"
import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { Amount, Money } from "../number/wireNumber.ts"
import { isPositive, toExact } from "../number/Decimal.ts"
import { isNothing } from "../wire/isNothing.ts"
import { InvalidValue, type ProblemSink, type Reader, readerOf, TakenValue } from "../wire/Reader.ts"

const decimals = readerOf(Amount)
const totals = readerOf(Money)

/** A sink that reports nothing. Faults of a value are reported later, when the completed body is read. */
export const silentSink: ProblemSink = {
  invalid: () => undefined,
  missing: () => undefined,
  unknown: () => undefined,
  notice: () => undefined
}

/**
 * The decimal that a field states, rounded as when the body is read. `undefined` if the field states none or is
 * unreadable.
 */
export const amountAt = (
  object: JsonObject,
  field: string,
  reader: Reader<BigDecimal.BigDecimal> = decimals
): BigDecimal.BigDecimal | undefined => {
  const value = object.get(field)
  if (isNothing(value)) return undefined
  const read = reader.read(value, undefined, silentSink)
  if (read instanceof TakenValue) return read.value as BigDecimal.BigDecimal
  return read instanceof InvalidValue ? undefined : read
}

/** {@link amountAt} for fields that are filed with two fraction digits: totals, and amounts of a payroll. */
export const moneyAt = (object: JsonObject, field: string): BigDecimal.BigDecimal | undefined =>
  amountAt(object, field, totals)

/** {@link amountAt} for fields in which 0 means absent. */
export const positiveAt = (object: JsonObject, field: string): BigDecimal.BigDecimal | undefined => {
  const amount = amountAt(object, field)
  return amount !== undefined && isPositive(amount) ? amount : undefined
}

/** The text that a field states, trimmed. */
export const textAt = (object: JsonObject, field: string): string | undefined => {
  const value = object.get(field)
  return typeof value === "string" && !isNothing(value) ? value.trim() : undefined
}

/** Sets a field of an object, unless the field already states something. */
export const withAbsent = (object: JsonObject, field: string, value: JsonValue | undefined): JsonObject =>
  value === undefined || !isNothing(object.get(field)) ? object : object.with(field, value)

/** {@link withAbsent} for an amount, with at least two fraction digits. */
export const withAmount = (object: JsonObject, field: string, amount: BigDecimal.BigDecimal | undefined): JsonObject =>
  withAbsent(object, field, amount && new JsonNumber(toExact(amount, 2)))

/** The objects of a list. Other elements become empty objects; without a list, the result is empty. */
export const objectsAt = (object: JsonObject, field: string): ReadonlyArray<JsonObject> => {
  const list = object.get(field)
  return Array.isArray(list) ? list.map((item: JsonValue) => (item instanceof JsonObject ? item : nothing)) : []
}

const nothing = JsonObject.from({})

/** Replaces the objects of a list by those of `changed` at the same positions. */
export const withObjects = (object: JsonObject, field: string, changed: ReadonlyArray<JsonObject>): JsonObject => {
  const list = object.get(field)
  if (!Array.isArray(list) || changed.length === 0) return object
  const objects = list.map((item: JsonValue, index) => (item instanceof JsonObject ? (changed[index] ?? item) : item))
  return object.with(field, objects)
}

/** A change to an object. `fields` are the readers of its fields by their keys on the wire. */
export type Change = (object: JsonObject, fields: ReadonlyMap<string, Reader<unknown>>) => JsonObject

/** Changes every object of a body except its lines, the inner ones first. */
export const changeObjects = (value: JsonValue, { element, fields }: Reader<unknown>, change: Change): JsonValue => {
  if (Array.isArray(value)) {
    return element === undefined ? value : value.map((item: JsonValue) => changeObjects(item, element, change))
  }
  if (!(value instanceof JsonObject) || fields === undefined) return value
  const changed = value.keys.reduce((object, key, index) => {
    const reader = key === "Items" ? undefined : fields.get(key)
    const inner = value.values[index] ?? null
    const next = reader === undefined ? inner : changeObjects(inner, reader, change)
    return next === inner ? object : object.with(key, next)
  }, value)
  return change(changed, fields)
}
