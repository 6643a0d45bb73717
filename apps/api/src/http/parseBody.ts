import { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import type { JsonValue } from "@radicar/domain/json/JsonObject"
import { parseJson } from "@radicar/domain/json/parseJson"
import { Effect, Result } from "effect"
import { failLocalized } from "../language/failLocalized.ts"

/** The JSON of a body; fails with the place where it stops being JSON. */
export const parseBody = (text: string): Effect.Effect<JsonValue, MalformedBody> => {
  const json = parseJson(text)
  if (Result.isSuccess(json)) return Effect.succeed(json.success)
  const { column, line, message } = json.failure
  const es = `El texto deja de ser JSON válido en la línea ${line}, columna ${column}.`
  return failLocalized({ en: message, es }, (detail) => new MalformedBody({ detail }))
}
