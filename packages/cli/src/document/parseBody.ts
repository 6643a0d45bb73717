import { JsonObject } from "@radicar/domain/json/JsonObject"
import { parseJson } from "@radicar/domain/json/parseJson"
import { Effect, Result } from "effect"
import { Failure } from "../Failure.ts"

/** A body's text as JSON whose numbers keep their digits. */
export const parseBody = (text: string): Effect.Effect<JsonObject, Failure> => {
  const parsed = parseJson(text)
  if (Result.isFailure(parsed)) {
    const { column, line, problem } = parsed.failure
    return Effect.fail(
      new Failure({
        reason: "invalid-document",
        text: {
          en: `The document is not JSON: ${problem} at line ${line}, column ${column}.`,
          es: `El documento no es JSON: ${problem} (línea ${line}, columna ${column}).`
        }
      })
    )
  }
  return parsed.success instanceof JsonObject
    ? Effect.succeed(parsed.success)
    : Effect.fail(
        new Failure({
          reason: "invalid-document",
          text: { en: "The document is not a JSON object.", es: "El documento no es un objeto JSON." }
        })
      )
}
