import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { readFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(import.meta.dirname, "../../../../docs/examples/everyday")

/** Reads the JSON text of an example body in `docs/examples/everyday`, by its name. */
export const exampleText = (name: string): string => readFileSync(join(folder, `${name}.json`), "utf8")

/** Time of issue that the example bodies state. */
const issued = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/**
 * Moves a day of an example by the months between the examples' day of issue and today. The day of issue itself becomes
 * today.
 */
const movedTo = (today: string, day: string): string => {
  if (day === issued.date) return today
  const months = monthsOf(day) + monthsOf(today) - monthsOf(issued.date)
  const year = Math.floor(months / 12)
  const last = new Date(Date.UTC(year, (months % 12) + 1, 0)).getUTCDate()
  const two = (value: number) => String(value).padStart(2, "0")
  return `${year}-${two((months % 12) + 1)}-${two(Math.min(Number(day.slice(8)), last))}`
}

/** Pattern of a placeholder for the key of an earlier filed document, with that document's number. */
const keyOf = /CU[FN]E ([A-Z]+[0-9]+)/gu

/** Finds the numbers of the documents that must be filed before an example body. */
export const referredTo = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(keyOf), ([, number = ""]) => number)

/**
 * Fills in an example body as its reader must before filing: moves the days to today, and inserts the keys of earlier
 * filed documents.
 */
export const fillIn = (text: string, now: LocalDateTime, keys: ReadonlyMap<string, string>): Record<string, any> =>
  JSON.parse(
    text
      .replaceAll(issued.toString(), now.toString())
      // a worker's first day is independent of the document's day
      .replaceAll(/"202[56]-\d{2}-\d{2}"/gu, (day) => `"${movedTo(now.date, day.slice(1, -1))}"`)
      .replaceAll(keyOf, (mark, number: string) => keys.get(number) ?? mark)
  )
