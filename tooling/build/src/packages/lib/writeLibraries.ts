import { readFileSync } from "node:fs"
import { join } from "node:path"
import { effectLibrary } from "./effectLibrary.ts"
import { writeFiles } from "./libraryFiles.ts"
import { plainLibraries } from "./plainLibraries.ts"

/** Packages whose roots need no effect. `@radicar/effect` has the same sources for the effect of a project. */
export const plainPackages = ["domain", "ubl", "signature", "dian", "print", "zip", "http-client"]

/** The modules of the public paths of a package, without those of its inner path. */
const rootsOf = (root: string, folder: string): ReadonlyArray<string> => {
  const { publishConfig } = JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8"))
  return Object.entries<{ readonly default: string } | string>(publishConfig.exports).flatMap(([path, target]) =>
    typeof target === "string" || path === "./inner" ? [] : [target.default.slice("./lib/".length, -".js".length)]
  )
}

/** Writes `lib` of every library, which is published, from what the compiler wrote. Build the packages first. */
export const writeLibraries = (root: string): void => {
  writeFiles(root, plainLibraries(root, new Map(plainPackages.map((folder) => [folder, rootsOf(root, folder)]))))
  writeFiles(root, new Map([["effect", effectLibrary(root)]]))
}
