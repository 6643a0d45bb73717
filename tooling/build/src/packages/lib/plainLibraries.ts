import { dirname, join, normalize, relative } from "node:path"
import { effectClosure, effectLicence, effectModule, type EffectName, effectNameOf } from "./effectModules.ts"
import { type Reference, referencesOf, withReferences } from "./moduleText.ts"
import { type LibraryFiles, textOf } from "./libraryFiles.ts"
import { withoutTexts } from "./withoutTexts.ts"
import { refuseUnknownNames, schemaStandIn, standInFor } from "./standIns.ts"

/** A module of a package: its path in `dist` without extension. */
export interface Module {
  readonly folder: string
  readonly path: string
}

/** The package in which the modules of effect are, once for all. */
const bundling = "domain"

type Form = ".js" | ".d.ts"

const keyOf = ({ folder, path }: Module): string => `${folder}/${path}`

/** The namespace of a module. */
const whole = { name: "*", as: "", isType: false }

const sibling = /^@radicar\/([\w-]+)(?:\/inner\/(.+))?$/u

/** The module that a specifier means in a module of a package; `undefined` outside of our packages. */
const targetOf = (root: string, { folder, path }: Module, specifier: string, form: Form): Module | undefined => {
  if (specifier.startsWith(".")) {
    const target = { folder, path: normalize(join(dirname(path), specifier)).replace(/\.(?:ts|js)$/u, "") }
    return form === ".js" ? standInFor(target) : target
  }
  const [, other, inner] = sibling.exec(specifier) ?? []
  if (other === undefined) return undefined
  if (inner !== undefined) return { folder: other, path: inner }
  throw new Error(`${specifier} in ${root}: name the module, by its inner path`)
}

/** The name under which the inner path of a package exports a name of one of its modules. */
const innerName = (path: string, name: string): string => `${path.replaceAll(/\W/gu, "_")}$${name === "*" ? "" : name}`

const isUsed = (form: Form, { isType, kind, names }: Reference): boolean =>
  form === ".d.ts" || (kind !== "inline" && !isType && (kind !== "named" || names.some((name) => !name.isType)))

/** Names of the inner paths of the packages, with what each is. */
interface Inner {
  readonly modules: Map<string, { readonly module: Module; readonly name: string; readonly form: Form }>
  readonly effect: Map<string, EffectName>
}

const note = (form: Form, target: Module, { names }: Reference, inner: Inner): void => {
  for (const { isType, name } of names) {
    if (form === ".js" && isType) continue
    inner.modules.set(`${form}${keyOf(target)}$${name}`, { module: target, name, form })
  }
}

/** Walks over the modules that the roots need, in one form, and collects what packages take from each other. */
const walk = (root: string, form: Form, roots: ReadonlyArray<Module>, inner: Inner): ReadonlyMap<string, Module> => {
  const found = new Map<string, Module>()
  const waiting = [...roots]
  const users = new Map<string, string>()
  const wayTo = (key: string): string => (users.has(key) ? `${wayTo(users.get(key) ?? "")} > ${key}` : key)
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(keyOf(module))) continue
    found.set(keyOf(module), module)
    for (const reference of referencesOf(textOf(root, module.folder, `${module.path}${form}`))) {
      if (!isUsed(form, reference)) continue
      const target = targetOf(root, module, reference.specifier, form)
      if (target !== undefined) {
        waiting.push(target)
        if (!found.has(keyOf(target)) && !users.has(keyOf(target))) users.set(keyOf(target), keyOf(module))
        if (target.folder !== module.folder) note(form, target, reference, inner)
      } else if (reference.specifier === "effect" || reference.specifier.startsWith("effect/")) {
        if (form === ".d.ts") throw new Error(`a type of a plain root needs effect: ${wayTo(keyOf(module))}`)
        for (const { name } of reference.names) {
          const meant = effectNameOf(reference.specifier, name)
          const standIn = meant === undefined ? undefined : schemaStandIn(module, meant)
          if (standIn !== undefined) {
            waiting.push(standIn)
            if (standIn.folder !== module.folder) note(form, standIn, { ...reference, names: [whole] }, inner)
          } else if (meant !== undefined) inner.effect.set(`${meant.file}$${meant.name}`, meant)
        }
      }
    }
  }
  return found
}

const renamed = (name: string, as: string): string => (name === as ? name : `${name} as ${as}`)

const upTo = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
  return path.startsWith(".") ? path : `./${path}`
}

