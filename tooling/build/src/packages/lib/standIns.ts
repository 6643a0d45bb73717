import type { EffectName } from "./effectModules.ts"
import type { Module } from "./plainLibraries.ts"

/**
 * Packages that browsers load. They read documents by readers alone, and schemas only carry these. `Schema` of Effect
 * would be a third of what a browser loads.
 */
const readersOnly: ReadonlySet<string> = new Set(["domain", "ubl", "print", "zip"])

/** The module in place of `Schema` and `SchemaAST`; its exports have their names. */
const schemas: Module = { folder: "domain", path: "plain/schemas" }

/** The module in place of one of Effect in a module of ours; `undefined` if Effect's is copied. */
export const schemaStandIn = ({ folder }: Module, { file, name }: EffectName): Module | undefined =>
  readersOnly.has(folder) && name === "*" && ["Schema.js", "SchemaAST.js"].includes(file) ? schemas : undefined

/** The module that is published in place of one of ours, or the module itself. */
export const standInFor = (module: Module): Module =>
  module.folder === "domain" && module.path === "wire/wireSchemas"
    ? { folder: "domain", path: "plain/wireSchemas" }
    : module

/** Throws if a published module takes a name of a schema module that the stand-in lacks. */
export const refuseUnknownNames = (libraries: ReadonlyMap<string, ReadonlyMap<string, string>>): void => {
  const standIn = libraries.get(schemas.folder)?.get(`${schemas.path}.js`) ?? ""
  const names = new Set([
    ...Array.from(standIn.matchAll(/^export (?:const|class) (\w+)/gmu), ([, name = ""]) => name),
    ...Array.from(standIn.matchAll(/ as (\w+)/gu), ([, name = ""]) => name)
  ])
  for (const folder of readersOnly) {
    for (const [path, text] of libraries.get(folder) ?? []) {
      if (!path.endsWith(".js")) continue
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "")
      for (const [used, name = ""] of code.matchAll(/\bSchema(?:AST)?\.(\w+)/gu)) {
        if (!names.has(name) && name !== "js") throw new Error(`${folder}/${path}: ${schemas.path} has no ${used}`)
      }
    }
  }
}
