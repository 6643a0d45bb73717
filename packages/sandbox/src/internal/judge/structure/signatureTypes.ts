import type { ContentModels } from "./ContentModel.ts"

/**
 * Content models of the XAdES signature (XML-DSig core and XAdES 1.3.2 schemas), whose order the schema requires too.
 * `ds:KeyInfo` and `ds:Object` have none, because their schemas allow any content.
 */
export const signatureTypes: ContentModels = {
  "ds:Signature": "ds:SignedInfo ds:SignatureValue ds:KeyInfo? ds:Object*",
  "ds:SignedInfo": "ds:CanonicalizationMethod ds:SignatureMethod ds:Reference+",
  "ds:Reference": "ds:Transforms? ds:DigestMethod ds:DigestValue",
  "ds:Transforms": "ds:Transform+",
  "xades:QualifyingProperties": "xades:SignedProperties? xades:UnsignedProperties?",
  "xades:SignedProperties": "xades:SignedSignatureProperties? xades:SignedDataObjectProperties?",
  "xades:SignedSignatureProperties":
    "xades:SigningTime? xades:SigningCertificate? xades:SignaturePolicyIdentifier? xades:SignatureProductionPlace? xades:SignerRole?",
  "xades:SigningCertificate": "xades:Cert+",
  "xades:Cert": "xades:CertDigest xades:IssuerSerial",
  "xades:CertDigest": "ds:DigestMethod ds:DigestValue",
  "xades:IssuerSerial": "ds:X509IssuerName ds:X509SerialNumber",
  "xades:SignaturePolicyId": "xades:SigPolicyId ds:Transforms? xades:SigPolicyHash xades:SigPolicyQualifiers?",
  "xades:SigPolicyId": "xades:Identifier xades:Description? xades:DocumentationReferences?",
  "xades:SigPolicyHash": "ds:DigestMethod ds:DigestValue",
  "xades:SignerRole": "xades:ClaimedRoles? xades:CertifiedRoles?",
  "xades:ClaimedRoles": "xades:ClaimedRole+"
}
