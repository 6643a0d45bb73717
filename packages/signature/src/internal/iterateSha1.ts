/* oxlint-disable typescript/no-non-null-assertion -- every index is within an array of known length */
const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

/**
 * Hashes a SHA-1 digest (20 octets) again and again, in place: `digest = SHA1(digest)`, `times` times (FIPS 180-4
 * §6.1). The message is always one block, which makes it several times faster than one native call per round; the
 * PKCS#12 key derivation of old files is nothing but this loop.
 */
export const iterateSha1 = (digest: Uint8Array, times: number): void => {
  const view = new DataView(digest.buffer, digest.byteOffset, 20)
  const words = new Int32Array(80)
  // the padding of a message of 20 octets, and its length in bits
  words[5] = 0x80000000
  words[15] = 160
  let h0 = view.getInt32(0)
  let h1 = view.getInt32(4)
  let h2 = view.getInt32(8)
  let h3 = view.getInt32(12)
  let h4 = view.getInt32(16)
  for (let round = 0; round < times; round++) {
    words[0] = h0
    words[1] = h1
    words[2] = h2
    words[3] = h3
    words[4] = h4
    for (let i = 16; i < 80; i++) {
      words[i] = rotate(words[i - 3]! ^ words[i - 8]! ^ words[i - 14]! ^ words[i - 16]!, 1)
    }
    let a = 0x67452301
    let b = 0xefcdab89 | 0
    let c = 0x98badcfe | 0
    let d = 0x10325476
    let e = 0xc3d2e1f0 | 0
    // Four loops, not one with a choice inside: twice as fast.
    for (let i = 0; i < 20; i++) {
      const next = (rotate(a, 5) + (d ^ (b & (c ^ d))) + e + 0x5a827999 + words[i]!) | 0
      e = d
      d = c
      c = rotate(b, 30)
      b = a
      a = next
    }
    for (let i = 20; i < 40; i++) {
      const next = (rotate(a, 5) + (b ^ c ^ d) + e + 0x6ed9eba1 + words[i]!) | 0
      e = d
      d = c
      c = rotate(b, 30)
      b = a
      a = next
    }
    for (let i = 40; i < 60; i++) {
      const next = (rotate(a, 5) + ((b & c) | (d & (b | c))) + e + 0x8f1bbcdc + words[i]!) | 0
      e = d
      d = c
      c = rotate(b, 30)
      b = a
      a = next
    }
    for (let i = 60; i < 80; i++) {
      const next = (rotate(a, 5) + (b ^ c ^ d) + e + 0xca62c1d6 + words[i]!) | 0
      e = d
      d = c
      c = rotate(b, 30)
      b = a
      a = next
    }
    h0 = (a + 0x67452301) | 0
    h1 = (b + 0xefcdab89) | 0
    h2 = (c + 0x98badcfe) | 0
    h3 = (d + 0x10325476) | 0
    h4 = (e + 0xc3d2e1f0) | 0
  }
  view.setInt32(0, h0)
  view.setInt32(4, h1)
  view.setInt32(8, h2)
  view.setInt32(12, h3)
  view.setInt32(16, h4)
}
