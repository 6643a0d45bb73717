import type { Proof } from "@radicar/signature/inner/SignatureReport"
import { verifyXadesDocument } from "@radicar/signature/inner/verifyXades"
import type { XmlDocument } from "@radicar/signature/inner/XmlTree"
import type { AnswerTrust, Verification } from "../ApplicationResponse.ts"

/** NIT of the tax authority, as certificates write it: without and with its check digit. */
const AUTHORITY_NITS: ReadonlySet<string> = new Set(["800197268", "8001972684"])

/**
 * Stand-in for the current time when checking that a signing time is not in the future. The signer is the authority,
 * whose clock decides; a slow clock of ours must not cast doubt on an answer.
 */
const NO_EARLIER_THAN_ANY_ANSWER = new Date(Date.UTC(9999, 0))

/**
 * Verifies a document; `undefined` if that throws. A damaged certificate casts doubt on an answer, but must not discard
 * it.
 */
const tryVerify = (document: XmlDocument, { receivedAt, trust }: AnswerTrust) => {
  try {
    const at = NO_EARLIER_THAN_ANY_ANSWER
    return verifyXadesDocument(document, { at, trust, ...(receivedAt === undefined ? {} : { receivedAt }) })
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
 * Verifies that the tax authority signed an ApplicationResponse. Every check of the XAdES signature must hold, the
 * certificate must name the authority's NIT, and a path must lead from it to an anchor. The certificate itself is not
 * pinned: the authority renews it every two years.
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
