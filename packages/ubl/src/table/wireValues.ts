import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"

/** A value of a body; `undefined` if absent. */
export type Wire = JsonValue | undefined

/** Makes an object of the fields that have a value; `undefined` if none has. */
export const fields = (values: Readonly<Record<string, Wire>>): JsonObject | undefined => {
  const entries = Object.entries(values).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined)
  return entries.length === 0
    ? undefined
    : new JsonObject(
        entries.map(([key]) => key),
        entries.map(([, value]) => value)
      )
}

/** Makes a list of the values that are present; `undefined` if there are none. */
export const list = (values: ReadonlyArray<Wire>): ReadonlyArray<JsonValue> | undefined => {
  const items = values.filter((value): value is JsonValue => value !== undefined)
  return items.length === 0 ? undefined : items
}

const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/u

/**
 * A number with the digits of its text. Text that is not a JSON number stays text, which the reader of the field
 * rejects.
 */
export const number = (text: string | undefined): Wire =>
  text === undefined || !jsonNumber.test(text) ? text : new JsonNumber(text)

const dayForm = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u

/** A day in the form of bodies. Text of another form is unchanged, and the reader of the field rejects it. */
export const day = (text: string | undefined): string | undefined =>
  text !== undefined && dayForm.test(text) ? `${text}T00:00:00` : text

/**
 * A moment in the form of bodies. Colombian time loses its offset; other offsets stay. Without a time, it is midnight.
 */
export const wireMoment = (date: string | undefined, time: string | undefined): string | undefined =>
  date === undefined || time === undefined ? day(date) : `${date}T${time.replace(/-05:00$/u, "")}`
