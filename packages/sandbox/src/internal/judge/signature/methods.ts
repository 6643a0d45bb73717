import type { XmlElement } from "libxml2-wasm"
import { algorithms } from "../../xml/algorithms.ts"
import type { DigestAlgorithm } from "../../xml/canonicalize.ts"
import { text } from "../../xml/query.ts"

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
