/* oxlint-disable typescript/no-non-null-assertion -- every index is within an array of known length */
// RFC 2268 §2: a permutation of 0…255 made from the digits of pi.
const piTable = Buffer.from(
  "d978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2" +
    "179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82" +
    "54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626" +
    "6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7" +
    "08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec" +
    "c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731" +
    "2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9" +
    "0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad",
  "hex"
)

const expandKey = (key: Uint8Array, effectiveBits: number): Uint16Array => {
  const octets = new Uint8Array(128)
  octets.set(key)
  for (let i = key.length; i < 128; i++) {
    octets[i] = piTable[(octets[i - 1]! + octets[i - key.length]!) & 0xff]!
  }
  const effectiveOctets = Math.ceil(effectiveBits / 8)
  const mask = 0xff >> (8 * effectiveOctets - effectiveBits)
  octets[128 - effectiveOctets] = piTable[octets[128 - effectiveOctets]! & mask]!
  for (let i = 127 - effectiveOctets; i >= 0; i--) {
    octets[i] = piTable[octets[i + 1]! ^ octets[i + effectiveOctets]!]!
  }
  return Uint16Array.from({ length: 64 }, (_, i) => octets[2 * i]! | (octets[2 * i + 1]! << 8))
}

const rotations = [1, 2, 3, 5]

/** Decrypts one block of four 16-bit words in place (RFC 2268 §4). */
const decryptBlock = (words: Uint16Array, key: Uint16Array): void => {
  let position = 63
  const mix = (): void => {
    for (let i = 3; i >= 0; i--) {
      const rotation = rotations[i]!
      const word = words[i]!
      const rotated = ((word >>> rotation) | (word << (16 - rotation))) & 0xffff
      const previous = words[(i + 3) & 3]!
      words[i] = rotated - key[position--]! - (previous & words[(i + 2) & 3]!) - (~previous & words[(i + 1) & 3]!)
    }
  }
  const mash = (): void => {
    for (let i = 3; i >= 0; i--) words[i] = words[i]! - key[words[(i + 3) & 3]! & 63]!
  }
  for (let i = 0; i < 5; i++) mix()
  mash()
  for (let i = 0; i < 6; i++) mix()
  mash()
  for (let i = 0; i < 5; i++) mix()
}

/**
 * Decrypts RC2 in CBC mode without removing the padding (RFC 2268). Classic PKCS#12 files need it for their certificate
 * bags. OpenSSL 3 keeps RC2 in a provider that a library must not enable for the whole process.
 */
export const decryptRc2 = (
  key: Uint8Array,
  effectiveBits: number,
  initialisationVector: Uint8Array,
  data: Uint8Array
): Buffer => {
  const expanded = expandKey(key, effectiveBits)
  const result = Buffer.alloc(data.length)
  const words = new Uint16Array(4)
  let previous = initialisationVector
  for (let start = 0; start + 8 <= data.length; start += 8) {
    const block = data.subarray(start, start + 8)
    for (let i = 0; i < 4; i++) words[i] = block[2 * i]! | (block[2 * i + 1]! << 8)
    decryptBlock(words, expanded)
    for (let i = 0; i < 4; i++) {
      result[start + 2 * i] = (words[i]! & 0xff) ^ previous[2 * i]!
      result[start + 2 * i + 1] = (words[i]! >> 8) ^ previous[2 * i + 1]!
    }
    previous = block
  }
  return result
}
