/** Algorithm identifiers of XML signatures and the WS-Security profiles, as they appear in documents. */
export const algorithms = {
  exclusiveCanonicalization: "http://www.w3.org/2001/10/xml-exc-c14n#",
  inclusiveCanonicalization: "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
  envelopedSignature: "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  sha256: "http://www.w3.org/2001/04/xmlenc#sha256",
  sha384: "http://www.w3.org/2001/04/xmldsig-more#sha384",
  sha512: "http://www.w3.org/2001/04/xmlenc#sha512",
  rsaSha256: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  rsaSha384: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha384",
  rsaSha512: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  x509Token: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3",
  base64Encoding: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary",
  thumbprint: "http://docs.oasis-open.org/wss/oasis-wss-soap-message-security-1.1#ThumbprintSHA1",
  signedProperties: "http://uri.etsi.org/01903#SignedProperties"
} as const
