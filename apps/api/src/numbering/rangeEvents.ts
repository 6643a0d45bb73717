import type { FilingEnvironment } from "../platform/FilingEnvironment.ts"
import { expiryThreshold, type NewEvent } from "../webhooks/Events.ts"

/** What is seen of an authorised range of a company. */
export interface SeenRange {
  readonly companyId: string
  readonly environment: FilingEnvironment
  /** NIT without check digit. */
  readonly issuerNit: string
  /** `""` for none. */
  readonly prefix: string
  readonly fromNumber: number
  readonly toNumber: number
  /** Numbers that are still to be used. */
  readonly left: number
  /** Days until its last one, which counts; absent where it is not known. */
  readonly days?: number
}

/** Hundredths of a range at which to notify. */
const lowThresholds = [1, 5, 10] as const

/** The events of a range, each threshold once: few numbers are left, it ends soon. */
export const rangeEvents = ({ days, left, ...range }: SeenRange): ReadonlyArray<NewEvent> => {
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
