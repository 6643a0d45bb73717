import { assert, it } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { movingClock } from "../support/movingClock.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"

const evening = Date.parse("2026-03-10T23:59:50-05:00")

it.live(
  "a document recorded before midnight is answered as it was after it, and a new one of that day is refused",
  () => {
    const clock = movingClock(evening)
    return Effect.gen(function* () {
      const { post } = yield* TestService
      const body = invoiceBody(990000901, { Date: "2026-03-10T23:59:45" })
      const recorded = yield* post(body)
      assert.strictEqual(recorded.body.status, "submitted", JSON.stringify(recorded.body))
      clock.move(60_000)
      const again = yield* post(body)
      assert.strictEqual(again.status, 200)
      assert.deepStrictEqual(again.body, recorded.body)
      const late = yield* post(invoiceBody(990000902, { Date: "2026-03-10T23:59:45" }))
      assert.strictEqual(late.status, 400, JSON.stringify(late.body))
      assert.deepInclude(late.body.violations[0], { rule: "FAD09e", expected: "2026-03-11" })
    }).pipe(
      Effect.provide(TestService.layer(anyDatabase).pipe(Layer.provide(Layer.succeed(Clock.Clock, clock)))),
      Effect.provideService(Clock.Clock, clock)
    )
  },
  60_000
)
