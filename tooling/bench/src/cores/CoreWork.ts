/** Work of a process: operations per second, and the event loop's delay in milliseconds at p99. */
export interface CoreWork {
  readonly perSecond: number
  readonly delay: number
}
