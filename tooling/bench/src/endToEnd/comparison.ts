import { closedLoop } from "../load/closedLoop.ts"
import { spread } from "../measure.ts"
import { heading, row } from "../table.ts"
import { processorOf, type Target } from "./Target.ts"

const rounds = 5
const filings = 200
const callers = 16

interface Taken {
  readonly target: Target
  readonly perSecond: Array<number>
  readonly micros: Array<number>
}

/** Prints throughput and processor of a target and of references, alternating under the same load, and their ratios. */
export const comparison = async (
  target: Target,
  references: ReadonlyArray<Target>,
  nextBody: () => Buffer
): Promise<void> => {
  const taken = [target, ...references].map((each): Taken => ({ target: each, perSecond: [], micros: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const { micros, perSecond, target: each } of taken) {
      const load = () => closedLoop(each.post, nextBody, callers, { filings })
      const measured = await processorOf(each, load)
      perSecond.push(measured.result.perSecond)
      micros.push(measured.micros)
    }
  }
  console.log(heading(`alternately, ${callers} callers`))
  for (const {
    micros,
    perSecond,
    target: { name }
  } of taken) {
    console.log(row(`${name}: filings/s`, perSecond, 0))
    console.log(row(`${name}: processor, µs`, micros, 0))
  }
  const [own, ...others] = taken
  for (const other of others) {
    const ratio = (of: "perSecond" | "micros"): string =>
      (spread(own?.[of] ?? []).median / spread(other[of]).median).toFixed(2)
    console.log(`against ${other.target.name}: throughput ${ratio("perSecond")}, processor ${ratio("micros")}`)
  }
  console.log("")
}
