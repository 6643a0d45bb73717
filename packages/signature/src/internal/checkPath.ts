import type { ProofGap } from "../SignatureReport.ts"
import { BerError, type BerValue, context, explicit, sequenceOf } from "./Ber.ts"
import { type DistinguishedName, formatName, parseName } from "./DistinguishedName.ts"
import {
  allowsUsage,
  basicConstraints,
  extensionIds,
  type Extensions,
  isInSubtree,
  type PathCertificate,
  extendedKeyUsages,
  sameName
} from "./PathCertificate.ts"

/** GeneralName tags of the forms that a subject's own name can have (RFC 5280 §4.2.1.6). */
const forms = { email: 1, directory: 4 } as const

interface GeneralName {
  readonly form: number
  /** The parsed name, if it is a directory name. */
  readonly name: DistinguishedName | undefined
}

const generalName = (value: BerValue): GeneralName => ({
  form: value.tag,
  name: value.tag === forms.directory ? parseName(explicit(value, forms.directory)) : undefined
})

const emailAddress = "1.2.840.113549.1.9.1"

/** Names that are checked against an authority's name constraints (RFC 5280 §6.1.3 b and c). */
const namesOf = ({ extensions, names: { subject } }: PathCertificate): ReadonlyArray<GeneralName> => {
  const alternatives = extensions.get(extensionIds.subjectAltName)
  const isEmail = subject.flat().some(({ type }) => type === emailAddress)
  return [
    ...(subject.length === 0 ? [] : [{ form: forms.directory, name: subject }]),
    ...(isEmail ? [{ form: forms.email, name: undefined }] : []),
    ...(alternatives === undefined ? [] : sequenceOf(alternatives.value).map(generalName))
  ]
}

const subtrees = (constraints: BerValue, tag: number): ReadonlyArray<GeneralName> =>
  sequenceOf(constraints)
    .filter((part) => part.tagClass === context && part.tag === tag)
    .flatMap(({ children }) => children)
    .flatMap((subtree) => sequenceOf(subtree).slice(0, 1))
    .map(generalName)

const isIn = ({ name }: GeneralName, trees: ReadonlyArray<GeneralName>): boolean =>
  name !== undefined && trees.some((tree) => tree.name !== undefined && isInSubtree(name, tree.name))

/**
 * Whether the name constraints of an authority allow the names of a certificate below it. Only subtrees of directory
 * names are compared; a constraint on another form of name forbids every name of that form (RFC 5280 §6.1).
 */
const allowsNames = ({ extensions }: PathCertificate, below: PathCertificate): boolean => {
  const constraints = extensions.get(extensionIds.nameConstraints)
  if (constraints === undefined) return true
  const permitted = subtrees(constraints.value, 0)
  const excluded = subtrees(constraints.value, 1)
  return namesOf(below).every((name) => {
    const allow = permitted.filter(({ form }) => form === name.form)
    const forbid = excluded.filter(({ form }) => form === name.form)
    if (allow.length === 0 && forbid.length === 0) return true
    if (name.form !== forms.directory) return false
    return (allow.length === 0 || isIn(name, allow)) && !isIn(name, forbid)
  })
}

const knownExtensions: ReadonlySet<string> = new Set(Object.values(extensionIds))

const serverAuth = "1.3.6.1.5.5.7.3.1"
const emailProtection = "1.3.6.1.5.5.7.3.4"

/** Certificate purposes other than signing documents. */
const foreignPurposes: ReadonlySet<string> = new Set([
  serverAuth,
  "1.3.6.1.5.5.7.3.3", // codeSigning
  "1.3.6.1.5.5.7.3.8", // timeStamping
  "1.3.6.1.5.5.7.3.9" // OCSPSigning
])

/**
 * Whether a certificate demands a valid policy along the path (RFC 5280 §4.2.1.11). Such a path is refused, because no
 * caller states a policy.
 */
const demandsPolicy = (extensions: Extensions): boolean => {
  const constraints = extensions.get(extensionIds.policyConstraints)
  return (
    constraints !== undefined &&
    sequenceOf(constraints.value).some(({ tag, tagClass }) => tagClass === context && tag === 0)
  )
}

