import { DOMParser, XMLSerializer } from "@xmldom/xmldom"
import { createPublicKey, webcrypto } from "node:crypto"
import * as xades from "xadesjs"
import { setNodeDependencies } from "xml-core"
import xpath from "xpath"
import { identity } from "../pipeline.ts"
import { peerOf } from "./Peer.ts"

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }

setNodeDependencies({ DOMParser, XMLSerializer, xpath })
xades.Application.setEngine("NodeJS", webcrypto as unknown as Crypto)

const privateKey = await webcrypto.subtle.importKey(
  "pkcs8",
  identity.privateKey.export({ type: "pkcs8", format: "der" }),
  algorithm,
  false,
  ["sign"]
)
const publicKey = await webcrypto.subtle.importKey(
  "spki",
  createPublicKey(identity.privateKey).export({ type: "spki", format: "der" }),
  algorithm,
  true,
  ["verify"]
)

/**
 * Peer: xadesjs over xmldom and WebCrypto. It signs two references (document, properties) and includes one certificate,
 * fewer than our code does.
 */
export const xadesJs = peerOf("xadesjs 2.6.8", async (xml) => {
  const document = xades.Parse(xml)
  const signed = new xades.SignedXml()
  const signature = await signed.Sign(algorithm, privateKey as CryptoKey, document, {
    keyValue: publicKey as CryptoKey,
    references: [{ id: "ref0", uri: "", hash: "SHA-256", transforms: ["enveloped", "c14n"] }],
    x509: [identity.certificateBase64],
    signingCertificate: identity.certificateBase64
  })
  const places = document.getElementsByTagName("ext:ExtensionContent")
  places[places.length - 1]!.appendChild(document.importNode(signature.GetXml()!, true))
  return new XMLSerializer().serializeToString(document as never)
})
