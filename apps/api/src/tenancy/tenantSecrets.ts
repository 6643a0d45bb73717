import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { isNothing } from "@radicar/domain/wire/isNothing"

/** Fields of a company's or provider's settings that are secret, wherever they stand. */
const secretKeys: ReadonlySet<string> = new Set(["TechnicalKey", "Pin", "SmtpUrl"])

/** Paths of the secrets of settings: `NumberingRanges[0].TechnicalKey`. */
export const secretPaths = (value: JsonValue, path = ""): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap((each, index) => secretPaths(each, `${path}[${index}]`))
  if (!(value instanceof JsonObject)) return []
  return value.keys.flatMap((key, index) => {
    const at = path === "" ? key : `${path}.${key}`
    const held = value.values[index] ?? null
    if (secretKeys.has(key)) return isNothing(held) ? [] : [at]
    return secretPaths(held, at)
  })
}

/** Settings as they may be shown and kept in the clear. */
export const withoutTenantSecrets = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(withoutTenantSecrets)
  if (!(value instanceof JsonObject)) return value
  const kept = value.keys.flatMap((key, index) => (secretKeys.has(key) ? [] : [index]))
  return new JsonObject(
    kept.map((index) => value.keys[index] ?? ""),
    kept.map((index) => withoutTenantSecrets(value.values[index] ?? null))
  )
}
