// The root for programs without Effect: functions that return values or throw. Programs with Effect import effect.ts.
import { Effect, Redacted, Result } from "effect"
import type { X509Certificate } from "node:crypto"
import type { CertificateError } from "./CertificateError.ts"
import { open } from "./Pkcs12.ts"
import type { SignableXml } from "./SignableXml.ts"
import type { SignedXml } from "./SignedXml.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"
import { TrustAnchors } from "./TrustAnchors.ts"
import { verifyXades } from "./verifyXades.ts"
import { signXades } from "./XadesSignature.ts"
import type { XmlElement } from "./internal/xmlNodes.ts"
import { parse } from "./XmlTree.ts"

export type { SignableXml } from "./SignableXml.ts"
export type { SignatureVerification as SignatureReport, SignatureProof as Proof, VerifiedSigner as Signer }
export type { SignedXml } from "./SignedXml.ts"
export type { XmlElement } from "./internal/xmlNodes.ts"
export type { SigningIdentity } from "./SigningIdentity.ts"

/** A certificate file that cannot be used for signing. The error carries no password, key or certificate content. */
export class InvalidCertificate extends Error {
  override readonly name = "InvalidCertificate"
  readonly reason:
    | "WrongPassword"
    | "MalformedCertificate"
    | "UnsupportedCertificate"
    | "NoPrivateKey"
    | "NoCertificate"
    | "KeyMismatch"
    | "WeakKey"
    | "CertificateExpired"
    | "CertificateNotYetValid"

  constructor(message: string, reason: InvalidCertificate["reason"]) {
    super(message)
    this.reason = reason
  }
}

/**
 * A file of trust anchors contains something other than certificates of authorities, revocation lists and OCSP answers.
 */
export class InvalidAnchors extends Error {
  override readonly name = "InvalidAnchors"
  readonly reason: "no-certificate" | "no-authority" | "malformed" | "private-key" | "unknown-content"

  constructor(message: string, reason: InvalidAnchors["reason"]) {
    super(message)
    this.reason = reason
  }
}

const reasonOf = ({ _tag }: CertificateError): InvalidCertificate["reason"] => _tag

/**
 * Opens a PKCS#12 file (`.p12`, `.pfx`), including old ones. Rejects with `InvalidCertificate`.
 *
 * @param now - time at which the certificate must be valid
 */
export const openCertificate = async (bytes: Uint8Array, password: string, now: Date): Promise<SigningIdentity> => {
  const opened = await Effect.runPromise(Effect.result(open(bytes, Redacted.make(password), now)))
  if (Result.isSuccess(opened)) return opened.success
  throw new InvalidCertificate(opened.failure.message, reasonOf(opened.failure))
}

/** Options for signing a document. */
export interface SignOptions {
  /** Signing time; not later than the authority's clock. */
  readonly now: Date
  /** UUID from which the signature's Ids are made; random by default. */
  readonly id?: string
  /** `supplier` (default): the issuer signs. `third party`: a provider signs for the issuer. */
  readonly role?: "supplier" | "third party"
  /** Description of the policy; by default the document's own. */
  readonly policyDescription?: string
}

const colombianOffset = 5 * 60 * 60 * 1000

/**
 * Signs a document: XAdES-EPES under the authority's signature policy. `@radicar/ubl` renders documents in the required
 * form. Throws a `TypeError` if the document or an option does not have the described form.
 */
export const sign = (xml: SignableXml, certificate: SigningIdentity, options: SignOptions): SignedXml => {
  const { id = crypto.randomUUID(), now, ...others } = options
  if (!(now instanceof Date) || Number.isNaN(now.getTime())) {
    throw new TypeError("options.now is not a moment: pass a valid Date, { now: new Date() }")
  }
  const signingTime = new Date(now.getTime() - colombianOffset).toISOString().replace("Z", "-05:00")
  const { policyDescription } = xml
  return signXades(xml, certificate, {
    id,
    signingTime,
    ...(policyDescription === undefined ? {} : { policyDescription }),
    ...others
  })
}

/** Octets that are not XML, or not XML that this parser takes: it refuses document type declarations. */
export class UnreadableXml extends Error {
  override readonly name = "UnreadableXml"
  readonly reason: "malformed" | "encoding" | "doctype" | "version" | "limit"

