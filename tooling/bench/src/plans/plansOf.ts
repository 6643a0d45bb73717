import { Effect } from "effect"
import { readSamples } from "../growth/samples.ts"
import { type StorageCall, storageCalls } from "../growth/storageCalls.ts"
import { planOf } from "./planOf.ts"
import { recordStatements } from "./recordStatements.ts"

/** Plans of all `storageCalls` on the database of the context, by name, for checking in. */
export const plansOf = Effect.gen(function* () {
  const samples = yield* readSamples
  const plans = new Map<string, string>()
  for (const [name, call] of Object.entries<StorageCall>(storageCalls)) {
    const statements = yield* recordStatements(call(samples, 0))
    plans.set(name, `${(yield* Effect.forEach(statements, planOf)).join("\n\n")}\n`)
  }
  return plans
})
