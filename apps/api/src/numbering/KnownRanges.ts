// Authorised ranges to watch for low numbers and expiry.
// The range of a body is chosen in chooseRange.ts; AuthorityRanges.ts queries the authority.
import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { parseNit } from "@radicar/domain/inner/Nit"
import { Context, Effect, Layer, Result } from "effect"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { type TenantRecord, Tenants } from "../tenants/Tenants.ts"
import type { NumberSpan } from "./RangeUsage.ts"
import { expiryThreshold, type NewEvent } from "../webhooks/Events.ts"

/** An authorised numbering range of a company. */
export interface KnownRange extends NumberSpan {
  readonly companyId: string
  /** Last day, as midnight UTC in milliseconds since the epoch; absent if unknown. */
  readonly lastDay?: number
}

/** Maximum number of ranges in memory; the oldest is dropped for a new one. */
const mostRanges = 1000

const keyOf = ({ companyId, environment, fromNumber, issuerNit, prefix, toNumber }: KnownRange): string =>
  JSON.stringify([companyId, environment, issuerNit, prefix, fromNumber, toNumber])

const numberOf = (value: JsonValue | undefined): number | undefined => {
  const text = value instanceof JsonNumber ? value.text : value
  return typeof text === "string" && /^\d{1,15}$/u.test(text) ? Number(text) : undefined
}

const textOf = (value: JsonValue | undefined): string => (typeof value === "string" ? value.trim() : "")

const memberOf = (value: JsonValue | undefined, name: string): JsonValue | undefined =>
  value instanceof JsonObject ? value.get(name) : undefined

/** The numbering ranges in the settings of a company that state both bounds; none if the settings state no NIT. */
const configuredRanges = (
  { id: companyId, settings }: TenantRecord,
  environment: KnownRange["environment"]
): ReadonlyArray<KnownRange> => {
  const json = Result.getOrUndefined(parseJson(settings))
  const issuerNit = parseNit(textOf(memberOf(memberOf(json, "CompanyParty"), "Id")))?.number
  const ranges = memberOf(json, "NumberingRanges")
  if (issuerNit === undefined || !Array.isArray(ranges)) return []
  return ranges.flatMap((range: JsonValue) => {
    const [fromNumber, toNumber] = [numberOf(memberOf(range, "FromNumber")), numberOf(memberOf(range, "ToNumber"))]
    if (fromNumber === undefined || toNumber === undefined) return []
    const lastDay = Date.parse(textOf(memberOf(range, "EndDate")).slice(0, 10))
    const prefix = textOf(memberOf(range, "Prefix"))
    return [
      {
        companyId,
        environment,
        issuerNit,
        prefix,
        fromNumber,
        toNumber,
        ...(Number.isNaN(lastDay) ? {} : { lastDay })
      }
    ]
  })
}

/** The authorised ranges of companies: those in their settings, and those that this process filed under. */
export class KnownRanges extends Context.Service<
  KnownRanges,
  {
    /** Records a range that was used by a filing. */
    readonly note: (range: KnownRange) => Effect.Effect<void>
    /** All ranges without duplicates; those used by filings come first. */
    readonly all: Effect.Effect<ReadonlyArray<KnownRange>>
  }
>()("@radicar/api/KnownRanges") {
  /** Ranges of the settings from the database, and ranges used by filings from memory. */
  static readonly layer = Layer.effect(
    KnownRanges,
    Effect.gen(function* () {
      const { standard } = yield* AuthorityEndpoints
      const tenants = yield* Tenants
      const seenRanges = new Map<string, KnownRange>()
      return KnownRanges.of({
        note: (range) =>
          Effect.sync(() => {
            const [first] = seenRanges.keys()
            if (seenRanges.size >= mostRanges && first !== undefined && !seenRanges.has(keyOf(range)))
              seenRanges.delete(first)
            seenRanges.set(keyOf(range), range)
          }),
        all: Effect.map(tenants.list("company"), (companies) => {
          const configured = companies.flatMap((company) => configuredRanges(company, standard))
          return [...new Map([...seenRanges.values(), ...configured].map((range) => [keyOf(range), range])).values()]
        })
      })
    })
  )
}

/** An authorised range of a company on the day of a filing. */
interface RangeToday extends Omit<KnownRange, "lastDay"> {
  /** Number of unused numbers. */
  readonly left: number
  /** Days until the last day, which is included; absent if unknown. */
  readonly days?: number
}

/** Percentages of a range at which to notify. */
const lowThresholds = [1, 5, 10] as const

/** Events of a range, one per threshold: few numbers are left, or its end is near. */
export const rangeEvents = ({ days, left, ...range }: RangeToday): ReadonlyArray<NewEvent> => {
  const { companyId, environment, fromNumber, issuerNit, prefix, toNumber } = range
  const total = toNumber - fromNumber + 1
  const low = lowThresholds.find((hundredths) => left * 100 <= total * hundredths)
  const expiring = days === undefined ? undefined : expiryThreshold(days)
  const event = (
    type: "numbering_range.low" | "numbering_range.expiring",
    threshold: number,
    facts: object
  ): NewEvent => ({
    type,
    companyId,
    once: JSON.stringify([type, environment, companyId, issuerNit, prefix, fromNumber, toNumber, threshold]),
    data: { ...range, ...facts, threshold, links: { ranges: `/v1/dian/numbering-ranges?companyId=${companyId}` } }
  })
  return [
    ...(low === undefined ? [] : [event("numbering_range.low", low, { left, total })]),
    ...(days === undefined || expiring === undefined
      ? []
      : [event("numbering_range.expiring", expiring, { daysLeft: days })])
  ]
}
