import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs"
import { join } from "node:path"

/** Root of the repository. */
export const repository = join(import.meta.dirname, "../../../..")

/**
 * Finds the commit to compare with: where the branch left main, or on an unchanged main the previous commit. `root` is
 * the folder of the repository.
 * `undefined` without history.
 */
export const mergeBase = (root = repository): string | undefined => {
  const git = (...args: ReadonlyArray<string>): string =>
    execFileSync("git", [...args], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  const revision = (name: string): string | undefined => {
    try {
      return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`)
    } catch {
      return undefined
    }
  }
  const head = revision("HEAD")
  const main = revision("origin/main") ?? revision("main")
  if (head === undefined || main === undefined) return undefined
  const base = git("merge-base", head, main)
  const changed = git("status", "--porcelain", "--untracked-files=no") !== ""
  return base === head && !changed ? revision("HEAD^1") : base
}

/** Checks out `packages` and the test certificates of a commit into a new folder; returns the folder. */
export const checkOut = (commit: string): string => {
  const cache = join(repository, "node_modules/.cache/radicar")
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, "base-"))
  const archive = execFileSync(
    "git",
    ["archive", "--format=tar", commit, "packages", "tooling/certificates", "tooling/bench/src"],
    {
      cwd: repository,
      maxBuffer: 2 ** 30
    }
  )
  execFileSync("tar", ["-x", "-C", folder], { input: archive })
  // today's installed dependencies; our own packages are resolved by name
  for (const name of ["domain", "ubl", "signature", "print", "dian"]
    .map((each) => `packages/${each}`)
    .concat("tooling/bench")) {
    symlinkSync(join(repository, name, "node_modules"), join(folder, name, "node_modules"))
  }
  return folder
}
