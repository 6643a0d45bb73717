/**
 * Instructions of WebAssembly (Core Specification 2.0, chapter 5) as they stand in a function's body, or what they are put
 * together of, as a tree: copying would take most of the time. What gives a value leaves one 32-bit word.
 */
export type Code = number | ReadonlyArray<Code>

/** A number as lengths and indices are written (unsigned LEB128). */
export const unsigned = (value: number): Array<number> => {
  const octets: Array<number> = []
  let rest = value
  while (rest > 0x7f) {
    octets.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  octets.push(rest)
  return octets
}

/** A word as constants are written (signed LEB128). */
const signed = (word: number): Array<number> => {
  const octets: Array<number> = []
  let rest = word | 0
  // until only the sign is left, and the last octet tells it
  while (rest >= 0x40 || rest < -0x40) {
    octets.push((rest & 0x7f) | 0x80)
    rest >>= 7
  }
  octets.push(rest & 0x7f)
  return octets
}

/** A constant. */
export const constant = (word: number): Code => [0x41, signed(word)]

/** What a local variable holds. */
export const local = (index: number): Code => [0x20, unsigned(index)]

/** Puts a value into a local variable. */
export const set = (index: number, value: Code): Code => [value, 0x21, unsigned(index)]

const folded =
  (instruction: number) =>
  (first: Code, ...rest: ReadonlyArray<Code>): Code => [first, rest.map((value) => [value, instruction])]

/** The sum, modulo 2³². */
export const add = folded(0x6a)

/** The bits that every value has. */
export const and = folded(0x71)

/** The bits that any value has. */
export const or = folded(0x72)

/** The bits that an odd number of values has. */
export const xor = folded(0x73)

/** Rotated to the left. */
export const rotateLeft = (value: Code, bits: number): Code => [value, constant(bits), 0x77]

/** The octets of a tree, in order. */
export const octetsOf = (code: Code, octets: Array<number> = []): Array<number> => {
  if (typeof code === "number") octets.push(code)
  else for (const part of code) octetsOf(part, octets)
  return octets
}
