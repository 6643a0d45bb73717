import { readOptions } from "./FuzzOptions.ts"
import { runFuzz } from "./runFuzz.ts"

const stop = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort())

const reports = await runFuzz(readOptions(process.argv.slice(2)), stop.signal)
for (const { findings, name, outcomes, ...figures } of reports) {
  console.log(name, JSON.stringify(figures))
  for (const [outcome, times] of Object.entries(outcomes)) console.log(`  ${times} × ${outcome}`)
  for (const { detail, input, what } of findings) console.log(`NOT HELD: ${what}\n  ${input}\n  ${detail}`)
}
process.exitCode = reports.every(({ findings }) => findings.length === 0) ? 0 : 1
