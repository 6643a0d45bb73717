/** UTF-8 of a text in two halves. */
export interface EncodedHalves {
  /** Both halves, concatenated; valid until the next text is encoded. */
  readonly octets: Buffer
  /** Number of bytes of the first half. */
  readonly headLength: number
}

let scratch = Buffer.allocUnsafeSlow(1 << 18)

/**
 * Encodes two halves as UTF-8 in one reused buffer. Callers that keep the bytes must copy them before anything else is
 * encoded. A buffer that is always large enough saves an allocation and the pass over the text that measures it.
 */
export const encodeHalves = (head: string, tail: string): EncodedHalves => {
  const most = (head.length + tail.length) * 3
  const target = most <= scratch.length ? scratch : Buffer.allocUnsafeSlow(most)
  // keeps the larger buffer for the next document, up to a limit
  if (most <= 1 << 24) scratch = target
  const headLength = target.write(head, 0, "utf8")
  return { octets: target.subarray(0, headLength + target.write(tail, headLength, "utf8")), headLength }
}
