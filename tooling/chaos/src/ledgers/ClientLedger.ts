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

/** Whether an answer is final for its client: neither "try again" nor "not known yet". */
export const isOutcome = ({ status }: Answer): boolean => status < 500 && status !== 202

/** The outcomes that a client received. */
export const outcomesOf = ({ answers }: ClientRecord): ReadonlyArray<Answer> => answers.filter(isOutcome)
