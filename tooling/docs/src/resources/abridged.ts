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
