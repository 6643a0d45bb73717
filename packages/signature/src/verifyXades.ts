import { Result } from "effect"
import { accompanying } from "./internal/accompanying.ts"
import { certificateChecks, readCertificate, signerOf } from "./internal/checkCertificate.ts"
import { pathCertificateOf, readPathCertificate } from "./internal/PathCertificate.ts"
import { algorithmOf, locateSignature, type SignatureParts } from "./internal/SignatureParts.ts"
import { provePath } from "./internal/validatePath.ts"
import { TrustAnchors } from "./TrustAnchors.ts"
import type { Check, CheckName, Proof, Signer, SignatureReport } from "./SignatureReport.ts"
import { parse, type XmlLimits } from "./XmlTree.ts"
import { createHash } from "node:crypto"
import {
  digestAlgorithms,
  dsNamespace,
  envelopedSignature,
  inclusiveC14n,
  signedPropertiesType,
  xadesNamespace
} from "./internal/algorithms.ts"
import { type Sink, writeCanonicalDocument, writeElement } from "./internal/canonicalise.ts"
import {
  attributeOf,
  childElement,
  childElements,
  textOf,
  type XmlDocument,
  type XmlElement
} from "./internal/xmlNodes.ts"
import { SignaturePolicy } from "./SignaturePolicy.ts"

const dianNit = /^800197268\d?$/

const bogotaOffset = 5 * 3_600_000

const dateTime = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/

const descend = (element: XmlElement, ...locals: ReadonlyArray<string>): XmlElement | undefined =>
  locals.reduce<XmlElement | undefined>((parent, local) => childElement(parent, xadesNamespace, local), element)

const trimmedText = (element: XmlElement | undefined): string | undefined =>
  element === undefined ? undefined : textOf(element).trim()

/** Signing time as stated. Without offset it is Bogotá time; the DIAN's own is Bogotá time in spite of its `+00:00`. */
const signingTimeOf = (properties: XmlElement, signer: Signer | undefined): Date | undefined => {
  const text = trimmedText(descend(properties, "SigningTime")) ?? ""
  const match = dateTime.exec(text)
  if (match === null) return undefined
  const offset = match[1]
  const time = Date.parse(offset === undefined ? `${text}-05:00` : text)
  if (Number.isNaN(time)) return undefined
  const mislabelled = (offset === "Z" || offset === "+00:00") && dianNit.test(signer?.nit ?? "")
  return new Date(mislabelled ? time + bogotaOffset : time)
}

/** Role that the signer states. */
const roleOf = (properties: XmlElement): string | undefined =>
  trimmedText(descend(properties, "SignerRole", "ClaimedRoles", "ClaimedRole"))

const checkTime = (time: Date | undefined, signer: Signer | undefined, latest: Date): ReadonlyArray<Check> => {
  if (time === undefined) return [{ check: "signingTime", ok: false, detail: "there is no readable SigningTime" }]
  const past = time <= latest
  const timeCheck: Check = {
    check: "signingTime",
    ok: past,
    expected: `not after ${latest.toISOString()}`,
    actual: time.toISOString(),
    detail: past ? "not in the future" : "signed in the future"
  }
  if (signer === undefined) return [timeCheck]
  return [
    timeCheck,
    {
      check: "certificateValidity",
      ok: signer.notBefore <= time && time <= signer.notAfter,
      expected: `${signer.notBefore.toISOString()} to ${signer.notAfter.toISOString()}`,
      actual: time.toISOString(),
      detail: "signing time within the certificate's validity"
    }
  ]
}

const checkPolicy = (properties: XmlElement): ReadonlyArray<Check> => {
  const policy = descend(properties, "SignaturePolicyIdentifier", "SignaturePolicyId")
  const identifier = policy && trimmedText(descend(policy, "SigPolicyId", "Identifier"))
  const policyHash = policy && descend(policy, "SigPolicyHash")
  const method = algorithmOf(policyHash, "DigestMethod") ?? ""
  const declared = trimmedText(childElement(policyHash, dsNamespace, "DigestValue"))?.replace(/\s/g, "")
  const digest = new Map<string, string>(Object.entries(SignaturePolicy.digests)).get(method)
  return [
    {
      check: "policyIdentifier",
      // The payroll annex prints only one slash, and documents that copy it are accepted.
      ok: identifier?.replace(/^https:\/(?!\/)/, "https://") === SignaturePolicy.identifier,
      expected: SignaturePolicy.identifier,
      actual: identifier ?? "",
      detail: "policy named"
    },
    {
      check: "policyDigest",
      ok: digest !== undefined && declared === digest,
      expected: digest ?? "a digest by SHA-256, SHA-384 or SHA-512",
      actual: declared ?? "",
      detail: "digest of the policy's text"
    }
  ]
}

const roles = new Set(["supplier", "third party", "thirdparty"])

const checkRole = (properties: XmlElement): Check => {
  const role = roleOf(properties)
  const present = descend(properties, "SignerRole") !== undefined
  const ok = present ? role !== undefined && roles.has(role) : true
  return {
    check: "signerRole",
    ok,
    expected: "supplier, third party or none",
    actual: role ?? "",
    detail: "role claimed"
  }
}

/** Checks the signed properties besides the certificate: policy, time, role. */
const checkProperties = (
  properties: XmlElement,
  signer: Signer | undefined,
  time: Date | undefined,
  latest: Date
): ReadonlyArray<Check> => [...checkPolicy(properties), ...checkTime(time, signer, latest), checkRole(properties)]

