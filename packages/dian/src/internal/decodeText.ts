const strict = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    // An unknown label or bytes that are not of that encoding: both mean "not this one".
    return undefined
  }
}

const byteOrderMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  return undefined
}

/**
 * Text of an HTTP body, or `undefined` if its bytes fit no declared encoding.
 *
 * UTF-8 is tried before the declared charset: bytes that are valid UTF-8 practically never mean anything else, while
 * gateways do mislabel the answers they pass on.
 */
export const decodeText = (bytes: Uint8Array, contentType: string | undefined): string | undefined => {
  const mark = byteOrderMark(bytes)
  if (mark !== undefined) return strict(mark, bytes)
  const declared = /charset\s*=\s*"?([\w.:-]+)/iu.exec(contentType ?? "")?.[1]
  return strict("utf-8", bytes) ?? (declared === undefined ? undefined : strict(declared, bytes))
}
