import { Result } from "effect"
import { hash } from "node:crypto"
import { digestAlgorithms, dsNamespace } from "./internal/algorithms.ts"
import { type DigestVariant, documentVariants, elementVariants } from "./internal/digestVariants.ts"
import { algorithmOf, locateSignature } from "./internal/SignatureParts.ts"
import { decodeXml } from "./internal/XmlParser.ts"
import type { CheckName } from "./SignatureReport.ts"
import {
  attributeOf,
  childElement,
  childElements,
  parse,
  textOf,
  type XmlDocument,
  type XmlElement,
  type XmlLimits
} from "./XmlTree.ts"

/**
 * Changes that explain a digest mismatch.
 *
 * - `indentation`: white space between elements was added or removed after signing
 * - `slotBlanks`: the same, only next to the signature
 * - `lineEnds`: signed with carriage returns, which XML parsers drop
 * - `misread`: after signing, UTF-8 was read as Latin-1 and written again
 * - `latin1`: the signer digested Latin-1 instead of UTF-8
 * - `namespaces`: namespaces were declared on the root after signing
 * - `declaration`: the signer included the XML declaration in the digest
 * - `byteOrderMark`: the signer included a byte order mark in the digest
 * - `lineEndBehind`: the signer included a line end after the root in the digest
 * - `notCanonical`: the signer digested the file's own text instead of its canonical form
 * - `exclusive`: the signer used exclusive canonicalisation
 * - `standAlone`: the signer canonicalised the element without the namespaces in scope in the document
 */
export type DigestCause = NonNullable<DigestVariant["cause"]>

/** A digest that does not match, and the change that would explain it. */
export interface DigestExplanation {
  readonly check: CheckName
  readonly cause: DigestCause
}

const digestOf = (reference: XmlElement): { readonly algorithm: string; readonly value: string } | undefined => {
  const algorithm = digestAlgorithms.get(algorithmOf(reference, "DigestMethod") ?? "")
  const value = childElement(reference, dsNamespace, "DigestValue")
  return algorithm === undefined || value === undefined
    ? undefined
    : { algorithm, value: textOf(value).replace(/\s/g, "") }
}

/**
 * Maximum amount of canonical text to produce for one digest, in bytes. Each of some forty attempts rewrites the whole
 * document.
 */
const mostTried = 4 * 1024 * 1024

/**
 * Maximum size in bytes of a document to explain. For a larger one, the first attempt (with the unchanged text) uses up
 * the limit.
 */
const mostExplained = mostTried / 2

/** Does the same as {@link explainDigests} for a document that `XmlTree.parse` has read from the bytes. */
export const explainDocument = (document: XmlDocument, bytes: Uint8Array): ReadonlyArray<DigestExplanation> => {
  if (bytes.length > mostExplained) return []
  const { parts } = locateSignature(document)
  if (parts === undefined) return []
  const references = childElements(parts.signedInfo, dsNamespace, "Reference")
  const explain = (
    check: CheckName,
    uri: string,
    variants: () => Iterable<DigestVariant>
  ): ReadonlyArray<DigestExplanation> => {
    const reference = references.find((candidate) => attributeOf(candidate, "URI") === uri)
    const digest = reference === undefined ? undefined : digestOf(reference)
    if (digest === undefined) return []
    let tried = 0
    for (const { cause, content } of variants()) {
      tried += content.length
      if (tried > mostTried) return []
      if (hash(digest.algorithm, content, "base64") === digest.value)
        return cause === undefined ? [] : [{ check, cause }]
    }
    return []
  }
  const idOf = (element: XmlElement): string => `#${attributeOf(element, "Id") ?? ""}`
  const { keyInfo, signature, signedProperties } = parts
  return [
    ...explain("documentReference", "", () => documentVariants(document, signature, decodeXml(bytes))),
    ...explain("keyInfoReference", idOf(keyInfo), () => elementVariants(keyInfo)),
    ...explain("signedPropertiesReference", idOf(signedProperties), () => elementVariants(signedProperties))
  ]
}

/**
 * Explains the digest mismatches of a signature. For each it tries changes that signers and intermediaries are known to
 * make, and names the first that gives the stated digest. A digest that matches, or that no change explains, is not
 * listed; in the latter case the content itself was changed. For documents above 100 kB fewer changes are tried, the
 * likely ones first; above 2 MiB none. Never throws.
 *
 * @param bytes - the bytes exactly as received
 */
export const explainDigests = (bytes: Uint8Array, limits?: XmlLimits): ReadonlyArray<DigestExplanation> =>
  bytes.length > mostExplained
    ? []
    : Result.match(parse(bytes, limits), {
        onFailure: () => [],
        onSuccess: (document) => explainDocument(document, bytes)
      })
