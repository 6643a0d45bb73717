/**
 * Checks the wording of comments, documentation and the texts of the product. Counts long sentences and unclear titles
 * of tests; more than `tooling/house/limits.json` allows is an error. `--fix` makes all general replacements, `--list`
 * names every long sentence and unclear title. Arguments are paths from the root of the repository to check.
 */
import { readLimits } from "../limits.ts"
import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fix, lint } from "./lint.ts"
import { clauseTitles, longSentences } from "./measure.ts"

const root = join(import.meta.dirname, "../../../..")
const [fixes, lists] = ["--fix", "--list"].map((flag) => process.argv.includes(flag))
const only = process.argv.slice(2).filter((argument) => !argument.startsWith("--"))

/** Pattern of paths that are not checked: built and recorded files, and files in Spanish. */
const skipped =
  /(?:^|\/)(?:node_modules|dist|lib|CHANGELOG\.md)(?:\/|$)|^docs\/es(?:\/|$)|^README\.es\.md$|^packages\/contract\/src\/recorded|^packages\/domain\/src\/plain\/bodies\.ts$/u

const files = globSync(["*.md", "{docs,.changeset}/**/*.md", "{packages,apps,tooling}/**/*.{md,ts,tsx}"], {
  cwd: root,
  exclude: (path) => skipped.test(path)
}).filter((path) => !skipped.test(path) && (only.length === 0 || only.some((each) => path.startsWith(each))))

let count = 0
const long: Array<string> = []
const unclear: Array<string> = []
for (const path of files.toSorted()) {
  let text = readFileSync(join(root, path), "utf8")
  if (fixes) {
    const fixed = await fix(path, text)
    if (fixed !== text) writeFileSync(join(root, path), (text = fixed))
  }
  const findings = await lint(path, text)
  for (const line of findings) console.log(`${path}:${line}`)
  count += findings.length
  long.push(...longSentences(path, text))
  unclear.push(...clauseTitles(path, text))
}
console.log(`${files.length} files, ${count} wordings to avoid`)

const limits = readLimits(root).prose
let isOver = false
for (const [name, lines] of Object.entries({
  "sentences of more than 30 words": long,
  "titles of tests that begin with a clause": unclear
})) {
  const most = limits[name]?.most ?? 0
  isOver ||= lines.length > most
  console.log(`${name}: ${lines.length} of ${most}`)
  if (lists || lines.length > most) for (const line of lines) console.log(`    ${line}`)
}
process.exitCode = count === 0 && !isOver ? 0 : 1
