import { JsonObject, type JsonValue } from "../json/JsonObject.ts"

const unset = /^0001-01-01(T00:00:00(\.0+)?)?$/u

/** `0001-01-01T00:00:00`, the wire's way to say that a date is not set. */
export const isUnsetDate = (value: unknown): boolean =>
  typeof value === "string" && value.startsWith("0001") && unset.test(value)

/**
 * Every spelling of "absent" that the wire has whatever the field: a missing key, `null`, a blank text, the unset date,
 * an empty list, and an object in which everything is absent.
 */
export const isNothing = (value: JsonValue | undefined): boolean => {
  if (value === undefined || value === null || value === "") return true
  if (typeof value === "string") return value.trim() === "" || isUnsetDate(value)
  if (Array.isArray(value)) return value.length === 0
  return value instanceof JsonObject && value.values.every(isNothing)
}
