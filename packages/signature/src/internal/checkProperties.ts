import { SignaturePolicy } from "../SignaturePolicy.ts"
import type { Check, Signer } from "../VerificationReport.ts"
import { dsNamespace, xadesNamespace } from "./algorithms.ts"
import { algorithmOf } from "./SignatureParts.ts"
import { childElement, textOf, type XmlElement } from "./xmlNodes.ts"

const dianNit = /^800197268\d?$/

const bogotaOffset = 5 * 3_600_000

const dateTime = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/

const descend = (element: XmlElement, ...locals: ReadonlyArray<string>): XmlElement | undefined =>
  locals.reduce<XmlElement | undefined>((parent, local) => childElement(parent, xadesNamespace, local), element)

const trimmedText = (element: XmlElement | undefined): string | undefined =>
  element === undefined ? undefined : textOf(element).trim()

/** The signing time claimed; without offset it is Bogotá time, and so is the DIAN's own in spite of its `+00:00`. */
export const signingTimeOf = (properties: XmlElement, signer: Signer | undefined): Date | undefined => {
  const text = trimmedText(descend(properties, "SigningTime")) ?? ""
  const match = dateTime.exec(text)
  if (match === null) return undefined
  const offset = match[1]
  const time = Date.parse(offset === undefined ? `${text}-05:00` : text)
  if (Number.isNaN(time)) return undefined
  const mislabelled = (offset === "Z" || offset === "+00:00") && dianNit.test(signer?.nit ?? "")
  return new Date(mislabelled ? time + bogotaOffset : time)
}

/** The role claimed by the signer. */
export const roleOf = (properties: XmlElement): string | undefined =>
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
      // The payroll annex prints one slash, and documents that copy it are accepted.
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

/** What the signed properties say besides the certificate: policy, time, role. */
export const checkProperties = (
  properties: XmlElement,
  signer: Signer | undefined,
  time: Date | undefined,
  latest: Date
): ReadonlyArray<Check> => [...checkPolicy(properties), ...checkTime(time, signer, latest), checkRole(properties)]
