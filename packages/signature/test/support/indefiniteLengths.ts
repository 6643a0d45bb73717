interface Encoded {
  readonly identifier: number
  readonly content: Uint8Array
  readonly end: number
}

const readAt = (bytes: Uint8Array, start: number): Encoded => {
  const first = bytes[start + 1]!
  const extra = first > 0x80 ? first & 0x7f : 0
  const length = extra === 0 ? first : bytes.subarray(start + 2, start + 2 + extra).reduce((sum, o) => sum * 256 + o, 0)
  const from = start + 2 + extra
  return { identifier: bytes[start]!, content: bytes.subarray(from, from + length), end: from + length }
}

const split = (content: Uint8Array): ReadonlyArray<Encoded> => {
  const members: Array<Encoded> = []
  for (let at = 0; at < content.length;) {
    const member = readAt(content, at)
    members.push(member)
    at = member.end
  }
  return members
}

const definite = (identifier: number, content: Uint8Array): Buffer => {
  const length = content.length
  const header = length < 0x80 ? [identifier, length] : [identifier, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(header), content])
}

const indefinite = (identifier: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([identifier, 0x80]), content, Buffer.from([0, 0])])

/** An OCTET STRING, or what is implicitly one, in pieces of at most 1000 octets. */
const inPieces = (identifier: number, content: Uint8Array): Buffer => {
  const pieces: Array<Buffer> = []
  for (let at = 0; at < content.length; at += 1000) pieces.push(definite(0x04, content.subarray(at, at + 1000)))
  return indefinite(identifier | 0x20, Buffer.concat(pieces))
}

const convert = ({ content, identifier }: Encoded): Buffer => {
  if (identifier & 0x20) return indefinite(identifier, Buffer.concat(split(content).map(convert)))
  const isString = identifier === 0x04 || identifier === 0x80
  return isString && content.length > 200 ? inPieces(identifier, content) : definite(identifier, content)
}

/**
 * A DER file written again in BER as streaming producers write it: constructed values of indefinite length, long octet
 * strings in pieces.
 */
export const indefiniteLengths = (der: Uint8Array): Uint8Array => convert(readAt(der, 0))
