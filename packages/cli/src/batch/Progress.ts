import { Clock, Config, Effect, Semaphore, Stdio, Terminal } from "effect"
import { CliOutput } from "effect/cli"
import type { Layout } from "../output/layout.ts"
import { Output } from "../output/Output.ts"
import type { Tally } from "./Tally.ts"

/** Time since the start in milliseconds. */
export interface Pace {
  readonly elapsed: number
}

/** Progress to display at a moment. */
export interface Shown {
  readonly text: string
  /** Finished and total count, for the bar; absent if the total is unknown. */
  readonly share?: { readonly done: number; readonly of: number }
}

const clock = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const [hours = 0, minutes = 0, rest = 0] = parts
  const padded = String(rest).padStart(2, "0")
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${padded}` : `${minutes}:${padded}`
}

/** Counts, files per second and remaining time of a batch. */
const paceText = ({ counts, done, of, resumed }: Tally, { elapsed }: Pace, { say }: Pick<Layout, "say">) => {
  const seconds = elapsed / 1000
  const rate = seconds > 0 ? (done - resumed) / seconds : 0
  const open = counts.processing + counts.pending + counts.unknown
  return [
    `${done}/${of}`,
    say({ en: `${counts.submitted} accepted`, es: `${counts.submitted} aceptados` }),
    counts.rejected > 0 && say({ en: `${counts.rejected} rejected`, es: `${counts.rejected} rechazados` }),
    counts.failed > 0 && say({ en: `${counts.failed} failed`, es: `${counts.failed} fallidos` }),
    open > 0 && say({ en: `${open} open`, es: `${open} abiertos` }),
    rate > 0 && `${rate.toFixed(rate < 10 ? 1 : 0)}/s`,
    rate > 0 && done < of && say({ en: `${clock((of - done) / rate)} left`, es: `faltan ${clock((of - done) / rate)}` })
  ]
    .filter((part) => part !== false)
    .join("  ")
}

const WIDEST_BAR = 20

/**
 * Progress text with a bar before it, on one line. The bar is omitted if the total is unknown or the terminal too
 * narrow.
 */
const progressText = ({ share, text }: Shown, { columns, paint }: Pick<Layout, "columns" | "paint">): string => {
  const room = Math.min(WIDEST_BAR, columns - CliOutput.displayWidth(text) - 3)
  if (room < 5 || share === undefined) return text.slice(0, columns - 1)
  const full = share.of === 0 ? room : Math.min(room, Math.floor((room * share.done) / share.of))
  return `${paint.green("█".repeat(full))}${paint.dim("░".repeat(room - full))}  ${text}`
}

/** Progress display on standard error that does not mix with lines on standard output. */
interface Progress {
  /** Runs a write to standard output or standard error while the bar is hidden. */
  readonly around: <A, E, R>(write: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

const barEvery = "200 millis"
const lineEvery = "10 seconds"

// oxlint-disable-next-line no-control-regex -- what colours are made of
const colours = /\u001b\[[0-9;]*m/gu

/**
 * Shows progress until the scope ends. On a terminal it redraws a bar with only carriage returns and
 * blanks, so that it works without escape sequences. Elsewhere, and on a dumb terminal, it writes a line now and then.
 */
export const showProgress = Effect.fn("showProgress")(function* (
  shownAt: (pace: Pace, layout: Pick<Layout, "say">) => Shown
) {
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
      yield* output.message(shownAt(yield* elapsed, output).text)
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
    // a window may be resized during the batch
    const columns = Math.min((yield* terminal.columns) || 80, 120)
    const text = progressText(shownAt(yield* elapsed, output), { columns, paint: output.messagePaint })
    const width = CliOutput.displayWidth(text.replaceAll(colours, ""))
    yield* output.messagePart(`\r${text}${" ".repeat(Math.max(0, drawn - width))}`)
    drawn = width
  })
  yield* Effect.addFinalizer(() => one.withPermit(clear))
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(one.withPermit(draw), Effect.sleep(barEvery))))
  const progress: Progress = { around: (write) => one.withPermit(Effect.tap(Effect.andThen(clear, write), draw)) }
  return progress
})

/** Shows the progress of a batch, as {@link showProgress}. */
export const startProgress = (tally: () => Tally) =>
  showProgress((pace, layout) => {
    const { done, of } = tally()
    return { text: paceText(tally(), pace, layout), share: { done, of } }
  })
