import type { SubmissionSums } from "@radicar/contract/inner/submissionSums"
import { addAmounts } from "../language/money.ts"

/** A group of `GET /v1/submissions/summary` by day or month and status. */
export type SumGroup = Pick<
  (typeof SubmissionSums.Type)["groups"][number],
  "book" | "day" | "documents" | "month" | "pesos" | "status" | "withoutRate"
>

/** Statuses of a group, each with its own filter of the list. */
export const sumStatuses = ["submitted", "rejected", "refused", "pending", "processing"] as const

/** Numbers of documents by status and by outcome, and the accepted amount in pesos. */
export interface Sums {
  readonly byStatus: Readonly<Record<(typeof sumStatuses)[number], number>>
  readonly accepted: number
  readonly rejected: number
  readonly open: number
  readonly amount: string
  /** Number of accepted documents in a foreign currency without an exchange rate, which `amount` lacks. */
  readonly withoutRate: number
}

/** Adds up groups of one book. */
export const sumOf = (groups: ReadonlyArray<SumGroup>): Sums => {
  const count = (wanted: (typeof sumStatuses)[number]): number =>
    groups.reduce((sum, { documents, status }) => (status === wanted ? sum + documents : sum), 0)
  const byStatus = {
    submitted: count("submitted"),
    rejected: count("rejected"),
    refused: count("refused"),
    pending: count("pending"),
    processing: count("processing")
  }
  const accepted = groups.filter(({ status }) => status === "submitted")
  return {
    byStatus,
    accepted: byStatus.submitted,
    rejected: byStatus.rejected + byStatus.refused,
    open: byStatus.pending + byStatus.processing,
    amount: addAmounts(accepted.flatMap(({ pesos }) => pesos ?? [])),
    withoutRate: accepted.reduce((sum, { withoutRate = 0 }) => sum + withoutRate, 0)
  }
}
const add = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A period of the figures: its first and last day, both included, `YYYY-MM-DD`. */
export interface Period {
  readonly name: "today" | "week" | "month" | "monthBefore"
  readonly from: string
  readonly to: string
}

/**
 * Today, this week from Monday on, this month and the month before, the earliest last; and thirteen days before today,
 * all `YYYY-MM-DD`.
 */
export const periodsOf = (today: string) => {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const month = `${today.slice(0, 8)}01`
  const before = add(month, -1)
  const periods: ReadonlyArray<Period> = [
    { name: "today", from: today, to: today },
    { name: "week", from: add(today, -weekday), to: today },
    { name: "month", from: month, to: today },
    { name: "monthBefore", from: `${before.slice(0, 8)}01`, to: before }
  ]
  return { today, fortnight: add(today, -13), periods }
}

/** Every day from the first to the last, both included. */
export const daysBetween = (first: string, last: string): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = first; day <= last; day = add(day, 1)) days.push(day)
  return days
}

/** Documents that the company received in a period, without claimed ones and those without the authority's answer. */
export interface Received {
  readonly documents: number
  readonly total: string
  /** Number of those in a foreign currency without an exchange rate, which `total` lacks. */
  readonly withoutRate: number
}

/** Number of received documents that no figure includes: those of both months, of which the other periods are parts. */
export const receivedWithoutRate = (received: ReadonlyMap<Period["name"], Received> | undefined): number =>
  (received?.get("month")?.withoutRate ?? 0) + (received?.get("monthBefore")?.withoutRate ?? 0)
