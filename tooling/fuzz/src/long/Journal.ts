import { appendFileSync, existsSync, readFileSync } from "node:fs"
import type { PartReport } from "../Findings.ts"

/** What a finished portion has reported. */
export interface FinishedPortion {
  readonly name: string
  readonly report: PartReport
}

/** The finished portions of a journal, one JSON a line; the last line of a killed run may be half a one. */
export const readJournal = (path: string): ReadonlyArray<FinishedPortion> =>
  existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line) => {
          try {
            return [JSON.parse(line) as FinishedPortion]
          } catch {
            return []
          }
        })
    : []

/** Adds a portion, on a line of its own even behind half a line. */
export const writeJournal = (path: string, finished: FinishedPortion): void => {
  const isBroken = existsSync(path) && !/(?:^|\n)$/u.test(readFileSync(path, "utf8"))
  appendFileSync(path, `${isBroken ? "\n" : ""}${JSON.stringify(finished)}\n`)
}
