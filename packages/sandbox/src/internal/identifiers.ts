import { createHash, randomUUID } from "node:crypto"

/** Source of ids for the sandbox's answers. */
export interface Identifiers {
  /** A GUID in lower case. */
  readonly guid: () => string
  /** A random-looking integer of eight digits. */
  readonly integer: () => number
}

/** Ids from a seed: the same seed gives the same ids in the same order. Without a seed they are random. */
export const identifiers = (seed: string = randomUUID()): Identifiers => {
  let count = 0
  const next = (): Buffer => createHash("sha256").update(`${seed}\u0000${count++}`).digest()
  return {
    guid: () => {
      const hex = next().toString("hex")
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    },
    integer: () => 10_000_000 + (next().readUInt32BE(0) % 90_000_000)
  }
}

/** Makes a generator of numbers from 0 to below 1. The same seed gives the same numbers in the same order. */
export const chance = (seed: string = randomUUID()): (() => number) => {
  let count = 0
  return () => createHash("sha256").update(`${seed}\u0000chance\u0000${count++}`).digest().readUInt32BE(0) / 2 ** 32
}
