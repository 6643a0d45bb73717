import type { Errand } from "../clients/Errand.ts"

/** An answer of the service. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** The answers that the client of one errand received, in order, including the replay at the end. */
export interface ClientRecord {
  readonly errand: Errand
  readonly answers: Array<Answer>
  /** Whether a waiting client gave up. */
  gaveUp: boolean
}

/** The part of a result that the ledgers compare. */
interface Result {
  readonly id: string
  readonly status: string
  readonly document: { readonly uuid: string; readonly date: string }
}

const resultOf = ({ text }: Answer): Result => JSON.parse(text) as Result

/** Whether an answer is final for its client: neither "try again" nor "not known yet". */
export const isOutcome = (answer: Answer): boolean =>
  answer.status === 200 ? resultOf(answer).status !== "processing" : answer.status < 500 && answer.status !== 202

/** The outcomes that a client received. */
export const outcomesOf = ({ answers }: ClientRecord): ReadonlyArray<Answer> => answers.filter(isOutcome)

/** The results in a client's answers, final or not. */
export const resultsOf = ({ answers }: ClientRecord): ReadonlyArray<Result> =>
  answers.filter(({ status }) => status === 200 || status === 202).map(resultOf)
