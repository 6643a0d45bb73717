/** Namespace of XML signatures (XML-DSig). */
export const dsNamespace = "http://www.w3.org/2000/09/xmldsig#"
/** Namespace of XAdES 1.3.2. */
export const xadesNamespace = "http://uri.etsi.org/01903/v1.3.2#"
/** Namespace of XAdES 1.4.1; declared but not used. */
export const xades141Namespace = "http://uri.etsi.org/01903/v1.4.1#"
/** Namespace of UBL's extension elements. */
export const extNamespace = "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"
/** Canonical XML 1.0 without comments: the only canonicalisation of a document signature. */
export const inclusiveC14n = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"
/** Exclusive canonicalisation: the only one of a SOAP signature. */
export const exclusiveC14n = "http://www.w3.org/2001/10/xml-exc-c14n#"
/** Transform that removes the signature from the document. */
export const envelopedSignature = "http://www.w3.org/2000/09/xmldsig#enveloped-signature"
/** Type of the reference to the signed properties; the DIAN writes it without a XAdES version. */
export const signedPropertiesType = "http://uri.etsi.org/01903#SignedProperties"
/** RSA PKCS#1 v1.5 with SHA-256. */
export const rsaSha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"
/** SHA-256. */
export const sha256 = "http://www.w3.org/2001/04/xmlenc#sha256"

/** Allowed digest methods, with their names in `node:crypto`. */
export const digestAlgorithms: ReadonlyMap<string, string> = new Map([
  [sha256, "sha256"],
  ["http://www.w3.org/2001/04/xmldsig-more#sha384", "sha384"],
  ["http://www.w3.org/2001/04/xmlenc#sha512", "sha512"]
])

/** Allowed signature methods (rule DC04), with their digests. */
export const signatureAlgorithms: ReadonlyMap<string, string> = new Map([
  [rsaSha256, "sha256"],
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha384", "sha384"],
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha512", "sha512"]
])
