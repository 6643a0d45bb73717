import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "./repository.ts"

/** An example in a README: a program and its output. */
export interface ReadmeExample {
  readonly program: string
  /** Output of the program; absent if the README shows none. */
  readonly prints: string | undefined
}

/** Reads the TypeScript blocks of a package's README in order, each with the block after "It prints". */
export const readmeExamples = (folder: string): ReadonlyArray<ReadmeExample> => {
  const text = readFileSync(join(repository, "packages", folder, "README.md"), "utf8")
  const blocks = text.matchAll(/^```ts\n(.*?)^```\n(?:\nIt prints\n\n```\n(.*?)^```$)?/gmsu)
  return Array.from(blocks, ([, program = "", prints]) => ({ program, prints }))
}
