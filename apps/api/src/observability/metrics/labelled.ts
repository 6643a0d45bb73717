import { Effect, Metric } from "effect"

/** A measurement with labels: one series for each combination of values. */
export interface Labelled<Label extends string> {
  /** Adds one value: to a counter, to a histogram. */
  readonly add: (labels: Readonly<Record<Label, string>>, value: number) => Effect.Effect<void>
}

/** Makes a measurement, whose series are made as their labels appear. */
export const labelled = <const Label extends string>(
  metric: Metric.Metric<number, unknown>,
  labels: ReadonlyArray<Label>
): Labelled<Label> => {
  const known = new Map<string, Metric.Metric<number, unknown>>()
  const seriesOf = (values: Readonly<Record<Label, string>>) => {
    const key = labels.map((label) => values[label]).join("\0")
    const series = known.get(key) ?? Metric.withAttributes(metric, values)
    known.set(key, series)
    return series
  }
  return {
    add: (values, value) =>
      Effect.withFiber((fiber) => {
        seriesOf(values).updateUnsafe(value, fiber.context)
        return Effect.void
      })
  }
}
