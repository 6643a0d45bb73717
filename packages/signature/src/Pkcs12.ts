import { Effect, Redacted, Schema } from "effect"
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
import {
  DerivationBudget,
  DerivationTooLong,
  passwordEncodings,
  unsupported
} from "./internal/PasswordBasedEncryption.ts"
import { type PfxContent, readPfx } from "./internal/readPfx.ts"
import { selectIdentity } from "./internal/selectIdentity.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"

/** Maximum size of a file in bytes. What OpenSSL 3.0.19 writes for a chain of three has 5 KB (November 2026). */
const maximumBytes = 64 * 1024

/**
 * Maximum estimated processor time of the key derivations of a file, in milliseconds. The dearest default file known is
 * that of Bouncy Castle 1.87 (November 2026), with 2.1 million rounds of PKCS#12 with SHA-1: 2.1 s.
 */
export const maximumDerivationMillis = 5000

/** Content of a PKCS#12 file, decrypted. A thread can send it to another. */
export type Pkcs12Content = PfxContent

/** An error of a file that cannot be decrypted. */
export const DecryptionError = Schema.Union([WrongPassword, MalformedCertificate, UnsupportedCertificate])

const isDecryptionError = Schema.is(DecryptionError)

const selectionErrors = [NoPrivateKey, NoCertificate, KeyMismatch, WeakKey]

const damaged = (thrown: unknown): MalformedCertificate =>
  new MalformedCertificate({
    reason: thrown instanceof BerError ? "it is not a PKCS#12 file" : "a part of it is damaged"
  })

const toSelectionError = (thrown: unknown): CertificateError =>
  isDecryptionError(thrown) || selectionErrors.some((member) => thrown instanceof member)
    ? (thrown as CertificateError)
    : damaged(thrown)

const decryptWithEncodings = async (bytes: Uint8Array, password: string, millis: number): Promise<PfxContent> => {
  if (bytes.length > maximumBytes) {
    throw new UnsupportedCertificate({
      feature: "more than 64 KB",
      remedy: "Export the company's certificate with its key and its issuers only."
    })
  }
  const budget = new DerivationBudget(millis)
  for (const encoding of passwordEncodings(password)) {
    try {
      return await readPfx(bytes, encoding, budget)
    } catch (error) {
      if (!(error instanceof WrongPassword)) throw error
    }
  }
  throw new WrongPassword()
}

/**
 * Decrypts a PKCS#12 file if its key derivations take at most `millis` milliseconds by estimate. Fails with a
 * {@link DerivationTooLong} before any that would take longer.
 */
export const decryptWithin = (
  bytes: Uint8Array,
  password: Redacted.Redacted<string>,
  millis: number
): Effect.Effect<Pkcs12Content, typeof DecryptionError.Type | DerivationTooLong> =>
  Effect.tryPromise({
    try: () => decryptWithEncodings(bytes, Redacted.value(password), millis),
    catch: (thrown) => (thrown instanceof DerivationTooLong || isDecryptionError(thrown) ? thrown : damaged(thrown))
  })

/** The error for a file whose key derivations exceed {@link maximumDerivationMillis}. */
export const derivationTooLong = (): UnsupportedCertificate =>
  unsupported(`more than ${maximumDerivationMillis / 1000} seconds of key derivation`)

/** Decrypts a PKCS#12 file whose key derivations take at most {@link maximumDerivationMillis}. */
export const decrypt = (
  bytes: Uint8Array,
  password: Redacted.Redacted<string>
): Effect.Effect<Pkcs12Content, typeof DecryptionError.Type> =>
  Effect.catchTag(decryptWithin(bytes, password, maximumDerivationMillis), "DerivationTooLong", () =>
    Effect.fail(derivationTooLong())
  )

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

/** Returns a function that opens files like {@link open}, and decrypts them by another one, such as in a thread. */
export const openBy =
  (decrypted: typeof decrypt) =>
  (
    bytes: Uint8Array,
    password: Redacted.Redacted<string>,
    at: Date
  ): Effect.Effect<SigningIdentity, CertificateError> =>
    decrypted(bytes, password).pipe(
      Effect.flatMap((content) => Effect.try({ try: () => selectIdentity(content, at), catch: toSelectionError })),
      Effect.flatMap((identity) => checkValidity(identity, at))
    )

/**
 * Opens a PKCS#12 file (`.p12`, `.pfx`; RFC 7292, DER or BER), with or without MAC. It may be encrypted with PBES2,
 * with PBE-SHA1 and triple DES or RC2, or not at all. A MAC of another kind (PBMAC1) is not checked; padding,
 * structure, a trial signature and the issuer's signature then reveal a wrong password or damage.
 *
 * Never throws: every input gives an identity or a {@link CertificateError}. Slow key derivations pause for other work,
 * and a file whose derivations would take more than 5 s of processor time is refused before the first. Takes several
 * milliseconds: use `SigningIdentityCache` for files that are opened repeatedly.
 *
 * @param at - time of use, at which the certificate must be valid
 */
export const open: (
  bytes: Uint8Array,
  password: Redacted.Redacted<string>,
  at: Date
) => Effect.Effect<SigningIdentity, CertificateError> = openBy(decrypt)
