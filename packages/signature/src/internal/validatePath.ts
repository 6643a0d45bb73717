import type { X509Certificate } from "node:crypto"
import type { NotProven, Proof, ProofTime } from "../SignatureReport.ts"
import { brokenRule } from "./checkPath.ts"
import { formatName } from "./DistinguishedName.ts"
import {
  fingerprintOf,
  isSame,
  isSignedBy,
  type PathCertificate,
  pathCertificateOf,
  sameName
} from "./PathCertificate.ts"
import { type ListSigners, readRevocation, revocationOf } from "./revocation.ts"

/** Maximum number of authorities between a signer and an anchor, and of signature checks per path search. */
const mostAuthorities = 8
const mostSignatures = 64

/** Input of a path search. */
interface PathSearch {
  /** Authorities at which a path may end. */
  readonly anchors: ReadonlyArray<X509Certificate>
  /** Certificates that came with the document; each one used is verified. */
  readonly intermediates: ReadonlyArray<PathCertificate>
  /** DER of revocation lists and OCSP answers from any source. */
  readonly revocation: ReadonlyArray<Uint8Array>
  /** Whether a list or an answer has to show that no certificate of the path was revoked. */
  readonly demandsRevocation?: boolean
  readonly at: Date
  readonly time: ProofTime
}

type Path = readonly [PathCertificate, ...ReadonlyArray<PathCertificate>]

/**
 * Finds every path from an anchor to the signer whose names and signatures agree, the shortest first. `namesake` tells
 * whether an anchor has the name of an issuer, but another key. When as many signatures as allowed were checked, the
 * search ends with what it found: an anchor that was not checked is not a namesake.
 */
const pathsOf = (signer: PathCertificate, { anchors: trusted, intermediates }: PathSearch) => {
  const anchors = trusted.flatMap((certificate) => pathCertificateOf(certificate) ?? [])
  let left = mostSignatures
  let namesake = false
  const isNamed = (subject: PathCertificate, issuer: PathCertificate): boolean =>
    sameName(subject.names.issuer, issuer.names.subject)
  /** Whether an issuer signed a certificate; `undefined` if no more signatures may be checked. */
  const isSigned = (subject: PathCertificate, issuer: PathCertificate): boolean | undefined =>
    left-- > 0 ? isSignedBy(subject.signed, issuer.publicKey) : undefined
  const paths: Array<Path> = []
  let open: ReadonlyArray<Path> = [[signer]]
  for (let length = 0; length <= mostAuthorities && open.length > 0; length++) {
    const longer: Array<Path> = []
    for (const path of open) {
      const [first] = path
      for (const anchor of anchors.filter((one) => isNamed(first, one))) {
        const signed = isSigned(first, anchor)
        if (signed === true) paths.push([anchor, ...path])
        else namesake ||= signed === false
      }
      for (const next of intermediates.filter((one) => isNamed(first, one))) {
        const isThere = path.some(({ certificate }) => isSame(certificate, next.certificate))
        if (!isThere && isSigned(first, next) === true) longer.push([next, ...path])
      }
    }
    open = longer
  }
  return { paths, namesake }
}

/**
 * Collects the certificates whose keys may sign revocation lists of an issuer: those in the path, and those that a
 * member of the path has signed.
 */
const listSignersOf = (
  issuer: PathCertificate,
  above: Path,
  intermediates: PathSearch["intermediates"]
): ListSigners => {
  const isNamesake = ({ certificate, names }: PathCertificate): boolean =>
    sameName(names.subject, issuer.names.subject) && !isSame(certificate, issuer.certificate)
  const inPath = above.filter(isNamesake)
  const outsidePath = intermediates.filter(
    (one) =>
      isNamesake(one) &&
      above.some(
        (member) => sameName(one.names.issuer, member.names.subject) && isSignedBy(one.signed, member.publicKey)
      )
  )
  return { issuer, inPath, outsidePath }
}

/** Source and time of revocation of each certificate below the anchor, by lists and answers; the signer's is last. */
const revocationIn = (path: Path, { at, intermediates, revocation }: PathSearch) => {
  const evidence = revocation.flatMap((der) => readRevocation(der) ?? [])
  const [anchor, ...members] = path
  return members.map((subject, index) => {
    const above: Path = [anchor, ...members.slice(0, index)]
    // without a list or an answer nobody has to be found who signed one, which costs a check of a signature each
    const signers = listSignersOf(above.at(-1) ?? anchor, above, evidence.length === 0 ? [] : intermediates)
    return { subject, ...revocationOf(subject, signers, evidence, at) }
  })
}

const missing = (issuer: string, subject: string, namesake: boolean): NotProven =>
  namesake
    ? {
        degree: "not-proven",
        reason: "another-key",
        issuer,
        subject,
        detail: `an anchor is named ${issuer}, but its key did not sign the certificate`
      }
    : { degree: "not-proven", reason: "no-anchor", issuer, subject, detail: `no anchor for ${issuer}` }

/**
 * Proves the owner of a signer's certificate: looks for a path to an anchor and validates it by RFC 5280 at the given
 * time. One valid path is enough, but a path that would be valid without a revocation ends the search: the revoked key
 * may be in another one too, under another certificate, and must not be trusted there.
 */
export const provePath = (signer: PathCertificate, search: PathSearch): Proof => {
  const { at, demandsRevocation = false, time } = search
  const { namesake, paths } = pathsOf(signer, search)
  const issuer = formatName(signer.names.issuer)
  let gap: NotProven | undefined
  for (const path of paths) {
    const [anchor] = path
    const rule = brokenRule(path, at)
    if (rule !== undefined) {
      gap ??= { degree: "not-proven", issuer, ...rule }
      continue
    }
    const members = revocationIn(path, search)
    const revoked = members.find(({ revokedAt }) => revokedAt !== undefined)
    if (revoked?.revokedAt !== undefined) {
      const name = formatName(revoked.subject.names.subject)
      const detail = `${name} was revoked at ${revoked.revokedAt.toISOString()}`
      return { degree: "broken", check: "revocation", detail }
    }
    const unknown = demandsRevocation ? members.find(({ source }) => source === undefined) : undefined
    if (unknown !== undefined) {
      const subject = formatName(unknown.subject.names.subject)
      const detail = `no list or answer shows that ${subject} was not revoked`
      gap ??= { degree: "not-proven", reason: "no-revocation", issuer, subject, detail }
      continue
    }
    return {
      degree: "proven",
      anchor: { subject: formatName(anchor.names.subject), fingerprint: fingerprintOf(anchor.certificate) },
      at,
      time,
      // of the signer's certificate; for the others it matters only whether they were revoked
      revocation: members.at(-1)?.source ?? "none"
    }
  }
  return gap ?? missing(issuer, formatName(signer.names.subject), namesake)
}
