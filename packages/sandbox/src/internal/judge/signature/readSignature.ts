import { X509Certificate } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import type { DigestAlgorithm } from "../../xml/canonicalize.ts"
import { decodeBase64 } from "../../xml/decodeBase64.ts"
import { algorithms } from "../../xml/names.ts"
import { element, elements, text } from "../../xml/query.ts"

/**
 * The parts of an XAdES signature as they were found: nothing is trusted yet. Elements belong to the document the
 * signature was read from.
 */
export interface SignatureParts {
  readonly signature: XmlElement
  readonly signedInfo: XmlElement | undefined
  readonly references: ReadonlyArray<XmlElement>
  readonly keyInfo: XmlElement | undefined
  readonly properties: XmlElement | undefined
  readonly certificate: X509Certificate | undefined
  readonly signatureValue: Uint8Array | undefined
}

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

const digests: Readonly<Record<string, DigestAlgorithm>> = {
  [algorithms.sha256]: "sha256",
  [algorithms.sha384]: "sha384",
  [algorithms.sha512]: "sha512"
}

const signatures: Readonly<Record<string, string>> = {
  [algorithms.rsaSha256]: "RSA-SHA256",
  [algorithms.rsaSha384]: "RSA-SHA384",
  [algorithms.rsaSha512]: "RSA-SHA512"
}

/** The digest algorithm an element's `ds:DigestMethod` names, when it is one of those allowed (SHA-1 is not). */
export const digestMethod = (owner: XmlElement | undefined): DigestAlgorithm | undefined =>
  owner && digests[text(owner, "ds:DigestMethod/@Algorithm") ?? ""]

/** The signature algorithm of a SignedInfo as node:crypto names it, when it is one of those allowed. */
export const signatureMethod = (signedInfo: XmlElement | undefined): string | undefined =>
  signedInfo && signatures[text(signedInfo, "ds:SignatureMethod/@Algorithm") ?? ""]

/** The text of an element's `ds:DigestValue` without white space. */
export const digestValue = (owner: XmlElement): string | undefined =>
  text(owner, "ds:DigestValue")?.replaceAll(/\s/gu, "")
