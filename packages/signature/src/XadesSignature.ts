import { hash, sign as signOctets } from "node:crypto"
import { Effect } from "effect"
import {
  dsNamespace,
  envelopedSignature,
  inclusiveC14n,
  rsaSha256,
  sha256,
  signedPropertiesType,
  xades141Namespace,
  xadesNamespace
} from "./internal/algorithms.ts"
import { escapeText } from "./internal/escapeXml.ts"
import type { SignableXml, WrittenRoot } from "./SignableXml.ts"
import { SignaturePolicy } from "./SignaturePolicy.ts"
import type { SignedXml } from "./SignedXml.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"

/** UTF-8 of a text in two halves. */
export interface EncodedHalves {
  /** Both halves, concatenated; valid until the next text is encoded. */
  readonly octets: Buffer
  /** Number of bytes of the first half. */
  readonly headLength: number
}

let scratch = Buffer.allocUnsafeSlow(1 << 18)

/**
 * Encodes two halves as UTF-8 in one reused buffer. Callers that keep the bytes must copy them before anything else is
 * encoded. A buffer that is always large enough saves an allocation and the pass over the text that measures it.
 */
export const encodeHalves = (head: string, tail: string): EncodedHalves => {
  const most = (head.length + tail.length) * 3
  const target = most <= scratch.length ? scratch : Buffer.allocUnsafeSlow(most)
  // keeps the larger buffer for the next document, up to a limit
  if (most <= 1 << 24) scratch = target
  const headLength = target.write(head, 0, "utf8")
  return { octets: target.subarray(0, headLength + target.write(tail, headLength, "utf8")), headLength }
}

/** The `ds:KeyInfo` of an identity; it is the same in all its signatures. */
interface KeyInfo {
  readonly id: string
  /** Bytes of the element, preceded by the end tag of the signature value. */
  readonly octets: Buffer
  /** Digest (base64) of the element's canonical form in a document whose root declares these namespaces. */
  readonly digest: (namespaces: string) => string
  /** Returns the bytes of another text that many signatures share, cached by `key`; `make` runs only the first time. */
  readonly remember: (key: string, make: () => string) => Buffer
}

/** Maximum number of cached texts: the number of document types. */
const mostRemembered = 16

/** Makes a function that caches results by key, up to {@link mostRemembered} of them. */
const remembering = <A>() => {
  const results = new Map<string, A>()
  return (key: string, make: () => A): A => {
    const remembered = results.get(key)
    if (remembered !== undefined) return remembered
    const fresh = make()
    if (results.size < mostRemembered) results.set(key, fresh)
    return fresh
  }
}

const made = new WeakMap<SigningIdentity, KeyInfo>()

/** A UUID derived from the certificate, so the same names result in every signature. */
const uuidOf = ({ certificateBase64 }: SigningIdentity): string =>
  hash("sha256", certificateBase64).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5")

/**
 * Returns the `ds:KeyInfo` of an identity. Its Id is derived from the certificate instead of the signature (in the
 * annex' examples it is independent, too). Its digest is therefore computed once for each document type.
 */
const keyInfoOf = (identity: SigningIdentity): KeyInfo => {
  const cached = made.get(identity)
  if (cached !== undefined) return cached
  const id = `xmldsig-${uuidOf(identity)}-keyinfo`
  const certificate = `<ds:X509Certificate>${identity.certificateBase64}</ds:X509Certificate>`
  const rest = ` Id="${id}"><ds:X509Data>${certificate}</ds:X509Data></ds:KeyInfo>`
  const [digests, texts] = [remembering<string>(), remembering<Buffer>()]
  const keyInfo: KeyInfo = {
    id,
    octets: Buffer.from(`</ds:SignatureValue><ds:KeyInfo${rest}`),
    digest: (namespaces) => digests(namespaces, () => hash("sha256", `<ds:KeyInfo${namespaces}${rest}`, "base64")),
    remember: (key, make) => texts(key, () => Buffer.from(make()))
  }
  made.set(identity, keyInfo)
  return keyInfo
}

/** Values that change with every signature. */
export interface XadesOptions {
  /** UUID from which the signature's Ids are made. Only the Id of KeyInfo is made from the certificate. */
  readonly id: string
  /**
   * xsd:dateTime in Colombian legal time, e.g. `2026-01-15T07:00:00.000-05:00`; not later than the authority's clock.
   */
  readonly signingTime: string
  /** `supplier` (default): the issuer signs. `third party`: a provider signs for the issuer. */
  readonly role?: "supplier" | "third party"
  /** Description of the policy; payroll documents have their own. */
  readonly policyDescription?: string
}

