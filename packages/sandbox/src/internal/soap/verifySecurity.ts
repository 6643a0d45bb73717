import { verify, X509Certificate } from "node:crypto"
import { Result } from "effect"
import { type XmlDocument, type XmlElement, XmlError } from "libxml2-wasm"
import { canonicalElement, type Canonicalization, digest, isolate, refuseCrowded } from "../xml/canonicalize.ts"
import { decodeBase64 } from "../xml/decodeBase64.ts"
import { algorithms } from "../xml/names.ts"
import { element, elements, text, texts } from "../xml/query.ts"
import type { SoapFault } from "./SoapReply.ts"

const invalid = Result.fail<SoapFault>({ _tag: "InvalidSecurity" })

/**
 * Verifies the WS-Security header (ws-security.md §5, steps 4 to 7) and returns the certificate that signed it. Accepts
 * the variants seen in practice: A (wsa:To alone, prefix lists), B1 (Timestamp and To, direct reference) and B2
 * (thumbprint reference). `xml` are the bytes of the document, `seen` are certificates by thumbprint. Removes all of
 * the document except the header from the tree.
 */
export const verifySecurity = (
  document: XmlDocument,
  header: XmlElement,
  xml: Uint8Array,
  seen: ReadonlyMap<string, X509Certificate>,
  now: number
): Result.Result<X509Certificate, SoapFault> => {
  try {
    return verifyHeader(document, header, xml, seen, now)
  } catch (error) {
    // Content that libxml2 cannot canonicalise cannot be verified.
    if (error instanceof XmlError) return invalid
    throw error
  }
}

const verifyHeader = (
  document: XmlDocument,
  header: XmlElement,
  xml: Uint8Array,
  seen: ReadonlyMap<string, X509Certificate>,
  now: number
): Result.Result<X509Certificate, SoapFault> => {
  const security = only(elements(header, "wsse:Security"))
  if (security === undefined || !timestampHolds(security, now)) return invalid
  refuseCrowded(document.root, xml)
  isolate(header)
  const ids = identifiers(document)
  const signature = only(elements(security, "ds:Signature"))
  const signedInfo = signature && only(elements(signature, "ds:SignedInfo"))
  const to = only(elements(header, "wsa:To"))
  if (ids === undefined || signature === undefined || signedInfo === undefined || to === undefined) return invalid

  const certificate = resolveCertificate(signature, security, ids, seen)
  if (certificate === undefined || certificate.publicKey.asymmetricKeyType !== "rsa") return invalid

  const references = elements(signedInfo, "ds:Reference")
  const targets = references.map((reference) => verifiedTarget(reference, ids))
  // Compares nodes, not only ids: a copy of the header elsewhere must not replace the one that is processed.
  if (targets.includes(undefined) || !targets.some((target) => target?.isSameNode(to))) return invalid
  return signatureHolds(signature, signedInfo, certificate) ? Result.succeed(certificate) : invalid
}

const only = <A>(items: ReadonlyArray<A>): A | undefined => (items.length === 1 ? items[0] : undefined)

/** Elements by their `wsu:Id` or `Id`; `undefined` if an id occurs twice. */
const identifiers = (document: XmlDocument): ReadonlyMap<string, XmlElement> | undefined => {
  const elementsById = new Map<string, XmlElement>()
  for (const owner of elements(document.root, "descendant-or-self::*[@wsu:Id or @Id]")) {
    for (const id of texts(owner, "@wsu:Id | @Id")) {
      if (elementsById.has(id)) return undefined
      elementsById.set(id, owner)
    }
  }
  return elementsById
}

