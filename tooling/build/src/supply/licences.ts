import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"

const root = join(import.meta.dirname, "../../../..")

/** A third-party package that is installed with one of ours. */
export interface Dependency {
  readonly name: string
  readonly version: string
  /** Licence as the package states it, an SPDX expression. */
  readonly licence: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

/** Finds the folder of a dependency by Node's lookup; `undefined` if it is not installed. */
const located = (name: string, from: string): string | undefined => {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name)
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate)
  }
  return undefined
}

const foldersIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder)).map((name) => join(root, folder, name))

/** Lists the packages that sources import although they are not installed with them: a bundle has their code. */
const bundledIn = (folder: string, { devDependencies = {} }: Manifest): ReadonlyArray<string> => {
  const imported = new Set(
    globSync("src/**/*.{ts,tsx}", { cwd: folder }).flatMap((path) =>
      [...readFileSync(join(folder, path), "utf8").matchAll(/^import (?!type )[^"]*"((?:@[^/"]+\/)?[^/"]+)/gmu)].map(
        ([, name = ""]) => name
      )
    )
  )
  return Object.keys(devDependencies).filter((name) => imported.has(name))
}

/**
 * Lists all dependencies that users get with our packages and the service, ordered by name. Dependencies of tests and
 * builds, and optional ones for a single platform, are left out.
 */
export const dependencies = (): ReadonlyArray<Dependency> => {
  const dependencyList = new Map<string, Dependency>()
  const visited = new Set<string>()
  const visit = (folder: string): void => {
    if (visited.has(folder)) return
    visited.add(folder)
    const manifest = manifestIn(folder)
    const isOurs = manifest.name === "radicar" || manifest.name.startsWith("@radicar/")
    if (!isOurs) {
      const { license: licence = "none stated", name, version } = manifest
      dependencyList.set(`${name} ${version}`, { name, version, licence })
    }
    for (const name of [...Object.keys(manifest.dependencies ?? {}), ...(isOurs ? bundledIn(folder, manifest) : [])]) {
      const next = located(name, folder)
      if (next === undefined) throw new Error(`${name}, a dependency of ${manifest.name}, is not installed`)
      visit(next)
    }
  }
  for (const folder of [...foldersIn("packages"), ...foldersIn("apps")]) visit(realpathSync(folder))
  return [...dependencyList.values()].toSorted((left, right) =>
    left.name < right.name ? -1 : left.name > right.name ? 1 : 0
  )
}

/** Third-party parts that have no npm package, but are inside a dependency or our files: name, licence and place. */
const inside = [
  ["PostgreSQL, in WebAssembly", "PostgreSQL", "in `@electric-sql/pglite`"],
  ["libxml2, in WebAssembly", "MIT", "in `libxml2-wasm`"],
  ["Scalar API Reference", "MIT", "in `effect`; the page `/docs`"],
  ["IBM Plex Sans, a subset under another name", "OFL-1.1", "in `@radicar/print`, `fonts/OFL.txt`"],
  ["Names of signs of the Unicode CLDR", "Unicode-3.0", "in `@radicar/print`, `fonts/Unicode.txt`"]
] as const

/** Writes the documentation page that lists all dependencies and parts with their licences. */
export const licencesPage = (): string => {
  const rows = dependencies().map(({ licence, name, version }) => `| ${name} | ${version} | ${licence} |`)
  return [
    "# Licences of what comes with radicar",
    "",
    "radicar itself is under Apache-2.0. Installed with its packages or the service is, by their own statements:",
    "",
    "| Package | Version | Licence |",
    "| --- | --- | --- |",
    ...rows,
    "",
    "Where a package leaves the choice, it is the permissive one. Some parts have no package of their own:",
    "",
    "| Part | Licence | Where |",
    "| --- | --- | --- |",
    ...inside.map((cells) => `| ${cells.join(" | ")} |`),
    "",
    "`radicar` and `@radicar/cli` have no dependencies: the code is inside, with the licences in `bin/NOTICES.txt`, and those of the",
    "console in `bin/console/NOTICES.txt`; a `bom.json` next to each lists the packages (CycloneDX). The container image adds Node.js (MIT, with the licences of its parts) on Debian.",
    "",
    "The official code lists are facts that the authority publishes. Its schemas and annexes are not part of radicar.",
    ""
  ].join("\n")
}