const declaration = Buffer.from('<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n')

// Every piece below is canonical text: no self-closing tags, attributes in canonical order, no white space between
// elements. Only then is its digest the digest of the file's content.
const digestMethod = `<ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod>`
const digestElement = (value: string): string => `${digestMethod}<ds:DigestValue>${value}</ds:DigestValue>`

const signedInfoStart =
  `<ds:CanonicalizationMethod Algorithm="${inclusiveC14n}"></ds:CanonicalizationMethod>` +
  `<ds:SignatureMethod Algorithm="${rsaSha256}"></ds:SignatureMethod>`
const envelopedTransform = `<ds:Transforms><ds:Transform Algorithm="${envelopedSignature}"></ds:Transform></ds:Transforms>`

const policyText = (description: string = SignaturePolicy.description): string =>
  "<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId>" +
  `<xades:Identifier>${SignaturePolicy.identifier}</xades:Identifier>` +
  `<xades:Description>${escapeText(description)}</xades:Description></xades:SigPolicyId>` +
  `<xades:SigPolicyHash>${digestElement(SignaturePolicy.digests[sha256])}</xades:SigPolicyHash>` +
  "</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>"

const qualifyingNamespaces = ` xmlns:xades="${xadesNamespace}" xmlns:xades141="${xades141Namespace}"`

/** Start tags of two signed elements in canonical form, up to the root's namespace declarations. */
interface Begun {
  readonly namespaces: string
  readonly signedInfo: Buffer
  readonly signedProperties: Buffer
}

/** Start tags for the last namespaces signed; documents of one type always have the same namespaces. */
let begun: Begun | undefined

const begin = ({ namespaces }: SignableXml): Begun => {
  if (begun?.namespaces === namespaces) return begun
  if (!namespaces.includes(` xmlns:ds="${dsNamespace}"`) || !namespaces.includes(` xmlns:xades="${xadesNamespace}"`)) {
    throw new TypeError("the document must declare the namespaces ds and xades on its root")
  }
  begun = {
    namespaces,
    signedInfo: Buffer.from(`<ds:SignedInfo${namespaces}`),
    signedProperties: Buffer.from(`<xades:SignedProperties${namespaces}`)
  }
  return begun
}

/**
 * Namespaces that `ds:Signature` and `xades:QualifyingProperties` declare again; canonicalisation omits them in both.
 */
const redeclared = ({ written }: SignableXml): { readonly signature: string; readonly properties: string } =>
  written === undefined
    ? { signature: "", properties: "" }
    : { signature: written.namespaces, properties: qualifyingNamespaces }

const requireWritten = (octets: Uint8Array, namespaces: string, { open }: WrittenRoot): void => {
  if (octets.indexOf(0x3e) + 1 !== open.length) {
    throw new TypeError("the written start tag of the root must be as long as the canonical one")
  }
  if (!namespaces.includes(` xmlns:xades141="${xades141Namespace}"`)) {
    throw new TypeError("a document that is written in another order must declare the namespace xades141 on its root")
  }
}

const requireShape = (options: XadesOptions): void => {
  if (!/^[\w.-]+$/.test(options.id))
    throw new TypeError("the signature id may hold letters, digits, '.', '-', '_' only")
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/.test(options.signingTime)) {
    throw new TypeError("the signing time must be an xsd:dateTime with offset")
  }
}

/** A signed document in which only the signature value is missing. The value fills the gap later. */
interface Prepared {
  /** The file. The signature value takes `gapLength` bytes, starting at `gap`. */
  readonly bytes: Buffer
  readonly gap: number
  readonly gapLength: number
  readonly digest: string
  /** SignedInfo in the form to sign: with the namespaces in scope. */
  readonly canonicalSignedInfo: Buffer
}

/** Signed properties that are the same in every signature of an identity with one role and policy. */
const constantProperties = (
  { certificateList }: SigningIdentity,
  { policyDescription, role = "supplier" }: XadesOptions
): string =>
  `</xades:SigningTime><xades:SigningCertificate>${certificateList}</xades:SigningCertificate>` +
  `${policyText(policyDescription)}<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>${role}` +
  "</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole></xades:SignedSignatureProperties></xades:SignedProperties>"

const signatureEnd = Buffer.from("</xades:QualifyingProperties></ds:Object></ds:Signature>")

/** Bytes of an ASCII text. */
const ascii = (text: string): Buffer => Buffer.from(text, "latin1")

