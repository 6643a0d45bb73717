import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { SignedXml } from "@radicar/signature/inner/SignedXml"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { signXades, signXadesAsync } from "@radicar/signature/inner/XadesSignature"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import type { AttachedDocument, ContainedAnswer, ContainerParty } from "@radicar/ubl/inner/container/AttachedDocument"
import { renderAttachedDocument, type RenderedContainer } from "@radicar/ubl/inner/container/renderAttachedDocument"
import { Effect, Option, Result } from "effect"
import { randomUUID } from "node:crypto"
import type { Task } from "../../platform/work/HeavyWork.ts"
import type { SentIdentity } from "../../platform/work/signXml.ts"
import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import { parse, parseHead, type XmlElement } from "@radicar/signature/inner/XmlTree"

const isElement = (node: XmlElement["children"][number]): node is XmlElement => node.kind === "element"

const childAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path
    .split("/")
    .reduce<XmlElement | undefined>(
      (found, local) => found?.children.find((node): node is XmlElement => isElement(node) && node.local === local),
      element
    )

const textAt = (element: XmlElement | undefined, path: string): string =>
  (childAt(element, path)?.children ?? [])
    .map((node) => (node.kind === "text" ? node.text : ""))
    .join("")
    .trim()

const stated = <K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } =>
  (value === undefined || value === "" ? {} : { [key]: value }) as { readonly [P in K]?: string }

const partyOf = (holder: XmlElement | undefined): ContainerParty | undefined => {
  const scheme = childAt(holder, "PartyTaxScheme")
  const company = childAt(scheme, "CompanyID")
  const id = textAt(scheme, "CompanyID")
  if (company === undefined || id === "") return undefined
  const attribute = (local: string) => company.attributes.find((each) => each.local === local)?.value
  const tax = { id: textAt(scheme, "TaxScheme/ID"), name: textAt(scheme, "TaxScheme/Name") }
  return {
    name: textAt(scheme, "RegistrationName"),
    id,
    ...stated("checkDigit", attribute("schemeID")),
    ...stated("idType", attribute("schemeName")),
    ...stated("responsibilities", textAt(scheme, "TaxLevelCode")),
    ...(tax.id === "" ? {} : { taxScheme: tax })
  }
}

/** Types in which who buys issues the document. */
const purchases: ReadonlySet<string> = new Set(["05", "95"])

const partiesOf = (root: XmlElement, documentType: string) => {
  if (root.local === "ApplicationResponse") return ["SenderParty", "ReceiverParty"] as const
  const supplier = "AccountingSupplierParty/Party"
  const customer = "AccountingCustomerParty/Party"
  return purchases.has(documentType) ? ([customer, supplier] as const) : ([supplier, customer] as const)
}

/** Totals and lines, which are most of a document, follow everything that is read here. */
const isBehindParties = ({ local }: XmlElement): boolean => /(?:Total|Line)$/u.test(local)

/** The facts of a container about its document, read from the document itself. */
export interface ContainerFacts {
  readonly environment: "1" | "2"
  readonly number: string
  readonly sender: ContainerParty
  readonly receiver: ContainerParty
  /** `cac:PartyName`, else the issuer's name: the fifth part of a subject. */
  readonly tradeName: string
  /** Where the document itself says that its receiver wants it, as it is written there. */
  readonly receiverEmail?: string
  /** Of an event: its code, and the number of the document that it is about. */
  readonly event?: { readonly code: string; readonly reference: string }
}

const extensionsEnd = "</ext:UBLExtensions>"

/** Twice the octets that header and parties take as a rule. */
const FEW = 12 * 1024

/**
 * The first octets of a document without its extensions, which hold the signature: nearly always enough, and a quarter
 * of what there is. Text cannot be taken for extensions, because canonical XML has no `<` in texts.
 */
const firstOctets = (xml: Uint8Array): Uint8Array => {
  const octets = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
  const [from, to] = [octets.indexOf("<ext:UBLExtensions>"), octets.indexOf(extensionsEnd) + extensionsEnd.length]
  return Buffer.concat([octets.subarray(0, Math.max(from, 0)), octets.subarray(to, to + FEW)])
}

