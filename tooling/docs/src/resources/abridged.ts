const LONGEST = 160

/** What is shown once to who has asked, and is nobody's secret on a page only as long as it is not whole. */
const secret = new Set(["Token", "Secret"])

/** An answer as a page shows it: of lists the first, of long texts and of secrets the beginning. */
export const abridged = (value: unknown, name = ""): unknown => {
  if (typeof value === "string") {
    const longest = secret.has(name) ? 16 : LONGEST
    return value.length > longest ? `${value.slice(0, longest)}…` : value
  }
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => abridged(each))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, abridged(each, key)]))
}
