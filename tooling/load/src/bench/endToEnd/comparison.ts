import { latencies } from "../load/latencies.ts"
import { spread } from "../measure.ts"
import type { Stage } from "../processes/onStage.ts"
import { heading, row } from "../table.ts"
import { walBytes } from "./databaseFacts.ts"
import { rotated } from "./rotated.ts"
import { processorOf, type Target } from "./Target.ts"

const rounds = 8
const filings = 200

/** Runs after which both copies are reported although they differ. */
const attempts = 3

/** Largest difference between the two copies of the service at which a run counts. */
const tolerance = 0.05

const measures = {
  micros: "processor, µs",
  postgres: "Postgres, µs",
  wal: "WAL, bytes",
  perSecond: "filings/s",
  p99: "p99, ms"
} as const

type Measure = keyof typeof measures

const names = Object.keys(measures) as ReadonlyArray<Measure>

interface Measurement {
  readonly target: Target
  readonly values: Readonly<Record<Measure, Array<number>>>
}

const measured = async (
  stage: Stage,
  targets: ReadonlyArray<Target>,
  nextBody: () => Buffer,
  callers: number
): Promise<ReadonlyArray<Measurement>> => {
  const measurements: ReadonlyArray<Measurement> = targets.map((target) => ({
    target,
    values: { micros: [], postgres: [], wal: [], perSecond: [], p99: [] }
  }))
  for (let round = 0; round < rounds; round++) {
    for (const { target, values } of rotated(measurements, round)) {
      const [seconds, log] = [stage.postgresSeconds(), await walBytes(target.databaseUrl)]
      const { micros, result } = await processorOf(target, nextBody, callers, filings)
      values.micros.push(micros)
      values.postgres.push(((stage.postgresSeconds() - seconds) * 1e6) / filings)
      values.wal.push(((await walBytes(target.databaseUrl)) - log) / filings)
      values.perSecond.push(result.perSecond)
      values.p99.push(latencies(result.millis).p99)
    }
  }
  return measurements
}

const pairs = (one: Measurement, other: Measurement, name: Measure): ReadonlyArray<number> =>
  one.values[name].map((value, round) => value / (other.values[name][round] ?? Number.NaN))

/**
 * Prints what a filing costs several targets under the same load, and the first target's ratios to the others in pairs
 * of the same round. The second target is a copy of the first: a run is void and repeated, twice at most, while their
 * processor times differ by more than a twentieth in the median pair.
 */
export const comparison = async (
  stage: Stage,
  targets: ReadonlyArray<Target>,
  nextBody: () => Buffer,
  callers: number
): Promise<void> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const measurements = await measured(stage, targets, nextBody, callers)
    const [service, ...others] = measurements
    const [copy] = others
    if (service === undefined || copy === undefined) throw new Error("A comparison needs a service and its copy.")
    const { maximum, median, minimum } = spread(pairs(copy, service, "micros"))
    const isVoid = Math.abs(median - 1) > tolerance
    const control = `${median.toFixed(3)} (${minimum.toFixed(3)} to ${maximum.toFixed(3)})`
    console.log(`${callers} callers, run ${attempt}: the copy to the service ${control}${isVoid ? ", VOID" : ""}`)
    if (isVoid && attempt < attempts) continue
    console.log(heading(`in rotated order, ${callers} callers`))
    for (const { target, values } of measurements) {
      for (const name of names) console.log(row(`${target.name}: ${measures[name]}`, values[name], 0))
    }
    for (const other of others) {
      const ratios = names.map((name) => `${measures[name]} ${spread(pairs(service, other, name)).median.toFixed(2)}`)
      console.log(`${service.target.name} to ${other.target.name}: ${ratios.join(" · ")}`)
    }
    console.log("")
    return
  }
}
