import { addAmounts, negated } from "../language/money.ts"

/** A group of `GET /v1/submissions/summary` by day, type and status. */
export interface SumGroup {
  readonly day?: string
  readonly type?: string
  readonly status?: string
  readonly currency?: string
  readonly documents: number
  readonly total?: string
}

/** Numbers of documents by outcome, and the accepted amount in pesos: sales and purchases less their credit notes. */
export interface Sums {
  readonly accepted: number
  readonly rejected: number
  readonly open: number
  readonly amount: string
}

/** Types that lower what their document raised: credit notes, and adjustment notes that reduce. */
const lowering = new Set(["91", "94"])

const isOpen = (status: string | undefined): boolean => status === "pending" || status === "processing"

/** Adds up groups. */
export const sumOf = (groups: ReadonlyArray<SumGroup>): Sums => {
  const count = (of: (group: SumGroup) => boolean): number =>
    groups.filter(of).reduce((sum, { documents }) => sum + documents, 0)
  const accepted = groups.filter(({ status }) => status === "submitted")
  const amounts = accepted.flatMap(({ currency, total, type = "" }) =>
    total === undefined || currency !== "COP" ? [] : [lowering.has(type) ? negated(total) : total]
  )
  return {
    accepted: count(({ status }) => status === "submitted"),
    rejected: count(({ status }) => status === "rejected" || status === "refused"),
    open: count(({ status }) => isOpen(status)),
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
