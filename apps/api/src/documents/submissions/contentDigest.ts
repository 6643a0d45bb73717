import { toExact } from "@radicar/domain/inner/number/Decimal"
import { BigDecimal, Redacted } from "effect"
import { createHash, hash } from "node:crypto"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import { OctetWriter } from "../../platform/OctetWriter.ts"

/** Names of fields as JSON writes them, with their colon. Documents have a few hundred. */
const labels = new Map<string, string>()
const mostLabels = 2000

const labelOf = (name: string): string => {
  const known = labels.get(name)
  if (known !== undefined) return known
  const label = `${JSON.stringify(name)}:`
  if (labels.size < mostLabels) labels.set(name, label)
  return label
}

/** A decimal as `BigDecimal.format` writes it. Typical values, which need no exponent, take a faster path. */
const decimalText = (value: BigDecimal.BigDecimal): string => {
  const isPlain = value.scale >= 0 && value.scale < 16 && Number.isSafeInteger(Number(value.value))
  return isPlain ? toExact(value, 0) : BigDecimal.format(value)
}

/** Serves one digest after the other. */
const writer = new OctetWriter()

/** Writes some fields of an object, without braces. */
const writeFields = (value: Readonly<Record<string, unknown>>, names: ReadonlyArray<string>): void => {
  const start = writer.length
  for (const name of names) {
    const before = writer.length
    if (before > start) writer.raw(",")
    writer.raw(labelOf(name))
    if (!writeCanonical(value[name])) writer.backTo(before)
  }
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

/**
 * Writes a value as JSON with sorted fields. Returns false, and writes nothing, for secrets, absent values, and objects
 * that contain only secrets and absent values: the caller may leave out the secrets the next time.
 */
const writeCanonical = (value: unknown): boolean => {
  if (typeof value === "string") writer.string(value)
  else if (typeof value !== "object" || value === null) {
    const text: string | undefined = JSON.stringify(value)
    if (text === undefined) return false
    writer.raw(text)
  } else if (Array.isArray(value)) {
    writer.raw("[")
    for (let index = 0; index < value.length; index++) {
      if (index > 0) writer.raw(",")
      if (!writeCanonical(value[index])) writer.raw("null")
    }
    writer.raw("]")
  } else if (BigDecimal.isBigDecimal(value)) writer.string(decimalText(value))
  else if (Redacted.isRedacted(value)) return false
  else {
    const start = writer.length
    writer.raw("{")
    const fields = value as Readonly<Record<string, unknown>>
    writeFields(fields, sortedNames(fields))
    if (writer.length === start + 1) {
      writer.backTo(start)
      return false
    }
    writer.raw("}")
  }
  return true
}

/** The octets that `write` writes. */
const written = (write: () => void): Uint8Array => {
  writer.clear()
  write()
  return writer.copy()
}

/**
 * Digest by which repeated documents are recognised: SHA-256 of a document's values, hexadecimal. It is independent of
 * the order of fields, of the spelling of a number (`10.50`, `"10.5"`) and of every secret (certificate, password, pin,
 * technical key). Digests are stored, so the hashed text must stay the same.
 */
export const contentDigest = (document: object): string =>
  hash(
    "sha256",
    written(() => writeCanonical(document)),
    "hex"
  )

const comma = Buffer.from(",")

/** Makes the digests of a document under any number, or none. Its text, as long as its body, is written only once. */
export const digestsByNumber = (document: object): ((number: unknown) => string) => {
  const value = document as Readonly<Record<string, unknown>>
  const fieldsOf = (isMeant: (name: string) => boolean) =>
    written(() => writeFields(value, sortedNames(value).filter(isMeant)))
  const [before, after] = [fieldsOf((name) => name < "number"), fieldsOf((name) => name > "number")]
  return (number) => {
    const digest = createHash("sha256").update("{")
    let isFirst = true
    for (const fields of [before, written(() => writeFields({ number }, ["number"])), after]) {
      if (fields.length === 0) continue
      if (!isFirst) digest.update(comma)
      digest.update(fields)
      isFirst = false
    }
    return digest.update("}").digest("hex")
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
