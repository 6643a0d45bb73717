import { JsonNumber } from "@radicar/domain/inner/json/JsonNumber"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"

/** A value of a body, or that there is none. */
export type Wire = JsonValue | undefined

/** An object of the fields that are there; `undefined` where none is. */
export const fields = (values: Readonly<Record<string, Wire>>): JsonObject | undefined => {
  const stated = Object.entries(values).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined)
  return stated.length === 0
    ? undefined
    : new JsonObject(
        stated.map(([key]) => key),
        stated.map(([, value]) => value)
      )
}

/** A list of the values that are there; `undefined` where none is. */
export const list = (values: ReadonlyArray<Wire>): ReadonlyArray<JsonValue> | undefined => {
  const stated = values.filter((value): value is JsonValue => value !== undefined)
  return stated.length === 0 ? undefined : stated
}

const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/u

/** A number with the digits it is written with; what is not a JSON number stays a text, which its reader rejects. */
export const number = (text: string | undefined): Wire =>
  text === undefined || !jsonNumber.test(text) ? text : new JsonNumber(text)

const dayForm = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u

/** A day as bodies state it; what has not the form of one is unchanged, and its reader rejects it. */
export const day = (text: string | undefined): string | undefined =>
  text !== undefined && dayForm.test(text) ? `${text}T00:00:00` : text

/** A moment as bodies state it: on Colombian clocks without a zone, any other zone kept; without a time, midnight. */
export const moment = (date: string | undefined, time: string | undefined): string | undefined =>
  date === undefined || time === undefined ? day(date) : `${date}T${time.replace(/-05:00$/u, "")}`
