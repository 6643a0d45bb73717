import type { SeedPart } from "../DocumentKey.ts"
import { type KeyClues, replacing, type SeedMistake, valueOf, withValues } from "./SeedMistake.ts"

const time = /^([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})?$/u

const hoursLater = (date: string, clock: string, hours: number): { readonly date: string; readonly time: string } => {
  const instant = Date.parse(`${date}T${clock}Z`)
  if (Number.isNaN(instant)) return { date, time: clock }
  const moved = new Date(instant + hours * 3_600_000).toISOString()
  return { date: moved.slice(0, 10), time: moved.slice(11, 19) }
}

const timeMistakes = (parts: ReadonlyArray<SeedPart>, date: string, issueTime: string): ReadonlyArray<SeedMistake> => {
  const match = time.exec(issueTime)
  if (match === null) return []
  const [, hour = "", minute = "", second = "", fraction] = match
  const clock = `${hour}:${minute}:${second}`
  const as = (value: string, en: string, es: string) => replacing(parts, "issueTime", value, { en, es })
  const utc = hoursLater(date, clock, 5)
  const inUtc = (suffix: string): SeedMistake => ({
    part: "issueTime",
    text: { en: "the moment was written in UTC", es: "el momento se escribió en UTC" },
    parts: withValues(parts, { issueDate: utc.date, issueTime: `${utc.time}${suffix}` })
  })
  return [
    ...as(`${clock}-05:00`, "the time had the offset -05:00", "la hora llevaba el desfase -05:00"),
    ...as(clock, "the time had no offset", "la hora no llevaba desfase"),
    ...as(`${clock}${fraction ?? ".000"}-05:00`, "the time had a fraction", "la hora llevaba fracción"),
    ...as(`${clock}+00:00`, "the time had the offset +00:00", "la hora llevaba el desfase +00:00"),
    ...as(`${clock}Z`, "the time ended with Z", "la hora terminaba en Z"),
    ...as(`${hour}:${minute}`, "the time had no seconds", "la hora no llevaba segundos"),
    ...as(`${hour}:${minute}-05:00`, "the time had no seconds", "la hora no llevaba segundos"),
    ...as(`${hour}${minute}${second}-05:00`, "the time had no colons", "la hora no llevaba dos puntos"),
    ...as(`${hour}${minute}:${second}-05:00`, "the time lacked a colon", "a la hora le faltaban dos puntos"),
    inUtc("-05:00"),
    inUtc("Z"),
    inUtc("+00:00"),
    inUtc("")
  ]
}

const dateMistakes = (parts: ReadonlyArray<SeedPart>, date: string): ReadonlyArray<SeedMistake> => {
  const [year = "", month = "", day = ""] = date.split("-")
  const near = (days: number): string => hoursLater(date, "12:00:00", 24 * days).date
  const as = (value: string, en: string, es: string) => replacing(parts, "issueDate", value, { en, es })
  return [
    ...as(near(-1), "the date was the day before", "la fecha era la del día anterior"),
    ...as(near(1), "the date was the day after", "la fecha era la del día siguiente"),
    ...as(`${year}${month}${day}`, "the date had no hyphens", "la fecha no llevaba guiones"),
    ...as(`${day}/${month}/${year}`, "the date began with the day", "la fecha empezaba por el día"),
    ...as(`${day}-${month}-${year}`, "the date began with the day", "la fecha empezaba por el día"),
    ...as(`${year}/${month}/${day}`, "the date had slashes", "la fecha llevaba barras")
  ]
}

const signingMistakes = (parts: ReadonlyArray<SeedPart>, signingTime: string): ReadonlyArray<SeedMistake> => {
  const [date, clock = ""] = signingTime.split("T")
  const match = time.exec(clock)
  if (date === undefined || match === null) return []
  const seconds = clock.slice(0, 8)
  const clocks = [`${seconds}-05:00`, `${seconds}${match[5] ?? ""}`, clock]
  const text = {
    en: "the moment of signing was used instead of the moment of issue",
    es: "el momento de la firma estaba en lugar del de emisión"
  }
  return [
    ...replacing(parts, "issueDate", date, text),
    ...clocks.flatMap((issueTime) => [
      ...replacing(parts, "issueTime", issueTime, text),
      { part: "issueTime", text, parts: withValues(parts, { issueDate: date, issueTime }) }
    ])
  ]
}

/** Mistakes in date and time: other common forms, or the time of the signature. */
export const momentMistakes = (
  parts: ReadonlyArray<SeedPart>,
  { signingTime }: KeyClues
): ReadonlyArray<SeedMistake> => {
  const date = valueOf(parts, "issueDate")
  const issueTime = valueOf(parts, "issueTime")
  if (date === undefined || issueTime === undefined) return []
  return [
    ...timeMistakes(parts, date, issueTime),
    ...(signingTime === undefined ? [] : signingMistakes(parts, signingTime)),
    ...dateMistakes(parts, date)
  ]
}
