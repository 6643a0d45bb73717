import { readFileSync } from "node:fs"
import { join, normalize } from "node:path"
import { manifestOf, type PublishedPackage, repository } from "../repository.ts"
import { shortened, statements } from "./statements.ts"

/** Names that a statement imports or exports from a module of the same package; `undefined` stands for all names. */
interface Transfer {
  readonly from: string
  readonly names: ReadonlyArray<string> | undefined
  readonly isExport: boolean
}

const transferOf = (module: string, statement: string): Transfer | undefined => {
  const [, keyword, listed, path] =
    /^(import|export) (?:type )?(?:\{([^}]*)\}|\*(?: as \w+)?) from "(\.[^"]+)\.js"/u.exec(statement) ?? []
  if (path === undefined) return undefined
  const names = listed?.split(",").map(
    (name) =>
      name
        .trim()
        .replace(/^type /u, "")
        .split(" as ")[0] ?? ""
  )
  return { from: normalize(join(module, "..", path)), names, isExport: keyword === "export" }
}

const declared = /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|class|interface|type|function) (\w+)/u

/** Lists the modules of the documented paths of a package, without the inner ones. */
const publicModules = (folder: string): ReadonlyArray<string> =>
  Object.entries<{ readonly types?: string } | string | null>(manifestOf(folder).publishConfig.exports).flatMap(
    ([path, each]) =>
      typeof each === "object" && each?.types !== undefined && !path.startsWith("./inner")
        ? [each.types.slice("./lib/".length, -".d.ts".length)]
        : []
  )

/**
 * Writes what a package offers, by subpath, as its `lib` declares it. A declaration of another module follows its
 * export. Write the libraries first.
 */
export const apiReport = ({ folder, name }: PublishedPackage): string => {
  const read = new Map<string, ReadonlyArray<string>>()
  const statementsOf = (module: string): ReadonlyArray<string> => {
    const cached = read.get(module)
    if (cached !== undefined) return cached
    const text = readFileSync(join(repository, "packages", folder, "lib", `${module}.d.ts`), "utf8")
    read.set(module, statements(text))
    return statementsOf(module)
  }
  /** Lists the declarations that a module exports, all or by name, each after the class that it extends. */
  const exported = (module: string, names?: ReadonlyArray<string>): ReadonlyArray<string> =>
    statementsOf(module).flatMap((statement) => {
      const transfer = transferOf(module, statement)
      if (transfer?.isExport === true) {
        const wanted =
          names === undefined ? transfer.names : (transfer.names ?? names).filter((each) => names.includes(each))
        return exported(transfer.from, wanted)
      }
      const [, declares = ""] = declared.exec(statement) ?? []
      if (!statement.startsWith("export ") || names?.includes(declares) === false) return []
      const [base] = / extends (\w+_base)\b/u.exec(statement)?.slice(1) ?? []
      return [...statementsOf(module).filter((each) => each.startsWith(`declare const ${base}:`)), statement]
    })
  const sections = publicModules(folder).map((module) => {
    const declarations = [...new Set(exported(module))]
    return `## ${module}\n\n\`\`\`ts\n${declarations.map(shortened).join("\n")}\n\`\`\`\n`
  })
  return `# The types of ${name}\n\nWritten by \`pnpm api:write\`.\n\n${sections.join("\n")}`
}
