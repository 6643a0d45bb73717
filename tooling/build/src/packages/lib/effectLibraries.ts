import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { type LibraryFiles, pathsOf, textOf } from "./libraryFiles.ts"
import { type Reference, withReferences } from "./moduleText.ts"

/** The package whose modules use the effect of the project. */
const effectPackage = "effect"

const inside = /^@radicar\/([\w-]+)\/inner\/(.+)$/u

const withSpecifiers = (text: string, specifierOf: (specifier: string) => string): string =>
  withReferences(text, ({ specifier, text: whole }: Reference) =>
    whole.replace(`"${specifier}"`, `"${specifierOf(specifier)}"`)
  ).replace(/^\/\/# sourceMappingURL=.*\n?/gmu, "")

const withExtension = (specifier: string): string =>
  specifier.startsWith(".") ? specifier.replace(/\.ts$/u, ".js") : specifier

/**
 * The files of the packages for effect. `@radicar/effect` has the modules of all `sources`, each package's in a folder,
 * and they import each other there. The `others` are packages of their own, which take from it what they take from
 * `sources` in the repository.
 */
export const effectLibraries = (
  root: string,
  sources: ReadonlyArray<string>,
  others: ReadonlyArray<string>
): LibraryFiles => {
  /** The path in `@radicar/effect` of a module of the sources. */
  const placeOf = (specifier: string): string | undefined => {
    const [, folder = "", path] = inside.exec(specifier) ?? []
    return sources.includes(folder) ? `${folder}/${path}` : undefined
  }
  const own = new Map<string, string>()
  const add = (folder: string, path: string, at: string): void => {
    own.set(
      at,
      withSpecifiers(textOf(root, folder, path), (specifier) => {
        const place = placeOf(specifier)
        if (place === undefined) return withExtension(specifier)
        const near = relative(dirname(at), place)
        return `${near.startsWith(".") ? near : `./${near}`}.js`
      })
    )
  }
  for (const folder of sources) for (const path of pathsOf(root, folder)) add(folder, path, join(folder, path))
  for (const path of pathsOf(root, effectPackage)) add(effectPackage, path, path)
  const fonts = join(root, "packages/print/fonts")
  for (const name of globSync("*.txt", { cwd: fonts })) {
    own.set(`print/fonts/${name}`, readFileSync(join(fonts, name), "utf8"))
  }
  return new Map([
    [effectPackage, own],
    ...others.map(
      (folder) =>
        [
          folder,
          new Map(
            pathsOf(root, folder).map((path) => [
              path,
              path.endsWith(".json")
                ? textOf(root, folder, path)
                : withSpecifiers(textOf(root, folder, path), (specifier) => {
                    const place = placeOf(specifier)
                    return place === undefined ? withExtension(specifier) : `@radicar/${effectPackage}/inner/${place}`
                  })
            ])
          )
        ] as const
    )
  ])
}
