import { type Slope, slopeOf } from "./slope.ts"

/** Sampled values by name, with the seconds since the beginning. */
export interface Sample {
  readonly seconds: number
  readonly values: Readonly<Record<string, number>>
}

/** Growth of a value: its slope per hour, and its level. */
export interface Growth extends Slope {
  readonly name: string
  readonly level: number
  readonly grows: boolean
}

/** Negligible growth per hour as a share of the level: doubling takes weeks. */
const negligible = 0.002

/**
 * Trends of all sampled values over the last two thirds of the time, after warming up. A value grows if its slope is
 * more than three standard errors above zero and not negligible.
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
