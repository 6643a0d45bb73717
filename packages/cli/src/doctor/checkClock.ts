import { type Check, type CheckName, fail, ok, skipped, warn } from "./Check.ts"
import type { Answered } from "./probe.ts"

/** Seconds from which clocks that differ are told, and from which nothing signed is accepted: the timestamp of a message
 * to the authority holds for five minutes (WS-Security `wsu:Timestamp`). */
const noticeable = 30
const fatal = 300

const advice = {
  en: "Set the clocks by NTP: what is signed more than five minutes off is refused.",
  es: "Ajuste los relojes por NTP: lo firmado con más de cinco minutos de diferencia se rechaza."
}

/** How far our clock and another are apart. */
export const checkClock = (check: CheckName, { at, date }: Pick<Answered, "at" | "date">): Check => {
  if (date === undefined) {
    return skipped(check, { en: "it does not say what time it is", es: "no informa la hora" })
  }
  // the header's second has passed by half, on average
  const seconds = Math.round((at - date - 500) / 1000)
  const apart = Math.abs(seconds)
  if (apart <= 1) return ok(check, { en: "the same as here", es: "la misma de aquí" })
  const detail =
    seconds > 0
      ? { en: `${apart} s behind the clock here`, es: `${apart} s atrás del reloj de aquí` }
      : { en: `${apart} s ahead of the clock here`, es: `${apart} s adelante del reloj de aquí` }
  if (apart > fatal) return fail(check, "configuration", detail, advice)
  return apart > noticeable ? warn(check, detail, advice) : ok(check, detail)
}
