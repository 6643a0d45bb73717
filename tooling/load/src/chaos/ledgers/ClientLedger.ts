import type { Errand } from "../clients/Errand.ts"

/** An HTTP answer of the service. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/**
 * Answers that the client of one errand received, in order. The last is the answer to a repeated request at the end of
 * the run.
 */
export interface ClientRecord {
  readonly errand: Errand
  readonly answers: Array<Answer>
  /** Whether the client waited for an outcome until its time limit, in vain. */
  gaveUp: boolean
}

/** The part of a filing's result that is compared between the ledgers. */
interface Result {
  readonly id: string
  readonly status: string
  readonly document: { readonly uuid: string; readonly date: string }
}

const resultOf = ({ text }: Answer): Result => JSON.parse(text) as Result

/** Statuses below 500 that decide nothing: pending; a body that arrived too slowly; too many requests. */
const undecided: ReadonlyArray<number> = [202, 408, 429]

/** Whether an answer is final: it neither asks for a retry nor leaves the outcome open. */
export const isOutcome = (answer: Answer): boolean =>
  answer.status === 200
    ? resultOf(answer).status !== "processing"
    : answer.status < 500 && !undecided.includes(answer.status)

/** Selects the final answers that a client received. */
export const outcomesOf = ({ answers }: ClientRecord): ReadonlyArray<Answer> => answers.filter(isOutcome)

/** Reads the results in a client's answers, final or not. */
export const resultsOf = ({ answers }: ClientRecord): ReadonlyArray<Result> =>
  answers.filter(({ status }) => status === 200 || status === 202).map(resultOf)