/** Imports from effect, as they are in the package that has its modules or in another one. */
const effectStatement = (module: Module, { isExport, names, specifier }: Reference): string => {
  if (isExport) throw new Error(`${keyOf(module)} exports what is of effect`)
  return names
    .map(({ as, name }) => {
      const meant = effectNameOf(specifier, name)
      if (meant === undefined) throw new Error(`${keyOf(module)}: unknown ${name} of ${specifier}`)
      const standIn = schemaStandIn(module, meant)
      if (standIn !== undefined) {
        return standIn.folder === module.folder
          ? `import * as ${as} from "${upTo(module.path, `${standIn.path}.js`)}";`
          : `import { ${renamed(innerName(standIn.path, "*"), as)} } from "@radicar/${standIn.folder}/inner";`
      }
      if (module.folder !== bundling) {
        return `import { ${renamed(innerName(`effect/${meant.file}`, meant.name), as)} } from "@radicar/${bundling}/inner";`
      }
      const from = `"${upTo(module.path, `effect/${meant.file}`)}"`
      return meant.name === "*"
        ? `import * as ${as} from ${from};`
        : `import { ${renamed(meant.name, as)} } from ${from};`
    })
    .join(" ")
}

const siblingStatement = (form: Form, target: Module, reference: Reference): string => {
  const { isExport, isType, kind, names, specifier } = reference
  // a module that is only run has a public path of its own name: a bundler drops such imports of the inner path
  if (kind === "effects") return `import "@radicar/${target.folder}/${target.path}";`
  if (kind === "star" || kind === "inline") throw new Error(`${specifier}: name what is taken`)
  const taken = names
    .filter((name) => form === ".d.ts" || !name.isType)
    .map((each) => {
      const text = renamed(innerName(target.path, each.name), each.as)
      return each.isType && !isType ? `type ${text}` : text
    })
  return `${isExport ? "export" : "import"} ${isType ? "type " : ""}{ ${taken.join(", ")} } from "@radicar/${target.folder}/inner";`
}

const rewritten = (root: string, module: Module, form: Form): string =>
  withReferences(textOf(root, module.folder, `${module.path}${form}`), (reference) => {
    if (!isUsed(form, reference)) return reference.kind === "inline" ? reference.text : ""
    const { kind, specifier, text } = reference
    const target = targetOf(root, module, specifier, form)
    if (target === undefined) {
      return specifier === "effect" || specifier.startsWith("effect/") ? effectStatement(module, reference) : text
    }
    if (target.folder !== module.folder) return siblingStatement(form, target, reference)
    const near = upTo(module.path, `${target.path}.js`)
    return kind === "inline" ? `import("${near}")` : text.replace(`"${specifier}"`, `"${near}"`)
  }).replace(/^\/\/# sourceMappingURL=.*\n?/gmu, "")

/** The module of a package's inner path, in one form. */
const innerModule = (folder: string, form: Form, { effect, modules }: Inner): string => {
  const own = [...modules.values()]
    .filter((each) => each.module.folder === folder && each.form === form)
    .map(({ module: { path }, name }) =>
      name === "*"
        ? `export * as ${innerName(path, name)} from "./${path}.js";`
        : `export { ${name} as ${innerName(path, name)} } from "./${path}.js";`
    )
  const bundled = [...effect.values()].map(({ file, name }) =>
    name === "*"
      ? `export * as ${innerName(`effect/${file}`, name)} from "./effect/${file}";`
      : `export { ${name} as ${innerName(`effect/${file}`, name)} } from "./effect/${file}";`
  )
  const all = [...own, ...(folder === bundling && form === ".js" ? bundled : [])].toSorted()
  return `// for @radicar packages of the same version: without documentation, and different in every version\n${all.join("\n")}\nexport {};\n`
}

/** Whether other packages take something from a package, which then has an inner path. */
const isTaken = (folder: string, { modules }: Inner): boolean =>
  folder === bundling || [...modules.values()].some(({ module }) => module.folder === folder)

/**
 * The files of the packages whose roots need no effect. They have only the modules that their roots need. The modules of
 * effect that they need are copied into one of them; the others take them, and each other's modules, from the inner path
 * of a package. `roots` are the modules of the public paths, by package.
 *
 * @throws when a type of a root names effect
 */
export const plainLibraries = (root: string, roots: ReadonlyMap<string, ReadonlyArray<string>>): LibraryFiles => {
  const inner: Inner = { modules: new Map(), effect: new Map() }
  const entries = [...roots].flatMap(([folder, paths]) => paths.map((path) => ({ folder, path })))
  const files = new Map<string, Map<string, string>>([...roots.keys()].map((folder) => [folder, new Map()]))
  for (const form of [".js", ".d.ts"] as const) {
    for (const module of walk(root, form, entries, inner).values()) {
      const text = rewritten(root, module, form)
      files
        .get(module.folder)
        ?.set(`${module.path}${form}`, form === ".js" ? withoutTexts(text, { forOpenApi: false }) : text)
    }
  }
  for (const [folder, own] of files) {
    if (!isTaken(folder, inner)) continue
    own.set("inner.js", innerModule(folder, ".js", inner))
    own.set("inner.d.ts", innerModule(folder, ".d.ts", inner))
  }
  refuseUnknownNames(files)
  const bundled = files.get(bundling)
  for (const file of effectClosure([...inner.effect.values()].map(({ file: each }) => each))) {
    bundled?.set(`effect/${file}`, effectModule(file))
  }
  bundled?.set("effect/MIT.txt", effectLicence())
  return files
}
