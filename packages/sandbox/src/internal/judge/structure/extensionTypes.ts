import type { ContentModel } from "./ContentModel.ts"

/** Extensions and the authority's own block in them (annex 1.9, chapter on extensions). */
export const extensionTypes: ReadonlyArray<ContentModel> = [
  { elements: "ext:UBLExtensions", content: "ext:UBLExtension+" },
  {
    elements: "ext:UBLExtension",
    content:
      "cbc:ID? cbc:Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI? " +
      "ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent"
  },
  {
    elements: "sts:DianExtensions",
    content:
      "sts:InvoiceControl? sts:InvoiceSource sts:SoftwareProvider sts:SoftwareSecurityCode sts:AuthorizationProvider sts:QRCode?"
  },
  {
    elements: "sts:InvoiceControl",
    content: "sts:InvoiceAuthorization sts:AuthorizationPeriod sts:AuthorizedInvoices"
  },
  { elements: "sts:AuthorizationPeriod", content: "cbc:StartDate cbc:EndDate" },
  { elements: "sts:AuthorizedInvoices", content: "sts:Prefix? sts:From sts:To" },
  { elements: "sts:InvoiceSource", content: "cbc:IdentificationCode" },
  { elements: "sts:SoftwareProvider", content: "sts:ProviderID sts:SoftwareID" },
  { elements: "sts:AuthorizationProvider", content: "sts:AuthorizationProviderID" }
]

/** The XAdES signature (XML-DSig core and XAdES 1.3.2 schemas): a wrong order in it is a schema failure as well. */
export const signatureTypes: ReadonlyArray<ContentModel> = [
  { elements: "ds:Signature", content: "ds:SignedInfo ds:SignatureValue ds:KeyInfo? ds:Object*" },
  { elements: "ds:SignedInfo", content: "ds:CanonicalizationMethod ds:SignatureMethod ds:Reference+" },
  { elements: "ds:Reference", content: "ds:Transforms? ds:DigestMethod ds:DigestValue" },
  { elements: "ds:Transforms", content: "ds:Transform+" },
  { elements: "xades:QualifyingProperties", content: "xades:SignedProperties? xades:UnsignedProperties?" },
  { elements: "xades:SignedProperties", content: "xades:SignedSignatureProperties? xades:SignedDataObjectProperties?" },
  {
    elements: "xades:SignedSignatureProperties",
    content:
      "xades:SigningTime? xades:SigningCertificate? xades:SignaturePolicyIdentifier? xades:SignatureProductionPlace? xades:SignerRole?"
  },
  { elements: "xades:SigningCertificate", content: "xades:Cert+" },
  { elements: "xades:Cert", content: "xades:CertDigest xades:IssuerSerial" },
  { elements: "xades:CertDigest", content: "ds:DigestMethod ds:DigestValue" },
  { elements: "xades:IssuerSerial", content: "ds:X509IssuerName ds:X509SerialNumber" },
  {
    elements: "xades:SignaturePolicyId",
    content: "xades:SigPolicyId ds:Transforms? xades:SigPolicyHash xades:SigPolicyQualifiers?"
  },
  { elements: "xades:SigPolicyId", content: "xades:Identifier xades:Description? xades:DocumentationReferences?" },
  { elements: "xades:SigPolicyHash", content: "ds:DigestMethod ds:DigestValue" },
  { elements: "xades:SignerRole", content: "xades:ClaimedRoles? xades:CertifiedRoles?" },
  { elements: "xades:ClaimedRoles", content: "xades:ClaimedRole+" }
]
