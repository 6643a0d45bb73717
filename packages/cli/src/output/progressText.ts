import { CliOutput } from "effect/cli"
import type { Tally } from "../batch/Tally.ts"
import type { Layout } from "./Layout.ts"

/** What has passed since the start, in milliseconds. */
interface Pace {
  readonly elapsed: number
}

const clock = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const [hours = 0, minutes = 0, rest = 0] = parts
  const padded = String(rest).padStart(2, "0")
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${padded}` : `${minutes}:${padded}`
}

/** Counts, files a second and time left of a batch. */
export const paceText = ({ counts, done, of, resumed }: Tally, { elapsed }: Pace, { say }: Pick<Layout, "say">) => {
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

/** The same behind a bar on one line; the bar goes where there is no room, and the text is cut at the edge. */
export const progressText = (tally: Tally, pace: Pace, layout: Layout): string => {
  const { columns, paint } = layout
  const text = paceText(tally, pace, layout)
  const room = Math.min(WIDEST_BAR, columns - CliOutput.displayWidth(text) - 3)
  if (room < 5) return text.slice(0, columns - 1)
  const full = tally.of === 0 ? room : Math.floor((room * tally.done) / tally.of)
  return `${paint.green("█".repeat(full))}${paint.dim("░".repeat(room - full))}  ${text}`
}
