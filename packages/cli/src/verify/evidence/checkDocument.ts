import type { EvidenceManifest } from "@radicar/contract/evidence/EvidenceManifest"
import { attribute, childElement, findAll, parse, textOf } from "@radicar/signature/XmlTree"
import { Result } from "effect"
import { hash } from "node:crypto"
import type { Finding } from "@radicar/ubl/verify/Finding"
import type { DocumentFacts } from "@radicar/ubl/verify/facts/DocumentFacts"
import { bundleFinding } from "./bundleFinding.ts"

const dsig = "http://www.w3.org/2000/09/xmldsig#"

/** The digest of the whole document that its signature states, base64. */
const signedDigest = (signed: Uint8Array): string | undefined => {
  const parsed = parse(signed)
  if (Result.isFailure(parsed)) return undefined
  const reference = findAll(parsed.success.root, dsig, "Reference").find((one) => attribute(one, "URI") === "")
  const value = reference === undefined ? undefined : childElement(reference, dsig, "DigestValue")
  return value === undefined ? undefined : textOf(value).trim()
}

const declaration = /^<\?xml[^>]*\?>\n/u

/** The octets before signing against what was signed: canonical as they are, they have the signature's own digest. */
export const checkUnsigned = (unsigned: Uint8Array, signed: Uint8Array): Finding => {
  const actual = hash("sha256", Buffer.from(unsigned).toString("utf8").replace(declaration, ""), "base64")
  const expected = signedDigest(signed)
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

/** What the manifest says of the document against the document. */
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
