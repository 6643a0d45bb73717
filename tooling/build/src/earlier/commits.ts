import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"

/** Root of the repository. */
export const repository = join(import.meta.dirname, "../../../..")

/** Finds the commit of a revision; `undefined` if the clone has none. `root` is the folder of the repository. */
export const commitOf = (revision: string, root = repository): string | undefined => {
  try {
    return execFileSync("git", ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"]
    }).trim()
  } catch {
    return undefined
  }
}

/**
 * Finds the commit to compare with: where the branch left main, or on an unchanged main the previous commit. `root` is
 * the folder of the repository. `undefined` without history.
 */
export const mergeBase = (root = repository): string | undefined => {
  const git = (...words: ReadonlyArray<string>): string =>
    execFileSync("git", [...words], { cwd: root, encoding: "utf8" }).trim()
  const head = commitOf("HEAD", root)
  const main = commitOf("origin/main", root) ?? commitOf("main", root)
  if (head === undefined || main === undefined) return undefined
  const base = git("merge-base", head, main)
  const isChanged = git("status", "--porcelain", "--untracked-files=no") !== ""
  return base === head && !isChanged ? commitOf("HEAD^1", root) : base
}

/** Writes the files of a commit below some paths, by default all, into a folder. */
export const checkOut = (commit: string, folder: string, ...paths: ReadonlyArray<string>): void => {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync("git", ["archive", "--format=tar", commit, ...paths], {
    cwd: repository,
    maxBuffer: 2 ** 30
  })
  execFileSync("tar", ["-x", "-C", folder], { input: archive })
}

/** Folders of tooling, with their places before the rooms; commits as old as `releaseBefore` have those. */
const moves = {
  "tooling/build/src/bundle": "tooling/bundle/src",
  "tooling/fixtures/src/certificates": "tooling/certificates/src",
  "tooling/load/src/bench": "tooling/bench/src"
} as const

/** Finds a folder of tooling in a checkout of any commit. */
export const toolingIn = (checkout: string, folder: keyof typeof moves): string => {
  const path = join(checkout, folder)
  return existsSync(path) ? path : join(checkout, moves[folder])
}
