import { closedLoop } from "../load/closedLoop.ts"
import { spread } from "../measure.ts"
import type { Stage } from "../processes/onStage.ts"
import { heading, row } from "../table.ts"
import { walBytes } from "./databaseFacts.ts"
import { processorOf, type Target } from "./Target.ts"

const rounds = 7
const filings = 200

const measures = {
  perSecond: "filings/s",
  micros: "processor, µs",
  postgres: "Postgres, µs",
  wal: "WAL, bytes"
} as const

type Measure = keyof typeof measures

const names = Object.keys(measures) as ReadonlyArray<Measure>

/**
 * Prints filings per second, processor time, Postgres's processor time and WAL bytes of several targets under the same
 * load. Also prints the ratios of the first target to the others. The targets alternate, in reverse order every second
 * round.
 */
export const comparison = async (
  stage: Stage,
  targets: ReadonlyArray<Target>,
  nextBody: () => Buffer,
  callers: number
): Promise<void> => {
  const measurements = targets.map((target) => ({
    target,
    values: { perSecond: [], micros: [], postgres: [], wal: [] } as Readonly<Record<Measure, Array<number>>>
  }))
  for (let round = 0; round < rounds; round++) {
    for (const { target, values } of round % 2 === 0 ? measurements : measurements.toReversed()) {
      const [seconds, log] = [stage.postgresSeconds(), await walBytes(target.databaseUrl)]
      const { micros, result } = await processorOf(target, () =>
        closedLoop(target.post, nextBody, callers, { filings })
      )
      values.perSecond.push(result.perSecond)
      values.micros.push(micros)
      values.postgres.push(((stage.postgresSeconds() - seconds) * 1e6) / filings)
      values.wal.push(((await walBytes(target.databaseUrl)) - log) / filings)
    }
  }
  console.log(heading(`alternately, ${callers} callers`))
  for (const { target, values } of measurements) {
    for (const name of names) console.log(row(`${target.name}: ${measures[name]}`, values[name], 0))
  }
  const [ownService, ...others] = measurements
  for (const { target, values } of others) {
    const ratios = names.map((name) => {
      const each = ownService?.values[name].map((value, round) => value / (values[name][round] ?? Number.NaN)) ?? []
      return `${measures[name]} ${spread(each).median.toFixed(2)}`
    })
    console.log(`${ownService?.target.name} to ${target.name}: ${ratios.join(" · ")}`)
  }
  console.log("")
}
