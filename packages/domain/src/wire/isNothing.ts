import { Schema } from "effect"
import { JsonObject, type JsonValue } from "../json/JsonObject.ts"
import { bilingual } from "./described.ts"

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

/** What a field of an object or a list may hold in place of one: what {@link isNothing} takes. */
export type Nothing = null | "" | "0001-01-01T00:00:00" | readonly [] | { readonly [field: string]: Nothing }

const blank = Schema.String.check(Schema.isPattern(/^\s*$|^0001-01-01(T00:00:00(\.0+)?)?$/u))

/**
 * The spellings of "absent" that an object or a list has: {@link isNothing} as a schema. It says nothing of what is in an
 * object; `openApiTransform` of the contract makes it recursive, which would here be a schema of its own in each place.
 */
export const Nothing = Schema.Union([
  Schema.Null,
  blank,
  Schema.Array(Schema.Never).check(Schema.isMaxLength(0)),
  Schema.Record(Schema.String, Schema.Unknown)
]).annotate({
  identifier: "Absent",
  description: bilingual({
    en: "Absent, in any spelling: null, a blank text, an empty list, an object in which everything is absent.",
    es: "Ausente, escrito de cualquier forma: null, un texto en blanco, una lista vacía o un objeto en el que todo está ausente."
  })
}) as unknown as Schema.Codec<Nothing>
