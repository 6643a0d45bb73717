import { appendFileSync, existsSync, readFileSync } from "node:fs"
import type { PartReport } from "../Findings.ts"

/** The report of a finished portion. */
export interface FinishedPortion {
  readonly name: string
  readonly report: PartReport
}

/**
 * Reads the finished portions from a journal, which has one JSON value per line. The last line of a killed run may be
 * incomplete and is ignored.
 */
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

/** Appends a finished portion to a journal as a line of its own, even after an incomplete line. */
export const writeJournal = (path: string, finished: FinishedPortion): void => {
  const isBroken = existsSync(path) && !/(?:^|\n)$/u.test(readFileSync(path, "utf8"))
  appendFileSync(path, `${isBroken ? "\n" : ""}${JSON.stringify(finished)}\n`)
}
