import { createHash } from "node:crypto"
import { XmlDocument } from "libxml2-wasm"

const ds = { ds: "http://www.w3.org/2000/09/xmldsig#" }

/**
 * Computes the digest of the content that an XML signature covers: the canonical form without the signature. Uses
 * another implementation (libxml2) and returns `undefined` if libxml2 cannot read the document.
 */
export const signedContent = (bytes: Uint8Array): string | undefined => {
  try {
    using document = XmlDocument.fromBuffer(bytes)
    document.get("//ds:Signature", ds)?.remove()
    return createHash("sha256").update(document.canonicalizeToString()).digest("base64")
  } catch {
    return undefined
  }
}
