import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** A source file of the product with its imports. */
export interface SourceFile {
  /** Path from the root of the repository: `packages/ubl/src/part/party.ts`. */
  readonly path: string
  /** Folder of the workspace, such as `packages/ubl` or `apps/api`. */
  readonly workspace: string
  readonly text: string
  /** Whether the file contains code lists, which count neither as files nor as lines. */
  readonly data: boolean
  /** Paths of the source files that the file imports, type imports included. */
  readonly imports: ReadonlyArray<string>
}

/** Files that a generator writes. */
const generated = /^packages\/(?:domain\/src\/plain\/bodies\.ts|http-client\/src\/plain\/generated\/)/u

/** Whether a generator writes a source file, by its path from the root of the repository. */
export const isGenerated = (path: string): boolean => generated.test(path)

const dataFiles = [/^packages\/domain\/src\/codes\/(?!CodeList\.ts)/u]

const specifier = /^(?:import|export)\b[^"'=;]*?\bfrom\s*["']([^"']+)["']|\bimport\(?\s*["']([^"']+)["']/gmu

/** Finds the import specifiers of a file, as written. */
const specifiersOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(specifier)].map(([, statement, call]) => statement ?? call ?? "")

/**
 * Resolves an import, such as `@radicar/domain/inner/key/cufe` or `../key/cufe.ts`, to a path from the repository's
 * root; `undefined` for a library.
 */
const resolved = (root: string, from: string, name: string): string | undefined => {
  const sibling = /^@radicar\/(?<workspace>[a-z-]+)\/(?:inner\/)?(?<inside>.+)$/u.exec(name)?.groups
  if (name.startsWith(".")) return join(dirname(from), name)
  if (sibling === undefined) return undefined
  return ["packages", "apps"]
    .flatMap((parent) =>
      [".ts", ".tsx"].map((ending) => `${parent}/${sibling["workspace"]}/src/${sibling["inside"]}${ending}`)
    )
    .find((path) => existsSync(join(root, path)))
}

/** Reads every written source file of `packages` and `apps`, or of other folders. `root` is the repository's folder. */
export const sourceFiles = (root: string, folders = "{packages,apps}"): ReadonlyArray<SourceFile> =>
  globSync(`${folders}/*/src/**/*.{ts,tsx,sql}`, { cwd: root })
    .filter((path) => !isGenerated(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8")
      const imports = specifiersOf(text).flatMap((name) => resolved(root, path, name) ?? [])
      const workspace = path.split("/", 2).join("/")
      return { path, workspace, text, data: dataFiles.some((each) => each.test(path)), imports: [...new Set(imports)] }
    })

/** Reads every file of the tests, as text by path from the root of the repository. */
export const testTexts = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync("{packages,apps,tooling}/*/test/**/*.{ts,tsx}", { cwd: root })
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), "utf8")])
  )

/**
 * Lists the source files that have a test: the paths that tests import, and the names that test files have without
 * `.test`.
 */
export const testedFiles = (root: string, tests: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const imported = [...tests].flatMap(([path, text]) =>
    specifiersOf(text).flatMap((name) => resolved(root, path, name) ?? [])
  )
  return new Set([...imported, ...[...tests.keys()].map((path) => basename(path).replace(/\.test\.tsx?$/u, ""))])
}

/** Counts the operations of the contract, by its OpenAPI document. */
export const operationCount = (root: string): number => {
  const { paths }: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(
    readFileSync(join(root, "docs/openapi.json"), "utf8")
  )
  return Object.values(paths).flatMap((methods) => Object.keys(methods).filter((name) => /^[a-z]+$/u.test(name))).length
}
