import { Duration, Effect, Result } from "effect"
import { RequestLimits, tenantOfCompany } from "./RequestLimits.ts"
import { RequestMemories } from "./RequestMemory.ts"

/** Time after which to look for room again. */
const PAUSE = Duration.seconds(2)

/**
 * Does a job's work within its company's share: charges what it takes of the processor and holds room for `octets`.
 * Where the company's minute is used up or there is no room, nothing is done and the answer is for how long to postpone
 * the job. A job never waits itself, because other companies need its worker.
 */
export const backgroundShare = Effect.gen(function* () {
  const limits = yield* RequestLimits
  const memories = yield* RequestMemories
  return (companyId: string, octets: number) => {
    const tenant = tenantOfCompany(companyId)
    return Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
      const seconds = yield* limits.pause(tenant)
      if (seconds !== undefined) return Result.fail(Duration.seconds(seconds))
      const done = yield* work.pipe(limits.charging(tenant, 0), memories.inBackground(tenant, octets))
      return Result.fromOption(done, () => PAUSE)
    })
  }
})
