import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"

/** Replaces a secret, so that rules which require one still hold. */
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

/** A body as it may be shown: without the certificate, technical key and pin. */
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

/** A body as it may be kept: without the certificate, with technical key and pin masked. Digits and order stay. */
export const withoutSecrets = (body: JsonValue): JsonValue =>
  body instanceof JsonObject ? secrets.reduce(masked, without(body, "SigningCertificate")) : body
