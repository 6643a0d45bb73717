/**
 * What a process got done: how many a second, and how late its event loop was, milliseconds that 99 of a hundred stay
 * below.
 */
export interface CoreWork {
  readonly perSecond: number
  readonly delay: number
}
