/** A text in two halves as UTF-8. */
export interface EncodedHalves {
  /** Both halves, one behind the other; valid until the next text is encoded. */
  readonly octets: Buffer
  /** Octets of the first half. */
  readonly headLength: number
}

let scratch = Buffer.allocUnsafeSlow(1 << 18)

/**
 * UTF-8 of two halves in one buffer that is used again and again: who wants to keep the octets copies them before
 * anything else is encoded. Encoding into a buffer that is large enough in any case spares the pass over the text that
 * measures it, and an allocation.
 */
export const encodeHalves = (head: string, tail: string): EncodedHalves => {
  const most = (head.length + tail.length) * 3
  const target = most <= scratch.length ? scratch : Buffer.allocUnsafeSlow(most)
  // what a large document needed is kept for the next one, within reason
  if (most <= 1 << 24) scratch = target
  const headLength = target.write(head, 0, "utf8")
  return { octets: target.subarray(0, headLength + target.write(tail, headLength, "utf8")), headLength }
}
