import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"

/** Secret fields in the settings of companies and providers, at any depth. */
const secretKeys: ReadonlySet<string> = new Set(["TechnicalKey", "Pin", "SmtpUrl"])

/** Paths of the secrets in settings: `NumberingRanges[0].TechnicalKey`. */
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

/** Removes secrets from settings, for display and plain storage. */
export const withoutTenantSecrets = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(withoutTenantSecrets)
  if (!(value instanceof JsonObject)) return value
  const kept = value.keys.flatMap((key, index) => (secretKeys.has(key) ? [] : [index]))
  return new JsonObject(
    kept.map((index) => value.keys[index] ?? ""),
    kept.map((index) => withoutTenantSecrets(value.values[index] ?? null))
  )
}

const objectAt = (settings: JsonObject | undefined, key: string): JsonObject | undefined => {
  const value = settings?.get(key)
  return value instanceof JsonObject ? value : undefined
}

const textOf = (value: JsonValue | undefined): string =>
  value instanceof JsonNumber ? value.text : typeof value === "string" ? value.trim() : ""

/** Keeps the earlier secret of an object that omits it; an explicit empty value removes it. */
const kept = (now: JsonObject, before: JsonObject | undefined, secret: string): JsonObject => {
  const storedSecret = before?.get(secret)
  return storedSecret === undefined || now.get(secret) !== undefined ? now : now.with(secret, storedSecret)
}

const sameRange = (left: JsonObject, right: JsonValue): right is JsonObject =>
  right instanceof JsonObject && ["Id", "Prefix"].every((key) => textOf(left.get(key)) === textOf(right.get(key)))

const listAt = (settings: JsonObject, key: string): ReadonlyArray<JsonValue> => {
  const value = settings.get(key)
  return Array.isArray(value) ? value : []
}

/**
 * Keeps earlier secrets that new settings omit: the technical key of the same range, the pin of the same software, the
 * mail server. Settings are shown without secrets, so a change of a name must not lose them.
 */
export const keepSecrets = (settings: JsonObject, before: JsonObject): JsonObject => {
  let result = settings
  const mail = objectAt(settings, "Mail")
  if (mail !== undefined) result = result.with("Mail", kept(mail, objectAt(before, "Mail"), "SmtpUrl"))
  const software = objectAt(settings, "SoftwareProvider")
  const storedSoftware = objectAt(before, "SoftwareProvider")
  if (software !== undefined && textOf(software.get("Id")) === textOf(storedSoftware?.get("Id"))) {
    result = result.with("SoftwareProvider", kept(software, storedSoftware, "Pin"))
  }
  const ranges = listAt(before, "NumberingRanges")
  if (!Array.isArray(settings.get("NumberingRanges"))) return result
  return result.with(
    "NumberingRanges",
    listAt(settings, "NumberingRanges").map((range) =>
      range instanceof JsonObject
        ? kept(
            range,
            ranges.find((each): each is JsonObject => sameRange(range, each)),
            "TechnicalKey"
          )
        : range
    )
  )
}
