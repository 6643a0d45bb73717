import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "./blocksOf.ts"

/** The text of a file of the repository. */
export const file = (path: string): string => readFileSync(join(repository, path), "utf8")
