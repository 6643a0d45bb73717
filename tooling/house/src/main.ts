/**
 * Prints the structure of the code base: files and lines of code by package, mutual imports, import cycles, and files
 * too small to stand alone. Also counts docstrings that begin with a clause, limits of time in tests, and files that
 * mention a concept. Exits
 * with 1 if a limit of `limits.json` is exceeded, or was raised without a new reason. `--list` names every file behind
 * a figure.
 */
import { join } from "node:path"
import { type Limit, limitsFile, raisedSilently, readLimits } from "./limits.ts"
import {
  circles,
  clauseDocstrings,
  codeLines,
  filesNaming,
  mutualImports,
  ownTimeLimits,
  smallSingleUserFiles
} from "./measure.ts"
import { sourceFiles, testedFiles, testTexts } from "./sourceFiles.ts"

const root = join(import.meta.dirname, "../../..")
const limits = readLimits(root)
const listed = process.argv.includes("--list")
const files = sourceFiles(root)
const tests = testTexts(root)
const product = files.filter(({ data }) => !data)
const exceeded: Array<string> = []

const print = (name: string, count: number, limit: Limit | undefined, detail: ReadonlyArray<string> = []): void => {
  const isOver = limit !== undefined && count > limit.most
  if (isOver) exceeded.push(`over the limit: ${name}: ${count}, at most ${limit.most}`)
  console.log(`${name.padEnd(36)}${String(count).padStart(8)}${limit === undefined ? "" : `  of ${limit.most}`}`)
  if (listed || isOver) for (const line of detail) console.log(`    ${line}`)
}

const workspaces = [...new Set(product.map(({ workspace }) => workspace))]
for (const kind of ["files", "lines"] as const) {
  for (const workspace of workspaces) {
    const workspaceFiles = product.filter((file) => file.workspace === workspace)
    const count =
      kind === "files"
        ? workspaceFiles.length
        : workspaceFiles.reduce((sum, { path, text }) => sum + codeLines(text, path), 0)
    print(`${kind} of ${workspace}`, count, limits[kind][workspace] ?? { most: 0 })
  }
}
print("product files", product.length, undefined)
print(
  "lines of code",
  product.reduce((sum, { path, text }) => sum + codeLines(text, path), 0),
  undefined
)

const shape: Readonly<Record<string, ReadonlyArray<string>>> = {
  "folders that import each other": mutualImports(files),
  "circles of files": circles(files).map((circle) => circle.join(" ")),
  "small files with one user": smallSingleUserFiles(files, testedFiles(root, tests)),
  "docstrings that begin with a clause": clauseDocstrings(files),
  "limits of time in tests": ownTimeLimits(tests)
}
for (const [name, detail] of Object.entries(shape)) print(name, detail.length, limits.shape[name], detail)
for (const [name, limit] of Object.entries(limits.naming)) {
  const paths = filesNaming(files, new RegExp(name, "iu"))
  print(`files naming ${name}`, paths.length, limit, paths)
}

for (const line of exceeded) console.log(line)
const silent = raisedSilently(root)
for (const name of silent) console.log(`raised without a new reason in ${limitsFile}: ${name}`)
process.exitCode = exceeded.length + silent.length === 0 ? 0 : 1
