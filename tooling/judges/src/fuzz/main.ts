import { readCommand } from "./FuzzOptions.ts"
import { runLong } from "./long/runLong.ts"
import { runFuzz } from "./runFuzz.ts"

const stop = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort())

const { json, long, options } = readCommand(process.argv.slice(2))
const reports = await (long === undefined
  ? runFuzz(options, stop.signal)
  : runLong(long, stop.signal, (line) => console.log(line)))
for (const report of reports) {
  if (json) {
    console.log(JSON.stringify(report))
    continue
  }
  const { findings, name, outcomes, ...figures } = report
  console.log(name, JSON.stringify(figures))
  for (const [outcome, times] of Object.entries(outcomes)) console.log(`  ${times} × ${outcome}`)
  for (const { detail, input, what } of findings) console.log(`NOT HELD: ${what}\n  ${input}\n  ${detail}`)
}
process.exitCode = reports.every(({ findings }) => findings.length === 0) ? 0 : 1
