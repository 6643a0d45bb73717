import { Effect, type Metric } from "effect"

/** A measurement with labels: one series for each combination of values. */
export interface Labelled<Label extends string> {
  /** Adds one value: to a counter, to a histogram. */
  readonly add: (labels: Readonly<Record<Label, string>>, value: number) => Effect.Effect<void>
}

/**
 * Makes a measurement, whose series are made as their labels appear: each a metric of its own, which finds itself in the
 * registry at once, while one `withAttributes` works out its name with every value.
 */
export const labelled = <const Label extends string>(
  metricOf: (attributes: Readonly<Record<Label, string>>) => Metric.Metric<number, unknown>,
  labels: ReadonlyArray<Label>
): Labelled<Label> => {
  const known = new Map<string, Metric.Metric<number, unknown>>()
  const seriesOf = (values: Readonly<Record<Label, string>>) => {
    const key = labels.map((label) => values[label]).join("\0")
    const series = known.get(key)
    if (series !== undefined) return series
    const made = metricOf(values)
    known.set(key, made)
    return made
  }
  return {
    add: (values, value) =>
      Effect.withFiber((fiber) => {
        seriesOf(values).updateUnsafe(value, fiber.context)
        return Effect.void
      })
  }
}
