import { fromEpochMillis, type LocalDateTime } from "../time/LocalDateTime.ts"

/** A signing time as xsd:dateTime with the Colombian offset, and as an instant. */
export interface SigningMoment {
  readonly text: string
  readonly epochMillis: number
}

/**
 * The signing time that a document claims: the current time, or the document's own moment if it was issued on an
 * earlier day. Issue and signing must lie on the same day (rule FAD09e).
 */
export const signingMoment = (issued: LocalDateTime, nowMillis: number): SigningMoment => {
  const now = fromEpochMillis(nowMillis)
  if (issued.date !== now.date) return { text: `${issued}.000-05:00`, epochMillis: issued.epochMillis }
  const millis = String(new Date(nowMillis).getUTCMilliseconds()).padStart(3, "0")
  return { text: `${now}.${millis}-05:00`, epochMillis: nowMillis }
}
