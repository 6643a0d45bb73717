import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { childElements, parse, textOf, type XmlDocument, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"
import { type AnswerTrust, ApplicationResponse, type ResponseLine, type Verification } from "./ApplicationResponse.ts"
import { AGGREGATE, APPLICATION_RESPONSE, BASIC } from "./internal/readFields.ts"
import type { Proof } from "@radicar/signature/inner/SignatureReport"
import { verifyXadesDocument } from "@radicar/signature/inner/verifyXades"

/** NIT of the tax authority, as certificates write it: without and with its check digit. */
const AUTHORITY_NITS: ReadonlySet<string> = new Set(["800197268", "8001972684"])

/**
 * Stand-in for the current time when checking that a signing time is not in the future. The signer is the authority,
 * whose clock decides; a slow local clock must not cast doubt on an answer.
 */
const NO_EARLIER_THAN_ANY_ANSWER = new Date(Date.UTC(9999, 0))

/**
 * Verifies the signature of a document; returns `undefined` if the verification throws. A damaged certificate casts
 * doubt on an answer, but must not discard it.
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

/** Thrown for a document that cannot be read as an ApplicationResponse. */
class Unreadable extends Error {}

/**
 * Returns the only child element with a name. Throws if there is none or several, because the answer would be
 * ambiguous.
 */
const only = (parent: XmlElement, namespace: string, local: string): XmlElement => {
  const [child, ...others] = childElements(parent, namespace, local)
  if (child === undefined || others.length > 0)
    throw new Unreadable(`${parent.local} does not have exactly one ${local}`)
  return child
}

const aggregate = (parent: XmlElement, ...path: ReadonlyArray<string>): XmlElement =>
  path.reduce((element, local) => only(element, AGGREGATE, local), parent)

const basic = (parent: XmlElement, local: string): string => textOf(only(parent, BASIC, local)).trim()

const optionalBasic = (parent: XmlElement | undefined, local: string): string => {
  const child = parent === undefined ? undefined : childElements(parent, BASIC, local)[0]
  return child === undefined ? "" : textOf(child).trim()
}

const lineOf = (line: XmlElement): ReadonlyArray<ResponseLine> =>
  childElements(line, AGGREGATE, "Response").map((response) => ({
    code: optionalBasic(response, "ResponseCode"),
    description: optionalBasic(response, "Description")
  }))

const read = (bytes: Uint8Array, document: XmlDocument, trust: AnswerTrust): ApplicationResponse => {
  const { root } = document
  const documentResponse = aggregate(root, "DocumentResponse")
  const response = aggregate(documentResponse, "Response")
  const reference = aggregate(documentResponse, "DocumentReference")
  const issueDate = basic(root, "IssueDate")
  const issueTime = basic(root, "IssueTime")
  return new ApplicationResponse({
    bytes,
    id: optionalBasic(root, "ID"),
    profileExecutionId: optionalBasic(root, "ProfileExecutionID"),
    issueDate,
    issueTime,
    senderNit: basic(aggregate(root, "SenderParty", "PartyTaxScheme"), "CompanyID"),
    responseCode: basic(response, "ResponseCode"),
    responseDescription: optionalBasic(response, "Description"),
    documentId: optionalBasic(reference, "ID"),
    documentKey: basic(reference, "UUID"),
    lines: childElements(documentResponse, AGGREGATE, "LineResponse").flatMap(lineOf),
    verification: verifyAuthority(document, trust)
  })
}

/**
 * Reads and verifies the authority's ApplicationResponse about one document. Fails with a short text for other
 * documents and for ambiguous ones. An invalid signature is not a failure: `verification.proof` reports it. The layout
 * is that of real answers (2022 to 2025).
 */
export const readApplicationResponse = (
  bytes: Uint8Array,
  trust: AnswerTrust = { trust: TrustAnchors.none }
): Result.Result<ApplicationResponse, string> => {
  const parsed = parse(bytes)
  if (Result.isFailure(parsed)) return Result.fail(`its XML cannot be read (${parsed.failure.reason})`)
  const { root } = parsed.success
  if (root.namespace !== APPLICATION_RESPONSE || root.local !== "ApplicationResponse") {
    return Result.fail("its root is not an ApplicationResponse")
  }
  try {
    return Result.succeed(read(bytes, parsed.success, trust))
  } catch (error) {
    if (error instanceof Unreadable) return Result.fail(error.message)
    throw error
  }
}
