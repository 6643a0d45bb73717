import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "./dockerfile.ts"

const lines = readFileSync(join(repository, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))

const form = (segment: string): string => segment.replaceAll(".", String.raw`\.`).replaceAll("*", "[^/]*")

/** `**` and a slash before a name: in any folder; else at the root. What is below an ignored folder is ignored too. */
const patterns = lines.map((line) => {
  const [, anywhere, name = ""] = /^(\*\*\/)?([^/]+)$/u.exec(line) ?? []
  if (name === "") throw new Error(`.dockerignore has ${line}, which is not understood here`)
  return new RegExp(`^${anywhere === undefined ? "" : "(?:.*/)?"}${form(name)}(?:/|$)`, "u")
})

/** Whether a file of the repository stays out of what is built, by `.dockerignore`. */
export const isIgnored = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
