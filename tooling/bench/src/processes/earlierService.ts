import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { repository } from "../guard/mergeBase.ts"

const run = (cwd: string, command: string, ...args: ReadonlyArray<string>): string =>
  execFileSync(command, [...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim()

/**
 * The file that the service of an earlier commit is started by: checked out, installed and bundled in a folder of its
 * own, which is kept.
 */
export const earlierService = (revision: string): string => {
  const commit = run(repository, "git", "rev-parse", "--verify", `${revision}^{commit}`)
  // Node runs no sources of a folder in node_modules
  const folder = join(tmpdir(), `radicar-service-${commit}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    const archive = execFileSync("git", ["archive", "--format=tar", commit], { cwd: repository, maxBuffer: 2 ** 30 })
    execFileSync("tar", ["-x", "-C", unfinished], { input: archive })
    renameSync(unfinished, folder)
  }
  const file = join(folder, "apps/api/bin/main.js")
  if (!existsSync(file)) {
    run(folder, "npx", "-y", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline")
    run(folder, process.execPath, "--conditions=@radicar/source", "tooling/bundle/src/buildService.ts")
  }
  return file
}