/** Reads a signed document; `undefined` of one that goes in no container: payroll. */
export const containerFacts = (signedXml: Uint8Array, documentType: string): ContainerFacts | undefined => {
  const head = Result.orElse(parseHead(firstOctets(signedXml), isBehindParties), () =>
    parseHead(signedXml, isBehindParties)
  )
  if (Result.isFailure(head)) return undefined
  const root = head.success
  const [issuer, addressee] = partiesOf(root, documentType)
  const sender = partyOf(childAt(root, issuer))
  const receiver = partyOf(childAt(root, addressee))
  if (sender === undefined || receiver === undefined) return undefined
  return {
    environment: textAt(root, "ProfileExecutionID") === "1" ? "1" : "2",
    number: textAt(root, "ID"),
    sender,
    receiver,
    tradeName: textAt(childAt(root, issuer), "PartyName/Name") || sender.name,
    ...stated("receiverEmail", textAt(childAt(root, addressee), "Contact/ElectronicMail")),
    ...(root.local === "ApplicationResponse"
      ? {
          event: {
            code: textAt(root, "DocumentResponse/Response/ResponseCode"),
            reference: textAt(root, "DocumentResponse/DocumentReference/ID")
          }
        }
      : {})
  }
}

const textOf = (response: Uint8Array): string =>
  Buffer.from(response.buffer, response.byteOffset, response.byteLength).toString("utf8")

/** The authority's answer as a container holds it. */
export const containedAnswer = (answer: ApplicationResponse): ContainedAnswer => ({
  text: textOf(answer.bytes),
  date: answer.issueDate,
  time: answer.issueTime,
  code: answer.responseCode
})

/** {@link containedAnswer} of an answer that was kept; none where it cannot be read. */
export const readContainedAnswer = (response: Uint8Array): Option.Option<ContainedAnswer> => {
  const document = parse(response)
  if (Result.isFailure(document)) return Option.none()
  const { root } = document.success
  return Option.some({
    text: textOf(response),
    date: textAt(root, "IssueDate"),
    time: textAt(root, "IssueTime"),
    code: textAt(root, "DocumentResponse/Response/ResponseCode")
  })
}

/** Behind the signature number, key and parties come first: what tells one container from another. */
const compared = 1024

/**
 * The file of a container, of its signed octets: what follows the signature, with the documents inside as
 * CDATA sections instead of escaped. Throws a TypeError where what was signed does not end as the container does.
 */
export const withSections = (signed: Uint8Array, { sectionedTail, tail }: RenderedContainer): Uint8Array => {
  const octets = Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength)
  const escaped = Buffer.from(tail)
  const start = octets.length - escaped.length
  const end = Math.min(compared, escaped.length)
  if (start < 0 || octets.compare(escaped, 0, end, start, start + end) !== 0) {
    throw new TypeError("what was signed does not end as the container does")
  }
  return Buffer.concat([octets.subarray(0, start), Buffer.from(sectionedTail)])
}

/** What goes in a container. */
interface Contained {
  readonly signedXml: Uint8Array
  readonly documentType: string
  readonly answer: ContainedAnswer | undefined
  readonly key: AttachedDocument["key"]
}

/**
 * A container without a signature, with another text in the place of the document where one is given; `undefined` of a
 * document that goes in none: payroll.
 */
const rendered = (
  { answer, documentType, key, signedXml }: Contained,
  date: LocalDateTime,
  document?: string
): RenderedContainer | undefined => {
  const facts = containerFacts(signedXml, documentType)
  if (facts === undefined) return undefined
  const { environment, number, receiver, sender } = facts
  const text = Buffer.from(signedXml.buffer, signedXml.byteOffset, signedXml.byteLength)
  return renderAttachedDocument({
    environment,
    number,
    sender,
    receiver,
    date,
    key,
    document: document ?? text.toString("utf8"),
    ...(answer === undefined ? {} : { answer })
  })
}

