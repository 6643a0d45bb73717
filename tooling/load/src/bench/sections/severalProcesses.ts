import { readFileSync } from "node:fs"
import type { BenchOptions } from "../BenchOptions.ts"
import { type Target, targetOf } from "../endToEnd/Target.ts"
import { watchBackends } from "../endToEnd/watchBackends.ts"
import { closedLoop } from "../load/closedLoop.ts"
import { filingBodies } from "../load/filingBodies.ts"
import { latencies } from "../load/latencies.ts"
import { spread } from "../measure.ts"
import { onStage, type Stage } from "../processes/onStage.ts"
import { childrenOf, familySeconds, processorSeconds, untilIdle } from "../processes/processorTime.ts"
import { startReference } from "../processes/startReference.ts"
import { heading, row } from "../table.ts"

const counts = [1, 2, 4] as const
const callers = 64
const rounds = 5
const millis = 8000
const lines = 20

const measures = {
  perSecond: "filings/s",
  micros: "processor, µs",
  postgres: "Postgres, µs",
  waiting: "backends waiting for a row or transaction",
  active: "backends at work",
  p50: "p50, ms",
  ratio: "p99/p50"
} as const

type Measure = keyof typeof measures

const names = Object.keys(measures) as ReadonlyArray<Measure>

const measure = async (stage: Stage, { databaseUrl, post, server: { pid } }: Target, nextBody: () => Buffer) => {
  await untilIdle(pid)
  const [serviceSeconds, postgres] = [familySeconds(pid), stage.postgresSeconds()]
  const backends = await watchBackends(databaseUrl)
  const result = await closedLoop(post, nextBody, callers, { during: millis })
  const { active, waiting } = await backends.stop()
  await untilIdle(pid)
  const filings = result.millis.length
  const { p50, p99 } = latencies(result.millis)
  return {
    perSecond: result.perSecond,
    micros: ((familySeconds(pid) - serviceSeconds) * 1e6) / filings,
    postgres: ((stage.postgresSeconds() - postgres) * 1e6) / filings,
    waiting,
    active,
    p50,
    ratio: p99 / p50
  } satisfies Readonly<Record<Measure, number>>
}

const megabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024)

/** Prints the memory and processor time of each process of a service, which show how evenly they worked. */
const printProcesses = ({ name, server: { pid } }: Target): void => {
  const children = childrenOf(pid)
  const all = [pid, ...children].map((each) => `${megabytes(each)} MB, ${processorSeconds(each).toFixed(1)} s`)
  console.log(`${name}, resident memory and processor time so far: ${all.join(" · ")}`)
}

/** Prints the number of filings of two concurrent issuers, each with half of the callers. */
const fairness = async ({ name, post }: Target, bodies: ReadonlyArray<() => Buffer>): Promise<void> => {
  const shares: Array<number> = []
  const lasts: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const results = await Promise.all(bodies.map((next) => closedLoop(post, next, callers / 2, { during: millis })))
    const filed = results.map(({ millis: taken }) => taken.length)
    shares.push(Math.min(...filed) / Math.max(...filed))
    lasts.push(...results.map(({ millis: taken }) => latencies(taken).p99))
  }
  console.log(row(`${name}: filings of the slower to the faster`, shares, 2))
  console.log(row(`${name}: p99 of each, ms`, lasts, 0))
}

/**
 * Section of the benchmark: one issuer files with one, two and four warm processes of a service, in turn; then two
 * issuers file at once. `--warm` is the number of filings that come first for each process.
 */
export const severalProcesses = ({ warm }: BenchOptions): Promise<void> =>
  onStage(async (stage) => {
    const authority = await stage.keep(startReference("authority", stage.folder))
    const nextBody = filingBodies(lines, 990_000_001)
    const nextOther = filingBodies(lines, 990_000_001, "901234567")
    const targets: Array<Target> = []
    for (const count of counts) {
      const service = await stage.service(authority.url, { variables: { RADICAR_PROCESSES: String(count) } })
      const target = targetOf(`${count} process${count === 1 ? "" : "es"}`, service)
      await untilIdle(service.pid)
      await closedLoop(target.post, nextBody, callers, { filings: warm * count })
      await closedLoop(target.post, nextOther, callers, { filings: 100 })
      targets.push(target)
    }
    const measurements = targets.map((target) => ({
      target,
      values: Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Measure, Array<number>>
    }))
    for (let round = 0; round < rounds; round++) {
      for (const { target, values } of round % 2 === 0 ? measurements : measurements.toReversed()) {
        const measured = await measure(stage, target, nextBody)
        for (const name of names) values[name].push(measured[name])
      }
    }
    console.log(heading(`one issuer, ${callers} callers`))
    for (const { target, values } of measurements) {
      for (const name of names) console.log(row(`${target.name}: ${measures[name]}`, values[name], 2))
    }
    const [one, ...more] = measurements
    for (const { target, values } of more) {
      const ratios = values.perSecond.map((value, round) => value / (one?.values.perSecond[round] ?? Number.NaN))
      console.log(`${target.name} to 1: filings/s ${spread(ratios).median.toFixed(2)}`)
    }
    for (const target of targets) printProcesses(target)
    console.log(`\n${heading(`two issuers, ${callers / 2} callers each`)}`)
    for (const target of targets) await fairness(target, [nextBody, nextOther])
  })
