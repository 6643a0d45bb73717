import { parseArgs } from "node:util"
import type { Attack } from "./Attempt.ts"
import { attacks } from "./attacks.ts"
import { runHeavy } from "./heavy/runHeavy.ts"
import { hostileFaults, runHostile } from "./hostile/runHostile.ts"
import { attemptLine, hasFailed, runAttacks } from "./runAttacks.ts"

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    service: { type: "string" },
    heavy: { type: "boolean", default: false },
    hostile: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "30" },
    tokens: { type: "string", default: "16" },
    sandbox: { type: "string" },
    only: { type: "string", multiple: true, default: [] }
  }
})

const runAll = async (): Promise<boolean> => {
  const isChosen = ({ long = false, name }: Attack): boolean =>
    positionals.length === 0 ? !(values.short && long) : positionals.includes(name)
  const chosen = attacks.filter(isChosen)
  const attempts = await runAttacks(chosen, (name, attempt) => console.log(attemptLine(name, attempt)), values.service)
  const succeeded = attempts.filter(({ ok }) => !ok).length
  console.log(`${attempts.length} attempts, ${succeeded} succeeded`)
  return hasFailed(attempts)
}

const { only, sandbox } = values

const runTenant = async (): Promise<boolean> => {
  const { seconds, seed, service: file } = values
  const measures = await runHostile({ seed: Number(seed), seconds: Number(seconds), file })
  for (const [name, statuses] of Object.entries(measures.outcomes).toSorted()) {
    const counts = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
    console.log(`  ${name.padEnd(70)} ${counts.join(", ")}`)
  }
  console.log(`${measures.resident.toFixed(0)} MiB resident at most`)
  const faults = hostileFaults(measures)
  for (const fault of faults) console.log(`FAILED ${fault}`)
  return faults.length === 0
}

const runLoad = () => (values.hostile ? runTenant() : runAll())
const hasPassed = await (values.heavy
  ? runHeavy({
      seconds: Number(values.seconds),
      tokens: Number(values.tokens),
      only,
      rest: only.length === 0 && sandbox === undefined,
      sandboxes: sandbox === "embedded" || sandbox === "apart" ? [sandbox] : ["embedded", "apart"]
    })
  : runLoad())
process.exitCode = hasPassed ? 0 : 1
