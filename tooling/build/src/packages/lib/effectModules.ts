import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, normalize } from "node:path"
import { referencesOf } from "./moduleText.ts"
import { repository } from "../repository.ts"

const require = createRequire(join(repository, "packages/domain/package.json"))

/** Folder of the modules of the `effect` that the workspace pins. */
const folder = dirname(require.resolve("effect"))

/** The text of a module of effect, without its documentation and the address of its source map. */
export const effectModule = (path: string): string =>
  readFileSync(join(folder, path), "utf8")
    .replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n?/gmu, "")
    .replace(/^\/\/# sourceMappingURL=.*$/gmu, "")

/** Licence of effect, which a copy of its modules has to contain. */
export const effectLicence = (): string => readFileSync(join(folder, "../LICENSE"), "utf8")

/** The file of a specifier of effect, such as `effect/encoding/Base64`; `undefined` for other packages. */
const fileOf = (specifier: string): string | undefined =>
  specifier === "effect"
    ? "index.js"
    : specifier.startsWith("effect/")
      ? normalize(require.resolve(specifier).slice(folder.length + 1))
      : undefined

/** Where a name of effect comes from: a whole module, or an export of one. */
export interface EffectName {
  readonly file: string
  /** `*` for the module itself. */
  readonly name: string
}

/** Finds the module behind a name that is imported from a specifier of effect; `undefined` for other packages. */
export const effectNameOf = (specifier: string, name: string): EffectName | undefined => {
  const file = fileOf(specifier)
  if (file === undefined || name === "*") return file === undefined ? undefined : { file, name }
  const text = effectModule(file)
  const namespace = new RegExp(`^export \\* as ${name} from "\\./([^"]+)"`, "mu").exec(text)?.[1]
  if (namespace !== undefined) return { file: join(dirname(file), namespace), name: "*" }
  for (const { isExport, names, specifier: from } of referencesOf(text)) {
    const found = isExport ? names.find(({ as }) => as === name) : undefined
    if (found !== undefined) return { file: join(dirname(file), from), name: found.name }
  }
  return { file, name }
}

/** The modules of effect that some of them import, themselves included. */
export const effectClosure = (files: Iterable<string>): ReadonlyArray<string> => {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const { kind, specifier } of referencesOf(effectModule(file))) {
      if (kind === "inline") continue
      if (!specifier.startsWith(".")) throw new Error(`effect/${file} imports ${specifier}, which no package states`)
      waiting.push(join(dirname(file), specifier))
    }
  }
  return [...found].toSorted()
}
