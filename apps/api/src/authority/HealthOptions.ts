import { type Duration, Schedule } from "effect"

/** When a service stops calling an authority that does not answer, and for how long. */
export interface HealthOptions {
  /** Calls without an answer, one after the other, after which no more are made. */
  readonly failures: number
  /** How long none is made then, by how often that has happened in a row; the next call after it is a trial. */
  readonly pause: Schedule.Schedule<unknown, number, never, never>
  /** The longest pause that an authority may ask for by `Retry-After`. */
  readonly longestPause: Duration.Input
  /** Of how many of its last calls a service knows how they ended, by environment. */
  readonly calls: number
}

/**
 * How the service guards the authority. Pauses follow the times of annex FE 1.9, §12.2 and §12.4: five seconds at first,
 * then longer, two minutes at last, each a fifth more or less so that processes do not come back together.
 */
export const ordinaryHealth: HealthOptions = {
  failures: 5,
  pause: Schedule.jittered(Schedule.min([Schedule.exponential("5 seconds"), Schedule.spaced("2 minutes")])),
  longestPause: "10 minutes",
  calls: 1000
}
