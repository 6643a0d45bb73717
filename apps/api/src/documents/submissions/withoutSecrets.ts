import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"

/** Replacement of a secret; rules that require the secret still hold. */
export const maskedSecret = "***"

const secrets = [
  ["NumberingRange", "TechnicalKey"],
  ["SoftwareProvider", "Pin"]
] as const

const masked = (body: JsonObject, [object, field]: (typeof secrets)[number]): JsonObject => {
  const holder = body.get(object)
  return holder instanceof JsonObject && !isNothing(holder.get(field))
    ? body.with(object, holder.with(field, maskedSecret))
    : body
}

const without = (body: JsonObject, key: string): JsonObject => {
  const kept = body.keys.flatMap((name, index) => (name === key ? [] : [index]))
  return new JsonObject(
    kept.map((index) => body.keys[index] ?? ""),
    kept.map((index) => body.values[index] ?? null)
  )
}

/** Removes the certificate, technical key and pin from a body, for display. */
export const omitSecrets = (body: JsonValue): JsonValue =>
  body instanceof JsonObject
    ? secrets.reduce(
        (object, [name, field]) => {
          const holder = object.get(name)
          return holder instanceof JsonObject ? object.with(name, without(holder, field)) : object
        },
        without(body, "SigningCertificate")
      )
    : body

/** Removes the certificate from a body and masks technical key and pin, for storage. Digits and order stay. */
export const withoutSecrets = (body: JsonValue): JsonValue =>
  body instanceof JsonObject ? secrets.reduce(masked, without(body, "SigningCertificate")) : body
