import type { EvidenceManifest } from "@radicar/contract/inner/evidence/EvidenceManifest"
import type { DocumentFacts } from "@radicar/ubl/inner/verify/facts/DocumentFacts"
import type { Finding } from "@radicar/ubl/inner/verify/Finding"
import { hash } from "node:crypto"
import { bundleFinding } from "./Bundle.ts"

/** A signed document without its signature element. Texts in a document contain no `<`, so nothing else is cut. */
const withoutSignature = (xml: string): string => {
  const start = xml.indexOf("<ds:Signature ")
  const end = xml.lastIndexOf("</ds:Signature>")
  return start === -1 || end < start ? xml : xml.slice(0, start) + xml.slice(end + "</ds:Signature>".length)
}

const digestOf = (xml: string): string => hash("sha256", xml, "base64")

/**
 * Compares the document before signing with the signed document minus its signature element, which is the content that
 * the signature covers.
 */
export const checkUnsigned = (unsigned: Uint8Array, signed: Uint8Array): Finding => {
  const [before, after] = [unsigned, signed].map((octets) => Buffer.from(octets).toString("utf8"))
  const actual = digestOf(before ?? "")
  const expected = digestOf(withoutSignature(after ?? ""))
  return bundleFinding({
    check: "unsigned",
    ok: expected === actual,
    holds: {
      en: "unsigned.xml is what the signature of signed.xml covers",
      es: "unsigned.xml es lo que cubre la firma de signed.xml"
    },
    fails: {
      en: "unsigned.xml is not what the signature of signed.xml covers",
      es: "unsigned.xml no es lo que cubre la firma de signed.xml"
    },
    expected,
    actual
  })
}

/** Compares the manifest's facts about the document with the document itself. */
export const checkSubject = (
  { submission: { documentKey, issuerNit, number } }: EvidenceManifest,
  facts: DocumentFacts
): ReadonlyArray<Finding> =>
  (
    [
      ["subjectKey", documentKey, facts.key],
      ["subjectNumber", number, facts.number],
      ["subjectIssuer", issuerNit, facts.issuer?.number]
    ] as const
  ).map(([check, actual, expected]) =>
    bundleFinding({
      check,
      ok: actual === expected,
      holds: { en: "the manifest is about this document", es: "el manifiesto es de este documento" },
      fails: { en: "the manifest is about another document", es: "el manifiesto es de otro documento" },
      expected,
      actual
    })
  )
