/** Another implementation that signs the same unsigned XML with the same key. */
export interface Peer {
  readonly name: string
  /** Reason why it cannot be measured on this machine; undefined if it can. */
  readonly missing?: string
  /** Signs a number of times in a row and returns the microseconds per signature. */
  readonly time: (xml: string, times: number) => Promise<number>
  /** The signed document, to verify the work. */
  readonly sign: (xml: string) => Promise<string>
}

/** A peer that signs within this process. */
export const peerOf = (name: string, sign: (xml: string) => string | Promise<string>): Peer => ({
  name,
  sign: async (xml) => sign(xml),
  time: async (xml, times) => {
    const before = performance.now()
    for (let time = 0; time < times; time++) await sign(xml)
    return ((performance.now() - before) * 1000) / times
  }
})