/** A rule that a path breaks, and the certificate that breaks it. */
export interface BrokenRule {
  readonly reason: Exclude<ProofGap, "no-anchor" | "another-key" | "no-revocation">
  /** Subject of the certificate (RFC 2253). */
  readonly subject: string
  readonly detail: string
}

const broken = ({ names }: PathCertificate, reason: BrokenRule["reason"], why: string): BrokenRule => {
  const subject = formatName(names.subject)
  return { reason, subject, detail: `${subject} ${why}` }
}

const checkAny = (member: PathCertificate, at: Date): BrokenRule | undefined => {
  const { certificate, extensions } = member
  const { validFromDate: from, validToDate: until } = certificate
  if (at < from || until < at) {
    const span = `from ${from.toISOString()} to ${until.toISOString()}`
    return broken(member, "validity", `was valid ${span}, not at ${at.toISOString()}`)
  }
  const unknown = [...extensions].find(([id, { critical }]) => critical && !knownExtensions.has(id))
  if (unknown !== undefined)
    return broken(member, "critical-extension", `has the unknown critical extension ${unknown[0]}`)
  return demandsPolicy(extensions) ? broken(member, "policy", "demands a certificate policy") : undefined
}

/** Reason for which a certificate may not issue certificates; `undefined` if it may (RFC 5280 §6.1.4 k, n). */
export const brokenIssuerRule = (member: PathCertificate): BrokenRule | undefined => {
  if (!basicConstraints(member.extensions).authority) {
    return broken(member, "no-authority", "is not a certification authority")
  }
  return allowsUsage(member.extensions, "keyCertSign")
    ? undefined
    : broken(member, "key-usage", "has a key that may not sign certificates")
}

/**
 * Whether a certificate's purposes allow signing documents; without purposes it is allowed. A server certificate is not
 * enough: it proves who runs a domain, unless it is also meant for mail.
 */
const isForDocuments = (purposes: ReadonlyArray<string> | undefined): boolean =>
  purposes === undefined ||
  (purposes.some((purpose) => !foreignPurposes.has(purpose)) &&
    (!purposes.includes(serverAuth) || purposes.includes(emailProtection)))

const checkSigner = (member: PathCertificate): BrokenRule | undefined => {
  const { extensions } = member
  const allowed = allowsUsage(extensions, "digitalSignature") || allowsUsage(extensions, "nonRepudiation")
  return allowed && isForDocuments(extendedKeyUsages(extensions))
    ? undefined
    : broken(member, "signer-usage", "has a key that may not sign documents")
}

const checkMembers = (path: ReadonlyArray<PathCertificate>, at: Date): BrokenRule | undefined => {
  let authorities = Infinity
  for (const [index, member] of path.entries()) {
    const fault = checkAny(member, at)
    if (fault !== undefined) return fault
    const isSigner = index === path.length - 1
    const selfIssued = sameName(member.names.subject, member.names.issuer)
    const above = path.slice(0, index)
    // RFC 5280 §6.1.3 b: constraints do not apply to certificates that an authority issues to itself
    if ((isSigner || !selfIssued) && !above.every((authority) => allowsNames(authority, member))) {
      return broken(member, "name-constraints", "has a name that the constraints above it forbid")
    }
    if (isSigner) return checkSigner(member)
    const noAuthority = brokenIssuerRule(member)
    if (noAuthority !== undefined) return noAuthority
    if (index > 0 && !selfIssued && authorities-- <= 0) {
      return broken(member, "path-length", "is one authority more than the path length above it allows")
    }
    authorities = Math.min(authorities, basicConstraints(member.extensions).pathLength ?? Infinity)
  }
  return undefined
}

/**
 * Finds the first rule of RFC 5280 §6.1 that a path breaks at a time; `undefined` if it breaks none. Names and
 * signatures must have been checked before. The anchor counts as a member of its path, with its own constraints (RFC
 * 5937).
 *
 * @param path - from the anchor to the certificate of the signer
 */
export const brokenRule = (
  path: readonly [PathCertificate, ...ReadonlyArray<PathCertificate>],
  at: Date
): BrokenRule | undefined => {
  try {
    return checkMembers(path, at)
  } catch (error) {
    if (error instanceof BerError) return broken(path[0], "malformed", "issued certificates with malformed extensions")
    throw error
  }
}
