import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The table of docs/operating/indexes.md: the plans that need each index that no constraint is made of, by the name of
 * the index; none for an index that no plan needs.
 */
export const documentedIndexes = (): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    [
      ...readFileSync(join(import.meta.dirname, "../../../../../docs/operating/indexes.md"), "utf8").matchAll(
        /^\| `(\w+)` \|.*\| ([^|]*) \|$/gmu
      )
    ].map(([, name = "", plans = ""]) => [name, plans === "nothing" ? [] : plans.split(", ")])
  )

/** The names of the plans that use an index, in alphabetical order. */
export const plansWith = (index: string, plans: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const form = new RegExp(String.raw`\b${index}\b`, "u")
  return [...plans].flatMap(([name, plan]) => (form.test(plan) ? [name] : [])).toSorted()
}
