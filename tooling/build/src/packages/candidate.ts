import { execFileSync } from "node:child_process"
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { repository } from "./repository.ts"

/** A copy of the repository with the versions and changelogs of the next release. */
export interface Candidate {
  readonly folder: string
  /** Version of each package in the copy, by name. */
  readonly versions: ReadonlyMap<string, string>
}

/**
 * Copies the repository to a temporary folder, where packages resolve as in the repository, and applies the changesets
 * to the copy, like `pnpm version-packages`. The caller removes the folder.
 */
export const makeCandidate = (): Candidate => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-candidate-"))
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 2 ** 28
  })
  for (const path of files.split("\0")) {
    if (path === "" || !existsSync(join(repository, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(repository, path), join(folder, path))
  }
  for (const path of globSync("{packages,apps,tooling}/*/node_modules", { cwd: repository })) {
    cpSync(join(repository, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  }
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"))
  execFileSync(join(repository, "node_modules/.bin/changeset"), ["version"], { cwd: folder, stdio: "ignore" })
  const versions = globSync("packages/*/package.json", { cwd: folder }).map((path): readonly [string, string] => {
    const { name, version } = JSON.parse(readFileSync(join(folder, path), "utf8"))
    return [name, version]
  })
  return { folder, versions: new Map(versions) }
}
