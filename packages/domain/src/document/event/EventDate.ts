import { Data, Schema } from "effect"
import { isUnsetDate } from "../../time/isUnsetDate.ts"
import { dateTimeForm, LocalDateTime, parseLocalDateTime } from "../../time/LocalDateTime.ts"
import { Misfit } from "../../wire/Misfit.ts"
import { wireLeaf } from "../../wire/wireLeaf.ts"

/** When an event was issued, on Colombian clocks. A body may state the day alone, so the time may be absent. */
export class EventDate extends Data.Class<{ readonly date: string; readonly time: string | undefined }> {
  override toString(): string {
    return this.time === undefined ? this.date : `${this.date}T${this.time}`
  }
}

/** {@link EventDate} on the wire. */
export const EventDateFromWire = wireLeaf<EventDate, string>({
  identifier: "EventDate",
  description:
    "Local Colombian date and time, YYYY-MM-DDThh:mm:ss, or the day alone, YYYY-MM-DD: an event of today is then issued now, one of an earlier day at 00:00:00.",
  expected: dateTimeForm,
  wire: Schema.String,
  domain: Schema.instanceOf(EventDate),
  decode: (value) => {
    const read = isUnsetDate(value) ? new Misfit(dateTimeForm) : parseLocalDateTime(value)
    if (read instanceof Misfit) return new Misfit(dateTimeForm)
    return new EventDate({ date: read.date, time: String(value).includes("T") ? read.time : undefined })
  },
  encode: (value) => value.toString(),
  isAbsent: isUnsetDate
})

/**
 * The moment that an event is issued at. A day without a time is today's now, because the authority compares events by
 * the time of their signing, which lies on the same day (rules AAD09e, DC24); of an earlier day, its first second.
 */
export const eventMoment = ({ date, time }: EventDate, now: LocalDateTime): LocalDateTime =>
  new LocalDateTime({ date, time: time ?? (date === now.date ? now.time : "00:00:00") })
