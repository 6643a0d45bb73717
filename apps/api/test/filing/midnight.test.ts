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
  }
)

it.live("a document on record is answered by a service whose clock is two days behind, and another is refused", () => {
  const clock = movingClock(evening)
  return Effect.gen(function* () {
    const { post, sandbox, stored } = yield* TestService
    const date = { Date: "2026-03-10T23:59:45" }
    const small = invoiceBody(990000903, date)
    // beyond what is read in place
    const large = `${JSON.stringify(invoiceBody(990000904, date))}${" ".repeat(300_000)}`
    const accepted = yield* Effect.forEach([small, large], (body) => post(body))
    assert.deepStrictEqual(
      accepted.map(({ body }) => body.status),
      ["submitted", "submitted"]
    )
    yield* sandbox.program({ behaviour: "http-503", times: "always" })
    const waiting = invoiceBody(990000905, date)
    const pending = yield* post(waiting)
    assert.deepInclude(pending, { status: 202 }, JSON.stringify(pending.body))
    const filed = yield* stored

    clock.move(-2 * 86_400_000)
    for (const [body, recorded] of [
      [small, accepted[0]],
      [large, accepted[1]],
      [waiting, pending]
    ] as const) {
      const again = yield* post(body)
      assert.strictEqual(again.status, recorded?.status, JSON.stringify(again.body))
      assert.strictEqual(again.body.id, recorded?.body.id)
      assert.strictEqual(again.body.document.uuid, recorded?.body.document.uuid)
    }
    for (const other of [invoiceBody(990000906, date), { ...small, Note: "another" }]) {
      const refused = yield* post(other)
      assert.strictEqual(refused.status, 400)
      assert.include(
        refused.body.violations.map(({ rule }: { readonly rule: string }) => rule),
        "FAD09e"
      )
    }
    assert.strictEqual(yield* stored, filed)
  }).pipe(
    Effect.provide(TestService.layer(anyDatabase).pipe(Layer.provide(Layer.succeed(Clock.Clock, clock)))),
    Effect.provideService(Clock.Clock, clock)
  )
})
