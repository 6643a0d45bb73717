import { JsonNumber } from "./JsonNumber.ts"
import { JsonObject } from "./JsonObject.ts"
import type { JsonValue } from "./JsonValue.ts"

/** Writes JSON that was read with its digits: each number as it was written, keys in their order. Compact. */
export const writeJson = (value: JsonValue): string => {
  if (value instanceof JsonNumber) return value.text
  if (value instanceof JsonObject) {
    const members = value.keys.map((key, index) => `${JSON.stringify(key)}:${writeJson(value.values[index] ?? null)}`)
    return `{${members.join(",")}}`
  }
  return Array.isArray(value) ? `[${value.map(writeJson).join(",")}]` : JSON.stringify(value)
}
