import Holidays from "date-holidays"
import { writeFileSync } from "node:fs"
import { join } from "node:path"

const first = 2019
const last = 2050

const calendar = new Holidays("CO", { types: ["public"] })

/** The holidays of a year as `MM-DD`, Sundays left out. */
const daysOf = (year: number): ReadonlyArray<string> => {
  const days = calendar.getHolidays(year).map(({ date }) => date.slice(0, 10))
  const onWorkdays = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0)
  return [...new Set(onWorkdays)].map((day) => day.slice(5)).toSorted()
}

const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The source file that lists the holidays. */
export const holidaysFile = join(import.meta.dirname, "../src/internal/judge/event/holidays.ts")

/** What is in it. */
export const holidaysText = (): string =>
  [
    "// Written by `pnpm --filter @radicar/sandbox generate` from the npm package date-holidays (its data: CC-BY-3.0).",
    "",
    `/** The public holidays of Colombia from ${first} to ${last} as \`MM-DD\` by year, Sundays left out. */`,
    "export const holidays: Readonly<Record<string, string>> = {",
    years.map((year) => `  ${year}: "${daysOf(year).join(" ")}"`).join(",\n"),
    "}",
    ""
  ].join("\n")

if (import.meta.main) writeFileSync(holidaysFile, holidaysText())
