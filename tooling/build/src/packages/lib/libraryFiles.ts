import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** The files of `lib` of each package, by the folder of the package and by their path. */
export type LibraryFiles = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The module that builds the catalogue of rules from the rules themselves. */
const catalogue = "rulebook/catalogue/catalogue.js"

/** The text of a module that returns the catalogue of rules, which the module of the compiler has to build. */
const catalogueText = (root: string): string => {
  const { ruleCatalogue } = createRequire(import.meta.url)(join(root, "packages/domain/dist", catalogue))
  return `export const ruleCatalogue = () => ${JSON.stringify(ruleCatalogue())};\n`
}

/** The text of a file that the compiler wrote for a package, or of the data that it would compute. */
export const textOf = (root: string, folder: string, path: string): string =>
  folder === "domain" && path === catalogue
    ? catalogueText(root)
    : readFileSync(join(root, "packages", folder, "dist", path), "utf8")

/** The paths of all modules, declarations and data that the compiler wrote for a package. */
export const pathsOf = (root: string, folder: string): ReadonlyArray<string> =>
  globSync("**/*.{js,d.ts,json}", { cwd: join(root, "packages", folder, "dist") }).toSorted()

/** Replaces `lib` of each package. */
export const writeFiles = (root: string, libraries: LibraryFiles): void => {
  for (const [folder, files] of libraries) {
    const lib = join(root, "packages", folder, "lib")
    rmSync(lib, { recursive: true, force: true })
    for (const [path, text] of files) {
      mkdirSync(dirname(join(lib, path)), { recursive: true })
      writeFileSync(join(lib, path), text)
    }
  }
}