  constructor(message: string, reason: UnreadableXml["reason"]) {
    super(message)
    this.reason = reason
  }
}

/** Parses XML strictly and within limits, for `read` of `@radicar/ubl`. Throws `UnreadableXml`. */
export const parseXml = (octets: Uint8Array): XmlElement => {
  const parsed = parse(octets)
  if (Result.isSuccess(parsed)) return parsed.success.root
  throw new UnreadableXml(parsed.failure.message, parsed.failure.reason)
}

/** Options for verifying a signature. */
export interface VerifyOptions {
  /**
   * Files of the authorities that you trust: certificates, and optionally revocation lists and OCSP answers, in PEM or
   * DER. Without them nothing is proven: anybody can make a certificate of any name.
   */
  readonly anchors?: ReadonlyArray<Uint8Array>
  /** Current time; the system clock by default. Later signing times are refused. */
  readonly now?: Date
  /** Recorded time of receipt, if known: the certificates must have been valid then. */
  readonly receivedAt?: Date
  /** Whether a list or an answer has to show that no certificate of the path was revoked; nothing is fetched. */
  readonly demandsRevocation?: boolean
}

/** The signer as named in the signature's certificate. */
interface VerifiedSigner {
  /** Subject of the certificate (RFC 2253). */
  readonly subject: string
  readonly commonName: string | undefined
  /** NIT in the certificate's subject: digits, with or without check digit as in the certificate. */
  readonly nit: string | undefined
  /** Issuer of the certificate (RFC 2253). */
  readonly issuer: string
  /** Serial number of the certificate in decimal. */
  readonly serialNumber: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly certificate: X509Certificate
}

/** Proof that a signature was made by the party named in its certificate. Trust only `proven`. */
type SignatureProof =
  | {
      readonly degree: "proven"
      /** The trusted authority: its subject, and SHA-256 of its certificate in hexadecimal. */
      readonly anchor: { readonly subject: string; readonly fingerprint: string }
      /** Time at which every certificate was valid: the time of receipt, or the signing time as stated. */
      readonly at: Date
      readonly time: "received" | "stated"
      /** Evidence that the certificate was not revoked; `none`: neither a list nor an answer was available. */
      readonly revocation: "crl" | "ocsp" | "none"
    }
  | {
      readonly degree: "not-proven"
      /** Reason for which no path leads to an anchor: `no-anchor`, `validity`, `key-usage`… */
      readonly reason: string
      readonly issuer: string
      readonly subject: string
      readonly detail: string
    }
  | {
      readonly degree: "broken"
      /** The first check that failed. */
      readonly check: string
      readonly detail: string
    }

/** Results of verifying a signature. */
interface SignatureVerification {
  /** Whether the signer is proven. If so, compare `signer.nit`. */
  readonly valid: boolean
  /** Whether every check passes, regardless of the signer. */
  readonly intact: boolean
  readonly proof: SignatureProof
  readonly checks: ReadonlyArray<{
    readonly check: string
    readonly ok: boolean
    readonly expected?: string
    readonly actual?: string
    readonly detail: string
  }>
  /** Absent when no certificate could be read. */
  readonly signer: VerifiedSigner | undefined
  readonly signingTime: Date | undefined
  readonly role: string | undefined
  /** Reason for which the bytes could not be read as XML. */
  readonly error: Error | undefined
}

/**
 * Verifies the XAdES signature of a document of any producer. The report has every check by its name, and says whether
 * a path leads from the signer's certificate to an anchor. Throws `InvalidAnchors` for anchors that cannot be read;
 * never throws because of a document.
 *
 * @param bytes - the bytes exactly as received
 */
export const verify = (bytes: Uint8Array, options: VerifyOptions = {}): SignatureVerification => {
  const { anchors = [], demandsRevocation = false, now, receivedAt } = options
  const trust = TrustAnchors.read(anchors)
  if (Result.isFailure(trust)) throw new InvalidAnchors(trust.failure.message, trust.failure.reason)
  return verifyXades(bytes, {
    trust: trust.success,
    demandsRevocation,
    ...(now === undefined ? {} : { at: now }),
    ...(receivedAt === undefined ? {} : { receivedAt })
  })
}
