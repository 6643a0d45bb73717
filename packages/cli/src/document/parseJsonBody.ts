import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { Effect, Redacted, Result, type Schema } from "effect"
import { Failure, failure } from "../Failure.ts"
import { readText } from "../input/readInput.ts"
import { Output } from "../output/Output.ts"

/** Parses a body as JSON whose numbers keep their digits. */
export const parseJsonBody = (text: string): Effect.Effect<JsonObject, Failure> => {
  const parsed = parseJson(text)
  if (Result.isFailure(parsed)) {
    const { column, line, problem } = parsed.failure
    return Effect.fail(
      failure("invalid-document", {
        en: `The document is not JSON: ${problem.en} at line ${line}, column ${column}.`,
        es: `El documento no es JSON: ${problem.es} (línea ${line}, columna ${column}).`
      })
    )
  }
  return parsed.success instanceof JsonObject
    ? Effect.succeed(parsed.success)
    : Effect.fail(
        failure("invalid-document", {
          en: "The document is not a JSON object.",
          es: "El documento no es un objeto JSON."
        })
      )
}

/** Reads settings for the service from a JSON file. Violations are reported before anything is sent. */
export const readSettings = Effect.fn("readSettings")(function* <A, E>(file: string, schema: Schema.Codec<A, E>) {
  const { language } = yield* Output
  const read = readDocument(schema, yield* parseJsonBody(yield* readText(file)), { language })
  if (Result.isSuccess(read)) return read.success
  return yield* new Failure({
    reason: "invalid-document",
    text: { en: "The settings are invalid; nothing was sent.", es: "La configuración no es válida; no se envió nada." },
    violations: read.failure.violations,
    ...(read.failure.violationsTotal === undefined ? {} : { violationsTotal: read.failure.violationsTotal })
  })
})

const field = "SigningCertificate"
const isAbsent = (value: JsonValue | undefined): boolean => value === undefined || value === null || value === ""

/** Whether a body names a signing certificate: its content, or the token of a stored one. */
export const namesCertificate = (body: JsonObject): boolean => {
  const certificate = body.get(field)
  return (
    certificate instanceof JsonObject && !(isAbsent(certificate.get("Content")) && isAbsent(certificate.get("Token")))
  )
}

/** Adds the signing certificate to a body. */
export const withCertificate = (
  body: JsonObject,
  certificate: { readonly bytes: Uint8Array; readonly password: Redacted.Redacted<string> }
): JsonObject =>
  body.with(
    field,
    JsonObject.from({
      Content: Buffer.from(certificate.bytes).toString("base64"),
      Password: Redacted.value(certificate.password)
    })
  )
