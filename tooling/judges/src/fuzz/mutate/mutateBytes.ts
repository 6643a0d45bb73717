import type { Random } from "@radicar/fixtures/random"

type Change = (bytes: Buffer, other: Buffer, random: Random) => Buffer

const sliceOf = (bytes: Buffer, random: Random, longest: number): readonly [from: number, to: number] => {
  const from = random.between(0, bytes.length + 1)
  return [from, Math.min(bytes.length, from + random.between(1, longest + 1))]
}

const replaced = (bytes: Buffer, from: number, to: number, by: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, from), by, bytes.subarray(to)])

const randomBytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.between(0, 256)))

/** Extreme byte values, which may damage lengths and counts. */
const extremes = [0x00, 0x01, 0x7f, 0x80, 0x81, 0x84, 0xff]

const flipBit: Change = (bytes, _other, random) => {
  const copy = Buffer.from(bytes)
  const at = random.between(0, Math.max(1, copy.length))
  if (at < copy.length) copy[at] = (copy[at] ?? 0) ^ (1 << random.between(0, 8))
  return copy
}

const setExtreme: Change = (bytes, _other, random) => {
  const [from] = sliceOf(bytes, random, 1)
  return replaced(bytes, from, from + 1, Uint8Array.of(random.pick(extremes)))
}

const insert: Change = (bytes, _other, random) => {
  const [from] = sliceOf(bytes, random, 1)
  return replaced(bytes, from, from, randomBytes(random, random.between(1, 9)))
}

const remove: Change = (bytes, _other, random) => replaced(bytes, ...sliceOf(bytes, random, 40), Buffer.alloc(0))

const repeat: Change = (bytes, _other, random) => {
  const [from, to] = sliceOf(bytes, random, 200)
  return replaced(bytes, to, to, bytes.subarray(from, to))
}

const truncate: Change = (bytes, _other, random) => bytes.subarray(0, random.between(0, bytes.length + 1))

const transplant: Change = (bytes, other, random) =>
  replaced(bytes, ...sliceOf(bytes, random, 200), other.subarray(...sliceOf(other, random, 200)))

const splice: Change = (bytes, other, random) =>
  Buffer.concat([
    bytes.subarray(0, random.between(0, bytes.length + 1)),
    other.subarray(random.between(0, other.length + 1))
  ])

/**
 * Functions that change bytes, listed as often as their frequency. Small changes are more frequent, because badly
 * damaged input tests only the parser's first step.
 */
const changes: ReadonlyArray<Change> = [
  ...Array.from({ length: 6 }, () => flipBit),
  ...Array.from({ length: 3 }, () => setExtreme),
  insert,
  remove,
  repeat,
  truncate,
  transplant,
  splice
]

/** Makes one to three random changes of octets, mostly one; some insert parts of `other`. */
export const mutateBytes = (bytes: Uint8Array, other: Uint8Array, random: Random): Buffer => {
  let changed = Buffer.from(bytes)
  for (let left = random.pick([1, 1, 1, 2, 3]); left > 0; left--) {
    changed = Buffer.from(random.pick(changes)(changed, Buffer.from(other), random))
  }
  return changed
}
