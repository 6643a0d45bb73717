/**
 * Prints the structure of the code base: files and lines of code by package and room of tooling, what a change adds and
 * removes, mutual imports, import cycles, and files too small to stand alone. Also counts docstrings that begin with a
 * clause, limits of time in tests, and files that mention a concept. Exits with 1 if a limit of `limits.json` is
 * exceeded, or was raised without a new reason. `--list` names every file behind a figure. `--release` judges what a
 * release must not raise. `--root` is the folder of another checkout.
 */
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type Limit, limitsFile, raisedSilently, readLimits } from "./limits.ts"
import {
  circles,
  clauseDocstrings,
  codeLines,
  filesNaming,
  mutualImports,
  ownTimeLimits,
  smallSingleUserFiles,
  uncheckedCasts
} from "./measure.ts"
import { changedLines } from "./changedLines.ts"
import { operationCount, type SourceFile, sourceFiles, testedFiles, testTexts } from "./sourceFiles.ts"

const { values } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    release: { type: "boolean", default: false },
    root: { type: "string", default: join(import.meta.dirname, "../../..") }
  }
})
const { list: listed, release: isRelease, root } = values
const limits = readLimits(root)
const files = sourceFiles(root)
const tests = testTexts(root)
const product = files.filter(({ data }) => !data)
const exceeded: Array<string> = []

/** Workspaces that grow with the operations of the contract. */
const withOperations = new Set(["apps/api", "apps/console", "packages/cli", "packages/contract"])

const print = (name: string, count: number, limit?: Limit, detail: ReadonlyArray<string> = []): void => {
  const isOver = limit !== undefined && count > limit.most
  if (isOver) exceeded.push(`over the limit: ${name}: ${count}, at most ${limit.most}`)
  console.log(`${name.padEnd(36)}${String(count).padStart(8)}${limit === undefined ? "" : `  of ${limit.most}`}`)
  if (listed || isOver) for (const line of detail) console.log(`    ${line}`)
}

const linesOf = (files: ReadonlyArray<SourceFile>): number =>
  files.reduce((sum, { path, text }) => sum + codeLines(text, path), 0)

for (const workspace of new Set(product.map((file) => file.workspace))) {
  const workspaceFiles = product.filter((file) => file.workspace === workspace)
  print(`files of ${workspace}`, workspaceFiles.length)
  print(`lines of ${workspace}`, linesOf(workspaceFiles))
}
print("product files", product.length)
print("lines of code", linesOf(product))
const perOperation = Math.round(
  linesOf(product.filter(({ workspace }) => withOperations.has(workspace))) / operationCount(root)
)
const figure = "lines of code for each operation"
print(figure, perOperation, isRelease ? limits.release[figure] : undefined)
const tools = sourceFiles(root, "tooling")
for (const room of new Set(tools.map((file) => file.workspace))) {
  print(`lines of ${room}`, linesOf(tools.filter(({ workspace }) => workspace === room)))
}
print("lines of tooling", linesOf(tools))
for (const line of changedLines(root)) console.log(line)

const shape: Readonly<Record<string, ReadonlyArray<string>>> = {
  "folders that import each other": mutualImports(files),
  "circles of files": circles(files).map((circle) => circle.join(" ")),
  "small files with one user": smallSingleUserFiles(files, testedFiles(root, tests)),
  "docstrings that begin with a clause": clauseDocstrings(files),
  "limits of time in tests": ownTimeLimits(tests),
  "casts to unknown or never": uncheckedCasts(files)
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