const prepare = (xml: SignableXml, identity: SigningIdentity, options: XadesOptions): Prepared => {
  requireShape(options)
  const { namespaces, written } = xml
  const start = begin(xml)
  const signatureId = `xmldsig-${options.id}`

  const { headLength, octets } = xml.encoded ?? encodeHalves(xml.head, xml.tail)
  if (written !== undefined) requireWritten(octets, namespaces, written)
  const digest = hash("sha256", octets, "base64")

  // Inclusive canonicalisation writes the root's namespaces on the element that a reference points to; in the file only
  // the root has them. Every start tag is therefore split into two pieces.
  const keyInfo = keyInfoOf(identity)
  const properties = [
    ascii(
      ` Id="${signatureId}-signedprops"><xades:SignedSignatureProperties><xades:SigningTime>${options.signingTime}`
    ),
    keyInfo.remember(`${options.role} ${options.policyDescription}`, () => constantProperties(identity, options))
  ]
  const propertiesDigest = hash("sha256", Buffer.concat([start.signedProperties, ...properties]), "base64")

  const signedInfo = ascii(
    `>${signedInfoStart}<ds:Reference Id="${signatureId}-ref0" URI="">${envelopedTransform}` +
      `${digestElement(digest)}</ds:Reference>` +
      `<ds:Reference URI="#${keyInfo.id}">${digestElement(keyInfo.digest(namespaces))}</ds:Reference>` +
      `<ds:Reference Type="${signedPropertiesType}" URI="#${signatureId}-signedprops">` +
      `${digestElement(propertiesDigest)}</ds:Reference></ds:SignedInfo>`
  )

  const again = redeclared(xml)
  const before = [
    declaration,
    octets.subarray(0, headLength),
    ascii(`<ds:Signature${again.signature} Id="${signatureId}"><ds:SignedInfo`),
    signedInfo,
    ascii(`<ds:SignatureValue Id="${signatureId}-sigvalue">`)
  ]
  const gap = before.reduce((sum, { length }) => sum + length, 0)
  const gapLength = identity.signatureLength
  const bytes = Buffer.concat([
    ...before,
    Buffer.allocUnsafe(gapLength),
    keyInfo.octets,
    ascii(`<ds:Object><xades:QualifyingProperties${again.properties} Target="#${signatureId}"><xades:SignedProperties`),
    ...properties,
    signatureEnd,
    octets.subarray(headLength)
  ])
  if (written !== undefined) bytes.write(written.open, declaration.length, "latin1")
  return { bytes, gap, gapLength, digest, canonicalSignedInfo: Buffer.concat([start.signedInfo, signedInfo]) }
}

const finish = ({ bytes, digest, gap, gapLength }: Prepared, signature: Buffer): SignedXml => {
  const signatureValue = signature.toString("base64")
  if (signatureValue.length === gapLength) {
    bytes.write(signatureValue, gap, "latin1")
    return { bytes, signatureValue, digest }
  }
  const parts = [bytes.subarray(0, gap), Buffer.from(signatureValue), bytes.subarray(gap + gapLength)]
  return { bytes: Buffer.concat(parts), signatureValue, digest }
}

/**
 * Signs a document: XAdES 1.3.2 EPES, enveloped, RSA-SHA256, three references (document, KeyInfo, SignedProperties),
 * Canonical XML 1.0 (signature policy v2; technical annex 1.9 §6.5.10). Pure and deterministic. The RSA operation takes
 * most of the time and blocks the event loop; `signXadesAsync` does not block it.
 *
 * Throws a TypeError if the options or the namespaces do not have the described form, which is a defect of the caller.
 */
export const signXades = (xml: SignableXml, identity: SigningIdentity, options: XadesOptions): SignedXml => {
  const prepared = prepare(xml, identity, options)
  return finish(prepared, signOctets("sha256", prepared.canonicalSignedInfo, identity.privateKey))
}

/**
 * Does the same as {@link signXades}, with the RSA operation on the thread pool: several documents can be signed in
 * parallel.
 */
export const signXadesAsync = (
  xml: SignableXml,
  identity: SigningIdentity,
  options: XadesOptions
): Effect.Effect<SignedXml> =>
  Effect.callback((resume) => {
    const prepared = prepare(xml, identity, options)
    signOctets("sha256", prepared.canonicalSignedInfo, identity.privateKey, (error, signature) =>
      resume(error === null ? Effect.sync(() => finish(prepared, signature)) : Effect.die(error))
    )
  })
