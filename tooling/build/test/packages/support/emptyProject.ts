import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"

const yaml = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}\n`)
    .join("")

/** What a program wrote, and how it ended. */
interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A project outside of the workspace that has the packed packages and effect, and nothing else. */
export interface EmptyProject {
  readonly folder: string
  readonly write: (name: string, text: string) => string
  /** Runs a program of the project, or with a path a file, with the workspace's Node. */
  readonly node: (words: ReadonlyArray<string>, input?: string) => Run
  readonly remove: () => void
}

/** Installs the tarballs into an empty project; what they depend on comes from pnpm's store, or else the registry. */
export const emptyProject = (effect: string): EmptyProject => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-project-"))
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const ours = Object.fromEntries(inject("tarballs").map(({ file, name }) => [name, `file:${file}`]))
  write("package.json", JSON.stringify({ private: true, type: "module", dependencies: { ...ours, effect } }))
  // the registry does not have yet what one of them wants of another
  write("pnpm-workspace.yaml", `packages: []\noverrides:\n${yaml(ours)}`)
  const words = ["-y", "pnpm@12.21.0", "install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"]
  // the variables of the tests' own pnpm describe another workspace
  const environment = Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/iu.test(name))
  execFileSync("npx", words, {
    cwd: folder,
    env: Object.fromEntries(environment),
    stdio: ["ignore", "ignore", "inherit"]
  })
  return {
    folder,
    write,
    node: (args, input) =>
      spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 2 ** 28,
        ...(input === undefined ? {} : { input }),
        env: { PATH: process.env["PATH"], HOME: folder, LANG: "C.UTF-8" }
      }),
    remove: () => rmSync(folder, { recursive: true })
  }
}
