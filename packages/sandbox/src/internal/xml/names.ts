/** Namespaces of the documents and envelopes that the sandbox reads, by their prefixes in its XPath expressions. */
export const namespaces = {
  soap: "http://www.w3.org/2003/05/soap-envelope",
  wsa: "http://www.w3.org/2005/08/addressing",
  wcf: "http://wcf.dian.colombia",
  wsse: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd",
  wsu: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd",
  ds: "http://www.w3.org/2000/09/xmldsig#",
  ec: "http://www.w3.org/2001/10/xml-exc-c14n#",
  xades: "http://uri.etsi.org/01903/v1.3.2#",
  xsi: "http://www.w3.org/2001/XMLSchema-instance",
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
  sts: "dian:gov:co:facturaelectronica:Structures-2-1",
  invoice: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  credit: "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2",
  debit: "urn:oasis:names:specification:ubl:schema:xsd:DebitNote-2",
  event: "urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2",
  payroll: "dian:gov:co:facturaelectronica:NominaIndividual",
  adjustment: "dian:gov:co:facturaelectronica:NominaIndividualDeAjuste"
} as const

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
