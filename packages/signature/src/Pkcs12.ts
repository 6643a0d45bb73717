import { Effect, Redacted } from "effect"
import {
  type CertificateError,
  CertificateExpired,
  CertificateNotYetValid,
  KeyMismatch,
  MalformedCertificate,
  NoCertificate,
  NoPrivateKey,
  UnsupportedCertificate,
  WeakKey,
  WrongPassword
} from "./CertificateError.ts"
import { BerError } from "./internal/Ber.ts"
import { DerivationBudget, passwordEncodings } from "./internal/PasswordBasedEncryption.ts"
import { readPfx } from "./internal/readPfx.ts"
import { selectIdentity } from "./internal/selectIdentity.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"

/** Maximum size of a file in bytes; a file with a chain of three certificates has 4 KB. */
const maximumBytes = 64 * 1024

const members = [
  WrongPassword,
  MalformedCertificate,
  UnsupportedCertificate,
  NoPrivateKey,
  NoCertificate,
  KeyMismatch,
  WeakKey
]

const toCertificateError = (thrown: unknown): CertificateError => {
  const known = members.find((member) => thrown instanceof member)
  if (known !== undefined) return thrown as CertificateError
  if (thrown instanceof BerError) return new MalformedCertificate({ reason: "it is not a PKCS#12 file" })
  return new MalformedCertificate({ reason: "a part of it is damaged" })
}

const openWithEncodings = async (bytes: Uint8Array, password: string, at: Date): Promise<SigningIdentity> => {
  if (bytes.length > maximumBytes) {
    throw new UnsupportedCertificate({
      feature: "more than 64 KB",
      remedy: "Export the company's certificate with its key and its issuers only."
    })
  }
  const budget = new DerivationBudget()
  for (const encoding of passwordEncodings(password)) {
    try {
      return selectIdentity(await readPfx(bytes, encoding, budget), at)
    } catch (error) {
      if (!(error instanceof WrongPassword)) throw error
    }
  }
  throw new WrongPassword()
}

/** Fails unless the certificate is valid at `at`. */
export const checkValidity = (
  identity: SigningIdentity,
  at: Date
): Effect.Effect<SigningIdentity, CertificateExpired | CertificateNotYetValid> => {
  const { notAfter, notBefore } = identity
  if (at > notAfter) return Effect.fail(new CertificateExpired({ notAfter, at }))
  if (at < notBefore) return Effect.fail(new CertificateNotYetValid({ notBefore, at }))
  return Effect.succeed(identity)
}

/**
 * Opens a PKCS#12 file (`.p12`, `.pfx`; RFC 7292, DER or BER), with or without MAC. It may be encrypted with PBES2,
 * with PBE-SHA1 and triple DES or RC2, or not at all. The MAC is checked up to 10 000 iterations. Beyond that, padding,
 * structure, a trial signature and the issuer's signature reveal a wrong password or damage.
 *
 * Never throws: every input gives an identity or a {@link CertificateError}. Slow key derivations run off the event
 * loop. Takes several milliseconds: use `SigningIdentityCache` for files that are opened repeatedly.
 *
 * @param at - time of use, at which the certificate must be valid
 */
export const open = (
  bytes: Uint8Array,
  password: Redacted.Redacted<string>,
  at: Date
): Effect.Effect<SigningIdentity, CertificateError> =>
  Effect.tryPromise({
    try: () => openWithEncodings(bytes, Redacted.value(password), at),
    catch: toCertificateError
  }).pipe(Effect.flatMap((identity) => checkValidity(identity, at)))
