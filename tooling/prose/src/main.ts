/**
 * Checks the wording of comments, documentation and the texts of the product. `--fix` makes all general replacements.
 * Arguments are paths from the root of the repository to check.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fix, lint } from "./lint.ts"

const root = join(import.meta.dirname, "../../..")
const fixes = process.argv.includes("--fix")
const only = process.argv.slice(2).filter((argument) => argument !== "--fix")

/** Built and recorded files, and those in Spanish. */
const skipped =
  /(?:^|\/)(?:node_modules|dist|CHANGELOG\.md)(?:\/|$)|^docs\/es(?:\/|$)|^packages\/contract\/src\/recorded/u

const files = globSync(["*.md", "{docs,.changeset}/**/*.md", "{packages,apps,tooling}/**/*.{md,ts,tsx}"], {
  cwd: root,
  exclude: (path) => skipped.test(path)
}).filter((path) => !skipped.test(path) && (only.length === 0 || only.some((each) => path.startsWith(each))))

let count = 0
for (const path of files.toSorted()) {
  let text = readFileSync(join(root, path), "utf8")
  if (fixes) {
    const fixed = await fix(path, text)
    if (fixed !== text) writeFileSync(join(root, path), (text = fixed))
  }
  const findings = await lint(path, text)
  for (const line of findings) console.log(`${path}:${line}`)
  count += findings.length
}
console.log(`${files.length} files, ${count} wordings to avoid`)
process.exitCode = count === 0 ? 0 : 1
