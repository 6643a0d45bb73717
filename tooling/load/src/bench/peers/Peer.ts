/** Another implementation of XML signatures, which signs the same unsigned XML with the same key as our code. */
export interface Peer {
  readonly name: string
  /** Reason why the implementation cannot be measured on this machine; undefined if it can. */
  readonly missing?: string
  /** Signs the XML a number of times in a row and returns the microseconds per signature. */
  readonly time: (xml: string, times: number) => Promise<number>
  /** Signs the XML and returns the signed document, to verify the work. */
  readonly sign: (xml: string) => Promise<string>
}

/** Makes a peer of a function that signs within this process. */
export const peerOf = (name: string, sign: (xml: string) => string | Promise<string>): Peer => ({
  name,
  sign: async (xml) => sign(xml),
  time: async (xml, times) => {
    const before = performance.now()
    for (let time = 0; time < times; time++) await sign(xml)
    return ((performance.now() - before) * 1000) / times
  }
})
