import type { X509Certificate } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"

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
