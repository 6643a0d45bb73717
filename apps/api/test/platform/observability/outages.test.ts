import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { jsonLogger, noteAway, noteBack, noteRefused, tellingLogger } from "../../../src/platform/observability/log.ts"
import { type Dependency, OutageBook, type OutageOf, Outages } from "../../../src/platform/observability/outages.ts"

const printer: Dependency = {
  name: "printer",
  quietMillis: 5000,
  away: { en: "The printer is away", es: "La impresora no está" },
  back: { en: "The printer is back", es: "La impresora está de nuevo" }
}

const paperJam = new Error("paper jam")

const outageOf: OutageOf = (cause) =>
  cause.reasons.some((reason) => Cause.isFailReason(reason) && reason.error === paperJam) ? printer : undefined

/** Lines of the log that an effect writes. */
const linesOf = <A>(effect: Effect.Effect<A>) =>
  Effect.suspend(() => {
    const lines: Array<Readonly<Record<string, unknown>>> = []
    const write = Logger.map(jsonLogger, (line) => void lines.push(JSON.parse(line)))
    return effect.pipe(
      Effect.provide(Logger.layer([tellingLogger(write, outageOf)])),
      Effect.provideService(Outages, new OutageBook()),
      Effect.as(lines)
    )
  })

const failed = Effect.logWarning(Cause.fail(paperJam))

describe("an outage", () => {
  it.effect("has a line at its beginning, one a minute, and one at its end, whoever logs its failures", () =>
    Effect.gen(function* () {
      const lines = yield* linesOf(
        Effect.gen(function* () {
          yield* noteBack(printer)
          for (let second = 0; second < 90; second += 1) {
            yield* failed
            yield* Effect.logError("Nothing was printed", Cause.fail(paperJam))
            yield* noteAway(printer)
            yield* noteRefused(printer)
            yield* TestClock.adjust("1 second")
          }
          // others may still meet it
          yield* noteBack(printer)
          yield* TestClock.adjust("5 seconds")
          yield* noteBack(printer)
          yield* noteBack(printer)
        })
      )
      const since = "1970-01-01T00:00:00.000Z"
      assert.deepStrictEqual(
        lines.map(({ level, message, refused, seconds, since }) => ({ level, message, refused, seconds, since })),
        [
          { level: "ERROR", message: "The printer is away", refused: 0, seconds: undefined, since },
          { level: "ERROR", message: "The printer is away", refused: 60, seconds: undefined, since },
          { level: "INFO", message: "The printer is back", refused: 90, seconds: 89, since }
        ]
      )
    })
  )
})

describe("a line of the log", () => {
  it.effect("has a text also if only a cause is logged, or nothing", () =>
    Effect.gen(function* () {
      const lines = yield* linesOf(
        Effect.all([
          Effect.logWarning(Cause.fail(new TypeError("ink is no paper"))),
          Effect.logWarning(Cause.die("smoke")),
          Effect.logError(""),
          Effect.logInfo({ pages: 2 }),
          Effect.logInfo("Printed", { pages: 2 })
        ])
      )
      assert.deepStrictEqual(
        lines.map(({ message, pages }) => [message, pages]),
        [
          ["Something failed: TypeError ink is no paper", undefined],
          ["Something failed: Error smoke", undefined],
          ["A library logged no text", undefined],
          ["A library logged no text", 2],
          ["Printed", 2]
        ]
      )
    })
  )
})
