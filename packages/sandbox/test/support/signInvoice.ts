import { createHash, sign, X509Certificate, type KeyObject } from "node:crypto"
import { signaturePlace } from "./invoiceText.ts"

/** Whose key signs: the parts of an issued certificate that matter here. */
export interface Signer {
  readonly privateKey: KeyObject
  readonly certificatePem: string
}

/** How a test signature differs from a plain one; each changes the texts before they are digested. */
export interface SignatureChanges {
  readonly signingTime?: string
  readonly issuerName?: string
  readonly keyInfo?: (text: string) => string
  readonly properties?: (text: string) => string
  readonly signedInfo?: (text: string) => string
  /** Changes the finished document, after everything was signed. */
  readonly tamper?: (xml: string) => string
}

const base64Sha256 = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("base64")
const digestMethod = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>'

/** Puts the root's namespace declarations on a subtree's root: what inclusive canonicalisation does with them. */
const declarations = (xml: string) => {
  const [root = ""] = /^<[^>]*/u.exec(xml) ?? []
  const found = (root.match(/ xmlns(?::\w+)?="[^"]*"/gu) ?? []).join("")
  return (text: string): string => text.replace(/^<([\w:]+)/u, (_, name: string) => `<${name}${found}`)
}

/**
 * Signs a document given in canonical form, by text alone and without any canonicaliser: every part is written the way
 * Canonical XML would write it (xades.md §7).
 */
export const signInvoice = (xml: string, signer: Signer, changes: SignatureChanges = {}): Uint8Array => {
  const inScope = declarations(xml)
  const certificate = new X509Certificate(signer.certificatePem)
  const issuer = changes.issuerName ?? certificate.issuer.split("\n").toReversed().join(",")
  const keyInfo = (changes.keyInfo ?? same)(
    `<ds:KeyInfo Id="xmldsig-1-keyinfo"><ds:X509Data><ds:X509Certificate>${certificate.raw.toString("base64")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`
  )
  const properties = (changes.properties ?? same)(
    `<xades:SignedProperties Id="xmldsig-1-signedprops"><xades:SignedSignatureProperties><xades:SigningTime>${changes.signingTime ?? "2026-01-15T06:59:59.000-05:00"}</xades:SigningTime>` +
      `<xades:SigningCertificate><xades:Cert><xades:CertDigest>${digestMethod}<ds:DigestValue>${base64Sha256(certificate.raw)}</ds:DigestValue></xades:CertDigest><xades:IssuerSerial><ds:X509IssuerName>${issuer}</ds:X509IssuerName><ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert></xades:SigningCertificate>` +
      `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier><xades:Description>Política de firma para facturas electrónicas de la República de Colombia.</xades:Description></xades:SigPolicyId>` +
      `<xades:SigPolicyHash>${digestMethod}<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue></xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>` +
      `<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole></xades:SignedSignatureProperties></xades:SignedProperties>`
  )
  const signedInfo = (changes.signedInfo ?? same)(
    `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>` +
      `<ds:Reference Id="xmldsig-1-ref0" URI=""><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform></ds:Transforms>${digestMethod}<ds:DigestValue>${base64Sha256(xml)}</ds:DigestValue></ds:Reference>` +
      `<ds:Reference URI="#xmldsig-1-keyinfo">${digestMethod}<ds:DigestValue>${base64Sha256(inScope(keyInfo))}</ds:DigestValue></ds:Reference>` +
      `<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#xmldsig-1-signedprops">${digestMethod}<ds:DigestValue>${base64Sha256(inScope(properties))}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
  )
  const value = sign("RSA-SHA256", Buffer.from(inScope(signedInfo), "utf8"), signer.privateKey).toString("base64")
  const signature =
    `<ds:Signature Id="xmldsig-1">${signedInfo}<ds:SignatureValue Id="xmldsig-1-sigvalue">${value}</ds:SignatureValue>${keyInfo}` +
    `<ds:Object><xades:QualifyingProperties Target="#xmldsig-1">${properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`
  const signed = xml.replace(signaturePlace, () => signaturePlace.replace("><", () => `>${signature}<`))
  const finished = (changes.tamper ?? same)(signed)
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${finished}`, "utf8")
}

const same = (text: string): string => text