const resolveCertificate = (
  signature: XmlElement,
  security: XmlElement,
  ids: ReadonlyMap<string, XmlElement>,
  seen: ReadonlyMap<string, X509Certificate>
): X509Certificate | undefined => {
  const reference = element(signature, "ds:KeyInfo/wsse:SecurityTokenReference")
  if (reference === undefined) return undefined
  const uri = text(reference, "wsse:Reference/@URI")
  if (uri?.startsWith("#") === true) {
    const token = ids.get(uri.slice(1))
    return token?.name === "BinarySecurityToken" ? readToken(token) : undefined
  }
  const identifier = only(elements(reference, "wsse:KeyIdentifier"))
  if (identifier === undefined || text(identifier, "@ValueType") !== algorithms.thumbprint) return undefined
  const thumbprint = decodeBase64(identifier.content)
  if (thumbprint === undefined) return undefined
  const carried = elements(security, "wsse:BinarySecurityToken").map(readToken)
  const wanted = Buffer.from(thumbprint).toString("hex")
  return (
    carried.find((certificate) => certificate?.fingerprint.replaceAll(":", "").toLowerCase() === wanted) ??
    seen.get(wanted)
  )
}

const readToken = (token: XmlElement): X509Certificate | undefined => {
  const bytes = decodeBase64(token.content)
  if (bytes === undefined || text(token, "@ValueType") !== algorithms.x509Token) return undefined
  try {
    return new X509Certificate(bytes)
  } catch {
    return undefined
  }
}

/** Element that a reference points to, if its digest is correct and it uses only exclusive canonicalisation. */
const verifiedTarget = (reference: XmlElement, ids: ReadonlyMap<string, XmlElement>): XmlElement | undefined => {
  const uri = text(reference, "@URI")
  const target = uri?.startsWith("#") === true ? ids.get(uri.slice(1)) : undefined
  const transform = only(elements(reference, "ds:Transforms/ds:Transform"))
  if (target === undefined || transform === undefined) return undefined
  const how = exclusive(transform)
  if (how === undefined || text(reference, "ds:DigestMethod/@Algorithm") !== algorithms.sha256) return undefined
  const expectedDigest = text(reference, "ds:DigestValue")?.replaceAll(/\s/gu, "")
  return digest(canonicalElement(target, how), "sha256") === expectedDigest ? target : undefined
}

const exclusive = (method: XmlElement): Canonicalization | undefined => {
  if (text(method, "@Algorithm") !== algorithms.exclusiveCanonicalization) return undefined
  const list = text(method, "ec:InclusiveNamespaces/@PrefixList") ?? ""
  return { mode: "exclusive", prefixes: list.split(/\s+/u).filter((prefix) => prefix !== "") }
}

const signatureHolds = (signature: XmlElement, signedInfo: XmlElement, certificate: X509Certificate): boolean => {
  const method = only(elements(signedInfo, "ds:CanonicalizationMethod"))
  const how = method && exclusive(method)
  const value = decodeBase64(text(signature, "ds:SignatureValue"))
  if (how === undefined || value === undefined) return false
  if (text(signedInfo, "ds:SignatureMethod/@Algorithm") !== algorithms.rsaSha256) return false
  return verify("RSA-SHA256", canonicalElement(signedInfo, how), certificate.publicKey, value)
}

const minute = 60_000
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/u

/**
 * Whether the Security header contains a valid timestamp, with the defaults of WCF (ws-security.md §5.4). It must be
 * created at most 5 minutes after and 10 minutes before the server's time, and not be expired by more than 5 minutes.
 */
const timestampHolds = (security: XmlElement, now: number): boolean => {
  const timestamps = elements(security, "wsu:Timestamp")
  const [timestamp] = timestamps
  if (timestamp === undefined || timestamps.length !== 1) return false
  const created = parseInstant(text(timestamp, "wsu:Created"))
  const expires = parseInstant(text(timestamp, "wsu:Expires"))
  if (created === undefined || expires === undefined || expires <= created) return false
  return created <= now + 5 * minute && created >= now - 10 * minute && expires > now - 5 * minute
}

const parseInstant = (value: string | undefined): number | undefined => {
  if (value === undefined || !instant.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : time
}
