import { createHash, verify, X509Certificate } from "node:crypto"
import { XmlC14NMode, XmlDocument, XmlElement } from "libxml2-wasm"
import type { XmlNode } from "libxml2-wasm"

const namespaces = {
  ds: "http://www.w3.org/2000/09/xmldsig#",
  wsu: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd",
  wsse: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd",
  ec: "http://www.w3.org/2001/10/xml-exc-c14n#"
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("base64")

const contentOf = (node: XmlNode | null): string => {
  if (!(node instanceof XmlElement)) throw new Error("no such element")
  return node.content.trim()
}

/** Outcome of the second verification: what libxml2 canonicalised, node:crypto hashed and verified. */
export interface SecondOpinion {
  readonly digests: ReadonlyArray<{ readonly uri: string; readonly expected: string; readonly actual: string }>
  readonly signedInfo: string
  readonly signatureHolds: boolean
}

const prefixListOf = (method: XmlNode): Array<string> => {
  const list = method.get("ec:InclusiveNamespaces/@PrefixList", namespaces)
  return list === null ? [] : list.content.split(" ")
}

/**
 * Recomputes a signature without any code of this package: references and SignedInfo canonicalised by libxml2
 * (inclusive or exclusive, as SignedInfo asks), RSA by node:crypto with the certificate found at `certificatePath`.
 */
export const secondOpinion = (content: Uint8Array | string, certificatePath: string): SecondOpinion => {
  using document = typeof content === "string" ? XmlDocument.fromString(content) : XmlDocument.fromBuffer(content)
  const signedInfo = document.get("//ds:Signature/ds:SignedInfo", namespaces)!
  const method = signedInfo.get("ds:CanonicalizationMethod", namespaces)!
  const exclusive = method.get("@Algorithm")!.content === namespaces.ec
  const modeOf = (of: XmlNode) =>
    exclusive
      ? { mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0, inclusiveNamespacePrefixes: prefixListOf(of) }
      : { mode: XmlC14NMode.XML_C14N_1_0 }

  const canonicalSignedInfo = signedInfo.canonicalizeToString(modeOf(method))
  const certificate = new X509Certificate(Buffer.from(contentOf(document.get(certificatePath, namespaces)), "base64"))
  const value = Buffer.from(contentOf(document.get("//ds:SignatureValue", namespaces)), "base64")
  const signatureHolds = verify("sha256", Buffer.from(canonicalSignedInfo), certificate.publicKey, value)

  const references = signedInfo.find("ds:Reference", namespaces).map((reference) => {
    const uri = reference.get("@URI")!.content
    const expected = contentOf(reference.get("ds:DigestValue", namespaces))
    if (uri === "") return { uri, expected, actual: undefined }
    const target = document.get(`//*[@Id="${uri.slice(1)}" or @wsu:Id="${uri.slice(1)}"]`, namespaces)!
    const transform = reference.get("ds:Transforms/ds:Transform", namespaces) ?? method
    return { uri, expected, actual: sha256(target.canonicalizeToString(modeOf(transform))) }
  })
  document.get("//ds:Signature", namespaces)!.remove()
  const withoutSignature = sha256(document.canonicalizeToString())
  const digests = references.map(({ actual, ...reference }) => ({ ...reference, actual: actual ?? withoutSignature }))
  return { digests, signedInfo: canonicalSignedInfo, signatureHolds }
}
