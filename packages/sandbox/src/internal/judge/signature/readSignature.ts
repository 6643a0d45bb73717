import { X509Certificate } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import { decodeBase64 } from "../../xml/decodeBase64.ts"
import { element, elements, text } from "../../xml/query.ts"
import type { SignatureParts } from "./SignatureParts.ts"

/** Where the SignedSignatureProperties are, from the signature. */
export const signatureProperties =
  "ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties"

/** Takes a signature apart. What is absent or occurs twice is `undefined`: the rules say which. */
export const readSignature = (signature: XmlElement): SignatureParts => ({
  signature,
  signedInfo: only(elements(signature, "ds:SignedInfo")),
  references: elements(signature, "ds:SignedInfo/ds:Reference"),
  keyInfo: only(elements(signature, "ds:KeyInfo")),
  properties: only(elements(signature, "ds:Object/xades:QualifyingProperties/xades:SignedProperties")),
  certificate: readCertificate(element(signature, "ds:KeyInfo/ds:X509Data/ds:X509Certificate")),
  signatureValue: decodeBase64(text(signature, "ds:SignatureValue"))
})

const only = <A>(found: ReadonlyArray<A>): A | undefined => (found.length === 1 ? found[0] : undefined)

const readCertificate = (holder: XmlElement | undefined): X509Certificate | undefined => {
  const bytes = decodeBase64(holder?.content)
  if (bytes === undefined) return undefined
  try {
    return new X509Certificate(bytes)
  } catch {
    return undefined
  }
}
