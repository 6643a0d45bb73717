import { createHash, sign } from "node:crypto"
import { closedLoop } from "../load/closedLoop.ts"
import { processorTime } from "../measure.ts"
import { identity } from "../pipeline.ts"
import { heading, row } from "../table.ts"
import { processorOf, type Target } from "./Target.ts"

const rounds = 5
const filings = 200

const octets = createHash("sha256").update("bare").digest()

/** Measures the processor time of two bare signatures in microseconds. */
const twoSignatures = (): number => 2 * processorTime(() => sign("sha256", octets, identity.privateKey), 300)

/** Function that reads the processor seconds used so far by processes other than the target, by name. */
export type Others = () => Readonly<Record<string, number>>

/**
 * Prints the processor time of a filing in the target and in other processes, compared with the time of two bare
 * signatures measured before and after each round.
 */
export const processorShares = async (
  target: Target,
  nextBody: () => Buffer,
  callers: number,
  others: Others
): Promise<void> => {
  const bare = [twoSignatures()]
  const ownShares: Array<number> = []
  const additional = new Map<string, Array<number>>()
  for (let round = 0; round < rounds; round++) {
    const before = others()
    const { micros } = await processorOf(target, () => closedLoop(target.post, nextBody, callers, { filings }))
    const after = others()
    ownShares.push(micros)
    for (const [name, seconds] of Object.entries(after)) {
      additional.set(name, [...(additional.get(name) ?? []), ((seconds - (before[name] ?? 0)) * 1e6) / filings])
    }
    bare.push(twoSignatures())
  }
  const ratios = ownShares.map((micros, round) => (2 * micros) / ((bare[round] ?? 0) + (bare[round + 1] ?? 0)))
  console.log(heading(`processor for a filing, ${callers} callers, µs`))
  console.log(row("two bare RSA-2048 signatures", bare, 0))
  console.log(row(target.name, ownShares, 0))
  console.log(row("ratio (goal: at most 4)", ratios, 2))
  for (const [name, micros] of additional) console.log(row(`in addition: ${name}`, micros, 0))
  console.log("")
}
