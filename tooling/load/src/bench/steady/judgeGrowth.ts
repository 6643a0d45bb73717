import { type Slope, slopeOf } from "./slope.ts"

/** Values sampled at one time, by name, with the seconds since the beginning. */
export interface Sample {
  readonly seconds: number
  readonly values: Readonly<Record<string, number>>
}

/** Growth of a sampled value: its slope per hour, its mean (`level`), and whether it counts as growing. */
export interface Growth extends Slope {
  readonly name: string
  readonly level: number
  readonly grows: boolean
}

/** Growth per hour that is negligible, as a share of the level; at this rate, doubling takes weeks. */
const negligible = 0.002

/**
 * Computes the growth of all sampled values over the last two thirds of the time, after warming up. A value grows if
 * its slope is more than three standard errors above zero and not negligible.
 */
export const judgeGrowth = (samples: ReadonlyArray<Sample>): ReadonlyArray<Growth> => {
  const end = samples.at(-1)?.seconds ?? 0
  const late = samples.filter(({ seconds }) => seconds >= end / 3)
  return Object.keys(samples[0]?.values ?? {}).map((name) => {
    const points = late.map(({ seconds, values }) => [seconds / 3600, values[name] ?? Number.NaN] as const)
    const level = points.reduce((sum, [, value]) => sum + value, 0) / points.length
    const { error, slope } = slopeOf(points)
    return { name, level, slope, error, grows: slope > 3 * error && slope > negligible * level }
  })
}
