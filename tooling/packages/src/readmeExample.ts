import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "./repository.ts"

/** What a README shows: a program, and what that prints. */
export interface ReadmeExample {
  readonly program: string
  /** Absent where the README only says it. */
  readonly prints: string | undefined
}

/** The first TypeScript block of a package's README, and the block behind "It prints". */
export const readmeExample = (folder: string): ReadmeExample | undefined => {
  const text = readFileSync(join(repository, "packages", folder, "README.md"), "utf8")
  const [, program, prints] = /^```ts\n(.*?)^```\n(?:\nIt prints\n\n```\n(.*?)^```$)?/msu.exec(text) ?? []
  return program === undefined ? undefined : { program, prints }
}
