import { toExact } from "@radicar/domain/inner/number/Decimal"
import { BigDecimal, Redacted } from "effect"
import { hash } from "node:crypto"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"

/** Characters that JSON must escape. */
const escaped = /["\\\p{Cc}\p{Cs}]/u

const quoted = (text: string): string => (escaped.test(text) ? JSON.stringify(text) : `"${text}"`)

/** Names of fields as JSON writes them, with their colon. Documents have a few hundred. */
const labels = new Map<string, string>()
const mostLabels = 2000

const labelOf = (name: string): string => {
  const known = labels.get(name)
  if (known !== undefined) return known
  const label = `${quoted(name)}:`
  if (labels.size < mostLabels) labels.set(name, label)
  return label
}

/** A decimal as `BigDecimal.format` writes it. Typical values, which need no exponent, take a faster path. */
const decimalText = (value: BigDecimal.BigDecimal): string => {
  const isPlain = value.scale >= 0 && value.scale < 16 && Number.isSafeInteger(Number(value.value))
  return isPlain ? toExact(value, 0) : BigDecimal.format(value)
}

/** Some fields of an object, without braces. */
const fieldsText = (value: Readonly<Record<string, unknown>>, names: ReadonlyArray<string>): string => {
  let fields = ""
  for (const name of names) {
    const text = canonicalText(value[name])
    if (text === undefined) continue
    // V8 joins a text fastest if it only grows at its end
    if (fields !== "") fields += ","
    fields += labelOf(name)
    fields += text
  }
  return fields
}

/** The names of an object's fields in the order of their UTF-16 units. Objects have few, and sorting makes lists. */
const sortedNames = (value: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const names = Object.keys(value)
  for (let index = 1; index < names.length; index++) {
    const name = names[index] ?? ""
    let at = index
    for (let before = names[at - 1]; before !== undefined && before > name; before = names[at - 1]) names[at--] = before
    names[at] = name
  }
  return names
}

const objectText = (value: Readonly<Record<string, unknown>>): string | undefined => {
  const fields = fieldsText(value, sortedNames(value))
  // an object of secrets alone is omitted: the caller may leave them out the next time
  return fields === "" ? undefined : `{${fields}}`
}

/**
 * A value as JSON with sorted fields. `undefined` for secrets, absent values, and objects that contain only secrets and
 * absent values.
 */
const canonicalText = (value: unknown): string | undefined => {
  if (typeof value === "string") return quoted(value)
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalText(entry) ?? "null").join(",")}]`
  if (BigDecimal.isBigDecimal(value)) return `"${decimalText(value)}"`
  return Redacted.isRedacted(value) ? undefined : objectText(value as Readonly<Record<string, unknown>>)
}

/**
 * Digest by which repeated documents are recognised: SHA-256 of a document's values, hexadecimal. It is independent of
 * the order of fields, of the spelling of a number (`10.50`, `"10.5"`) and of every secret (certificate, password, pin,
 * technical key). Digests are stored, so the hashed text must stay the same.
 */
export const contentDigest = (document: object): string => hash("sha256", canonicalText(document) ?? "", "hex")

/** Makes the digests of a document under any number, or none. Its text, as long as its body, is written only once. */
export const digestsByNumber = (document: object): ((number: unknown) => string) => {
  const value = document as Readonly<Record<string, unknown>>
  const textOf = (isMeant: (name: string) => boolean) => fieldsText(value, sortedNames(value).filter(isMeant))
  const [before, after] = [textOf((name) => name < "number"), textOf((name) => name > "number")]
  return (number) => {
    const fields = [before, fieldsText({ number }, ["number"]), after].filter((text) => text !== "")
    return hash("sha256", `{${fields.join(",")}}`, "hex")
  }
}

/** Text stored in place of a pin, so that rules that require it still hold for the stored body. */
export const maskedSecret = "***"

/** The secrets of a body besides its certificate, each with the text stored in its place, which has the form of one. */
const secrets = [
  ["NumberingRange", "TechnicalKey", "0".repeat(40)],
  ["SoftwareProvider", "Pin", maskedSecret]
] as const

const masked = (body: JsonObject, [object, field, mask]: (typeof secrets)[number]): JsonObject => {
  const holder = body.get(object)
  return holder instanceof JsonObject && !isNothing(holder.get(field))
    ? body.with(object, holder.with(field, mask))
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

/**
 * Removes the certificate from a body and masks technical key and pin, for storage. Digits of numbers and the order of
 * fields stay.
 */
export const withoutSecrets = (body: JsonValue): JsonValue =>
  body instanceof JsonObject ? secrets.reduce(masked, without(body, "SigningCertificate")) : body
