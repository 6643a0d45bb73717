import { Effect } from "effect"
import { Buffer } from "node:buffer"
import { createPrivateKey, type X509Certificate } from "node:crypto"
import { MalformedCertificate } from "./CertificateError.ts"
import { makeSigningIdentity } from "./internal/makeSigningIdentity.ts"
import { readX509 } from "./internal/PathCertificate.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"

const lengthBytes = 4

const frame = (part: Buffer): ReadonlyArray<Buffer> => {
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(part.length)
  return [length, part]
}

const write = ({ certificate, chain, privateKey }: SigningIdentity): Buffer => {
  const key = privateKey.export({ type: "pkcs8", format: "der" })
  try {
    return Buffer.concat([key, certificate.raw, ...chain.map(({ raw }) => raw)].flatMap(frame))
  } finally {
    key.fill(0)
  }
}

/** Cache of encoded identities. Exporting a key takes as long as making a signature. */
const written = new WeakMap<SigningIdentity, Buffer>()

/** Overwrites the encoded bytes of an identity that is no longer referenced. */
const forgotten = new FinalizationRegistry<Buffer>((bytes) => bytes.fill(0))

/**
 * Encodes an identity as bytes: PKCS#8 of the private key, the leaf and its chain. Each part is DER, preceded by its
 * length. The key is not encrypted: encrypt the bytes at once, and do not copy them. They contain no password. They are
 * encoded once, shared by all callers, and overwritten when the identity is no longer referenced.
 */
export const encodeIdentity = (identity: SigningIdentity): Buffer => {
  const cached = written.get(identity)
  if (cached !== undefined) return cached
  const bytes = write(identity)
  written.set(identity, bytes)
  forgotten.register(identity, bytes)
  return bytes
}

const split = (bytes: Buffer): ReadonlyArray<Buffer> => {
  const parts: Array<Buffer> = []
  for (let at = 0; at < bytes.length;) {
    const start = at + lengthBytes
    at = start + bytes.readUInt32BE(at)
    if (at > bytes.length) throw new RangeError("a part is cut off")
    parts.push(bytes.subarray(start, at))
  }
  return parts
}

const certificateOf = (der: Buffer): X509Certificate => {
  const facts = readX509(der)
  if (facts === undefined) throw new RangeError("a certificate cannot be read")
  return facts.certificate
}

const read = (bytes: Uint8Array): SigningIdentity => {
  const [key, leaf, ...chain] = split(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (key === undefined || leaf === undefined) throw new RangeError("the key or the certificate is missing")
  const privateKey = createPrivateKey({ key, format: "der", type: "pkcs8" })
  const certificate = certificateOf(leaf)
  if (!certificate.checkPrivateKey(privateKey)) throw new RangeError("the key does not belong to the certificate")
  return makeSigningIdentity(privateKey, certificate, chain.map(certificateOf))
}

/** Decodes bytes that {@link encodeIdentity} wrote. The validity dates are not checked. */
export const decodeIdentity = (bytes: Uint8Array): Effect.Effect<SigningIdentity, MalformedCertificate> =>
  Effect.try({
    try: () => read(bytes),
    catch: () => new MalformedCertificate({ reason: "its stored form is damaged" })
  })
