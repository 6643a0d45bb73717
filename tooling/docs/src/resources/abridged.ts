const LONGEST = 160

/** Secret fields that the service answers once; pages must abridge them. */
const secret = new Set(["token", "secret"])

/** An answer abridged for a page: the first item of each list, the beginning of long texts and secrets. */
export const abridged = (value: unknown, name = ""): unknown => {
  if (typeof value === "string") {
    const longest = secret.has(name) ? 16 : LONGEST
    return value.length > longest ? `${value.slice(0, longest)}…` : value
  }
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => abridged(each))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, abridged(each, key)]))
}
