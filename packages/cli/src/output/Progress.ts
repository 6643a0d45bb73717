import { Clock, Config, Effect, Semaphore, Stdio, Terminal } from "effect"
import { CliOutput } from "effect/cli"
import type { Tally } from "../batch/Tally.ts"
import { Output } from "./Output.ts"
import { paceText, progressText } from "./progressText.ts"

/** Tells on standard error how far a batch is, between the lines of standard output. */
export interface Progress {
  /** Writes something to either stream, with the bar out of its way. */
  readonly around: <A, E, R>(write: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

const barEvery = "200 millis"
const lineEvery = "10 seconds"

// oxlint-disable-next-line no-control-regex -- what colours are made of
const colours = /\u001b\[[0-9;]*m/gu

/**
 * Begins to tell how far a batch is, until the scope ends: on a terminal a bar that is drawn anew, with nothing but returns
 * and blanks, so that it needs no escape where none are wanted; else, and on a dumb terminal, a line now and then.
 */
export const startProgress = Effect.fn("startProgress")(function* (tally: () => Tally) {
  const output = yield* Output
  const stdio = yield* Stdio.Stdio
  const terminal = yield* Terminal.Terminal
  const term = yield* Effect.orDie(Config.String("TERM").pipe(Config.withDefault("")))
  const isDrawn = (yield* stdio.stderrIsTerminal) && term !== "dumb"
  const began = yield* Clock.currentTimeMillis
  const elapsed = Effect.map(Clock.currentTimeMillis, (now) => ({ elapsed: now - began }))
  const one = Semaphore.makeUnsafe(1)
  if (!isDrawn) {
    const tell = Effect.gen(function* () {
      yield* Effect.sleep(lineEvery)
      yield* output.message(paceText(tally(), yield* elapsed, output))
    })
    yield* Effect.forkScoped(Effect.forever(tell))
    const progress: Progress = { around: one.withPermit }
    return progress
  }
  let drawn = 0
  const clear = Effect.suspend(() => {
    const blank = `\r${" ".repeat(drawn)}\r`
    if (drawn === 0) return Effect.void
    drawn = 0
    return output.messagePart(blank)
  })
  const draw = Effect.gen(function* () {
    // a window may be resized while the batch runs
    const columns = Math.min((yield* terminal.columns) || 80, 120)
    const layout = { columns, paint: output.messagePaint, say: output.say }
    const text = progressText(tally(), yield* elapsed, layout)
    const width = CliOutput.displayWidth(text.replaceAll(colours, ""))
    yield* output.messagePart(`\r${text}${" ".repeat(Math.max(0, drawn - width))}`)
    drawn = width
  })
  yield* Effect.addFinalizer(() => one.withPermit(clear))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(one.withPermit(draw), Effect.sleep(barEvery))))
  const progress: Progress = { around: (write) => one.withPermit(Effect.tap(Effect.andThen(clear, write), draw)) }
  return progress
})