/** One of the three parts that a signature must cover. */
interface Covered {
  readonly check: CheckName
  readonly uri: string
  readonly type: string | undefined
  /** Accepted lists of transforms; each produces the text that `canonical` writes. */
  readonly transforms: ReadonlyArray<string>
  /** Writes the canonical text piece by piece, without holding all of it in memory. */
  readonly canonical: (sink: Sink) => void
}

const coveredBy = (document: XmlDocument, parts: SignatureParts): ReadonlyArray<Covered> => {
  const idOf = (element: XmlElement): string => `#${attributeOf(element, "Id") ?? ""}`
  const direct = ["", inclusiveC14n]
  return [
    {
      check: "documentReference",
      uri: "",
      type: undefined,
      transforms: [envelopedSignature, `${envelopedSignature} ${inclusiveC14n}`],
      canonical: (sink) => writeCanonicalDocument(document, parts.signature, sink)
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
  // A transform with content (an XPath filter) changes the digested text even if its name is known.
  return childElements(list)
    .map((transform) => (childElements(transform).length === 0 ? (attributeOf(transform, "Algorithm") ?? "?") : "?"))
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

/**
 * Checks that SignedInfo refers to document, KeyInfo and SignedProperties and to nothing else, and checks their
 * digests.
 */
const checkReferences = (document: XmlDocument, parts: SignatureParts): ReadonlyArray<Check> => {
  const references = childElements(parts.signedInfo, dsNamespace, "Reference")
  const targets = coveredBy(document, parts).map((covered) => ({
    covered,
    matches: references.filter((reference) => attributeOf(reference, "URI") === covered.uri)
  }))
  const complete =
    references.length === 3 &&
    targets.every(
      ({ covered, matches }) =>
        matches.length === 1 && (covered.type === undefined || attributeOf(matches[0], "Type") === covered.type)
    )
  const quoted = (uris: ReadonlyArray<string>): string => uris.map((uri) => `"${uri}"`).join(" ")
  return [
    {
      check: "references",
      ok: complete,
      expected: quoted(targets.map(({ covered }) => covered.uri)),
      actual: quoted(references.map((reference) => attributeOf(reference, "URI") ?? "(none)")),
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

/** Options of a verification. */
export interface VerifyXadesOptions {
  /**
   * Current time; the system clock by default. Only later signing times are refused: the certificate may have expired
   * since.
   */
  readonly at?: Date
  /** Tolerated lead of a signer's clock in seconds. Default: 60. */
  readonly clockSkewSeconds?: number
  /** Trust anchors. The signer's certificate must lead to one of them; without any, nothing is proven. */
  readonly trust?: TrustAnchors
  /** Whether a list or an answer has to show that no certificate of the path was revoked; nothing is fetched. */
  readonly demandsRevocation?: boolean
  /**
   * Recorded time of receipt, at which the certificates must have been valid. Without it they must have been valid at
   * the signing time, which the signer can choose.
   */
  readonly receivedAt?: Date
  /** Limits on size and depth. */
  readonly limits?: XmlLimits
}

const report = (
  checks: ReadonlyArray<Check>,
  details: Partial<Omit<SignatureReport, "valid" | "intact" | "checks">> = {}
): SignatureReport => {
  const failed = checks.find(({ ok }) => !ok)
  const proof: Proof =
    failed === undefined && details.proof !== undefined
      ? details.proof
      : { degree: "broken", check: failed?.check ?? "structure", detail: failed?.detail ?? "there is no signature" }
  return {
    checks,
    signer: undefined,
    signingTime: undefined,
    role: undefined,
    error: undefined,
    ...details,
    intact: failed === undefined,
    proof,
    valid: proof.degree === "proven"
  }
}

const proofOf = (
  parts: SignatureParts,
  signer: Signer | undefined,
  signingTime: Date | undefined,
  { demandsRevocation = false, receivedAt, trust = TrustAnchors.none }: VerifyXadesOptions
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
    demandsRevocation,
    at,
    time: receivedAt === undefined ? "stated" : "received"
  })
}

/**
 * Does the same as {@link verifyXades} for a document that `XmlTree.parse` has read. Callers then read the same tree
 * whose signature was verified.
 */
export const verifyXadesDocument = (
  document: XmlDocument,
  options: Omit<VerifyXadesOptions, "limits"> = {}
): SignatureReport => {
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
    ...(facts === undefined ? [] : certificateChecks(parts, facts)),
    ...checkProperties(properties, signer, signingTime, latest)
  ]
  const proof = checks.every(({ ok }) => ok) ? proofOf(parts, signer, signingTime, options) : undefined
  return report(checks, { signer, signingTime, role: roleOf(properties), ...(proof === undefined ? {} : { proof }) })
}

/**
 * Verifies the XAdES signature of a document of any producer: ours, the authority's answers, a supplier's. The report
 * has every check by its name, and says whether a path by RFC 5280 leads from the signer's certificate to an anchor.
 * The document is trustworthy if `valid` is true *and* the signer is the expected one: compare `signer.nit`. Revocation
 * is checked with the lists and answers that come with document and anchors. Never throws.
 *
 * @param bytes - the bytes exactly as received
 */
export const verifyXades = (bytes: Uint8Array, options: VerifyXadesOptions = {}): SignatureReport =>
  Result.match(parse(bytes, options.limits), {
    onFailure: (error) => report([{ check: "xml", ok: false, detail: error.message }], { error }),
    onSuccess: (document) => verifyXadesDocument(document, options)
  })
