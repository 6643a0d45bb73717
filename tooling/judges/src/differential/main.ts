import { makeJudge } from "@radicar/sandbox/inner/Judge"
import { Arbitrary, Effect } from "effect"
import { compareVerdicts, type Comparison } from "./compareVerdicts.ts"
import type { Body } from "./Mutation.ts"
import { subjects } from "./subjects.ts"

const count = Number(process.argv[2] ?? 10_000)
const only = process.argv[3]
const seed = process.argv[4] ?? "differential"

interface Tally {
  accepted: number
  rejected: number
  unwritable: number
  disagreement: number
}

const disagreements = new Map<string, { n: number; comparison: Comparison; body: Body }>()

const note = (name: string, comparison: Comparison, body: Body) => {
  const key = `${name}\n    domain ${comparison.domain.join(" ")}\n    sandbox ${comparison.sandbox.join(" ")}`
  const noted = disagreements.get(key)
  if (noted === undefined) disagreements.set(key, { n: 1, comparison, body })
  else noted.n++
}

const program = Effect.gen(function* () {
  for (const { bodies, mutations, name, operation } of subjects) {
    if (only !== undefined && !name.includes(only)) continue
    const judge = yield* makeJudge()
    const tally: Tally = { accepted: 0, rejected: 0, unwritable: 0, disagreement: 0 }
    const samples = yield* Arbitrary.sampleEffect(bodies(judge), { count, seed })
    samples.forEach((body, index) => {
      const valid = compareVerdicts(judge, operation, body)
      tally[valid.outcome]++
      if (valid.outcome !== "accepted") note(`${name}, as generated`, valid, body)
      const changed = structuredClone(body)
      // the mutations in turn; skips those with nothing to change
      for (let turn = 0; turn < mutations.length; turn++) {
        const mutation = mutations[(index + turn) % mutations.length]
        if (mutation?.change(changed) !== true) continue
        const mutated = compareVerdicts(judge, operation, changed)
        tally[mutated.outcome]++
        if (mutated.outcome === "disagreement") note(`${name}, ${mutation.name}`, mutated, changed)
        return
      }
    })
    console.log(name, JSON.stringify(tally))
  }
  for (const [key, { n }] of disagreements) console.log(`${n} × ${key}`)
  process.exitCode = disagreements.size === 0 ? 0 : 1
})

await Effect.runPromise(program)
