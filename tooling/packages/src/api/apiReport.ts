import { globSync, readFileSync } from "node:fs"
import { join, normalize } from "node:path"
import { type PublishedPackage, repository } from "../repository.ts"
import { statements } from "./statements.ts"

const importedModules = (module: string, text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/(?:from |import\()"(\.[^"]+)\.ts"/gu), ([, path = ""]) =>
    normalize(join(module, "..", path))
  )

/**
 * The types that a package offers, module by module, as its build declares them: every module below a subpath, and the
 * internal ones whose types these name. The package must have been built.
 */
export const apiReport = ({ folder, name }: PublishedPackage): string => {
  const at = join(repository, "packages", folder)
  // a module that is gone may still have a declaration in an old build
  const modules = globSync("**/*.ts", { cwd: join(at, "src") })
    .map((path) => path.slice(0, -".ts".length))
    .filter((module) => !module.includes("internal/"))
  const texts = new Map<string, string>()
  const visit = (module: string): void => {
    if (texts.has(module)) return
    const text = readFileSync(join(at, "dist", `${module}.d.ts`), "utf8")
    texts.set(module, text)
    for (const imported of importedModules(module, text)) visit(imported)
  }
  for (const module of modules) visit(module)
  const sections = [...texts.keys()].toSorted().map((module) => {
    const title = module.includes("internal/") ? `${module} (not to be imported)` : module
    return `## ${title}\n\n\`\`\`ts\n${statements(texts.get(module) ?? "").join("\n")}\n\`\`\`\n`
  })
  return `# The types of ${name}\n\nWritten by \`pnpm api:write\`.\n\n${sections.join("\n")}`
}
