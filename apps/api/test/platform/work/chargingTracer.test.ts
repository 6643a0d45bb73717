import { assert, describe, it } from "@effect/vitest"
import { Effect, Tracer } from "effect"
import { chargingTracer } from "../../../src/platform/work/HeavyWork.ts"

/** Holds the thread for a number of milliseconds. */
const hold = (millis: number): void => {
  const end = performance.now() + millis
  while (performance.now() < end);
}

describe("the tracer that charges", () => {
  it.live("counts what holds the thread, wherever it runs, and nothing without it", () =>
    Effect.gen(function* () {
      const spent: Array<number> = []
      const tracer = chargingTracer(yield* Tracer.Tracer, (millis) => spent.push(millis))
      const dear = Effect.sync(() => hold(20)).pipe(Effect.withSpan("dear"))
      yield* Effect.all([dear, dear], { concurrency: 2 }).pipe(Effect.withTracer(tracer))
      const most = spent.toSorted((one, other) => other - one).slice(0, 2)
      assert.lengthOf(most, 2)
      for (const millis of most) assert.isAtLeast(millis, 19)
      const before = spent.length
      yield* dear
      assert.lengthOf(spent, before)
    })
  )
})
