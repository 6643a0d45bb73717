import { createHash } from "node:crypto"
import type { Check, CheckName } from "../VerificationReport.ts"
import { digestAlgorithms, dsNamespace, envelopedSignature, inclusiveC14n, signedPropertiesType } from "./algorithms.ts"
import { type Sink, writeDocument, writeElement } from "./canonicalise.ts"
import { algorithmOf, type SignatureParts } from "./SignatureParts.ts"
import { attribute, childElement, childElements, textOf, type XmlDocument, type XmlElement } from "./xmlNodes.ts"

/** One of the three things a signature must cover. */
interface Covered {
  readonly check: CheckName
  readonly uri: string
  readonly type: string | undefined
  /** Lists of transforms that give the canonical text below. */
  readonly transforms: ReadonlyArray<string>
  /** Writes the canonical text, which is never held whole. */
  readonly canonical: (sink: Sink) => void
}

const coveredBy = (document: XmlDocument, parts: SignatureParts): ReadonlyArray<Covered> => {
  const idOf = (element: XmlElement): string => `#${attribute(element, "Id") ?? ""}`
  const direct = ["", inclusiveC14n]
  return [
    {
      check: "documentReference",
      uri: "",
      type: undefined,
      transforms: [envelopedSignature, `${envelopedSignature} ${inclusiveC14n}`],
      canonical: (sink) => writeDocument(document, parts.signature, sink)
    },
    {
      check: "keyInfoReference",
      uri: idOf(parts.keyInfo),
      type: undefined,
      transforms: direct,
      canonical: (sink) => writeElement(parts.keyInfo, sink)
    },
    {
      check: "signedPropertiesReference",
      uri: idOf(parts.signedProperties),
      type: signedPropertiesType,
      transforms: direct,
      canonical: (sink) => writeElement(parts.signedProperties, sink)
    }
  ]
}

const transformsOf = (reference: XmlElement): string => {
  const list = childElement(reference, dsNamespace, "Transforms")
  if (list === undefined) return ""
  // A transform with content (an XPath filter) changes what is digested even when its name is a known one.
  return childElements(list)
    .map((transform) => (childElements(transform).length === 0 ? (attribute(transform, "Algorithm") ?? "?") : "?"))
    .join(" ")
}

const checkReference = (reference: XmlElement, covered: Covered): Check => {
  const { check, uri } = covered
  const transforms = transformsOf(reference)
  if (!covered.transforms.includes(transforms)) {
    return { check, ok: false, actual: transforms, detail: `reference "${uri}": these transforms are not allowed` }
  }
  const method = algorithmOf(reference, "DigestMethod") ?? ""
  const algorithm = digestAlgorithms.get(method)
  if (algorithm === undefined) {
    return { check, ok: false, actual: method, detail: `reference "${uri}": this digest method is not allowed` }
  }
  const value = childElement(reference, dsNamespace, "DigestValue")
  const expected = value === undefined ? "" : textOf(value).replace(/\s/g, "")
  const digest = createHash(algorithm)
  covered.canonical((piece) => digest.update(piece))
  const actual = digest.digest("base64")
  const ok = expected === actual
  const detail = ok ? "the digest holds" : "what it covers was changed after signing"
  return { check, ok, expected, actual, detail: `reference "${uri}": ${detail}` }
}

/** Checks that SignedInfo refers to document, KeyInfo and SignedProperties and to nothing else, and every digest. */
export const checkReferences = (document: XmlDocument, parts: SignatureParts): ReadonlyArray<Check> => {
  const references = childElements(parts.signedInfo, dsNamespace, "Reference")
  const targets = coveredBy(document, parts).map((covered) => ({
    covered,
    matches: references.filter((reference) => attribute(reference, "URI") === covered.uri)
  }))
  const complete =
    references.length === 3 &&
    targets.every(
      ({ covered, matches }) =>
        matches.length === 1 && (covered.type === undefined || attribute(matches[0], "Type") === covered.type)
    )
  const quoted = (uris: ReadonlyArray<string>): string => uris.map((uri) => `"${uri}"`).join(" ")
  return [
    {
      check: "references",
      ok: complete,
      expected: quoted(targets.map(({ covered }) => covered.uri)),
      actual: quoted(references.map((reference) => attribute(reference, "URI") ?? "(none)")),
      detail: complete
        ? "document, KeyInfo and SignedProperties are covered"
        : "there must be three references: document, KeyInfo, SignedProperties with its Type"
    },
    ...targets.map(({ covered, matches: [reference] }): Check => {
      return reference === undefined
        ? { check: covered.check, ok: false, expected: covered.uri, detail: "nothing refers to it" }
        : checkReference(reference, covered)
    })
  ]
}
