import { addAmounts, negated } from "../language/money.ts"
import { lowersTotals } from "../submissions/typeNames.ts"

/** A group of `GET /v1/submissions/summary` by day, type and status. */
export interface SumGroup {
  readonly day?: string
  readonly type?: string
  readonly status?: string
  readonly currency?: string
  readonly documents: number
  readonly total?: string
}

/** Statuses of a group, each with its own filter of the list. */
export const sumStatuses = ["submitted", "rejected", "refused", "pending", "processing"] as const

/**
 * Numbers of documents by status and by outcome, and the accepted amount in pesos: sales and purchases less their
 * credit notes.
 */
export interface Sums {
  readonly byStatus: Readonly<Record<(typeof sumStatuses)[number], number>>
  readonly accepted: number
  readonly rejected: number
  readonly open: number
  readonly amount: string
}

/** Adds up groups. */
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
  const amounts = accepted.flatMap(({ currency, total, type = "" }) =>
    total === undefined || currency !== "COP" ? [] : [lowersTotals(type) ? negated(total) : total]
  )
  return {
    byStatus,
    accepted: byStatus.submitted,
    rejected: byStatus.rejected + byStatus.refused,
    open: byStatus.pending + byStatus.processing,
    amount: addAmounts(amounts)
  }
}

const add = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** First day of the week (Monday) and of the month of a day, and thirteen days before it, all `YYYY-MM-DD`. */
export const periodsOf = (today: string) => {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return { today, week: add(today, -weekday), month: `${today.slice(0, 8)}01`, fortnight: add(today, -13) }
}

/** Every day from the first to the last, both included. */
export const daysBetween = (first: string, last: string): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = first; day <= last && days.length < 400; day = add(day, 1)) days.push(day)
  return days
}
