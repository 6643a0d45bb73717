import type { X509Certificate } from "node:crypto"
import { accompanying, readCertificate } from "./internal/checkCertificate.ts"
import { pathCertificateOf, readPathCertificate, sameName } from "./internal/PathCertificate.ts"
import { locateSignature } from "./internal/SignatureParts.ts"
import { isSignedBy } from "./internal/signedDer.ts"
import type { XmlDocument } from "./XmlTree.ts"

/** Who issued a signer's certificate, as far as the document says. */
export interface SignerIssuer {
  readonly signer: X509Certificate
  /** The certificate of the issuer, if the document has it along: its key signed that of the signer. */
  readonly issuer: X509Certificate | undefined
  /** Addresses at which the issuer's certificate can be fetched, as the signer's certificate says. */
  readonly addresses: ReadonlyArray<string>
}

const caIssuers = /^CA Issuers - URI:(\S+)$/gmu

/** The signer's certificate of a document and its issuer's; undefined where it is not signed by a readable one. */
export const issuerIn = (document: XmlDocument): SignerIssuer | undefined => {
  const { parts } = locateSignature(document)
  const facts = parts === undefined ? undefined : readCertificate(parts.keyInfo).facts
  const signer = facts === undefined ? undefined : pathCertificateOf(facts.certificate)
  if (parts === undefined || signer === undefined) return undefined
  const issuer = accompanying(parts)
    .certificates.flatMap((der) => readPathCertificate(der) ?? [])
    .find((one) => sameName(one.names.subject, signer.names.issuer) && isSignedBy(signer.signed, one.publicKey))
  const addresses = [...(signer.certificate.infoAccess ?? "").matchAll(caIssuers)].flatMap(([, address]) => address ?? [])
  return { signer: signer.certificate, issuer: issuer?.certificate, addresses }
}
