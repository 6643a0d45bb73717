/** Tag classes of X.690 §8.1.2.2. */
export const universal = 0
/** See {@link universal}. */
export const context = 2

/** Universal tag numbers used by PKCS#12 and X.509. */
export const tags = {
  boolean: 1,
  integer: 2,
  bitString: 3,
  octetString: 4,
  objectIdentifier: 6,
  enumerated: 10,
  utf8String: 12,
  sequence: 16,
  set: 17,
  printableString: 19,
  t61String: 20,
  ia5String: 22,
  utcTime: 23,
  generalizedTime: 24,
  universalString: 28,
  bmpString: 30
} as const

/** A decoded value; `content` and `raw` are views of the input, not copies. */
export interface BerValue {
  readonly tagClass: number
  readonly tag: number
  readonly constructed: boolean
  /** Content bytes; for an indefinite length without the end-of-contents marker. */
  readonly content: Uint8Array
  /** The whole encoding, header included. */
  readonly raw: Uint8Array
  readonly children: ReadonlyArray<BerValue>
}

/** Thrown for bytes that are not BER or not the expected structure. Never leaves the package. */
export class BerError extends Error {
  override readonly name = "BerError"
}

/** Maximum nesting depth; a PKCS#12 file needs about 15. */
const maximumDepth = 32

interface Parsed {
  readonly value: BerValue
  readonly end: number
}

const parseAt = (bytes: Uint8Array, start: number, limit: number, depth: number): Parsed => {
  if (depth > maximumDepth) throw new BerError("nested too deeply")
  let position = start
  const next = (): number => {
    const octet = position < limit ? bytes[position++] : undefined
    if (octet === undefined) throw new BerError("truncated")
    return octet
  }
  const identifier = next()
  const tagClass = identifier >> 6
  const constructed = (identifier & 0x20) !== 0
  const tag = identifier & 0x1f
  if (tag === 0x1f) throw new BerError("tag numbers above 30 are not expected")

  const first = next()
  let length = first
  if (first > 0x80) {
    length = 0
    for (let remaining = first & 0x7f; remaining > 0; remaining--) {
      length = length * 256 + next()
      if (length > limit) throw new BerError("truncated")
    }
  }
  const contentStart = position
  const indefinite = first === 0x80
  if (indefinite && !constructed) throw new BerError("indefinite length of a primitive value")
  const contentLimit = indefinite ? limit : contentStart + length
  if (contentLimit > limit) throw new BerError("truncated")

  const children: Array<BerValue> = []
  let contentEnd = contentLimit
  let end = contentLimit
  if (constructed) {
    let at = contentStart
    for (;;) {
      if (indefinite) {
        if (at + 2 > limit) throw new BerError("truncated")
        if (bytes[at] === 0 && bytes[at + 1] === 0) {
          contentEnd = at
          end = at + 2
          break
        }
      } else if (at >= contentLimit) break
      const child = parseAt(bytes, at, contentLimit, depth + 1)
      children.push(child.value)
      at = child.end
    }
  }
  return {
    value: {
      tagClass,
      tag,
      constructed,
      content: bytes.subarray(contentStart, contentEnd),
      raw: bytes.subarray(start, end),
      children
    },
    end
  }
}

/**
 * Reads the BER value at the start of `bytes` (X.690: definite and indefinite lengths, constructed strings). Bytes
 * after it are ignored. Throws {@link BerError}.
 */
export const parseBer = (bytes: Uint8Array): BerValue => parseAt(bytes, 0, bytes.length, 0).value

/** Returns the value if it has this tag, else throws {@link BerError}. */
export const expectTag = (value: BerValue | undefined, tag: number, tagClass: number = universal): BerValue => {
  if (value === undefined || value.tag !== tag || value.tagClass !== tagClass)
    throw new BerError("unexpected structure")
  return value
}

/** Members of a SEQUENCE. */
export const sequenceOf = (value: BerValue | undefined): ReadonlyArray<BerValue> =>
  expectTag(value, tags.sequence).children

/** The only member of an explicit context tag. */
export const explicit = (value: BerValue | undefined, tag: number): BerValue => {
  const inner = expectTag(value, tag, context).children[0]
  if (inner === undefined) throw new BerError("empty explicit tag")
  return inner
}

/** Bytes of an OCTET STRING, primitive or constructed; its tag may be implicit. */
export const octets = (value: BerValue): Uint8Array =>
  value.constructed ? Buffer.concat(value.children.map(octets)) : value.content

/** Reads a non-negative INTEGER that fits a JavaScript number. */
export const smallInteger = (value: BerValue | undefined): number => {
  const { content } = expectTag(value, tags.integer)
  if (content.length > 5 || ((content[0] ?? 0x80) & 0x80) !== 0) throw new BerError("integer out of range")
  return content.reduce((sum, octet) => sum * 256 + octet, 0)
}

/** Reads an INTEGER of any size, two's complement. */
export const bigInteger = (value: BerValue | undefined): bigint => {
  const { content } = expectTag(value, tags.integer)
  if (content.length === 0) throw new BerError("empty integer")
  return BigInt.asIntN(content.length * 8, BigInt(`0x${Buffer.from(content).toString("hex")}`))
}

/** Reads an OBJECT IDENTIFIER in dotted decimal. */
export const objectIdentifier = (value: BerValue | undefined): string => {
  const { content } = expectTag(value, tags.objectIdentifier)
  if (content.length === 0 || content.length > 64) throw new BerError("object identifier out of range")
  const arcs: Array<bigint> = []
  let arc = 0n
  for (const octet of content) {
    arc = (arc << 7n) | BigInt(octet & 0x7f)
    if ((octet & 0x80) === 0) {
      arcs.push(arc)
      arc = 0n
    }
  }
  const [first = 0n, ...rest] = arcs
  const root = first < 80n ? first / 40n : 2n
  return [root, first - root * 40n, ...rest].join(".")
}
