// Counts what is in a workbook before the library hucre reads it: the library holds what it reads in memory, without a
// limit. Where this scanner saw other tags than the library, a workbook could pass the bounds and fill the memory.

/** A start tag in the octets of an XML part. */
export interface StartTag {
  /** Name without prefix. */
  readonly name: string
  /** Octets that hold the tag from `start`, its `<`, to `stop`, behind its `>`. */
  readonly octets: Buffer
  readonly start: number
  readonly stop: number
  /** Number of attributes, or somewhat more: a bound that is counted too high refuses early, never late. */
  readonly attributes: number
}

const SPACE = 0x20
const LESS = 0x3c
const MORE = 0x3e
const EXCLAMATION = 0x21
const QUESTION = 0x3f
const SLASH = 0x2f
const COLON = 0x3a
const DOUBLE = 0x22
const SINGLE = 0x27

const BRACKET = 0x5b
const DASH = 0x2d

/** Offset of the next such octet, or -1. A call into Node takes longer than a search of few octets. */
const nextOf = (octets: Buffer, octet: number, from: number): number => {
  for (let at = from; at < octets.length; at++) if (octets[at] === octet) return at
  return -1
}

/** Octets that tell what a tag is: the longest, `<!--`, has four. */
const opening = 4

/** Text that ends the comment, section, instruction or end tag at an offset; none if it is a start tag. */
const terminatorOf = (octets: Buffer, at: number): string | undefined => {
  const second = octets[at + 1]
  if (second === SLASH) return ">"
  if (second === QUESTION) return "?>"
  if (second !== EXCLAMATION) return undefined
  if (octets[at + 2] === DASH) return "-->"
  // a declaration of a document type, which a workbook may not have
  if (octets[at + 2] !== BRACKET) throw new SyntaxError("it has a declaration")
  return "]]>"
}

/** Reads the start tag at an offset; none if the octets end before it does. */
const startTag = (octets: Buffer, at: number): StartTag | undefined => {
  let quote = 0
  let quotes = 0
  let spaces = 0
  let nameStop = 0
  let nameStart = at + 1
  for (let next = at + 1; next < octets.length; next++) {
    const octet = octets[next] ?? 0
    if (quote !== 0) {
      if (octet === quote) quote = 0
    } else if (octet === DOUBLE || octet === SINGLE) {
      quote = octet
      quotes += 1
    } else if (octet === MORE) {
      const stop = nameStop === 0 ? next - (octets[next - 1] === SLASH ? 1 : 0) : nameStop
      return {
        // most names are one letter, which needs no call into Node
        name:
          stop - nameStart === 1
            ? String.fromCharCode(octets[nameStart] ?? 0)
            : octets.toString("latin1", nameStart, stop),
        octets,
        start: at,
        stop: next + 1,
        attributes: Math.max(quotes, spaces)
      }
    } else if (octet <= SPACE) {
      if (nameStop === 0) nameStop = next
      spaces += 1
    } else if (octet === COLON && nameStop === 0 && nameStart === at + 1) nameStart = next + 1
  }
  return undefined
}

/** Offset behind the markup at an offset, whose start tag is given; -1 if the octets end before it does. */
const stopOf = (octets: Buffer, at: number, onStart: (tag: StartTag) => void): number => {
  const terminator = terminatorOf(octets, at)
  if (terminator === undefined) {
    const tag = startTag(octets, at)
    if (tag !== undefined) onStart(tag)
    return tag?.stop ?? -1
  }
  if (terminator === ">") return nextOf(octets, MORE, at + 2) + 1 || -1
  // behind the opening, for `<!-->` is no comment
  const end = octets.indexOf(terminator, at + (terminator === "-->" ? opening : 2))
  return end === -1 ? -1 : end + terminator.length
}

/**
 * Reader of an XML part that gives each start tag, in one pass. It divides markup exactly as the library does. Octets
 * that a chunk leaves open wait for the next one, `longest` at most. Throws a `SyntaxError` beyond that, or at a
 * declaration of a document type.
 */
export const makeMarkupScanner = (longest: number, onStart: (tag: StartTag) => void) => {
  let open: Buffer = Buffer.alloc(0)
  return (chunk: Uint8Array): void => {
    const octets =
      open.length === 0 ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length) : Buffer.concat([open, chunk])
    let at = nextOf(octets, LESS, 0)
    open = Buffer.alloc(0)
    while (at !== -1) {
      const stop = at + opening <= octets.length ? stopOf(octets, at, onStart) : -1
      if ((stop === -1 ? octets.length : stop) - at > longest) throw new SyntaxError("its markup is too long")
      if (stop === -1) {
        open = Buffer.from(octets.subarray(at))
        return
      }
      at = nextOf(octets, LESS, stop)
    }
  }
}
