import { Result } from "effect"
import { accompanying, checkCertificate, readCertificate, signerOf } from "./internal/checkCertificate.ts"
import { checkProperties, roleOf, signingTimeOf } from "./internal/checkProperties.ts"
import { checkReferences } from "./internal/checkReferences.ts"
import { pathCertificateOf, readPathCertificate } from "./internal/PathCertificate.ts"
import { locateSignature, type SignatureParts } from "./internal/SignatureParts.ts"
import { provePath } from "./internal/validatePath.ts"
import { TrustAnchors } from "./TrustAnchors.ts"
import type { Check, Proof, Signer, VerificationReport } from "./VerificationReport.ts"
import { parse, type XmlDocument, type XmlLimits } from "./XmlTree.ts"

/** Options of a verification. */
export interface VerifyOptions {
  /** Now; the clock's time when absent. Only signing times after it are refused: a certificate may expire later. */
  readonly at?: Date
  /** How far a signer's clock may be ahead; 60 when absent. */
  readonly clockSkewSeconds?: number
  /** Authorities to one of which the signer's certificate must lead; nothing is proven without any. */
  readonly trust?: TrustAnchors
  /**
   * When the document was received, if there is a record of it: the certificates must have been valid then. Without it
   * that is asked of the signing time, which the signer can choose.
   */
  readonly receivedAt?: Date
  /** Size and depth refused. */
  readonly limits?: XmlLimits
}

const report = (
  checks: ReadonlyArray<Check>,
  found: Partial<Omit<VerificationReport, "valid" | "intact" | "checks">> = {}
): VerificationReport => {
  const failed = checks.find(({ ok }) => !ok)
  const proof: Proof =
    failed === undefined && found.proof !== undefined
      ? found.proof
      : { degree: "broken", check: failed?.check ?? "structure", detail: failed?.detail ?? "there is no signature" }
  return {
    checks,
    signer: undefined,
    signingTime: undefined,
    role: undefined,
    error: undefined,
    ...found,
    intact: failed === undefined,
    proof,
    valid: proof.degree === "proven"
  }
}

const proofOf = (
  parts: SignatureParts,
  signer: Signer | undefined,
  signingTime: Date | undefined,
  { receivedAt, trust = TrustAnchors.none }: VerifyOptions
): Proof | undefined => {
  const at = receivedAt ?? signingTime
  const certificate = signer === undefined ? undefined : pathCertificateOf(signer.certificate)
  if (at === undefined || signer === undefined) return undefined
  if (certificate === undefined) {
    return { degree: "broken", check: "certificate", detail: "an extension of the signer's certificate is malformed" }
  }
  const { certificates, revocation } = accompanying(parts)
  return provePath(certificate, {
    anchors: trust.anchors.map((anchor) => anchor.certificate),
    intermediates: certificates.flatMap((der) => readPathCertificate(der) ?? []),
    revocation: [...trust.revocation, ...revocation],
    at,
    time: receivedAt === undefined ? "stated" : "received"
  })
}

/**
 * {@link verify}, of a document that `XmlTree.parse` has parsed: what is read of it afterwards is the very tree whose
 * signature was verified.
 */
export const verifyDocument = (
  document: XmlDocument,
  options: Omit<VerifyOptions, "limits"> = {}
): VerificationReport => {
  const { checks: placement, parts } = locateSignature(document)
  const start: ReadonlyArray<Check> = [{ check: "xml", ok: true, detail: "well-formed" }, ...placement]
  if (parts === undefined) return report(start)

  const { check: certificateCheck, facts } = readCertificate(parts.keyInfo)
  const signer = facts === undefined ? undefined : signerOf(facts)
  const properties = parts.signedSignatureProperties
  const signingTime = signingTimeOf(properties, signer)
  const now = options.at ?? new Date()
  const latest = new Date(now.getTime() + (options.clockSkewSeconds ?? 60) * 1000)

  const checks = [
    ...start,
    ...checkReferences(document, parts),
    certificateCheck,
    ...(facts === undefined ? [] : checkCertificate(parts, facts)),
    ...checkProperties(properties, signer, signingTime, latest)
  ]
  const proof = checks.every(({ ok }) => ok) ? proofOf(parts, signer, signingTime, options) : undefined
  return report(checks, { signer, signingTime, role: roleOf(properties), ...(proof === undefined ? {} : { proof }) })
}

/**
 * Verifies the XAdES signature of a document of any producer: ours, the authority's answers, a supplier's. The report
 * says for every check whether it holds, and whether a path by RFC 5280 leads from the signer's certificate to an
 * anchor. The document is trustworthy when `valid` is true *and* the signer is who it should be: compare `signer.nit`.
 * Revocation is checked with the lists and answers that come with document and anchors. Never throws.
 *
 * @param bytes - the octets exactly as received
 */
export const verify = (bytes: Uint8Array, options: VerifyOptions = {}): VerificationReport =>
  Result.match(parse(bytes, options.limits), {
    onFailure: (error) => report([{ check: "xml", ok: false, detail: error.message }], { error }),
    onSuccess: (document) => verifyDocument(document, options)
  })
