import type { RenderedContainer } from "@radicar/ubl/container/renderAttachedDocument"

/** Behind the signature number, key and parties come first: what tells one container from another. */
const compared = 1024

/**
 * The file of a container, of its octets as they were signed: what stands behind the signature, with the documents inside as
 * CDATA sections instead of escaped. Throws a TypeError where what was signed does not end as the container does.
 */
export const withSections = (signed: Uint8Array, { sectionedTail, tail }: RenderedContainer): Uint8Array => {
  const octets = Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength)
  const escaped = Buffer.from(tail)
  const start = octets.length - escaped.length
  const end = Math.min(compared, escaped.length)
  if (start < 0 || octets.compare(escaped, 0, end, start, start + end) !== 0) {
    throw new TypeError("what was signed does not end as the container does")
  }
  return Buffer.concat([octets.subarray(0, start), Buffer.from(sectionedTail)])
}
