import { JsonObject } from "@radicar/domain/json/JsonObject"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import type { SeenRange } from "../events/rangeEvents.ts"
import type { Submission } from "../storage/Submission.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

const dayMillis = 86_400_000

/** Days from today, in Colombia, to the range's last day as the body states it. */
const daysOf = ({ body }: AddressedFiling, now: number): number | undefined => {
  const range = body instanceof JsonObject ? body.get("NumberingRange") : undefined
  const end = range instanceof JsonObject ? range.get("EndDate") : undefined
  const last = typeof end === "string" ? Date.parse(end.slice(0, 10)) : Number.NaN
  const days = (last - Date.parse(fromEpochMillis(now).date)) / dayMillis
  return Number.isNaN(days) ? undefined : days
}

/** What the claim of a number shows of its range, if it has one: those above it are left. */
export const filedRange = (
  filing: AddressedFiling,
  { companyId, environment, issuerNit, number, prefix }: Submission,
  now: number
): SeenRange | undefined => {
  const { authorisedNumbers } = filing
  if (authorisedNumbers === undefined) return undefined
  const { from: fromNumber, to: toNumber } = authorisedNumbers
  const days = daysOf(filing, now)
  return {
    companyId,
    environment,
    issuerNit,
    prefix,
    fromNumber,
    toNumber,
    left: toNumber - number,
    ...(days === undefined ? {} : { days })
  }
}
