import { XmlC14NMode, XmlDocument, XmlElement } from "libxml2-wasm"
import { createHash, verify, X509Certificate } from "node:crypto"

const PREFIXES = {
  soap: "http://www.w3.org/2003/05/soap-envelope",
  wsa: "http://www.w3.org/2005/08/addressing",
  wsse: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd",
  wsu: "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd",
  ds: "http://www.w3.org/2000/09/xmldsig#",
  ec: "http://www.w3.org/2001/10/xml-exc-c14n#",
  wcf: "http://wcf.dian.colombia"
}

/** What a request turned out to be, as libxml2 and node:crypto see it. */
export interface RequestFacts {
  /** Signature and digests hold, and the signed header is the one that addresses the message. */
  readonly valid: boolean
  readonly signed: ReadonlyArray<string>
  readonly certificate: X509Certificate
  readonly created: Date
  readonly expires: Date
  readonly action: string
  readonly to: string
  /** Operation and parameters in order. */
  readonly operation: string
  readonly parameters: ReadonlyArray<readonly [name: string, value: string]>
}

const elementAt = (node: XmlElement, xpath: string): XmlElement => {
  const found = node.find(xpath, PREFIXES)
  const [first] = found
  if (!(first instanceof XmlElement) || found.length !== 1) throw new Error(`not exactly one ${xpath}`)
  return first
}

/** Ids are unique in the message: a reference resolves to exactly one element. */
const idOf = (element: XmlElement): string => {
  const id = element.attr("Id", "wsu")?.value
  if (id === undefined) throw new Error(`no wsu:Id on ${element.name}`)
  return id
}

/** Exclusive canonical form with the prefix list that `method` declares. */
const canonical = (element: XmlElement, method: XmlElement): string => {
  const list = method.find("ec:InclusiveNamespaces", PREFIXES)[0]
  const prefixes = list instanceof XmlElement ? (list.attr("PrefixList")?.value ?? "").split(" ") : []
  return element.canonicalizeToString({
    mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
    inclusiveNamespacePrefixes: prefixes
  })
}

/** Verifies the WS-Security header of a request and reads the request, with nothing of the code under test. */
export const verifyRequest = (envelope: string): RequestFacts => {
  using document = XmlDocument.fromString(envelope)
  const { root } = document
  const security = elementAt(root, "/soap:Envelope/soap:Header/wsse:Security")
  const token = elementAt(security, "wsse:BinarySecurityToken")
  const certificate = new X509Certificate(Buffer.from(token.content, "base64"))
  const signedInfo = elementAt(security, "ds:Signature/ds:SignedInfo")
  const value = Buffer.from(elementAt(security, "ds:Signature/ds:SignatureValue").content, "base64")
  const octets = canonical(signedInfo, elementAt(signedInfo, "ds:CanonicalizationMethod"))
  const signatureHolds = verify("RSA-SHA256", Buffer.from(octets, "utf8"), certificate.publicKey, value)

  const signed: Array<XmlElement> = []
  const digestsHold = signedInfo.find("ds:Reference", PREFIXES).every((reference) => {
    if (!(reference instanceof XmlElement)) return false
    const id = reference.attr("URI")?.value.slice(1) ?? ""
    const target = elementAt(root, `//*[@wsu:Id="${id}"]`)
    signed.push(target)
    const text = canonical(target, elementAt(reference, "ds:Transforms/ds:Transform"))
    return createHash("sha256").update(text, "utf8").digest("base64") === elementAt(reference, "ds:DigestValue").content
  })
  const to = elementAt(root, "/soap:Envelope/soap:Header/wsa:To")
  const time = (name: string) => new Date(elementAt(security, `wsu:Timestamp/wsu:${name}`).content)
  const operation = elementAt(root, "/soap:Envelope/soap:Body/wcf:*")
  const parameters = operation.find("wcf:*", PREFIXES).filter((node): node is XmlElement => node instanceof XmlElement)
  return {
    valid: signatureHolds && digestsHold && signed.some((element) => idOf(element) === idOf(to)),
    signed: signed.map(({ name, prefix }) => `${prefix}:${name}`),
    certificate,
    created: time("Created"),
    expires: time("Expires"),
    action: elementAt(root, "/soap:Envelope/soap:Header/wsa:Action").content,
    to: to.content,
    operation: operation.name,
    parameters: parameters.map((each) => [each.name, each.content])
  }
}
