import { X509Certificate } from "node:crypto"
import type { CertificateAuthority } from "./CertificateAuthority.ts"

/** Certificates of a sandbox's authority. */
export interface AuthorityChain {
  readonly subordinate: X509Certificate
  readonly root: X509Certificate
}

/** Whether an authority issued a certificate. */
export const isIssued = (certificate: X509Certificate, { root, subordinate }: AuthorityChain): boolean =>
  certificate.checkIssued(subordinate) &&
  certificate.verify(subordinate.publicKey) &&
  subordinate.verify(root.publicKey)

/**
 * Certificates that a sandbox knows. The chain of its own authority serves strict trust; the certificates of earlier
 * requests serve clients that reference theirs only by thumbprint.
 */
export class CertificateDirectory {
  readonly chain: AuthorityChain
  readonly #seen = new Map<string, X509Certificate>()

  constructor(authority: CertificateAuthority) {
    this.chain = {
      subordinate: new X509Certificate(authority.subordinate.certificatePem),
      root: new X509Certificate(authority.root.certificatePem)
    }
  }

  /** Stores a certificate; the latest thousand are kept. */
  remember(certificate: X509Certificate): void {
    const thumbprint = certificate.fingerprint.replaceAll(":", "").toLowerCase()
    this.#seen.delete(thumbprint)
    this.#seen.set(thumbprint, certificate)
    const [oldest] = this.#seen.keys()
    if (this.#seen.size > 1000 && oldest !== undefined) this.#seen.delete(oldest)
  }

  /** Certificates by their SHA-1 thumbprint in lower-case hex. */
  get seen(): ReadonlyMap<string, X509Certificate> {
    return this.#seen
  }

  /** Whether the sandbox's own authority issued a certificate. */
  issued(certificate: X509Certificate): boolean {
    return isIssued(certificate, this.chain)
  }
}

/** Whether a certificate is within its validity period at an instant (milliseconds since the epoch). */
export const isInDate = (certificate: X509Certificate, at: number): boolean =>
  certificate.validFromDate.getTime() <= at && at <= certificate.validToDate.getTime()
