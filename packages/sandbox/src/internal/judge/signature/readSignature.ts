import { X509Certificate } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import type { DigestAlgorithm } from "../../xml/canonicalize.ts"
import { decodeBase64 } from "../../xml/decodeBase64.ts"
import { algorithms } from "../../xml/names.ts"
import { element, elements, text } from "../../xml/query.ts"

/**
 * Parts of an XAdES signature as found, not yet verified. The elements belong to the document from which the signature
 * was read.
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

/** Path of the SignedSignatureProperties, from the signature. */
export const signatureProperties =
  "ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties"

/** Splits a signature into its parts. An absent or repeated part is `undefined`; rules report it. */
export const readSignature = (signature: XmlElement): SignatureParts => ({
  signature,
  signedInfo: only(elements(signature, "ds:SignedInfo")),
  references: elements(signature, "ds:SignedInfo/ds:Reference"),
  keyInfo: only(elements(signature, "ds:KeyInfo")),
  properties: only(elements(signature, "ds:Object/xades:QualifyingProperties/xades:SignedProperties")),
  certificate: readCertificate(element(signature, "ds:KeyInfo/ds:X509Data/ds:X509Certificate")),
  signatureValue: decodeBase64(text(signature, "ds:SignatureValue"))
})

const only = <A>(items: ReadonlyArray<A>): A | undefined => (items.length === 1 ? items[0] : undefined)

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

/** Digest algorithm in an element's `ds:DigestMethod`, if allowed (SHA-1 is not). */
export const digestMethod = (owner: XmlElement | undefined): DigestAlgorithm | undefined =>
  owner && digests[text(owner, "ds:DigestMethod/@Algorithm") ?? ""]

/** Signature algorithm of a SignedInfo by its name in node:crypto, if allowed. */
export const signatureMethod = (signedInfo: XmlElement | undefined): string | undefined =>
  signedInfo && signatures[text(signedInfo, "ds:SignatureMethod/@Algorithm") ?? ""]

/** The text of an element's `ds:DigestValue` without white space. */
export const digestValue = (owner: XmlElement): string | undefined =>
  text(owner, "ds:DigestValue")?.replaceAll(/\s/gu, "")
