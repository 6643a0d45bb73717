import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { bundledProgram } from "../bundle/bundledProgram.ts"
import { checkOut, commitOf, toolingIn } from "./commits.ts"

/** Tag of the previous release, from which upgrades are tested. Until there is one, the commit of the first schema. */
export const releaseBefore = "78c1c2a6"

const run = (cwd: string, command: string, ...args: ReadonlyArray<string>): string =>
  execFileSync(command, [...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim()

/**
 * Whether tests of a revision may be skipped, because this copy of the repository lacks it. In CI they run and fail, so
 * that a shallow clone does not pass for a tested upgrade.
 */
export const maySkip = (revision: string, environment: NodeJS.ProcessEnv = process.env): boolean =>
  !environment["CI"] && commitOf(revision) === undefined

/**
 * Checks out an earlier revision into a temporary folder and installs its packages, unless an earlier call has done so;
 * returns the folder.
 */
const earlierFolder = (revision: string): string => {
  const commit = commitOf(revision)
  if (commit === undefined) {
    throw new Error(
      `This copy of the repository has no revision ${revision}. Fetch the history: git fetch --unshallow --tags`
    )
  }
  // Node runs no sources in a folder in node_modules
  const folder = join(tmpdir(), `radicar-service-${commit}`)
  if (existsSync(join(folder, "installed"))) return folder
  rmSync(folder, { recursive: true, force: true })
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  checkOut(commit, unfinished)
  run(unfinished, "npx", "-y", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline")
  mkdirSync(join(unfinished, "installed"))
  renameSync(unfinished, folder)
  return folder
}

const runSource = (folder: string, ...args: ReadonlyArray<string>): string =>
  run(folder, process.execPath, "--conditions=@radicar/source", ...args)

/** Path of a file of an earlier revision's bundler. */
const bundlerFile = (folder: string, name: string): string => join(toolingIn(folder, "tooling/build/src/bundle"), name)

/** Bundles the service of an earlier revision with that revision's own tools; returns the start file. */
export const earlierService = (revision: string): string => {
  const folder = earlierFolder(revision)
  const file = join(folder, "apps/api/bin/main.js")
  if (!existsSync(file)) runSource(folder, bundlerFile(folder, "buildService.ts"))
  return file
}

/** Bundles a program of an earlier revision with that revision's {@link bundledProgram}; returns the file. */
export const earlierProgram = (revision: string, name: Parameters<typeof bundledProgram>[0]): string => {
  const folder = earlierFolder(revision)
  const bundle = `
    const { bundledProgram } = await import(${JSON.stringify(bundlerFile(folder, "bundledProgram.ts"))})
    console.log(await bundledProgram(${JSON.stringify(name)}))`
  return runSource(folder, "--input-type=module", "--eval", bundle).split("\n").at(-1)!
}
