import { Effect } from "effect"

/** Times that an appointment may be taken: a process that dies with it counts, the looks do not. */
export const MAXIMUM_TAKES = 50

/** Says so when an appointment is taken for the last time: what it is for is then looked after by nobody. */
export const warnOfLastTake = (kind: string, attempts: number, facts: Readonly<Record<string, unknown>>) =>
  attempts < MAXIMUM_TAKES
    ? Effect.void
    : Effect.logError(`ALERT: one of the ${kind} is looked after for the last time`, { ...facts, attempts })
