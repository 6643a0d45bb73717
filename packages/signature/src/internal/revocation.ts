import { createHash } from "node:crypto"
import {
  BerError,
  bigInteger,
  type BerValue,
  context,
  expectTag,
  explicit,
  objectIdentifier,
  octets,
  parseBer,
  sequenceOf,
  tags
} from "./Ber.ts"
import { type DistinguishedName, parseName } from "./DistinguishedName.ts"
import {
  allowsUsage,
  bitString,
  isSignedBy,
  type PathCertificate,
  extendedKeyUsages,
  readExtensions,
  readPathCertificate,
  readSigned,
  sameName,
  type SignedDer
} from "./PathCertificate.ts"

/** Status of one serial number in a list or an answer. */
interface Status {
  readonly revokedAt: Date | undefined
}

/** A revocation list (RFC 5280 §5) or an OCSP answer (RFC 6960), as found. */
export type RevocationEvidence = RevocationList | OcspAnswer

interface RevocationList {
  readonly kind: "crl"
  readonly signed: SignedDer
  readonly issuer: DistinguishedName
  readonly thisUpdate: Date
  readonly nextUpdate: Date | undefined
  /**
   * Whether the list covers only some certificates or reasons, or only changes. Such a list cannot show that a
   * certificate is not revoked.
   */
  readonly isPartial: boolean
  readonly revoked: ReadonlyMap<bigint, Date>
}

interface OcspAnswer {
  readonly kind: "ocsp"
  readonly signed: SignedDer
  readonly producedAt: Date
  readonly certificates: ReadonlyArray<PathCertificate>
  readonly responses: ReadonlyArray<OcspStatus>
}

interface OcspStatus {
  readonly digest: string
  readonly nameHash: Uint8Array
  readonly keyHash: Uint8Array
  readonly serialNumber: bigint
  /** Status of the certificate; `undefined` if the responder does not know it. */
  readonly status: Status | undefined
  readonly thisUpdate: Date
  readonly nextUpdate: Date | undefined
}

const isTime = ({ tag, tagClass }: BerValue): boolean =>
  tagClass === 0 && (tag === tags.utcTime || tag === tags.generalizedTime)

