import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect, Option } from "effect"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { AuthorityHealth } from "../filing/authority/AuthorityHealth.ts"
import { TransportIdentity } from "../filing/authority/TransportIdentity.ts"
import { type KnownRange, KnownRanges } from "../numbering/KnownRanges.ts"
import { RangeUsage } from "../numbering/RangeUsage.ts"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import type { Sample } from "../platform/observability/metrics/MetricsServer.ts"
import { Certificates } from "../tenants/certificates/Certificates.ts"
import { version } from "../version.ts"
import { Backlog } from "./Backlog.ts"
import { CurrentMembership } from "./Membership.ts"
import { processLabels, processSamples } from "./processSamples.ts"
import { logWarning } from "../platform/observability/log.ts"

const states = ["closed", "open", "half-open"] as const

/** Samples of this process alone: version, breakers, own certificate. */
const ownSamples = Effect.gen(function* () {
  const { standard } = yield* AuthorityEndpoints
  const health = yield* AuthorityHealth
  const { identity } = yield* TransportIdentity
  const environments = [...new Set([standard, testEnvironment(standard)])]
  const { labels: commonLabels } = processLabels((yield* CurrentMembership).number)

  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const breakers = yield* Effect.forEach(environments, (environment) =>
      Effect.map(health.current(environment), ({ state: current }) =>
        states.map((state): Sample => ({
          name: "radicar_authority_breaker_state",
          value: state === current ? 1 : 0,
          labels: { environment, state, ...commonLabels }
        }))
      )
    )
    const transport = Option.match(identity, {
      onNone: (): ReadonlyArray<Sample> => [],
      onSome: ({ notAfter }): ReadonlyArray<Sample> => [
        { name: "radicar_transport_certificate_days_left", value: (notAfter.getTime() - now) / dayMillis }
      ]
    })
    const build: Sample = { name: "radicar_build_info", value: 1, labels: { version, environment: standard } }
    const samples: ReadonlyArray<Sample> = [build, ...breakers.flat(), ...transport]
    return samples
  })
})

/** Lifetime of cached samples: queues change quickly, expiry dates slowly. */
const freshness = { queues: "10 seconds", ends: "1 minute" } as const

/** Time limit for the database; scrapers typically wait ten seconds. */
const patience = "3 seconds"

/** Maximum number of ranges and of certificates with series of their own; the first to expire are chosen. */
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

/** Caches a read for concurrent scrapes; a failed one is repeated at the next scrape. */
const bounded = (read: Effect.Effect<ReadonlyArray<Sample>>, fresh: keyof typeof freshness) =>
  Effect.cachedWithTTL(
    read.pipe(
      Effect.timeout(patience),
      Effect.catchCause((cause) =>
        Effect.as(
          logWarning(
            {
              en: "Measurements cannot be read from the database",
              es: "No se pueden leer las mediciones de la base de datos"
            },
            cause
          ),
          undefined
        )
      )
    ),
    freshness[fresh]
  )

/**
 * Samples from the database about all processes: queues, ranges, certificates. Empty while the database does not
 * answer. In a service of several processes, only one takes these samples.
 */
export const databaseSamples = Effect.gen(function* () {
  const backlog = yield* Backlog
  const certificates = yield* Certificates
  const ranges = yield* KnownRanges
  const submissions = yield* Submissions
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

  const troubles = Effect.map(backlog.troubles, (items) =>
    items.map(({ count, kind }): Sample =>
      kind === "webhook.disabled"
        ? { name: "radicar_webhooks_disabled", value: count }
        : { name: "radicar_work_overdue", value: count, labels: { kind } }
    )
  )

  const jobs = Effect.map(backlog.jobs, (runs) =>
    runs.map(({ job, lateSeconds }): Sample => ({
      name: "radicar_job_late_seconds",
      value: lateSeconds,
      labels: { job }
    }))
  )

  const ends = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const today = Date.parse(fromEpochMillis(now).date)
    const soonest = ({ lastDay: left = Infinity }: KnownRange, { lastDay: right = Infinity }: KnownRange) =>
      left === right ? 0 : left - right
    const soonestRanges = (yield* ranges.all).toSorted(soonest).slice(0, most)
    const highest = yield* usage.highest(soonestRanges)
    const expiring = yield* certificates.nextToExpire(most)
    return [
      ...soonestRanges.flatMap((range, index) => rangeSamples(range, highest[index], today)),
      ...expiring.map(({ companyId, id, notAfter }): Sample => ({
        name: "radicar_certificate_days_left",
        value: (notAfter.getTime() - now) / dayMillis,
        labels: { company: companyId, certificate: id }
      }))
    ]
  })

  const { isLeading } = yield* CurrentMembership
  const clock = Effect.gen(function* () {
    const shared = yield* submissions.now
    const processTime = yield* Clock.currentTimeMillis
    const offset: Sample = { name: "radicar_clock_offset_seconds", value: (processTime - shared) / 1000 }
    return [offset]
  })
  const work = Effect.map(Effect.all([queues, troubles, jobs, clock]), (parts) => parts.flat())
  const parts = yield* Effect.all([bounded(work, "queues"), bounded(ends, "ends")])
  const allSamples = Effect.map(Effect.all(parts, { concurrency: "unbounded" }), (read): ReadonlyArray<Sample> => {
    const up: Sample = { name: "radicar_database_up", value: read.includes(undefined) ? 0 : 1 }
    return [up, ...read.flatMap((samples) => samples ?? [])]
  })
  return Effect.suspend(() => (isLeading() ? allSamples : Effect.succeed([])))
})

/** All samples for the metrics. */
export const samples = Effect.all([
  ownSamples,
  databaseSamples,
  Effect.flatMap(CurrentMembership, ({ number }) => processSamples(number))
])
