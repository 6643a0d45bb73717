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
    /^(import|export) (?:type )?(?:\{([^}]*)\}|\*(?: as \w+)?) from "(\.[^"]+)\.ts"/u.exec(statement) ?? []
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

const words = (text: string): ReadonlyArray<string> => text.match(/\w+/gu) ?? []

/** Lists the modules behind the public subpaths of a package, without the inner subpaths. */
const publicModules = (folder: string): ReadonlyArray<string> =>
  Object.values<{ readonly types?: string } | string | null>(manifestOf(folder).publishConfig.exports).flatMap((each) =>
    typeof each === "object" && each?.types !== undefined && !each.types.includes("*")
      ? [each.types.slice("./dist/".length, -".d.ts".length)]
      : []
  )

/**
 * Writes the public types of a package by module, as its build declares them: the types of its subpaths, and the types
 * that these name in other modules. Build the package first.
 */
export const apiReport = ({ folder, name }: PublishedPackage): string => {
  const modules = publicModules(folder)
  const read = new Map<string, ReadonlyArray<string>>()
  const reported = new Map<string, Set<string>>()
  const statementsOf = (module: string): ReadonlyArray<string> => {
    const cached = read.get(module)
    if (cached !== undefined) return cached
    const text = readFileSync(join(repository, "packages", folder, "dist", `${module}.d.ts`), "utf8")
    read.set(module, statements(text))
    return statementsOf(module)
  }
  const report = (module: string, statement: string): void => {
    const reachable = reported.get(module) ?? new Set()
    reported.set(module, reachable)
    if (reachable.has(statement)) return
    reachable.add(statement)
    const transfer = transferOf(module, statement)
    if (transfer?.isExport === true) reportNames(transfer.from, transfer.names)
    else if (!statement.startsWith("import ")) reportNames(module, words(statement))
    for (const [, path = "", named = ""] of statement.matchAll(/import\("(\.[^"]+)\.ts"\)\.(\w+)/gu)) {
      reportNames(normalize(join(module, "..", path)), [named])
    }
  }
  const reportNames = (module: string, names: ReadonlyArray<string> | undefined): void => {
    for (const statement of statementsOf(module)) {
      const transfer = transferOf(module, statement)
      const [, declares = ""] = declared.exec(statement) ?? []
      if (names === undefined ? !statement.startsWith("import ") : names.includes(declares)) report(module, statement)
      if (transfer === undefined || names === undefined) continue
      const named = transfer.names?.filter((each) => names.includes(each)) ?? names
      if (named.length > 0) reportNames(transfer.from, named)
    }
  }
  for (const module of modules) reportNames(module, undefined)
  const sections = [...reported.keys()].toSorted().map((module) => {
    const title = modules.includes(module) ? module : `${module} (not to be imported)`
    const reportedStatements = statementsOf(module).filter((statement) => reported.get(module)?.has(statement))
    return `## ${title}\n\n\`\`\`ts\n${reportedStatements.map(shortened).join("\n")}\n\`\`\`\n`
  })
  return `# The types of ${name}\n\nWritten by \`pnpm api:write\`.\n\n${sections.join("\n")}`
}
