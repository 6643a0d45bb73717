import { createHash } from "node:crypto"
import { XmlDocument } from "libxml2-wasm"

const ds = { ds: "http://www.w3.org/2000/09/xmldsig#" }

/**
 * What a signature of an XML document holds together, as another implementation (libxml2) sees it: the digest of its
 * canonical form without the signature. `undefined` for what that does not read.
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
