import { createHash, randomUUID } from "node:crypto"

/** Numbers from 0 to below 1 by a seed: the same seed gives the same ones in the same order. */
export const chance = (seed: string = randomUUID()): (() => number) => {
  let count = 0
  return () => createHash("sha256").update(`${seed}\u0000chance\u0000${count++}`).digest().readUInt32BE(0) / 2 ** 32
}
