import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Folder of the repository. */
export const repository = join(import.meta.dirname, "../../../..")

/** A fenced block of a page. */
export interface Block {
  readonly page: string
  /** Line of its opening fence. */
  readonly line: number
  /** First word behind the fence; empty where there is none. */
  readonly language: string
  /** What follows that word: `background`, `needs=openssl,curl`. */
  readonly options: string
  readonly text: string
}

/** Every page of the repository that somebody writes; change logs and reports of types are written by programs. */
export const pages: ReadonlyArray<string> = globSync("**/*.md", {
  cwd: repository,
  exclude: ["**/node_modules", "site"]
})
  .filter((page) => !/(?:CHANGELOG|\/api)\.md$/u.test(page))
  .toSorted()

/** The fenced blocks of a page, in their order; those in a list without its indentation. */
export const blocksOf = (page: string): ReadonlyArray<Block> => {
  const text = readFileSync(join(repository, page), "utf8")
  return Array.from(
    text.matchAll(/^( *)```(\S*)([^\n]*)\n(.*?)^\1```$/gmsu),
    ({ index, 1: indentation = "", 2: language = "", 3: options = "", 4: content = "" }) => ({
      page,
      line: text.slice(0, index).split("\n").length,
      language,
      options: options.trim(),
      text: content.replaceAll(new RegExp(`^${indentation}`, "gmu"), "")
    })
  )
}

/** The programs that a block needs, by `needs=…` behind its fence. */
export const needsOf = ({ options }: Block): ReadonlyArray<string> =>
  /needs=(\S+)/u.exec(options)?.[1]?.split(",") ?? []
