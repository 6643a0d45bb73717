import { BigDecimal, Redacted } from "effect"
import { hash } from "node:crypto"

const canonical = (value: unknown): unknown => {
  if (Redacted.isRedacted(value)) return undefined
  if (BigDecimal.isBigDecimal(value)) return BigDecimal.format(value)
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, canonical(entry)] as const)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  // an object of secrets alone is omitted: the caller may leave them out the next time
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/**
 * What makes a document "the same document again": SHA-256 in hexadecimal over its values, independent of the order of
 * fields, of spellings of a number (`10.50`, `"10.5"`) and of every secret (certificate, password, pin, technical key).
 */
export const contentDigest = (document: object): string => hash("sha256", JSON.stringify(canonical(document)), "hex")