const unsigned = (container: RenderedContainer): Uint8Array =>
  Buffer.from(unsignedText({ ...container, tail: container.sectionedTail }))

const optionsOf = (date: LocalDateTime, id: string) => ({ id, signingTime: `${date}.000-05:00` })

/** The octets of a container, signed if there is somebody to sign. */
export const containInPlace = (
  contained: Contained,
  date: LocalDateTime,
  identity: SigningIdentity | undefined
): Effect.Effect<Uint8Array | undefined> => {
  const container = rendered(contained, date)
  if (container === undefined || identity === undefined) return Effect.succeed(container && unsigned(container))
  return Effect.map(signXadesAsync(container, identity, optionsOf(date, randomUUID())), ({ bytes }) =>
    withSections(bytes, container)
  )
}

const AMPERSAND = 0x26
const LESS = 0x3c
const GREATER = 0x3e

/** Escapes character data as Canonical XML writes it, where there is no CR in it. */
const escaped = (text: Uint8Array): Uint8Array => {
  let length = text.length
  for (const octet of text) length += octet === LESS || octet === GREATER ? 3 : octet === AMPERSAND ? 4 : 0
  const octets = Buffer.allocUnsafe(length)
  let at = 0
  for (const octet of text) {
    if (octet === LESS || octet === GREATER) at += octets.write(octet === LESS ? "&lt;" : "&gt;", at, "latin1")
    else if (octet === AMPERSAND) at += octets.write("&amp;", at, "latin1")
    else octets[at++] = octet
  }
  return octets
}

/** Whether a document can be contained as octets: what is escaped in another way, or cut in sections, is rare. */
const isPlain = (document: Uint8Array): boolean => {
  const octets = Buffer.from(document.buffer, document.byteOffset, document.byteLength)
  return !octets.includes("]]>") && !octets.includes("\r")
}

/**
 * Signs a container whose document is put in as octets: as texts, of which there would be several at a time, the
 * largest documents take more memory than a thread has.
 */
const containOctets = (
  contained: Contained,
  date: LocalDateTime,
  { id, identity }: NonNullable<SentContained["signer"]>
): Uint8Array | undefined => {
  const { signedXml } = contained
  // a random text takes the document's place until all is octets
  const container = rendered(contained, date, id)
  if (container === undefined) return undefined
  const around = (tail: string): readonly [Buffer, Buffer] => {
    const [before = "", behind = ""] = tail.split(id)
    return [Buffer.from(before), Buffer.from(behind)]
  }
  const head = Buffer.from(container.head)
  const [before, behind] = around(container.tail)
  const octets = Buffer.concat([head, before, escaped(signedXml), behind])
  const xml = { head: "", tail: "", namespaces: container.namespaces, encoded: { octets, headLength: head.length } }
  const { bytes } = signXades(xml, identity as SigningIdentity, optionsOf(date, id))
  const [start, end] = around(container.sectionedTail)
  return Buffer.concat([bytes.subarray(0, bytes.length - (octets.length - head.length)), start, signedXml, end])
}

/** As a thread can be sent it. */
interface SentContained extends Contained {
  readonly moment: { readonly date: string; readonly time: string }
  readonly signer?: { readonly identity: SentIdentity; readonly id: string }
}

const containSent = ({ moment, signer, ...contained }: SentContained): Uint8Array | undefined => {
  const date = new LocalDateTime(moment)
  if (signer !== undefined && isPlain(contained.signedXml)) return containOctets(contained, date, signer)
  const container = rendered(contained, date)
  if (container === undefined || signer === undefined) return container && unsigned(container)
  const signed: SignedXml = signXades(container, signer.identity as SigningIdentity, optionsOf(date, signer.id))
  return withSections(signed.bytes, container)
}

/** Makes the container of a document that is large; a megabyte takes 10 ms. */
export const containLarge: Task<SentContained, Uint8Array | undefined> = {
  name: "containLarge",
  run: containSent,
  smallest: 1024 * 1024,
  millisPerMiB: 5000
}
