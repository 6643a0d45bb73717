/**
 * Prints how the house is built: files and lines of code by package, folders and files that import each other, files
 * too small for a room of their own, and how many files name a fact. Exits with 1 where `limits.json` does not hold.
 * `--list` names every file behind a figure.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { circles, codeLines, filesNaming, mutualImports, smallSingleUserFiles } from "./measure.ts"
import { sourceFiles, testedFiles } from "./sourceFiles.ts"

interface Limit {
  readonly most: number
  /** Why it was raised last. */
  readonly reason?: string
}

interface Limits {
  /** Files by workspace. */
  readonly files: Readonly<Record<string, Limit>>
  /** Files that name a fact; the names are regular expressions, case ignored. */
  readonly naming: Readonly<Record<string, Limit>>
  /** Mutual imports, circles and small files; the goal is 0. */
  readonly shape: Readonly<Record<string, Limit>>
}

const root = join(import.meta.dirname, "../../..")
const limits: Limits = JSON.parse(readFileSync(join(import.meta.dirname, "../limits.json"), "utf8"))
const listed = process.argv.includes("--list")
const files = sourceFiles(root)
const product = files.filter(({ data }) => !data)
const exceeded: Array<string> = []

const print = (name: string, count: number, limit: Limit | undefined, detail: ReadonlyArray<string> = []): void => {
  const isOver = limit !== undefined && count > limit.most
  if (isOver) exceeded.push(`${name}: ${count}, at most ${limit.most}`)
  console.log(`${name.padEnd(36)}${String(count).padStart(8)}${limit === undefined ? "" : `  of ${limit.most}`}`)
  if (listed || isOver) for (const line of detail) console.log(`    ${line}`)
}

const workspaces = [...new Set(product.map(({ workspace }) => workspace))]
for (const workspace of workspaces) {
  const own = product.filter((file) => file.workspace === workspace)
  const lines = own.reduce((sum, { text }) => sum + codeLines(text), 0)
  print(`${workspace} (${lines} lines)`, own.length, limits.files[workspace] ?? { most: 0 })
}
print("product files", product.length, undefined)
print(
  "lines of code",
  product.reduce((sum, { text }) => sum + codeLines(text), 0),
  undefined
)

const shape: Readonly<Record<string, ReadonlyArray<string>>> = {
  "folders that import each other": mutualImports(files),
  "circles of files": circles(files).map((circle) => circle.join(" ")),
  "small files with one user": smallSingleUserFiles(files, testedFiles(root))
}
for (const [name, found] of Object.entries(shape)) print(name, found.length, limits.shape[name], found)
for (const [name, limit] of Object.entries(limits.naming)) {
  const found = filesNaming(files, new RegExp(name, "iu"))
  print(`files naming ${name}`, found.length, limit, found)
}

for (const line of exceeded) console.log(`over the limit: ${line}`)
process.exitCode = exceeded.length === 0 ? 0 : 1
