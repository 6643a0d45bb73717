import { dsNamespace, xadesNamespace } from "./algorithms.ts"
import { decodeBase64 } from "./checkCertificate.ts"
import type { SignatureParts } from "./SignatureParts.ts"
import { findAll, textOf, type XmlElement } from "./xmlNodes.ts"

/** Maximum number of encapsulated values of each kind in a signature: more than a path and its evidence need. */
const mostEncapsulated = 16

const encapsulated = (signature: XmlElement, namespace: string, local: string): ReadonlyArray<Uint8Array> =>
  findAll(signature, namespace, local)
    .slice(0, mostEncapsulated)
    .flatMap((element) => decodeBase64(textOf(element)) ?? [])

/**
 * Certificates and revocation data that came with a signature, besides its signer's certificate. Anybody can attach
 * them, so each must be verified by itself.
 */
export interface Accompanying {
  /** DER of certificates. */
  readonly certificates: ReadonlyArray<Uint8Array>
  /** DER of revocation lists and OCSP answers. */
  readonly revocation: ReadonlyArray<Uint8Array>
}

/**
 * Collects the certificates of KeyInfo after the first, and the XAdES elements CertificateValues and RevocationValues.
 */
export const accompanying = ({ keyInfo, signature }: SignatureParts): Accompanying => ({
  certificates: [
    ...encapsulated(keyInfo, dsNamespace, "X509Certificate").slice(1),
    ...encapsulated(signature, xadesNamespace, "EncapsulatedX509Certificate")
  ],
  revocation: [
    ...encapsulated(signature, xadesNamespace, "EncapsulatedCRLValue"),
    ...encapsulated(signature, xadesNamespace, "EncapsulatedOCSPValue")
  ]
})
