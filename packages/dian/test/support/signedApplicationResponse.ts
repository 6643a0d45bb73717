import { XmlDocument, type XmlElement } from "libxml2-wasm"
import { createHash, createPrivateKey, sign, X509Certificate } from "node:crypto"
import { readFileSync } from "node:fs"

/**
 * ApplicationResponses as the authority makes them (CRLF lines, signature in one line, wall time labelled `+00:00`,
 * KeyValue, empty Description), signed with libxml2's canonicalisation and node:crypto only, so that the reader is
 * tested against documents that owe nothing to it.
 */
export interface AnswerContent {
  readonly documentKey: string
  readonly responseCode: string
  readonly lines?: ReadonlyArray<readonly [code: string, description: string]>
  readonly number?: string
  /** How the key of the document answered was made, `CUFE-SHA384` if left out. */
  readonly scheme?: string
  readonly signer?: "authority" | "impostor" | "forged"
}

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8")

const UBL = "urn:oasis:names:specification:ubl:schema:xsd"
const C14N = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"
const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256"
const NAMESPACES = {
  ds: "http://www.w3.org/2000/09/xmldsig#",
  xades: "http://uri.etsi.org/01903/v1.3.2#"
}
const POLICY = "https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf"
const POLICY_DIGEST = "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y="

const digest = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("base64")

const party = (element: string, name: string, nit: string): string =>
  `  <cac:${element}>\r\n    <cac:PartyTaxScheme>\r\n      <cbc:RegistrationName>${name}</cbc:RegistrationName>\r\n` +
  `      <cbc:CompanyID schemeID="4" schemeName="31">${nit}</cbc:CompanyID>\r\n` +
  `      <cac:TaxScheme>\r\n        <cbc:ID>01</cbc:ID>\r\n        <cbc:Name>IVA</cbc:Name>\r\n      </cac:TaxScheme>\r\n` +
  `    </cac:PartyTaxScheme>\r\n  </cac:${element}>\r\n`

const lineResponse = (code: string, description: string, index: number): string =>
  `    <cac:LineResponse>\r\n      <cac:LineReference>\r\n        <cbc:LineID>${index + 1}</cbc:LineID>\r\n` +
  `      </cac:LineReference>\r\n      <cac:Response>\r\n        <cbc:ResponseCode>${code}</cbc:ResponseCode>\r\n` +
  `        <cbc:Description>${description}</cbc:Description>\r\n      </cac:Response>\r\n    </cac:LineResponse>\r\n`

const document = (content: AnswerContent, signature: string): string => {
  const {
    documentKey,
    lines = [["0000", "0"]],
    number = "SETP990000001",
    responseCode,
    scheme = "CUFE-SHA384"
  } = content
  const meaning = responseCode === "02" ? "Documento validado por la DIAN" : "Documento rechazado por la DIAN"
  return (
    `<?xml version="1.0" encoding="utf-8" standalone="no"?><ApplicationResponse xmlns:cac="${UBL}:CommonAggregateComponents-2" ` +
    `xmlns:cbc="${UBL}:CommonBasicComponents-2" xmlns:ext="${UBL}:CommonExtensionComponents-2" ` +
    `xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1" xmlns:ds="${NAMESPACES.ds}" xmlns="${UBL}:ApplicationResponse-2">\r\n` +
    `  <ext:UBLExtensions>\r\n    <ext:UBLExtension>\r\n      <ext:ExtensionContent>\r\n        <sts:DianExtensions>\r\n` +
    `          <sts:SoftwareSecurityCode>...</sts:SoftwareSecurityCode>\r\n        </sts:DianExtensions>\r\n` +
    `      </ext:ExtensionContent>\r\n    </ext:UBLExtension>\r\n    <ext:UBLExtension>\r\n      <ext:ExtensionContent>${signature}` +
    `</ext:ExtensionContent>\r\n    </ext:UBLExtension>\r\n  </ext:UBLExtensions>\r\n` +
    `  <cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>\r\n  <cbc:CustomizationID>1</cbc:CustomizationID>\r\n` +
    `  <cbc:ProfileID>DIAN 2.1</cbc:ProfileID>\r\n  <cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>\r\n` +
    `  <cbc:ID>58374112</cbc:ID>\r\n  <cbc:UUID schemeName="CUDE-SHA384">${"ab".repeat(48)}</cbc:UUID>\r\n` +
    `  <cbc:IssueDate>2026-01-15</cbc:IssueDate>\r\n  <cbc:IssueTime>07:00:03-05:00</cbc:IssueTime>\r\n` +
    party("SenderParty", "Unidad Especial Dirección de Impuestos y Aduanas Nacionales", "800197268") +
    party("ReceiverParty", "EMPRESA &amp; CÍA S.A.S.", "900373115") +
    `  <cac:DocumentResponse>\r\n    <cac:Response>\r\n      <cbc:ResponseCode>${responseCode}</cbc:ResponseCode>\r\n` +
    `      <cbc:Description>${meaning}</cbc:Description>\r\n    </cac:Response>\r\n    <cac:DocumentReference>\r\n` +
    `      <cbc:ID>${number}</cbc:ID>\r\n      <cbc:UUID schemeName="${scheme}">${documentKey}</cbc:UUID>\r\n` +
    `    </cac:DocumentReference>\r\n` +
    lines.map(([code, description], index) => lineResponse(code, description, index)).join("") +
    `  </cac:DocumentResponse>\r\n</ApplicationResponse>`
  )
}

