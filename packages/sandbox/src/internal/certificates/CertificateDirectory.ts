import { X509Certificate } from "node:crypto"
import type { CertificateAuthority } from "./CertificateAuthority.ts"

/**
 * The certificates a sandbox knows: its authority's own chain, for strict trust, and those seen in earlier requests,
 * for clients that name theirs by thumbprint alone.
 */
export class CertificateDirectory {
  readonly #subordinate: X509Certificate
  readonly #root: X509Certificate
  readonly #seen = new Map<string, X509Certificate>()

  constructor(authority: CertificateAuthority) {
    this.#subordinate = new X509Certificate(authority.subordinate.certificatePem)
    this.#root = new X509Certificate(authority.root.certificatePem)
  }

  /** Remembers a certificate, the latest thousand of them. */
  remember(certificate: X509Certificate): void {
    const thumbprint = certificate.fingerprint.replaceAll(":", "").toLowerCase()
    this.#seen.delete(thumbprint)
    this.#seen.set(thumbprint, certificate)
    const [oldest] = this.#seen.keys()
    if (this.#seen.size > 1000 && oldest !== undefined) this.#seen.delete(oldest)
  }

  /** A certificate by its SHA-1 thumbprint in lower-case hex. */
  byThumbprint(thumbprint: string): X509Certificate | undefined {
    return this.#seen.get(thumbprint)
  }

  /** Whether the sandbox's own authority issued a certificate. */
  issued(certificate: X509Certificate): boolean {
    return (
      certificate.checkIssued(this.#subordinate) &&
      certificate.verify(this.#subordinate.publicKey) &&
      this.#subordinate.verify(this.#root.publicKey)
    )
  }
}

/** Whether a certificate is inside its period of validity at an instant (milliseconds since the epoch). */
export const isInDate = (certificate: X509Certificate, at: number): boolean =>
  certificate.validFromDate.getTime() <= at && at <= certificate.validToDate.getTime()
