/** How much one token may ask for. */
export interface LimitOptions {
  /** Requests a minute, counted by all processes of a database together; 0: as many as it likes. */
  readonly requestsPerMinute: number
  /** Requests at the same time, counted by each process for itself; 0: as many as it likes. */
  readonly concurrentRequests: number
}

/** What holds unless it is configured otherwise: a hundred a second, and two hundred at once. */
export const ordinaryLimits: LimitOptions = { requestsPerMinute: 6000, concurrentRequests: 200 }
