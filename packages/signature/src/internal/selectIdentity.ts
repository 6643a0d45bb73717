import { type KeyObject, sign, verify, type X509Certificate } from "node:crypto"
import {
  KeyMismatch,
  MalformedCertificate,
  NoCertificate,
  NoPrivateKey,
  UnsupportedCertificate,
  WeakKey,
  WrongPassword
} from "../CertificateError.ts"
import type { SigningIdentity } from "../SigningIdentity.ts"
import { makeSigningIdentity } from "./makeSigningIdentity.ts"
import type { PfxContent } from "./readPfx.ts"
import { readX509 } from "./PathCertificate.ts"

const minimumBits = 2048

/** Maximum key length in bits; a longer key would block the event loop noticeably at each signature. */
const maximumBits = 8192

const maximumChain = 5

const readCertificate = (der: Uint8Array): X509Certificate => {
  const facts = readX509(der)
  if (facts === undefined) throw new MalformedCertificate({ reason: "a certificate in it is not X.509" })
  return facts.certificate
}

const checkStrength = (key: KeyObject): void => {
  const keyType = key.asymmetricKeyType ?? "unknown"
  const bits = key.asymmetricKeyDetails?.modulusLength
  if (keyType !== "rsa" || bits === undefined || bits < minimumBits) {
    throw new WeakKey(bits === undefined ? { keyType } : { keyType, bits })
  }
  if (bits > maximumBits) {
    throw new UnsupportedCertificate({
      feature: `an RSA key of ${bits} bits`,
      remedy: `Ask for a certificate with an RSA key of ${minimumBits} to ${maximumBits} bits.`
    })
  }
}

/**
 * Signs and verifies once. `checkPrivateKey` compares only public halves, so it does not notice a damaged private half
 * in a file without MAC. This also takes the slow first signature of a key out of the way.
 */
const checkPair = (key: KeyObject, leaf: X509Certificate): void => {
  const probe = Buffer.from("probe")
  try {
    if (verify("sha256", probe, leaf.publicKey, sign("sha256", probe, key))) return
  } catch {
    // Reported below: OpenSSL's reason would not help the owner of the file.
  }
  throw new WrongPassword()
}

const byValidity =
  (at: Date) =>
  (one: X509Certificate, other: X509Certificate): number => {
    const current = (certificate: X509Certificate): number =>
      certificate.validFromDate <= at && at <= certificate.validToDate ? 1 : 0
    return current(other) - current(one) || other.validToDate.getTime() - one.validToDate.getTime()
  }

const issuerOf = (certificate: X509Certificate, candidates: ReadonlyArray<X509Certificate>) =>
  candidates.find((candidate) => certificate.checkIssued(candidate) && certificate.verify(candidate.publicKey))

const chainOf = (leaf: X509Certificate, candidates: ReadonlyArray<X509Certificate>): Array<X509Certificate> => {
  const chain: Array<X509Certificate> = []
  let current = leaf
  while (chain.length < maximumChain) {
    const issuer = issuerOf(current, candidates)
    if (issuer === undefined || issuer === leaf || chain.includes(issuer)) break
    chain.push(issuer)
    current = issuer
  }
  return chain
}

/**
 * Picks the identity in a file. The leaf is the certificate whose public key belongs to a private key of the file; of
 * several, one that is valid at `at`. The chain follows issuers by name and signature. Throws a `CertificateError`.
 */
export const selectIdentity = (content: PfxContent, at: Date): SigningIdentity => {
  if (content.keys.length === 0) throw new NoPrivateKey()
  if (content.certificates.length === 0) throw new NoCertificate()
  const certificates = content.certificates.map(readCertificate)

  const pairs = content.keys.flatMap((key) =>
    certificates.filter((certificate) => certificate.checkPrivateKey(key)).map((leaf) => ({ key, leaf }))
  )
  const [best] = pairs.toSorted((one, other) => byValidity(at)(one.leaf, other.leaf))
  if (best === undefined) throw new KeyMismatch()
  checkStrength(best.key)
  checkPair(best.key, best.leaf)

  const chain = chainOf(best.leaf, certificates)
  const named = certificates.some((candidate) => candidate !== best.leaf && candidate.subject === best.leaf.issuer)
  if (!content.authenticated && chain.length === 0 && named) {
    throw new MalformedCertificate({ reason: "the certificate does not carry its issuer's signature" })
  }
  return makeSigningIdentity(best.key, best.leaf, chain)
}
