import type { X509Certificate } from "node:crypto"
import { Result } from "effect"
import { checkCertificate, readCertificate, signerOf } from "./internal/checkCertificate.ts"
import { checkProperties, roleOf, signingTimeOf } from "./internal/checkProperties.ts"
import { checkReferences } from "./internal/checkReferences.ts"
import { locateSignature } from "./internal/SignatureParts.ts"
import type { Check, VerificationReport } from "./VerificationReport.ts"
import { parse } from "./XmlTree.ts"
import type { XmlDocument, XmlLimits } from "./XmlTree.ts"

/** Options of a verification. */
export interface VerifyOptions {
  /** Now; the clock's time when absent. Only signing times after it are refused: a certificate may expire later. */
  readonly at?: Date
  /** How far a signer's clock may be ahead; 60 when absent. */
  readonly clockSkewSeconds?: number
  /** Certification authorities one of which must have issued the signer's certificate. Not checked when absent. */
  readonly authorities?: ReadonlyArray<X509Certificate>
  /** Size and depth refused. */
  readonly limits?: XmlLimits
}

const report = (
  checks: ReadonlyArray<Check>,
  found: Partial<Omit<VerificationReport, "valid" | "checks">> = {}
): VerificationReport => ({
  valid: checks.every(({ ok }) => ok),
  checks,
  signer: undefined,
  signingTime: undefined,
  role: undefined,
  error: undefined,
  ...found
})

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
    ...(facts === undefined ? [] : checkCertificate(parts, facts, options.authorities)),
    ...checkProperties(properties, signer, signingTime, latest)
  ]
  return report(checks, { signer, signingTime, role: roleOf(properties) })
}

/**
 * Verifies the XAdES signature of a document of any producer: ours, the authority's answers, a supplier's. The report
 * says for every check whether it holds; the document is trustworthy when `valid` is true *and* the signer is who it
 * should be: pass `authorities`, compare `signer.nit`. Revocation is not looked at. Never throws.
 *
 * @param bytes - the octets exactly as received
 */
export const verify = (bytes: Uint8Array, options: VerifyOptions = {}): VerificationReport =>
  Result.match(parse(bytes, options.limits), {
    onFailure: (error) => report([{ check: "xml", ok: false, detail: error.message }], { error }),
    onSuccess: (document) => verifyDocument(document, options)
  })
