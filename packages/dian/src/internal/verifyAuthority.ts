import type { Proof } from "@radicar/signature/inner/VerificationReport"
import { verifyDocument } from "@radicar/signature/inner/verifyXades"
import type { XmlDocument } from "@radicar/signature/inner/XmlTree"
import type { AnswerTrust, Verification } from "../ApplicationResponse.ts"

/** NIT of the tax authority, as certificates write it: without and with its check digit. */
const AUTHORITY_NITS: ReadonlySet<string> = new Set(["800197268", "8001972684"])

/**
 * Now, for the question whether a signing time lies ahead: the signer is the authority, whose clock is the one that
 * counts, and an answer must not be doubted because ours is slow.
 */
const NO_EARLIER_THAN_ANY_ANSWER = new Date(Date.UTC(9999, 0))

/** A damaged certificate must leave a doubtful answer, never take the answer away. */
const tryVerify = (document: XmlDocument, { receivedAt, trust }: AnswerTrust) => {
  try {
    const at = NO_EARLIER_THAN_ANY_ANSWER
    return verifyDocument(document, { at, trust, ...(receivedAt === undefined ? {} : { receivedAt }) })
  } catch {
    return undefined
  }
}

const notAuthority: Proof = {
  degree: "broken",
  check: "signer",
  detail: "the certificate is not the tax authority's"
}

/**
 * Verifies that the tax authority signed an ApplicationResponse: every check of the XAdES signature holds, its
 * certificate names the authority's NIT, and a path leads from it to an anchor. The certificate itself is not pinned:
 * the authority renews it every two years.
 */
export const verifyAuthority = (document: XmlDocument, trust: AnswerTrust): Verification => {
  const report = tryVerify(document, trust)
  if (report === undefined) {
    const proof: Proof = { degree: "broken", check: "signatureValue", detail: "could not be verified" }
    return { valid: false, proof, problems: ["signature: could not be verified"] }
  }
  const signerNit = report.signer?.nit
  const isAuthority = signerNit !== undefined && AUTHORITY_NITS.has(signerNit)
  const proof = report.intact && !isAuthority ? notAuthority : report.proof
  const failed = report.checks.filter(({ ok }) => !ok).map(({ check, detail }) => `${check}: ${detail}`)
  const unproven = proof.degree === "not-proven" || (proof.degree === "broken" && proof.check === "revocation")
  return {
    valid: proof.degree === "proven",
    proof,
    ...(signerNit === undefined ? {} : { signerNit }),
    problems: [
      ...failed,
      ...(isAuthority ? [] : [`signer: ${notAuthority.detail}`]),
      ...(unproven ? [`proof: ${proof.detail}`] : [])
    ]
  }
}
