/** Maximum number of characters of a text; fields of the annexes have far fewer. */
const longest = 1000

/**
 * Shortens all texts in plain data to a length that no valid one reaches. This limits how much a request can make the
 * sandbox answer or store.
 */
export const shortened = <A>(value: A): A => {
  if (typeof value === "string") return value.slice(0, longest) as A
  if (Array.isArray(value)) return value.map(shortened) as A
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)])) as A
}
