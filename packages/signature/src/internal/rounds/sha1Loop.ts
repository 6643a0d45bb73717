/* oxlint-disable typescript/no-non-null-assertion -- every index is within an array of known length */
import type { Loop } from "./compileLoop.ts"
import { add, and, type Code, constant, local, or, rotateLeft, set, xor } from "./instructions.ts"

const initial = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]

const choice = (b: Code, c: Code, d: Code): Code => xor(d, and(b, xor(c, d)))
const parity = (b: Code, c: Code, d: Code): Code => xor(b, c, d)
const majority = (b: Code, c: Code, d: Code): Code => or(and(b, c), and(d, or(b, c)))

/** Function and constant of twenty steps each. */
const parts = [
  [choice, 0x5a827999],
  [parity, 0x6ed9eba1],
  [majority, 0x8f1bbcdc],
  [parity, 0xca62c1d6]
] as const

/** Local variables: the digest, what a step works with, and the last sixteen words of the message schedule. */
const digest = (word: number): number => 1 + word
const working = (word: number): number => 6 + (word % 5)
const message = (step: number): number => 11 + (step % 16)

const padding = (word: number): number => {
  if (word === 5) return 0x80000000
  // the message's length in bits
  return word === 15 ? 160 : 0
}

const each = (count: number, code: (index: number) => Code): Code => Array.from({ length: count }, (_, i) => code(i))

const scheduled = (step: number): Code => {
  const earlier = (back: number): Code => local(message(step + 16 - back))
  return rotateLeft(xor(earlier(3), earlier(8), earlier(14), earlier(16)), 1)
}

const step = (number: number): Code => {
  const [mix, key] = parts[Math.floor(number / 20)]!
  // they stay where they are, and take each other's names from step to step
  const [a, b, c, d, e] = initial.map((_, name) => working(name + 80 - number))
  return [
    number < 16 ? [] : set(message(number), scheduled(number)),
    set(
      e!,
      add(
        local(e!),
        local(message(number)),
        constant(key),
        mix(local(b!), local(c!), local(d!)),
        rotateLeft(local(a!), 5)
      )
    ),
    set(b!, rotateLeft(local(b!), 30))
  ]
}

/** `digest = SHA1(digest)` (FIPS 180-4 §6.1): the message has 20 octets, which is one block. */
export const sha1Loop = (): Loop => ({
  words: 5,
  scratch: 5 + 16,
  turn: [
    each(16, (word) => set(message(word), word < 5 ? local(digest(word)) : constant(padding(word)))),
    each(5, (word) => set(working(word), constant(initial[word]!))),
    each(80, step),
    each(5, (word) => set(digest(word), add(local(working(word)), constant(initial[word]!))))
  ]
})
