/**
 * Runs all judges over many documents of each type and writes `docs/judged-by-others.json`, from which `docs:write`
 * makes the page. `pnpm judges 20`: documents of each type.
 */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { RunRecord } from "./Record.ts"
import { runJudges } from "./runJudges.ts"

const { rulings, skipped } = await runJudges(Number(process.argv[2] ?? 20), Number.POSITIVE_INFINITY)
const record: RunRecord = {
  date: new Date().toISOString().slice(0, 10),
  judges: rulings.map(({ accepted, name, refused, version }) => ({ name, version, accepted, refused }))
}
for (const { name, surprises } of rulings) for (const surprise of surprises) console.log(`${name}: ${surprise}`)
for (const name of skipped) console.log(`skipped: ${name} is not installed`)
process.exitCode = skipped.length + rulings.flatMap(({ surprises }) => surprises).length === 0 ? 0 : 1
// a run without all judges is no record
if (process.exitCode === 0) {
  const path = join(import.meta.dirname, "../../../../docs/judged-by-others.json")
  writeFileSync(path, `${JSON.stringify(record, undefined, 2)}\n`)
}
