import { Duration, Effect, Result } from "effect"
import { RequestLimits, tenantOfCompany } from "./RequestLimits.ts"
import { RequestMemories } from "./RequestMemory.ts"

/** Time after which a job that found no free memory tries again. */
const PUT_OFF = Duration.seconds(2)

/**
 * Runs a job's work within its company's limits: charges its processor time and reserves `octets` of memory. If the
 * company's minute is used up or the memory is not free, it does nothing and returns the delay for postponing the job.
 * Jobs never wait, because other companies need their workers.
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
      return Result.fromOption(done, () => PUT_OFF)
    })
  }
})
