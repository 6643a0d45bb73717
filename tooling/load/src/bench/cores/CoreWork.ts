/** Work that a process has done: operations per second, and the p99 delay of its event loop in milliseconds. */
export interface CoreWork {
  readonly perSecond: number
  readonly delay: number
}
