import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize, relative } from "node:path"
import { pathsOf, textOf } from "./libraryFiles.ts"
import { referencesOf, withReferences } from "./moduleText.ts"
import { withoutTexts } from "./withoutTexts.ts"

/** The package whose modules use the effect of the project. */
const effectPackage = "effect"

const inside = /^@radicar\/([\w-]+)\/inner\/(.+)$/u

/** A file that the compiler wrote: the folder of its package, and its path in `dist`. */
interface BuiltFile {
  readonly folder: string
  readonly path: string
}

/** The file that a specifier means in another one; `undefined` for packages that are not ours. */
const targetOf = ({ folder, path }: BuiltFile, specifier: string): BuiltFile | undefined => {
  const ending = path.endsWith(".d.ts") ? ".d.ts" : ".js"
  if (specifier.startsWith(".")) {
    return { folder, path: normalize(join(dirname(path), specifier)).replace(/\.(?:ts|js)$/u, ending) }
  }
  const [, other, inner] = inside.exec(specifier) ?? []
  return other === undefined ? undefined : { folder: other, path: `${inner}${ending}` }
}

/** The path of a file in `@radicar/effect`, where each other package has a folder. */
const placeOf = ({ folder, path }: BuiltFile): string => (folder === effectPackage ? path : join(folder, path))

/**
 * The files of `@radicar/effect`: its roots, and the modules of the other packages that they need, each package's in a
 * folder. They import each other there.
 */
export const effectLibrary = (root: string): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  const waiting = pathsOf(root, effectPackage).map((path): BuiltFile => ({ folder: effectPackage, path }))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const place = placeOf(file)
    if (files.has(place)) continue
    const from = file
    const text = textOf(root, file.folder, file.path)
    waiting.push(...referencesOf(text).flatMap(({ specifier }) => targetOf(from, specifier) ?? []))
    const rewritten = withReferences(text, ({ specifier, text: whole }) => {
      const target = targetOf(from, specifier)
      if (target === undefined) return whole
      const near = relative(dirname(place), placeOf(target)).replace(/\.d\.ts$/u, ".js")
      return whole.replace(`"${specifier}"`, `"${near.startsWith(".") ? near : `./${near}`}"`)
    })
    const published = rewritten.replace(/^\/\/# sourceMappingURL=.*\n?/gmu, "")
    files.set(place, place.endsWith(".js") ? withoutTexts(published, { forOpenApi: true }) : published)
  }
  const fonts = join(root, "packages/print/fonts")
  for (const name of globSync("*.txt", { cwd: fonts })) {
    files.set(`print/fonts/${name}`, readFileSync(join(fonts, name), "utf8"))
  }
  return files
}
