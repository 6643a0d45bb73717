import type { CheckName } from "./CheckName.ts"

/**
 * Which moment the certificates of a path had to be valid at: `received`, the time of receipt that the verifier has
 * on record; or `stated`, the signing time, which the signer can choose.
 */
export type ProofTime = "received" | "stated"

/** What told that a signer's certificate was not revoked; `none`: there was no list and no answer about it. */
export type RevocationSource = "crl" | "ocsp" | "none"

/** Every check holds, and a valid path leads from the signer's certificate to an anchor. */
export interface Proven {
  readonly degree: "proven"
  /** The anchor at the end of the path. */
  readonly anchor: {
    /** RFC 2253. */
    readonly subject: string
    /** SHA-256 of its DER, 64 lower-case hexadecimal digits. */
    readonly fingerprint: string
  }
  readonly at: Date
  readonly time: ProofTime
  readonly revocation: RevocationSource
}

/**
 * Why no path shows whose certificate it is.
 *
 * - `no-anchor`: no anchor issued it, nor an authority that came with the document.
 * - `another-key`: an anchor has the name of its issuer, but its key did not sign it.
 * - the rest: a path leads to an anchor and breaks this rule of RFC 5280 §6.1.
 */
export type ProofGap =
  | "no-anchor"
  | "another-key"
  | "validity"
  | "critical-extension"
  | "policy"
  | "no-authority"
  | "key-usage"
  | "signer-usage"
  | "name-constraints"
  | "path-length"
  | "malformed"

/** Every check holds, but no valid path to an anchor shows whose certificate it is. */
export interface NotProven {
  readonly degree: "not-proven"
  readonly reason: ProofGap
  /** Issuer of the signer's certificate, RFC 2253: the name of the anchor that is missing. */
  readonly issuer: string
  /** The certificate that breaks the rule, RFC 2253; the signer's where there is no path. */
  readonly subject: string
  readonly detail: string
}

/** A check does not hold, or a certificate of the path was revoked. */
export interface Broken {
  readonly degree: "broken"
  /** The first check that does not hold. */
  readonly check: CheckName | "revocation"
  readonly detail: string
}

/** Whether a signature is its signer's. Only `proven` is trust; a name in a certificate shows nothing by itself. */
export type Proof = Proven | NotProven | Broken
