import { JsonNumber } from "../json/JsonNumber.ts"
import { JsonObject } from "../json/JsonObject.ts"
import { anObject } from "../rules/sharedWordings.ts"
import type { Wording } from "../rules/Wording.ts"

const kinds = {
  list: { en: "a list", es: "una lista" },
  text: { en: "a text", es: "un texto" },
  number: { en: "a number", es: "un número" },
  other: { en: "true or false", es: "true o false" }
} as const

/** The kind of a JSON value, for a person. */
export const kindOf = (value: unknown): Wording => {
  if (value === null) return "null"
  if (value instanceof JsonObject) return anObject
  if (Array.isArray(value)) return kinds.list
  if (value instanceof JsonNumber) return kinds.number
  return typeof value === "string" ? kinds.text : kinds.other
}

/** What a report shows of a JSON value: at most 60 characters of it, of an object or a list its kind alone. */
export const shownValue = (value: unknown): Wording => {
  if (value instanceof JsonObject || Array.isArray(value)) return kindOf(value)
  const text = value instanceof JsonNumber ? value.text : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
