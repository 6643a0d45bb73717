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

/** Largest file read; one with a chain of three certificates has 4 KB. */
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
 * Opens a PKCS#12 file (`.p12`, `.pfx`; RFC 7292, DER or BER) with PBES2, PBE-SHA1 with triple DES or RC2, or nothing
 * encrypted; with or without MAC. The MAC is checked up to 10 000 iterations; beyond that padding, structure, a trial
 * signature and the issuer's signature are what tells a wrong password or damage.
 *
 * Never throws: every input gives an identity or a {@link CertificateError}. Slow key derivations run off the event
 * loop. Several milliseconds of work: use `SigningIdentityCache` where the same file comes again.
 *
 * @param at - moment of use: the certificate must be valid then
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
