import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const major = (version: string): number => Number(version.split(".")[0])

/** Whether the changesets or the version announce a major release of the contract after a tagged one. */
export const announcedMajor = (repository: string, tag: string): boolean => {
  const { version } = JSON.parse(readFileSync(join(repository, "packages/radicar/package.json"), "utf8"))
  const changesets = globSync(".changeset/*.md", { cwd: repository })
  return (
    major(version) > major(tag.slice(tag.lastIndexOf("@") + 1)) ||
    changesets.some((path) => readFileSync(join(repository, path), "utf8").includes('"radicar": major'))
  )
}
