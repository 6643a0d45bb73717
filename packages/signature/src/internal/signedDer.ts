import { type KeyObject, verify } from "node:crypto"
import { BerError, type BerValue, objectIdentifier, sequenceOf } from "./Ber.ts"
import { bitString } from "./certificateExtensions.ts"

/** Digests of the signature algorithms that certificates, lists and answers may use: none with SHA-1 or older. */
const digests: ReadonlyMap<string, string> = new Map([
  ["1.2.840.113549.1.1.11", "sha256"],
  ["1.2.840.113549.1.1.12", "sha384"],
  ["1.2.840.113549.1.1.13", "sha512"],
  ["1.2.840.10045.4.3.2", "sha256"],
  ["1.2.840.10045.4.3.3", "sha384"],
  ["1.2.840.10045.4.3.4", "sha512"]
])

/** The three parts that a certificate, a revocation list and an answer of OCSP have in common. */
export interface SignedDer {
  readonly tbs: BerValue
  readonly algorithm: string
  /** The AlgorithmIdentifier, parameters included. */
  readonly algorithmDer: Uint8Array
  readonly signature: Uint8Array
}

/** Reads SEQUENCE { tbs, algorithm, BIT STRING }; throws {@link BerError}. */
export const readSigned = (value: BerValue): SignedDer => {
  const [tbs, algorithm, signature] = sequenceOf(value)
  if (tbs === undefined) throw new BerError("nothing signed")
  return {
    tbs,
    algorithm: objectIdentifier(sequenceOf(algorithm)[0]),
    algorithmDer: algorithm?.raw ?? new Uint8Array(),
    signature: bitString(signature)
  }
}

/** Whether this key made the signature, with an algorithm that is accepted. */
export const isSignedBy = ({ algorithm, signature, tbs }: SignedDer, key: KeyObject): boolean => {
  const digest = digests.get(algorithm)
  if (digest === undefined) return false
  const { asymmetricKeyDetails, asymmetricKeyType } = key
  const isRsa = algorithm.startsWith("1.2.840.113549.")
  if (isRsa ? asymmetricKeyType !== "rsa" : asymmetricKeyType !== "ec") return false
  if (isRsa && (asymmetricKeyDetails?.modulusLength ?? 0) < 2048) return false
  try {
    return verify(digest, tbs.raw, key, signature)
  } catch {
    return false
  }
}
