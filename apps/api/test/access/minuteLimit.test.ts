import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { RateWindows } from "../../src/access/RateWindows.ts"
import { minuteLimit } from "../../src/access/RequestLimits.ts"
import { backends } from "../support/storage/backends.ts"

layer(RateWindows.layer.pipe(Layer.provide(backends[0].layer), Layer.orDie))("the requests of a minute", (it) => {
  it.effect("are refused only when the minute has none left, whatever is charged during a query", () =>
    Effect.gen(function* () {
      const windows = yield* RateWindows
      let charged: Effect.Effect<void> = Effect.void
      const counted = RateWindows.of({
        take: (key, count) => Effect.tap(windows.take(key, count), () => Effect.suspend(() => charged))
      })
      const requests = minuteLimit(counted, 6000)
      assert.isTrue((yield* requests.take("a")).granted)
      yield* requests.charge("a", 100)
      charged = Effect.suspend(() => {
        charged = Effect.void
        return requests.charge("a", 200)
      })
      assert.isTrue((yield* requests.take("a")).granted)
      // the minute may end between the two
      const afterAll = Effect.andThen(requests.charge("a", 6000), requests.take("a"))
      assert.include([(yield* afterAll).granted, (yield* afterAll).granted], false)
    })
  )
})
