import { type Slope, slopeOf } from "./slope.ts"

/** The values of one sample by name, with its seconds since the beginning. */
export interface Sample {
  readonly seconds: number
  readonly values: Readonly<Record<string, number>>
}

/** Whether something grows: its slope an hour, and its level. */
export interface Growth extends Slope {
  readonly name: string
  readonly level: number
  readonly grows: boolean
}

/** So much of its level an hour is no growth that anybody would meet: it takes weeks to double. */
const negligible = 0.002

/**
 * How everything sampled went over the last two thirds of the time, when all is warm. It grows where the slope is more
 * than three standard errors above nothing, and not negligible.
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