const timeOf = (value: BerValue | undefined): Date => {
  if (value === undefined || !isTime(value)) throw new BerError("no time")
  const text = Buffer.from(value.content).toString("latin1")
  const match = /^(\d\d)?(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/u.exec(text)
  if (match === null || (match[1] === undefined) !== (value.tag === tags.utcTime)) throw new BerError("no time")
  const [, century, year, ...rest] = match
  const [month, day, hour, minute, second] = rest.map(Number)
  // RFC 5280 §4.1.2.5.1
  const full = Number(`${century ?? (Number(year) >= 50 ? "19" : "20")}${year}`)
  return new Date(Date.UTC(full, (month ?? 1) - 1, day, hour, minute, second))
}

/** Identifiers of the extensions that are read in lists and entries (RFC 5280 §5.2, §5.3). */
const listIds = {
  reasonCode: "2.5.29.21",
  deltaIndicator: "2.5.29.27",
  issuingDistributionPoint: "2.5.29.28",
  certificateIssuer: "2.5.29.29"
} as const

/** Tags of IssuingDistributionPoint for a list of several issuers and for one of attribute certificates. */
const distributionPointFlags = { indirect: 4, onlyAttributes: 5 } as const

/** Reason code of an entry in a delta list that lifts a hold. */
const removeFromList = 8

type Entry = readonly [serialNumber: bigint, revokedAt: Date]

/** Reads the entries of a revocation list that are about certificates of the list's own issuer. */
const readEntries = (entries: ReadonlyArray<BerValue>, isIndirect: boolean): ReadonlyArray<Entry> => {
  const ownEntries: Array<Entry> = []
  for (const entry of entries) {
    const [serial, date, list] = sequenceOf(entry)
    const extensions = readExtensions(list)
    // the following entries are about certificates of another issuer
    if (isIndirect && extensions.has(listIds.certificateIssuer)) return ownEntries
    // RFC 5280 §5.3: an unknown critical extension in an entry makes the whole list unusable
    if ([...extensions].some(([, { critical }]) => critical)) throw new BerError("an unknown entry")
    const reason = extensions.get(listIds.reasonCode)?.value.content[0]
    if (reason !== removeFromList) ownEntries.push([bigInteger(serial), timeOf(date)])
  }
  return ownEntries
}

const readList = (value: BerValue): RevocationList => {
  const signed = readSigned(value)
  const fields = sequenceOf(signed.tbs)
  const offset = fields[0]?.tag === tags.integer ? 1 : 0
  const [, issuer, thisUpdate, ...rest] = fields.slice(offset)
  const nextUpdate = rest.find(isTime)
  const entries = rest.find(({ tag, tagClass }) => tagClass === 0 && tag === tags.sequence)
  const list = rest.find(({ tag, tagClass }) => tagClass === context && tag === 0)
  const extensions = readExtensions(list === undefined ? undefined : explicit(list, 0))
  const scope = extensions.get(listIds.issuingDistributionPoint)
  const isDelta = extensions.has(listIds.deltaIndicator)
  const unknown = [...extensions].some(
    ([id, { critical }]) => critical && id !== listIds.deltaIndicator && id !== listIds.issuingDistributionPoint
  )
  if (unknown) throw new BerError("an unknown extension of a list")
  const has = (flag: keyof typeof distributionPointFlags): boolean =>
    scope !== undefined &&
    sequenceOf(scope.value).some(
      ({ content, tag, tagClass }) =>
        tagClass === context && tag === distributionPointFlags[flag] && (content[0] ?? 0) !== 0
    )
  if (has("onlyAttributes")) throw new BerError("a list of attribute certificates")
  return {
    kind: "crl",
    signed,
    issuer: parseName(issuer),
    thisUpdate: timeOf(thisUpdate),
    nextUpdate: nextUpdate === undefined ? undefined : timeOf(nextUpdate),
    isPartial: scope !== undefined || isDelta,
    revoked: new Map(readEntries(entries === undefined ? [] : sequenceOf(entries), has("indirect")))
  }
}

const certificateDigests: ReadonlyMap<string, string> = new Map([
  ["1.3.14.3.2.26", "sha1"],
  ["2.16.840.1.101.3.4.2.1", "sha256"]
])

const states = { good: 0, revoked: 1 } as const

const readStatus = (value: BerValue): OcspStatus => {
  const [id, state, thisUpdate, ...rest] = sequenceOf(value)
  const [algorithm, nameHash, keyHash, serial] = sequenceOf(id)
  if (state === undefined || nameHash === undefined || keyHash === undefined) throw new BerError("no status")
  const nextUpdate = rest.find(({ tag, tagClass }) => tagClass === context && tag === 0)
  return {
    digest: certificateDigests.get(objectIdentifier(sequenceOf(algorithm)[0])) ?? "",
    nameHash: octets(nameHash),
    keyHash: octets(keyHash),
    serialNumber: bigInteger(serial),
    status:
      state.tag === states.good
        ? { revokedAt: undefined }
        : state.tag === states.revoked
          ? { revokedAt: timeOf(state.children[0]) }
          : undefined,
    thisUpdate: timeOf(thisUpdate),
    nextUpdate: nextUpdate === undefined ? undefined : timeOf(explicit(nextUpdate, 0))
  }
}

const basicResponse = "1.3.6.1.5.5.7.48.1.1"

const readBasic = (value: BerValue): OcspAnswer => {
  const signed = readSigned(value)
  const list = sequenceOf(value)[3]
  const fields = sequenceOf(signed.tbs)
  const responses = fields.find(({ tag, tagClass }) => tagClass === 0 && tag === tags.sequence)
  return {
    kind: "ocsp",
    signed,
    producedAt: timeOf(fields.find(isTime)),
    certificates: (list === undefined ? [] : sequenceOf(explicit(list, 0))).flatMap(
      ({ raw }) => readPathCertificate(raw) ?? []
    ),
    responses: sequenceOf(responses).map(readStatus)
  }
}

const readOcsp = (value: BerValue): OcspAnswer => {
  const [, bytes] = sequenceOf(value)
  const [type, response] = sequenceOf(explicit(bytes, 0))
  if (objectIdentifier(type) !== basicResponse || response === undefined) throw new BerError("no basic response")
  return readBasic(parseBer(octets(response)))
}

const read = (der: Uint8Array): RevocationEvidence | undefined => {
  try {
    const value = parseBer(der)
    const [first] = sequenceOf(value)
    return first?.tag === tags.enumerated ? readOcsp(value) : readList(value)
  } catch (error) {
    if (error instanceof BerError) return undefined
    throw error
  }
}

const remembered = new WeakMap<Uint8Array, { readonly evidence: RevocationEvidence | undefined }>()

/**
 * Reads a revocation list or an OCSP answer from its DER; `undefined` if it is neither or has unknown critical content.
 * Each array is read only once, because lists are large.
 */
export const readRevocation = (der: Uint8Array): RevocationEvidence | undefined => {
  const cached = remembered.get(der)
  if (cached !== undefined) return cached.evidence
  const evidence = read(der)
  remembered.set(der, { evidence })
  return evidence
}

const ocspSigning = "1.3.6.1.5.5.7.3.9"

/**
 * Whether an answer was signed by the issuer itself, or by a responder that the issuer has certified (RFC 6960
 * §4.2.2.2). The certificate of a responder must be valid at all these times.
 */
const mayAnswer = (answer: OcspAnswer, issuer: PathCertificate, moments: ReadonlyArray<Date>): boolean =>
  isSignedBy(answer.signed, issuer.publicKey) ||
  answer.certificates.some(
    ({ certificate, extensions, names, publicKey, signed }) =>
      extendedKeyUsages(extensions)?.includes(ocspSigning) === true &&
      sameName(names.issuer, issuer.names.subject) &&
      isSignedBy(signed, issuer.publicKey) &&
      moments.every((moment) => certificate.validFromDate <= moment && moment <= certificate.validToDate) &&
      isSignedBy(answer.signed, publicKey)
  )

/**
 * Times at which a responder's certificate must be valid: when the status was known and when the answer was made. A
 * good status lasts no longer than the responder's certificate: an expired key could have made the answer.
 */
const momentsOf = ({ producedAt }: OcspAnswer, { status, thisUpdate }: OcspStatus, at: Date): ReadonlyArray<Date> => [
  thisUpdate,
  producedAt,
  ...(status?.revokedAt === undefined && producedAt < at ? [at] : [])
]

const digestOf = (algorithm: string, bytes: Uint8Array): Buffer => createHash(algorithm).update(bytes).digest()

const isAbout = (
  response: OcspStatus,
  subject: PathCertificate,
  issuer: PathCertificate,
  name: Uint8Array
): boolean => {
  const { digest, keyHash, nameHash, serialNumber } = response
  if (digest === "" || serialNumber !== subject.names.serialNumber) return false
  const key = bitString(expectTag(sequenceOf(issuer.publicKeyInfo)[1], tags.bitString))
  return digestOf(digest, key).equals(keyHash) && digestOf(digest, name).equals(nameHash)
}

/** DER of the issuer's name in a certificate. */
const issuerDer = ({ signed: { tbs } }: PathCertificate): Uint8Array => {
  const fields = sequenceOf(tbs)
  return fields[(fields[0]?.tagClass === context ? 1 : 0) + 2]?.raw ?? new Uint8Array()
}

/**
 * Whether a list or an answer still applies at a time. One issued after that time applies as well, because it includes
 * earlier revocations.
 */
const covers = ({ nextUpdate }: { readonly nextUpdate: Date | undefined }, at: Date): boolean =>
  nextUpdate === undefined || at <= nextUpdate

/** Certificates whose keys may sign revocation lists for the issuer of a certificate (RFC 5280 §6.3.3 f). */
export interface ListSigners {
  readonly issuer: PathCertificate
  /** Further keys of the issuer in the path, as after a renewal; their certificates are validated with the path. */
  readonly inPath: ReadonlyArray<PathCertificate>
  /**
   * Keys of the issuer outside the path. They may be revoked, so their lists cannot show that a certificate is not
   * revoked.
   */
  readonly outsidePath: ReadonlyArray<PathCertificate>
}

const isSignedList = ({ issuer, signed }: RevocationList, { extensions, names, publicKey }: PathCertificate): boolean =>
  sameName(issuer, names.subject) && allowsUsage(extensions, "crlSign") && isSignedBy(signed, publicKey)

const statusInList = (
  list: RevocationList,
  { names: { serialNumber } }: PathCertificate,
  { outsidePath, inPath, issuer }: ListSigners,
  at: Date
): Status | undefined => {
  const isOwn = [issuer, ...inPath].some((one) => isSignedList(list, one))
  if (!isOwn && !outsidePath.some((one) => isSignedList(list, one))) return undefined
  const revokedAt = list.revoked.get(serialNumber)
  return revokedAt !== undefined || (isOwn && !list.isPartial && covers(list, at)) ? { revokedAt } : undefined
}

/** Status of a certificate in one piece of evidence; `undefined` if it is not covered or the evidence is malformed. */
const tryStatusOf = (...question: Parameters<typeof statusOf>): Status | undefined => {
  try {
    return statusOf(...question)
  } catch (error) {
    if (error instanceof BerError) return undefined
    throw error
  }
}

const statusOf = (
  evidence: RevocationEvidence,
  subject: PathCertificate,
  signers: ListSigners,
  at: Date
): Status | undefined => {
  if (evidence.kind === "crl") return statusInList(evidence, subject, signers, at)
  const { issuer } = signers
  const response = evidence.responses.find((one) => isAbout(one, subject, issuer, issuerDer(subject)))
  if (response?.status === undefined || !mayAnswer(evidence, issuer, momentsOf(evidence, response, at)))
    return undefined
  return response.status.revokedAt !== undefined || covers(response, at) ? response.status : undefined
}

/** Result of the available lists and answers for a certificate at a time. */
export interface Revocation {
  /** The earliest revocation up to the time asked about. */
  readonly revokedAt: Date | undefined
  /** Kind of evidence that the result rests on, good or revoked. */
  readonly source: RevocationEvidence["kind"] | undefined
}

/** Looks up a certificate in all evidence that its issuer has signed and that is valid at this time. */
export const revocationOf = (
  subject: PathCertificate,
  signers: ListSigners,
  evidence: ReadonlyArray<RevocationEvidence>,
  at: Date
): Revocation => {
  const statuses = evidence.flatMap((one) => {
    const status = tryStatusOf(one, subject, signers, at)
    return status === undefined ? [] : [{ source: one.kind, revokedAt: status.revokedAt }]
  })
  const revoked = statuses.find(({ revokedAt }) => revokedAt !== undefined && revokedAt <= at)
  return revoked ?? { revokedAt: undefined, source: statuses[0]?.source }
}
