import { Result } from "effect"
import { hash } from "node:crypto"
import { digestAlgorithms, dsNamespace } from "./internal/algorithms.ts"
import { type DigestVariant, documentVariants, elementVariants } from "./internal/digestVariants.ts"
import { algorithmOf, locateSignature } from "./internal/SignatureParts.ts"
import { decodeXml } from "./internal/XmlParser.ts"
import type { CheckName } from "./VerificationReport.ts"
import {
  attribute,
  childElement,
  childElements,
  parse,
  textOf,
  type XmlDocument,
  type XmlElement,
  type XmlLimits
} from "./XmlTree.ts"

/**
 * What would make a digest hold that does not.
 *
 * - `indentation`: blanks between elements were added or removed after signing
 * - `slotBlanks`: only blanks next to the signature were
 * - `lineEnds`: signed with carriage returns, which XML parsers drop
 * - `misread`: UTF-8 was read as Latin-1 and written again after signing
 * - `latin1`: the signer digested Latin-1 and not UTF-8
 * - `namespaces`: namespaces were declared on the root after signing
 * - `declaration`: the signer digested the XML declaration too
 * - `byteOrderMark`: the signer digested a byte order mark too
 * - `lineEndBehind`: the signer digested a line end behind the root too
 * - `notCanonical`: the signer digested the file's own text, not its canonical form
 * - `exclusive`: the signer used exclusive canonicalisation
 * - `standAlone`: the signer canonicalised the element outside of the document, without the namespaces in scope there
 */
export type DigestCause = NonNullable<DigestVariant["cause"]>

/** A digest that does not hold, and what would make it hold. */
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
 * Octets of canonical text that are made for one digest at most: every attempt rewrites the whole document, of which
 * there are some forty.
 */
const mostTried = 4 * 1024 * 1024

/** Octets of a document beyond which its own text, which comes first, leaves no room for another attempt. */
const mostExplained = mostTried / 2

/** {@link explainDigests}, of a document that `XmlTree.parse` has parsed from the octets. */
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
    const reference = references.find((candidate) => attribute(candidate, "URI") === uri)
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
  const idOf = (element: XmlElement): string => `#${attribute(element, "Id") ?? ""}`
  const { keyInfo, signature, signedProperties } = parts
  return [
    ...explain("documentReference", "", () => documentVariants(document, signature, decodeXml(bytes))),
    ...explain("keyInfoReference", idOf(keyInfo), () => elementVariants(keyInfo)),
    ...explain("signedPropertiesReference", idOf(signedProperties), () => elementVariants(signedProperties))
  ]
}

/**
 * For each reference of the signature whose digest does not hold: tries what signers and those who pass documents on
 * are known to do, and names the first that gives the stated digest. Says nothing of digests that hold and of those
 * that nothing explains: there the content itself was changed. Of documents above 100 kB fewer causes are tried, the
 * likely ones first; of those above 2 MiB none. Never throws.
 *
 * @param bytes - the octets exactly as received
 */
export const explainDigests = (bytes: Uint8Array, limits?: XmlLimits): ReadonlyArray<DigestExplanation> =>
  bytes.length > mostExplained
    ? []
    : Result.match(parse(bytes, limits), {
        onFailure: () => [],
        onSuccess: (document) => explainDocument(document, bytes)
      })
