import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { Clock, Effect } from "effect"
import { Backlog } from "../../storage/Backlog.ts"
import { Certificates } from "../../storage/Certificates.ts"
import { RangeUsage } from "../../storage/RangeUsage.ts"
import { type KnownRange, KnownRanges } from "../KnownRanges.ts"
import type { Sample } from "./Sample.ts"

/** How long what was read is good enough: queues change, ends come slowly. */
const freshness = { queues: "10 seconds", ends: "1 minute" } as const

/** How long the database may take; who scrapes waits ten seconds as a rule. */
const patience = "3 seconds"

/** Of so many ranges and certificates at most, those that end soonest, there are series. */
const most = 500

const dayMillis = 86_400_000

const rangeSamples = (range: KnownRange, highest: number | undefined, today: number): ReadonlyArray<Sample> => {
  const { companyId, environment, fromNumber, issuerNit, lastDay, prefix, toNumber } = range
  const labels = {
    company: companyId,
    environment,
    issuer: issuerNit,
    prefix,
    from: String(fromNumber),
    to: String(toNumber)
  }
  const left = highest === undefined ? toNumber - fromNumber + 1 : toNumber - highest
  const numbers: Sample = { name: "radicar_range_numbers_left", value: left, labels }
  return lastDay === undefined
    ? [numbers]
    : [numbers, { name: "radicar_range_days_left", value: (lastDay - today) / dayMillis, labels }]
}

/** What the database says of all processes together: queues, ranges, certificates. Nothing of it while it does not answer. */
export const databaseSamples = Effect.gen(function* () {
  const backlog = yield* Backlog
  const certificates = yield* Certificates
  const ranges = yield* KnownRanges
  const usage = yield* RangeUsage

  const queues = Effect.map(backlog.waiting, (waiting) =>
    waiting.flatMap(({ depth, lateSeconds, oldestSeconds, queue }): ReadonlyArray<Sample> => {
      const labels = { queue }
      return [
        { name: "radicar_queue_depth", value: depth, labels },
        { name: "radicar_queue_oldest_seconds", value: oldestSeconds, labels },
        { name: "radicar_queue_late_seconds", value: lateSeconds, labels }
      ]
    })
  )

  const ends = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const today = Date.parse(fromEpochMillis(now).date)
    const soonest = ({ lastDay: left = Infinity }: KnownRange, { lastDay: right = Infinity }: KnownRange) =>
      left === right ? 0 : left - right
    const known = (yield* ranges.all).toSorted(soonest).slice(0, most)
    const highest = yield* usage.highest(known)
    const expiring = yield* certificates.nextToExpire(most)
    return [
      ...known.flatMap((range, index) => rangeSamples(range, highest[index], today)),
      ...expiring.map(({ companyId, id, notAfter }): Sample => ({
        name: "radicar_certificate_days_left",
        value: (notAfter.getTime() - now) / dayMillis,
        labels: { company: companyId, certificate: id }
      }))
    ]
  })

  /** Read once for all who ask meanwhile; what failed is read again by the next. */
  const bounded = (read: Effect.Effect<ReadonlyArray<Sample>>, fresh: keyof typeof freshness) =>
    Effect.cachedWithTTL(
      read.pipe(
        Effect.timeout(patience),
        Effect.catchCause((cause) =>
          Effect.as(Effect.logWarning("Measurements can not be read from the database", cause), undefined)
        )
      ),
      freshness[fresh]
    )

  const parts = yield* Effect.all([bounded(queues, "queues"), bounded(ends, "ends")])
  return Effect.map(Effect.all(parts, { concurrency: "unbounded" }), (read): ReadonlyArray<Sample> => {
    const up: Sample = { name: "radicar_database_up", value: read.includes(undefined) ? 0 : 1 }
    return [up, ...read.flatMap((samples) => samples ?? [])]
  })
})
