import { JsonObject } from "../json/JsonObject.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import { isUnsetDate } from "../time/isUnsetDate.ts"

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
