import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "./dockerfile.ts"

const lines = readFileSync(join(repository, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))

const form = (segment: string): string => segment.replaceAll(".", String.raw`\.`).replaceAll("*", "[^/]*")

/**
 * Patterns of the paths that `.dockerignore` excludes. `**` and a slash before a name match any folder; without them,
 * only the root matches. Everything below an excluded folder is excluded.
 */
const patterns = lines.map((line) => {
  const [, anywhere, name = ""] = /^(\*\*\/)?([^/]+(?:\/[^/*]+|\/\*)*)$/u.exec(line) ?? []
  if (name === "") throw new Error(`.dockerignore has ${line}, which is not understood here`)
  return new RegExp(`^${anywhere === undefined ? "" : "(?:.*/)?"}${form(name)}(?:/|$)`, "u")
})

/** Whether `.dockerignore` excludes a file from the build. */
export const isIgnored = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
