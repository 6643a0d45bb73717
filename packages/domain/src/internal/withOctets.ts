import { utf8ToBytes } from "@noble/hashes/utils.js"

/** Of every runtime that there is, and of no language standard. */
declare const TextEncoder: new () => {
  readonly encodeInto: (text: string, octets: Uint8Array) => { readonly written: number }
}

const encoder = new TextEncoder()
const scratch = new Uint8Array(1 << 18)

/**
 * Hands the UTF-8 of a text to a function, which must not keep it. Most texts go through one buffer that is used again and
 * again, because making one costs more than filling it; it is wiped behind each, for a text may hold passwords, or what a key is made secret with.
 */
export const withOctets = <A>(text: string, use: (octets: Uint8Array) => A): A => {
  if (text.length * 3 > scratch.length) return use(utf8ToBytes(text))
  const { written } = encoder.encodeInto(text, scratch)
  try {
    return use(scratch.subarray(0, written))
  } finally {
    scratch.fill(0, 0, written)
  }
}
