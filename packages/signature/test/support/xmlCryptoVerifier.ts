import { SignedXml } from "xml-crypto"

const wss = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity"

/**
 * Namespaces a signature uses and, in the document, finds declared around it: xml-crypto parses it alone and so needs
 * them on it. They take no part in what is digested, which it reads from the document.
 */
const surrounding = {
  document: 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"',
  soap: `xmlns:wsse="${wss}-secext-1.0.xsd" xmlns:wsu="${wss}-utility-1.0.xsd"`
}

/** Asks xml-crypto whether the only signature in a text holds, with a given certificate (PEM). */
export const xmlCryptoVerify = (text: string, certificatePem: string, kind: "document" | "soap"): boolean => {
  const signature = /<ds:Signature [^]*<\/ds:Signature>/.exec(text)?.[0]
  if (signature === undefined) return false
  const verifier = new SignedXml({
    publicCert: certificatePem,
    ...(kind === "soap" ? { idMode: "wssecurity" as const } : {})
  })
  const declared = /^<ds:Signature [^>]*xmlns:ds=/.test(signature)
  const within = declared ? signature : signature.replace("<ds:Signature ", `<ds:Signature ${surrounding[kind]} `)
  verifier.loadSignature(within)
  return verifier.checkSignature(text)
}
