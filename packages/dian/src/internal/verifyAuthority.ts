import { verifyDocument } from "@radicar/signature/verifyXades"
import type { XmlDocument } from "@radicar/signature/XmlTree"
import type { X509Certificate } from "node:crypto"
import type { Verification } from "../ApplicationResponse.ts"

/** NIT of the tax authority, as certificates write it: without and with its check digit. */
const AUTHORITY_NITS: ReadonlySet<string> = new Set(["800197268", "8001972684"])

/**
 * Now, for the question whether a signing time lies ahead: the signer is the authority, whose clock is the one that
 * counts, and an answer must not be doubted because ours is slow.
 */
const NO_EARLIER_THAN_ANY_ANSWER = new Date(Date.UTC(9999, 0))

/** A damaged certificate must leave a doubtful answer, never take the answer away. */
const tryVerify = (document: XmlDocument, authorities: ReadonlyArray<X509Certificate> | undefined) => {
  try {
    const at = NO_EARLIER_THAN_ANY_ANSWER
    return verifyDocument(document, { at, ...(authorities === undefined ? {} : { authorities }) })
  } catch {
    return undefined
  }
}

/**
 * Verifies that the tax authority signed an ApplicationResponse: every check of the XAdES signature holds, and its
 * certificate names the authority's NIT and, where `authorities` are given, comes from one of them. The certificate
 * itself is not pinned: the authority renews it every two years.
 */
export const verifyAuthority = (
  document: XmlDocument,
  authorities: ReadonlyArray<X509Certificate> | undefined
): Verification => {
  const report = tryVerify(document, authorities)
  if (report === undefined) return { valid: false, problems: ["signature: could not be verified"] }
  const signerNit = report.signer?.nit
  const isAuthority = signerNit !== undefined && AUTHORITY_NITS.has(signerNit)
  const problems = report.checks.filter(({ ok }) => !ok).map(({ check, detail }) => `${check}: ${detail}`)
  return {
    valid: report.valid && isAuthority,
    ...(signerNit === undefined ? {} : { signerNit }),
    problems: isAuthority ? problems : [...problems, "signer: the certificate is not the tax authority's"]
  }
}
