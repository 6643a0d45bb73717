import { SignedXml } from "xml-crypto"
import { identity } from "../pipeline.ts"
import { peerOf } from "./Peer.ts"

const c14n = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"
const sha256 = "http://www.w3.org/2001/04/xmlenc#sha256"
const pem = identity.privateKey.export({ type: "pkcs8", format: "pem" }).toString()
const certificate = `-----BEGIN CERTIFICATE-----\n${identity.certificateBase64}\n-----END CERTIFICATE-----\n`

/**
 * Peer: xml-crypto over xmldom. It signs one reference (the document) and includes one certificate, fewer than our code
 * does.
 */
export const xmlCrypto = peerOf("xml-crypto 6.3.2", (xml) => {
  const signer = new SignedXml({
    privateKey: pem,
    publicCert: certificate,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: c14n
  })
  signer.addReference({
    xpath: "/*",
    isEmptyUri: true,
    digestAlgorithm: sha256,
    transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", c14n]
  })
  signer.computeSignature(xml, {
    prefix: "ds",
    location: { reference: "(//*[local-name()='ExtensionContent'])[last()]", action: "append" }
  })
  return signer.getSignedXml()
})
