import type { ContentModel } from "./ContentModel.ts"

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
