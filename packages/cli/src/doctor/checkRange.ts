import type { GrantedNumberingRange } from "@radicar/contract/query/NumberingRangeList"
import { type Check, fail, ok, warn } from "./Check.ts"

const advice = {
  en: "Ask the authority for a new range, and associate its prefix with the software.",
  es: "Solicite a la DIAN un nuevo rango y asocie su prefijo al software."
}

/** Whether numbers can still be taken from a range, how many, and for how long. */
export const checkRange = (range: GrantedNumberingRange): Check => {
  const { DaysToExpiry: days, FromNumber: from, Left: left, Prefix: prefix, ToNumber: to, Warnings: warnings } = range
  const name = prefix === "" ? { en: "no prefix", es: "sin prefijo" } : { en: prefix, es: prefix }
  const of = to - from + 1
  const detail =
    days < 0
      ? { en: `${name.en}: expired, ${left} of ${of} left`, es: `${name.es}: vencido, quedan ${left} de ${of}` }
      : {
          en: `${name.en}: ${left} of ${of} left, ${days} days`,
          es: `${name.es}: quedan ${left} de ${of}, ${days} días`
        }
  if (days < 0 || left <= 0) return fail("range", "configuration", detail, advice)
  const [first] = warnings
  if (first === undefined) return ok("range", detail)
  // the service's own words, in the language it was asked in
  return warn("range", detail, { en: first.message, es: first.message })
}
