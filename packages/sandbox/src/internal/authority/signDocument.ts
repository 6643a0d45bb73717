import { createHash, createPublicKey, sign, X509Certificate } from "node:crypto"
import { Result } from "effect"
import type { XmlDocument, XmlElement } from "libxml2-wasm"
import { bogotaTime } from "../bogotaTime.ts"
import type { CertifiedKey } from "../certificates/buildCertificate.ts"
import { canonicalDocument, canonicalElement, digest, isolate } from "../xml/canonicalize.ts"
import { escapeXml } from "../xml/escapeXml.ts"
import { algorithms, namespaces } from "../xml/names.ts"
import { parseXml } from "../xml/parseXml.ts"
import { element } from "../xml/query.ts"

/** Place of the signature: the only empty ExtensionContent of the text. */
export const signaturePlace = "<ext:ExtensionContent></ext:ExtensionContent>"

const policyIdentifier = "https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf"
const policyDigest = "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y="
const method = (algorithm: string): string => `<ds:DigestMethod Algorithm="${algorithm}"/>`

/**
 * Signs a document as the authority signs its ApplicationResponses (xades.md §9). The signing time is Colombian wall
 * time labelled `+00:00`, and the policy description is empty. There is one Cert, a KeyValue next to the certificate,
 * and ids start with `Signature-`. libxml2 computes the canonical forms, from the text as it will be sent.
 */
export const signDocument = (unsigned: string, signer: CertifiedKey, id: string, now: number): string => {
  const place = (signature: string): string =>
    unsigned.replace(signaturePlace, () => `<ext:ExtensionContent>${signature}</ext:ExtensionContent>`)
  const properties = signatureParts(signer, id, now)
  const draft = place(assemble(properties, ["", "", ""], ""))
  const digests = [
    canonical(unsigned, canonicalDocument),
    canonical(draft, (document) => subtree(document.root, "//ds:KeyInfo")),
    canonical(draft, (document) => subtree(document.root, "//xades:SignedProperties"))
  ].map((octets) => digest(octets, "sha256"))
  const digested = place(assemble(properties, digests, ""))
  const signedInfo = canonical(digested, (document) => subtree(document.root, "//ds:SignedInfo"))
  return place(assemble(properties, digests, sign("RSA-SHA256", signedInfo, signer.privateKey).toString("base64")))
}

interface SignatureParts {
  readonly id: string
  readonly keyInfo: string
  readonly object: string
}

const canonical = (text: string, take: (document: XmlDocument) => Uint8Array): Uint8Array => {
  using document = Result.getOrThrow(parseXml(Buffer.from(text, "utf8")))
  return take(document)
}

const subtree = (root: XmlElement, path: string): Uint8Array => {
  const node = element(root, path)
  if (node === undefined) throw new Error(`the sandbox's own document lacks ${path}`)
  isolate(node)
  return canonicalElement(node, { mode: "inclusive" })
}

const assemble = (parts: SignatureParts, digests: ReadonlyArray<string>, value: string): string =>
  `<ds:Signature Id="Signature-${parts.id}" xmlns:ds="${namespaces.ds}"><ds:SignedInfo>` +
  `<ds:CanonicalizationMethod Algorithm="${algorithms.inclusiveCanonicalization}"/>` +
  `<ds:SignatureMethod Algorithm="${algorithms.rsaSha256}"/>` +
  `<ds:Reference Id="Reference-${parts.id}" URI=""><ds:Transforms><ds:Transform Algorithm="${algorithms.envelopedSignature}"/></ds:Transforms>${method(algorithms.sha256)}<ds:DigestValue>${digests[0]}</ds:DigestValue></ds:Reference>` +
  `<ds:Reference URI="#Signature-${parts.id}-KeyInfo">${method(algorithms.sha256)}<ds:DigestValue>${digests[1]}</ds:DigestValue></ds:Reference>` +
  `<ds:Reference Type="${algorithms.signedProperties}" URI="#xmldsig-Signature-${parts.id}-signedprops">${method(algorithms.sha256)}<ds:DigestValue>${digests[2]}</ds:DigestValue></ds:Reference>` +
  `</ds:SignedInfo><ds:SignatureValue Id="SignatureValue-${parts.id}">${value}</ds:SignatureValue>${parts.keyInfo}${parts.object}</ds:Signature>`

const signatureParts = (signer: CertifiedKey, id: string, now: number): SignatureParts => {
  const certificate = new X509Certificate(signer.certificatePem)
  const { n, e } = createPublicKey(signer.privateKey).export({ format: "jwk" })
  const issuer = escapeXml(certificate.issuer.split("\n").toReversed().join(", "))
  const { date, time, milliseconds } = bogotaTime(now)
  return {
    id,
    keyInfo:
      `<ds:KeyInfo Id="Signature-${id}-KeyInfo"><ds:X509Data><ds:X509Certificate>${certificate.raw.toString("base64")}</ds:X509Certificate></ds:X509Data>` +
      `<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${toBase64(n)}</ds:Modulus><ds:Exponent>${toBase64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>`,
    object:
      `<ds:Object><xades:QualifyingProperties Target="#Signature-${id}" xmlns:xades="${namespaces.xades}"><xades:SignedProperties Id="xmldsig-Signature-${id}-signedprops">` +
      `<xades:SignedSignatureProperties><xades:SigningTime>${date}T${time}.${milliseconds}+00:00</xades:SigningTime>` +
      `<xades:SigningCertificate><xades:Cert><xades:CertDigest>${method(algorithms.sha256)}<ds:DigestValue>${createHash("sha256").update(certificate.raw).digest("base64")}</ds:DigestValue></xades:CertDigest>` +
      `<xades:IssuerSerial><ds:X509IssuerName>${issuer}</ds:X509IssuerName><ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert></xades:SigningCertificate>` +
      `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>${policyIdentifier}</xades:Identifier><xades:Description/></xades:SigPolicyId>` +
      `<xades:SigPolicyHash>${method(algorithms.sha256)}<ds:DigestValue>${policyDigest}</ds:DigestValue></xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>` +
      `<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole></xades:SignedSignatureProperties>` +
      `<xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#Reference-${id}"><xades:MimeType>text/xml</xades:MimeType><xades:Encoding>UTF-8</xades:Encoding></xades:DataObjectFormat></xades:SignedDataObjectProperties>` +
      `</xades:SignedProperties></xades:QualifyingProperties></ds:Object>`
  }
}

const toBase64 = (value: string | undefined): string => Buffer.from(value ?? "", "base64url").toString("base64")
