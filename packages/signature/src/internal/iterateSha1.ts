import { hash } from "node:crypto"
import { type CompiledLoop, compileLoop } from "./rounds/compileLoop.ts"
import { sha1Loop } from "./rounds/sha1Loop.ts"

const words = [0, 4, 8, 12, 16]

let compiled: { readonly loop: CompiledLoop | undefined } | undefined

/**
 * Hashes a SHA-1 digest (20 octets) again and again, in place: `digest = SHA1(digest)`, `times` times. The PKCS#12 key
 * derivation of old files is nothing but this loop. In WebAssembly it takes a tenth of the time that a call of `node:crypto` for
 * each would.
 */
export const iterateSha1 = (digest: Buffer, times: number): void => {
  compiled ??= { loop: compileLoop(sha1Loop()) }
  const { loop } = compiled
  if (loop === undefined) {
    for (let done = 0; done < times; done++) digest.set(hash("sha1", digest, "buffer"))
    return
  }
  if (times === 0) return
  const hashed = loop(times, ...words.map((offset) => digest.readInt32BE(offset)))
  for (const [word, offset] of words.entries()) digest.writeInt32BE(hashed[word] ?? 0, offset)
}
