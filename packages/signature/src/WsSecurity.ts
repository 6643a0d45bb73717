import { hash, sign } from "node:crypto"
import { Effect } from "effect"
import { dsNamespace, exclusiveC14n, rsaSha256, sha256 } from "./internal/algorithms.ts"
import { escapeText } from "./internal/escapeXml.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"

/** A request to the web service, without its security header. */
export interface UnsecuredRequest {
  /** WS-Addressing action, exactly as in the WSDL. */
  readonly action: string
  /** URL of the service. */
  readonly to: string
  /** XML inside `soap:Body`; the prefix `wcf` is declared around it. */
  readonly body: string
}

/** Values that change with every attempt. A retry needs a new envelope: an envelope is valid for minutes. */
export interface WsSecurityOptions {
  readonly created: Date
  /** Seconds from `created` to `Expires`. Default: 300. */
  readonly timeToLiveSeconds?: number
  /** NCNames, unique within the message. */
  readonly ids: {
    readonly timestamp: string
    readonly token: string
    readonly signature: string
    readonly to: string
    readonly keyInfo: string
    readonly reference: string
  }
  /** `A` (default) signs only `wsa:To`, with prefix lists, as most clients do; `B1` signs the Timestamp as well. */
  readonly variant?: "A" | "B1"
}

const soap = 'xmlns:soap="http://www.w3.org/2003/05/soap-envelope"'
const wcf = 'xmlns:wcf="http://wcf.dian.colombia"'
const wsa = 'xmlns:wsa="http://www.w3.org/2005/08/addressing"'
const wsse = 'xmlns:wsse="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd"'
const wsu = 'xmlns:wsu="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"'
const ds = `xmlns:ds="${dsNamespace}"`
const ec = `xmlns:ec="${exclusiveC14n}"`
const base64Binary = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary"
const x509v3 = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3"

const prefixList = (prefixes: string): string =>
  `<ec:InclusiveNamespaces ${ec} PrefixList="${prefixes}"></ec:InclusiveNamespaces>`

/**
 * Differences between the variants: prefix lists, and the namespaces that exclusive canonicalisation writes for them.
 */
const variants = {
  A: {
    transform: prefixList("soap wcf"),
    method: prefixList("wsa soap wcf"),
    toNamespaces: `${soap} ${wcf} ${wsa} ${wsu}`,
    signedInfoNamespaces: `${ds} ${soap} ${wcf} ${wsa}`,
    signsTimestamp: false
  },
  B1: {
    transform: "",
    method: "",
    toNamespaces: `${wsa} ${wsu}`,
    signedInfoNamespaces: ds,
    signsTimestamp: true
  }
} as const

const referenceElement = (id: string, transform: string, canonical: string): string =>
  `<ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${exclusiveC14n}">${transform}</ds:Transform>` +
  `</ds:Transforms><ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod>` +
  `<ds:DigestValue>${hash("sha256", canonical, "base64")}</ds:DigestValue></ds:Reference>`

interface Prepared {
  /** SignedInfo in the form to sign. */
  readonly canonicalSignedInfo: Buffer
  /** Builds the envelope with a signature value. */
  readonly envelope: (signatureValue: string) => string
}

const requireNames = (ids: Readonly<Record<string, string>>): void => {
  const values = Object.values(ids)
  if (values.some((id) => !/^[A-Za-z_][\w.-]*$/.test(id)) || new Set(values).size !== values.length) {
    throw new TypeError("the ids of a message must be different NCNames")
  }
}

const prepare = (request: UnsecuredRequest, identity: SigningIdentity, options: WsSecurityOptions): Prepared => {
  const { created, ids, timeToLiveSeconds = 300 } = options
  requireNames(ids)
  const variant = variants[options.variant ?? "A"]
  const expires = new Date(created.getTime() + timeToLiveSeconds * 1000)
  const url = escapeText(request.to)

  const timestampContent = `<wsu:Created>${created.toISOString()}</wsu:Created><wsu:Expires>${expires.toISOString()}</wsu:Expires></wsu:Timestamp>`
  const timestampReference = variant.signsTimestamp
    ? referenceElement(
        ids.timestamp,
        variant.transform,
        `<wsu:Timestamp ${wsu} wsu:Id="${ids.timestamp}">${timestampContent}`
      )
    : ""
  const toReference = referenceElement(
    ids.to,
    variant.transform,
    `<wsa:To ${variant.toNamespaces} wsu:Id="${ids.to}">${url}</wsa:To>`
  )
  const signedInfo =
    `<ds:CanonicalizationMethod Algorithm="${exclusiveC14n}">${variant.method}</ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${rsaSha256}"></ds:SignatureMethod>${timestampReference}${toReference}</ds:SignedInfo>`

  return {
    canonicalSignedInfo: Buffer.from(`<ds:SignedInfo ${variant.signedInfoNamespaces}>${signedInfo}`, "utf8"),
    envelope: (signatureValue) =>
      `<soap:Envelope ${soap} ${wcf}><soap:Header ${wsa}><wsse:Security ${wsse} ${wsu}>` +
      `<wsu:Timestamp wsu:Id="${ids.timestamp}">${timestampContent}` +
      `<wsse:BinarySecurityToken wsu:Id="${ids.token}" EncodingType="${base64Binary}" ValueType="${x509v3}">` +
      `${identity.certificateBase64}</wsse:BinarySecurityToken>` +
      `<ds:Signature Id="${ids.signature}" ${ds}><ds:SignedInfo>${signedInfo}` +
      `<ds:SignatureValue>${signatureValue}</ds:SignatureValue><ds:KeyInfo Id="${ids.keyInfo}">` +
      `<wsse:SecurityTokenReference wsu:Id="${ids.reference}"><wsse:Reference URI="#${ids.token}" ValueType="${x509v3}">` +
      "</wsse:Reference></wsse:SecurityTokenReference></ds:KeyInfo></ds:Signature></wsse:Security>" +
      `<wsa:Action>${escapeText(request.action)}</wsa:Action>` +
      `<wsa:To wsu:Id="${ids.to}" ${wsu}>${url}</wsa:To></soap:Header>` +
      `<soap:Body>${request.body}</soap:Body></soap:Envelope>`
  }
}

/**
 * Wraps a request in a SOAP 1.2 envelope with WS-Addressing and WS-Security. As the WSDL's policy requires, it contains
 * an X.509 token and an endorsing RSA-SHA256 signature over `wsa:To`. Send the text unchanged. Deterministic.
 *
 * Throws a TypeError if the ids are not distinct NCNames, which is a defect of the caller.
 */
export const secureEnvelope = (
  request: UnsecuredRequest,
  identity: SigningIdentity,
  options: WsSecurityOptions
): string => {
  const { canonicalSignedInfo, envelope } = prepare(request, identity, options)
  return envelope(sign("sha256", canonicalSignedInfo, identity.privateKey).toString("base64"))
}

/** Does the same as {@link secureEnvelope}, with the RSA operation on the thread pool. */
export const secureEnvelopeAsync = (
  request: UnsecuredRequest,
  identity: SigningIdentity,
  options: WsSecurityOptions
): Effect.Effect<string> =>
  Effect.callback((resume) => {
    const { canonicalSignedInfo, envelope } = prepare(request, identity, options)
    sign("sha256", canonicalSignedInfo, identity.privateKey, (error, signature) =>
      resume(error === null ? Effect.sync(() => envelope(signature.toString("base64"))) : Effect.die(error))
    )
  })
