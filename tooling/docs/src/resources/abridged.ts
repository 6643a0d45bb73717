import { bilingual } from "@radicar/domain/inner/rules/Language"

const LONGEST = 160

/** Names of the secret fields that the service answers only once; pages show only the beginning of their values. */
const secret = new Set(["token", "secret"])

/** Abridges an answer for a page: keeps the first item of each list, and the beginning of long texts and secrets. */
export const abridged = (value: unknown, name = ""): unknown => {
  if (typeof value === "string") {
    const longest = secret.has(name) ? 16 : LONGEST
    return value.length > longest ? `${value.slice(0, longest)}…` : value
  }
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => abridged(each))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, abridged(each, key)]))
}

const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * Joins an answer in English and in Spanish into one value, in which texts that differ become {@link bilingual}. Times
 * stay as in the English answer, because a repeated command answers other times. Throws if the answers differ in form.
 */
export const joined = (en: unknown, es: unknown): unknown => {
  if (typeof en === "string" && typeof es === "string") return isTime.test(en) ? en : bilingual({ en, es })
  if (Array.isArray(en) && Array.isArray(es)) return en.map((each, index) => joined(each, es[index]))
  if (isRecord(en) && isRecord(es))
    return Object.fromEntries(Object.entries(en).map(([key, each]) => [key, joined(each, es[key])]))
  if (typeof en !== typeof es || typeof en === "string" || isRecord(en)) throw new Error("answers of different forms")
  return en
}
