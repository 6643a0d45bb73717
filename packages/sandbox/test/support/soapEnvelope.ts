import { createHash, sign, X509Certificate } from "node:crypto"
import type { Signer } from "./signInvoice.ts"
import { testInstant } from "./fixedClock.ts"

const ns = {
  soap: "http://www.w3.org/2003/05/soap-envelope",
  wcf: "http://wcf.dian.colombia",
  wsa: "http://www.w3.org/2005/08/addressing",
  wsu: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd",
  wsse: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd",
  ds: "http://www.w3.org/2000/09/xmldsig#",
  ec: "http://www.w3.org/2001/10/xml-exc-c14n#"
}
const profile = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-"

/** What a test request asks, and how its security differs from a plain one. */
export interface EnvelopeOptions {
  readonly operation: string
  readonly body: string
  readonly variant?: "A" | "B1" | "B2"
  readonly action?: string
  readonly to?: string
  readonly created?: number
  readonly lifetime?: number
  readonly messageId?: string
  /** Leaves the token out of a B2 request. */
  readonly withoutToken?: boolean
  /** Changes the finished envelope. */
  readonly tamper?: (envelope: string) => string
}

/** The canonical texts of an envelope's signed parts, for comparison with published vectors. */
export interface SignedParts {
  readonly to: string
  readonly timestamp: string
  readonly signedInfo: string
}

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("base64")

/** Writes and signs a request by text alone, canonical forms included (ws-security.md §3 and §4). */
export const soapEnvelope = (options: EnvelopeOptions, signer: Signer): string => {
  const variant = options.variant ?? "A"
  const created = options.created ?? testInstant
  const to = options.to ?? "https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc"
  const parts = signedParts(variant, to, created, created + (options.lifetime ?? 60_000))
  const value = sign("RSA-SHA256", Buffer.from(parts.signedInfo, "utf8"), signer.privateKey).toString("base64")
  const certificate = new X509Certificate(signer.certificatePem)
  const token = options.withoutToken
    ? ""
    : `<wsse:BinarySecurityToken wsu:Id="X509-1" EncodingType="${profile}soap-message-security-1.0#Base64Binary" ValueType="${profile}x509-token-profile-1.0#X509v3">${certificate.raw.toString("base64")}</wsse:BinarySecurityToken>`
  const key =
    variant === "B2"
      ? `<wsse:KeyIdentifier EncodingType="${profile}soap-message-security-1.0#Base64Binary" ValueType="http://docs.oasis-open.org/wss/oasis-wss-soap-message-security-1.1#ThumbprintSHA1">${createHash("sha1").update(certificate.raw).digest("base64")}</wsse:KeyIdentifier>`
      : `<wsse:Reference URI="#X509-1" ValueType="${profile}x509-token-profile-1.0#X509v3"></wsse:Reference>`
  const action = options.action ?? `${ns.wcf}/IWcfDianCustomerServices/${options.operation}`
  const messageId = options.messageId === undefined ? "" : `<wsa:MessageID>${options.messageId}</wsa:MessageID>`
  const envelope =
    `<soap:Envelope xmlns:soap="${ns.soap}" xmlns:wcf="${ns.wcf}"><soap:Header xmlns:wsa="${ns.wsa}"><wsse:Security xmlns:wsse="${ns.wsse}" xmlns:wsu="${ns.wsu}">` +
    `${timestamp(created, created + (options.lifetime ?? 60_000), "")}${token}` +
    `<ds:Signature Id="SIG-1" xmlns:ds="${ns.ds}">${parts.signedInfo.replace(/^<ds:SignedInfo[^>]*>/u, "<ds:SignedInfo>")}<ds:SignatureValue>${value}</ds:SignatureValue>` +
    `<ds:KeyInfo Id="KI-1"><wsse:SecurityTokenReference wsu:Id="STR-1">${key}</wsse:SecurityTokenReference></ds:KeyInfo></ds:Signature></wsse:Security>` +
    `<wsa:Action>${action}</wsa:Action>${messageId}<wsa:To wsu:Id="TO-1" xmlns:wsu="${ns.wsu}">${to}</wsa:To></soap:Header>` +
    `<soap:Body><wcf:${options.operation}>${options.body}</wcf:${options.operation}></soap:Body></soap:Envelope>`
  return options.tamper === undefined ? envelope : options.tamper(envelope)
}

/** Canonical texts of what is signed, with the fixed ids of the published vectors. */
export const signedParts = (variant: "A" | "B1" | "B2", to: string, created: number, expires: number): SignedParts => {
  const prefixed = variant === "A"
  const canonicalTo = `<wsa:To${prefixed ? ` xmlns:soap="${ns.soap}" xmlns:wcf="${ns.wcf}"` : ""} xmlns:wsa="${ns.wsa}" xmlns:wsu="${ns.wsu}" wsu:Id="TO-1">${to}</wsa:To>`
  const canonicalTimestamp = timestamp(created, expires, ` xmlns:wsu="${ns.wsu}"`)
  const list = (prefixes: string): string =>
    prefixed ? `<ec:InclusiveNamespaces xmlns:ec="${ns.ec}" PrefixList="${prefixes}"></ec:InclusiveNamespaces>` : ""
  const reference = (id: string, text: string): string =>
    `<ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${ns.ec}">${list("soap wcf")}</ds:Transform></ds:Transforms>` +
    `<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${sha256(text)}</ds:DigestValue></ds:Reference>`
  const references = prefixed
    ? reference("TO-1", canonicalTo)
    : `${reference("TS-1", canonicalTimestamp)}${reference("TO-1", canonicalTo)}`
  const scope = prefixed ? ` xmlns:soap="${ns.soap}" xmlns:wcf="${ns.wcf}" xmlns:wsa="${ns.wsa}"` : ""
  return {
    to: canonicalTo,
    timestamp: canonicalTimestamp,
    signedInfo:
      `<ds:SignedInfo xmlns:ds="${ns.ds}"${scope}><ds:CanonicalizationMethod Algorithm="${ns.ec}">${list("wsa soap wcf")}</ds:CanonicalizationMethod>` +
      `<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>${references}</ds:SignedInfo>`
  }
}

const timestamp = (created: number, expires: number, scope: string): string =>
  `<wsu:Timestamp${scope} wsu:Id="TS-1"><wsu:Created>${new Date(created).toISOString()}</wsu:Created><wsu:Expires>${new Date(expires).toISOString()}</wsu:Expires></wsu:Timestamp>`
