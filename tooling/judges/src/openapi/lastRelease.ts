import { execFileSync } from "node:child_process"

const git = (folder: string, ...words: ReadonlyArray<string>): string =>
  execFileSync("git", words, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 })

/**
 * Reads the OpenAPI document of the contract's latest release, and the release's tag; undefined before the first
 * release.
 */
export const lastRelease = (repository: string): { readonly tag: string; readonly text: string } | undefined => {
  const [tag] = git(repository, "tag", "--list", "radicar@*", "--sort=-version:refname").split("\n")
  return tag === undefined || tag === ""
    ? undefined
    : { tag, text: git(repository, "show", `${tag}:docs/openapi.json`) }
}
