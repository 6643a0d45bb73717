/** Characters of a text that is passed on: far above what any field of the annexes may have. */
const longest = 1000

/** Plain data whose texts are cut where no honest one ends: nobody can have the sandbox answer or store a novel. */
export const shortened = <A>(value: A): A => {
  if (typeof value === "string") return value.slice(0, longest) as A
  if (Array.isArray(value)) return value.map(shortened) as A
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)])) as A
}
