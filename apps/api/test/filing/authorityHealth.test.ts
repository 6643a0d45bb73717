import { assert, describe, it } from "@effect/vitest"
import { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import type { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"
import { Deferred, Duration, Effect, Fiber, Schedule } from "effect"
import { TestClock } from "effect/testing"
import {
  AuthorityHealth,
  type HealthOptions,
  defaultHealth,
  type WatchedCall
} from "../../src/filing/authority/AuthorityHealth.ts"
import { quiet } from "../support/quiet.ts"

const filing: WatchedCall = { environment: "production", kind: "filing", operation: "SendBillSync" }
const unavailable: AuthorityErrorReason = { _tag: "ServiceUnavailable", status: 503 }

const options: HealthOptions = {
  ...defaultHealth,
  failures: 3,
  pause: Schedule.min([Schedule.exponential("5 seconds"), Schedule.spaced("12 seconds")])
}

const failing = (reason: AuthorityErrorReason, call = filing) =>
  AuthorityHealth.use((health) =>
    Effect.flip(health.watch(call, Effect.fail(AuthorityError.because(call.operation, reason))))
  )

const answering = AuthorityHealth.use((health) => health.watch(filing, Effect.succeed("verdict")))

const stateOf = (environment: WatchedCall["environment"] = "production") =>
  AuthorityHealth.use((health) => Effect.map(health.current(environment), ({ state }) => state))

const isCalled = AuthorityHealth.use((health) => health.isCalled("production"))

const open = Effect.replicateEffect(failing(unavailable), 3)

const test = (name: string, effect: Effect.Effect<void, unknown, AuthorityHealth>) =>
  it.effect(name, () => effect.pipe(Effect.provide(AuthorityHealth.layer(options)), quiet))

describe("an authority that gives no answer", () => {
  test(
    "is not called after a number of consecutive failures, and withheld documents are never sent",
    Effect.gen(function* () {
      yield* failing(unavailable)
      yield* failing({ _tag: "TimedOut", seconds: 65, phase: "whole" })
      assert.strictEqual(yield* stateOf(), "closed")
      yield* failing({ _tag: "ConnectionRefused", code: "ECONNREFUSED" })
      assert.strictEqual(yield* stateOf(), "open")
      assert.isFalse(yield* isCalled)
      const error = yield* failing(unavailable)
      assert.deepStrictEqual(
        [error.reason, error.outcome, error.retryable],
        [{ _tag: "Withheld", retryAfterSeconds: 5 }, "not-sent", true]
      )
      const { record } = yield* AuthorityHealth.use((health) => health.current("production"))
      // what was withheld is no call
      assert.lengthOf(record.calls, 3)
      assert.deepStrictEqual(
        record.failuresInARow.map(({ reason: { _tag } }) => _tag),
        ["ServiceUnavailable", "TimedOut", "ConnectionRefused"]
      )
    })
  )

  test(
    "is tried by one call at a time when the pause is over, and called again after an answer",
    Effect.gen(function* () {
      yield* open
      yield* TestClock.adjust("5 seconds")
      assert.isTrue(yield* isCalled)
      const answer = yield* Deferred.make<string>()
      const trial = yield* Effect.forkChild(
        AuthorityHealth.use((health) => health.watch(filing, Deferred.await(answer))),
        { startImmediately: true }
      )
      assert.strictEqual(yield* stateOf(), "half-open")
      assert.isFalse(yield* isCalled)
      assert.strictEqual((yield* failing(unavailable)).reason._tag, "Withheld")
      yield* Deferred.succeed(answer, "verdict")
      assert.strictEqual(yield* Fiber.join(trial), "verdict")
      assert.strictEqual(yield* stateOf(), "closed")
      const { record } = yield* AuthorityHealth.use((health) => health.current("production"))
      assert.lengthOf(record.failuresInARow, 0)
    })
  )

  test(
    "is not called for longer each time, up to a limit",
    Effect.gen(function* () {
      yield* open
      const pauses: Array<number> = []
      for (let round = 0; round < 4; round++) {
        const { pause } = yield* AuthorityHealth.use((health) => health.current("production"))
        pauses.push(Duration.toSeconds(pause ?? Duration.zero))
        yield* TestClock.adjust(pause ?? Duration.zero)
        yield* failing(unavailable)
      }
      assert.deepStrictEqual(pauses, [5, 10, 12, 12])
    })
  )

  test(
    "is not called for as long as it requests, up to a limit",
    Effect.gen(function* () {
      yield* Effect.replicateEffect(failing({ ...unavailable, retryAfterSeconds: 90 }), 3)
      const first = yield* AuthorityHealth.use((health) => health.current("production"))
      assert.strictEqual(Duration.toSeconds(first.pause ?? Duration.zero), 90)
      yield* TestClock.adjust("90 seconds")
      yield* failing({ _tag: "RequestRefused", status: 429, retryAfterSeconds: 999_999 })
      const second = yield* AuthorityHealth.use((health) => health.current("production"))
      assert.deepStrictEqual(second.pause, Duration.minutes(10))
    })
  )

  test(
    "does not suspend calls of another environment",
    Effect.gen(function* () {
      yield* open
      assert.strictEqual(yield* stateOf("habilitacion"), "closed")
      const elsewhere: WatchedCall = { ...filing, environment: "habilitacion" }
      assert.strictEqual((yield* failing(unavailable, elsewhere)).reason._tag, "ServiceUnavailable")
    })
  )
})

describe("an authority that answers", () => {
  test(
    "resets the count, and its answer times are recorded",
    Effect.gen(function* () {
      yield* failing(unavailable)
      yield* failing(unavailable)
      yield* answering
      yield* failing(unavailable)
      yield* failing(unavailable)
      assert.strictEqual(yield* stateOf(), "closed")
      const slow = yield* Effect.forkChild(
        AuthorityHealth.use((health) => health.watch(filing, Effect.delay(Effect.succeed("verdict"), "3 seconds")))
      )
      yield* TestClock.adjust("3 seconds")
      yield* Fiber.join(slow)
      const { record } = yield* AuthorityHealth.use((health) => health.current("production"))
      assert.strictEqual(record.lastAnswer, 3000)
      assert.deepStrictEqual([...record.calls].at(-1), { kind: "filing", millis: 3000 })
    })
  )

  const refusals: ReadonlyArray<AuthorityErrorReason> = [
    { _tag: "InvalidSecurity", text: "" },
    { _tag: "CertificateNotAccepted", text: "" },
    { _tag: "RequestFault", code: "s:Sender", subcode: "ActionNotSupported", text: "" },
    { _tag: "RequestRefused", status: 413 },
    { _tag: "RequestTooLarge", bytes: 2, limit: 1 },
    { _tag: "CertificateNotInForce", notBefore: "", notAfter: "" }
  ]
  for (const reason of refusals) {
    test(
      `is in order, though it declines (${reason._tag})`,
      Effect.gen(function* () {
        yield* Effect.replicateEffect(failing(reason), 10)
        assert.strictEqual(yield* stateOf(), "closed")
      })
    )
  }
})