const reference = (attributes: string, transforms: string, value: string): string =>
  `<ds:Reference ${attributes}>${transforms}<ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${value}</ds:DigestValue></ds:Reference>`

const signatureText = (pem: string, digests: readonly [string, string, string], signatureValue: string): string => {
  const certificate = new X509Certificate(pem)
  const key = certificate.publicKey.export({ format: "jwk" })
  const base64 = (url: string | undefined): string => Buffer.from(url ?? "", "base64url").toString("base64")
  const issuer = certificate.issuer.split("\n").toReversed().join(", ")
  return (
    `<ds:Signature Id="Signature-1"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${C14N}"/>` +
    `<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>` +
    reference(
      `Id="xmldsig-ref0" URI=""`,
      `<ds:Transforms><ds:Transform Algorithm="${NAMESPACES.ds}enveloped-signature"/></ds:Transforms>`,
      digests[0]
    ) +
    reference(`URI="#Signature-1-KeyInfo"`, "", digests[1]) +
    reference(
      `Type="http://uri.etsi.org/01903#SignedProperties" URI="#xmldsig-Signature-1-signedprops"`,
      "",
      digests[2]
    ) +
    `</ds:SignedInfo><ds:SignatureValue Id="SignatureValue-1">${signatureValue}</ds:SignatureValue>` +
    `<ds:KeyInfo Id="Signature-1-KeyInfo"><ds:X509Data><ds:X509Certificate>${certificate.raw.toString("base64")}</ds:X509Certificate></ds:X509Data>` +
    `<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(key.n)}</ds:Modulus><ds:Exponent>${base64(key.e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>` +
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${NAMESPACES.xades}" Target="#Signature-1">` +
    `<xades:SignedProperties Id="xmldsig-Signature-1-signedprops"><xades:SignedSignatureProperties>` +
    `<xades:SigningTime>2026-01-15T07:00:03+00:00</xades:SigningTime>` +
    `<xades:SigningCertificate><xades:Cert><xades:CertDigest><ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${digest(certificate.raw)}</ds:DigestValue></xades:CertDigest>` +
    `<xades:IssuerSerial><ds:X509IssuerName>${issuer}</ds:X509IssuerName><ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert></xades:SigningCertificate>` +
    `<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>${POLICY}</xades:Identifier><xades:Description/></xades:SigPolicyId>` +
    `<xades:SigPolicyHash><ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${POLICY_DIGEST}</ds:DigestValue></xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>` +
    `<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>` +
    `</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>`
  )
}

/** Canonical form of an element where it stands, as inclusive c14n defines it. */
const canonical = (xml: string, xpath: string): string => {
  using parsed = XmlDocument.fromString(xml)
  return (parsed.get(xpath, NAMESPACES) as XmlElement).canonicalizeToString()
}

/** The bytes of a signed ApplicationResponse. */
export const signedApplicationResponse = (content: AnswerContent): Uint8Array => {
  const signer = content.signer ?? "authority"
  const pem = fixture(`${signer}.pem`)
  const privateKey = createPrivateKey(fixture(`${signer}.key.pem`))
  using unsigned = XmlDocument.fromString(document(content, ""))
  const draft = document(content, signatureText(pem, ["", "", ""], ""))
  const digests = [
    digest(unsigned.canonicalizeToString()),
    digest(canonical(draft, "//ds:KeyInfo")),
    digest(canonical(draft, "//xades:SignedProperties"))
  ] as const
  const toSign = canonical(document(content, signatureText(pem, digests, "")), "//ds:SignedInfo")
  const value = sign("RSA-SHA256", Buffer.from(toSign, "utf8"), privateKey).toString("base64")
  return new TextEncoder().encode(document(content, signatureText(pem, digests, value)))
}
