import type { KeyObject } from "node:crypto"

/** A secret that must not be found: the forms in which it would be one. */
export interface Secret {
  readonly name: string
  readonly forms: ReadonlyArray<Buffer>
}

/** The digits of base64 that stand for octets wherever these begin in what is encoded. */
const base64Forms = (octets: Buffer): ReadonlyArray<string> =>
  [0, 1, 2].flatMap((before) => {
    const digits = Buffer.concat([Buffer.alloc(before), octets]).toString("base64url")
    // the first and last digits hold bits of the neighbours
    const own = digits.slice(before === 0 ? 0 : before + 1, Math.floor(((before + octets.length) * 8) / 6))
    return [own, own.replaceAll("-", "+").replaceAll("_", "/")]
  })

const formsOf = (octets: Buffer): ReadonlyArray<Buffer> => {
  const hex = octets.toString("hex")
  return [octets, ...[hex, hex.toUpperCase(), ...base64Forms(octets)].map((text) => Buffer.from(text))]
}

/** A secret that is a text: as it is, in the encodings of programs, and as PDF, Windows and JSON write texts. */
export const textSecret = (name: string, text: string): Secret => ({
  name,
  forms: [
    ...formsOf(Buffer.from(text)),
    Buffer.from(text, "utf16le"),
    Buffer.from(text, "utf16le").swap16(),
    Buffer.from(encodeURIComponent(text)),
    Buffer.from(JSON.stringify(text).slice(1, -1))
  ]
})

/** Octets of a piece: what is shorter may be found by chance, or be what every file of a kind has. */
const piece = 24

/** Pieces that are looked for, spread over the whole. */
const mostPieces = 12

/**
 * A secret made of octets. Each piece of it is secret, unless it occurs in what is `open` to all, such as a
 * certificate.
 */
export const octetSecret = (name: string, octets: Uint8Array, open: ReadonlyArray<Uint8Array> = []): Secret => {
  const bytes = Buffer.from(octets)
  const shown = open.map((each) => Buffer.from(each))
  const step = Math.max(1, Math.floor((bytes.length - piece) / mostPieces))
  const forms: Array<Buffer> = []
  for (let at = 0; at + piece <= bytes.length; at += step) {
    const stretch = bytes.subarray(at, at + piece)
    // a stretch that ends in a certificate is no secret from there on
    if (shown.some((each) => each.includes(stretch.subarray(0, 8)) || each.includes(stretch.subarray(-8)))) continue
    forms.push(...formsOf(stretch))
  }
  return { name, forms }
}

/** What of an RSA key nobody else knows: the private exponent, the primes and what follows from them. */
export const privateKeySecrets = (key: KeyObject): ReadonlyArray<Secret> => {
  const jwk = key.export({ format: "jwk" })
  return (["d", "p", "q", "dp", "dq", "qi"] as const).map((part) =>
    octetSecret(`private key, ${part}`, Buffer.from(jwk[part] ?? "", "base64url"))
  )
}
