import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(import.meta.dirname, "../../plans")

/** Reads the query plans that are checked into the repository, by name. */
export const checkedPlans = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .toSorted()
      .map((file) => [file.replace(/\.txt$/u, ""), readFileSync(join(folder, file), "utf8")] as const)
  )

/** Writes query plans to the files that are checked into the repository. */
export const writePlans = (plans: ReadonlyMap<string, string>): void => {
  for (const [name, plan] of plans) writeFileSync(join(folder, `${name}.txt`), plan)
}
