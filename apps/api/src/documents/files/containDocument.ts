import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { SignableXml } from "@radicar/signature/inner/SignableXml"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { signXades, signXadesAsync } from "@radicar/signature/inner/XadesSignature"
import type { AttachedDocument, ContainedAnswer, ContainerParty } from "@radicar/ubl/inner/container/AttachedDocument"
import { renderAttachedDocument, type RenderedContainer } from "@radicar/ubl/inner/container/renderAttachedDocument"
import { Effect, Option, Result } from "effect"
import { randomUUID } from "node:crypto"
import type { Task } from "../../platform/work/HeavyWork.ts"
import type { SerializedIdentity } from "../../platform/work/signXml.ts"
import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import { parse, parseHead, type XmlElement } from "@radicar/signature/inner/XmlTree"

const isElement = (node: XmlElement["children"][number]): node is XmlElement => node.kind === "element"

const childAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path
    .split("/")
    .reduce<XmlElement | undefined>(
      (parent, local) => parent?.children.find((node): node is XmlElement => isElement(node) && node.local === local),
      element
    )

const textAt = (element: XmlElement | undefined, path: string): string =>
  (childAt(element, path)?.children ?? [])
    .map((node) => (node.kind === "text" ? node.text : ""))
    .join("")
    .trim()

const optionalField = <K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } =>
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
    ...optionalField("checkDigit", attribute("schemeID")),
    ...optionalField("idType", attribute("schemeName")),
    ...optionalField("responsibilities", textAt(scheme, "TaxLevelCode")),
    ...(tax.id === "" ? {} : { taxScheme: tax })
  }
}

/** Type codes of documents that the buyer issues. */
const purchases: ReadonlySet<string> = new Set(["05", "95"])

const partiesOf = (root: XmlElement, documentType: string) => {
  if (root.local === "ApplicationResponse") return ["SenderParty", "ReceiverParty"] as const
  const supplier = "AccountingSupplierParty/Party"
  const customer = "AccountingCustomerParty/Party"
  return purchases.has(documentType) ? ([customer, supplier] as const) : ([supplier, customer] as const)
}

/**
 * Whether an element is a total or a line. Totals and lines make up most of a document, and follow every element that a
 * container needs.
 */
const isBehindParties = ({ local }: XmlElement): boolean => /(?:Total|Line)$/u.test(local)

/** Facts for a container, read from its document. */
export interface ContainerFacts {
  readonly environment: "1" | "2"
  readonly number: string
  readonly sender: ContainerParty
  readonly receiver: ContainerParty
  /** Trade name of the issuer (`cac:PartyName`), else the issuer's name; the fifth part of a mail subject. */
  readonly tradeName: string
  /** Mail address at which the receiver wants documents, as the document writes it. */
  readonly receiverEmail?: string
  /** For an event: its code, and the number of the document that it is about. Absent for other documents. */
  readonly event?: { readonly code: string; readonly reference: string }
}

const extensionsEnd = "</ext:UBLExtensions>"

/** Octets of a document to read first: twice the normal size of its header and parties. */
const FEW = 12 * 1024

/**
 * The first octets of a document, leaving out the extensions, which hold the signature. They nearly always contain
 * every fact for a container, and are a quarter of the whole. No text can look like the extensions, because canonical
 * XML escapes `<` in texts.
 */
const firstOctets = (xml: Uint8Array): Uint8Array => {
  const octets = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
  const [from, to] = [octets.indexOf("<ext:UBLExtensions>"), octets.indexOf(extensionsEnd) + extensionsEnd.length]
  return Buffer.concat([octets.subarray(0, Math.max(from, 0)), octets.subarray(to, to + FEW)])
}

/**
 * Reads from a signed document the facts that its container needs; `undefined` for payroll, which is not put in a
 * container.
 */
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
    ...optionalField("receiverEmail", textAt(childAt(root, addressee), "Contact/ElectronicMail")),
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

/** The authority's answer as a container includes it, with its octets instead of its text. */
export interface AnswerOctets extends Omit<ContainedAnswer, "text"> {
  readonly bytes: Uint8Array
}

/** The authority's answer in the form in which a container includes it. */
export const containedAnswer = (answer: ApplicationResponse): AnswerOctets => ({
  bytes: answer.bytes,
  date: answer.issueDate,
  time: answer.issueTime,
  code: answer.responseCode
})

/** Reads a stored answer for {@link containedAnswer}; `none` if it cannot be read. */
export const readContainedAnswer = (response: Uint8Array): Option.Option<AnswerOctets> => {
  const document = parse(response)
  if (Result.isFailure(document)) return Option.none()
  const { root } = document.success
  return Option.some({
    bytes: response,
    date: textAt(root, "IssueDate"),
    time: textAt(root, "IssueTime"),
    code: textAt(root, "DocumentResponse/Response/ResponseCode")
  })
}

/** Number of octets to compare after the signature: number, key and parties come first and identify a container. */
const compared = 1024

/**
 * The file of a container, made of its signed octets. After the signature, it contains the documents as CDATA sections
 * instead of escaped text. Throws a TypeError if the signed octets do not end as the container does.
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

/** Contents of a container. */
interface Contained {
  readonly signedXml: Uint8Array
  readonly documentType: string
  readonly answer: AnswerOctets | undefined
  readonly key: AttachedDocument["key"]
}

/**
 * Renders an unsigned container: the AttachedDocument that holds a document and the authority's answer to it.
 * `placeholder` stands for the text of each if given. Returns `undefined` for payroll, which has no container.
 */
const rendered = (
  { answer, documentType, key, signedXml }: Contained,
  date: LocalDateTime,
  placeholder?: string
): RenderedContainer | undefined => {
  const facts = containerFacts(signedXml, documentType)
  if (facts === undefined) return undefined
  const { environment, number, receiver, sender } = facts
  return renderAttachedDocument({
    environment,
    number,
    sender,
    receiver,
    date,
    key,
    document: placeholder ?? textOf(signedXml),
    ...(answer === undefined ? {} : { answer: { ...answer, text: placeholder ?? textOf(answer.bytes) } })
  })
}

const optionsOf = (date: LocalDateTime, id: string) => ({ id, signingTime: `${date}.000-05:00` })

const AMPERSAND = 0x26
const LESS = 0x3c
const GREATER = 0x3e

/** Octets of `&amp;`, the longest escape. */
const LONGEST = 5

/** Reused for texts of at most 96 KiB together, because making a buffer costs more than filling it. */
const scratch = Buffer.allocUnsafeSlow(LONGEST * 96 * 1024)

/** Escapes character data as Canonical XML does into `octets`; returns the place behind it. */
const escapeInto = (octets: Buffer, start: number, text: Uint8Array): number => {
  let at = start
  for (let index = 0; index < text.length; index++) {
    const octet = text[index] ?? 0
    if (octet > GREATER || (octet !== LESS && octet !== GREATER && octet !== AMPERSAND)) octets[at++] = octet
    else if (octet === AMPERSAND) at += octets.write("&amp;", at, "latin1")
    else {
      // octet by octet: a call for each of the thousands of tags takes several times as long
      octets[at++] = AMPERSAND
      octets[at++] = octet === LESS ? 0x6c : 0x67
      octets[at++] = 0x74
      octets[at++] = 0x3b
    }
  }
  return at
}

const escapedLength = (text: Uint8Array): number => {
  let length = text.length
  for (let index = 0; index < text.length; index++) {
    const octet = text[index]
    length += octet === LESS || octet === GREATER ? 3 : octet === AMPERSAND ? 4 : 0
  }
  return length
}

const sumOf = (texts: ReadonlyArray<Uint8Array>, lengthOf: (text: Uint8Array) => number): number =>
  texts.reduce((sum, text) => sum + lengthOf(text), 0)

/** Escapes texts, which must contain no CR. The result is valid until the next one is made. */
const escaped = (texts: ReadonlyArray<Uint8Array>): ReadonlyArray<Uint8Array> => {
  const most = LONGEST * sumOf(texts, ({ length }) => length)
  const octets = most <= scratch.length ? scratch : Buffer.allocUnsafeSlow(sumOf(texts, escapedLength))
  let at = 0
  return texts.map((text) => {
    const start = at
    at = escapeInto(octets, start, text)
    return octets.subarray(start, at)
  })
}

const bufferOf = (octets: Uint8Array): Buffer => Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength)

/** Whether a text can be inserted as octets. Texts with other escapes or split sections are rare. */
const isPlain = (text: Uint8Array): boolean => {
  const octets = bufferOf(text)
  return !octets.includes("]]>") && !octets.includes("\r")
}

/** A container to sign, and the function that makes its file of the signed octets. */
interface UnsignedContainer {
  readonly xml: SignableXml
  readonly fileOf: (signed: Uint8Array) => Uint8Array
}

/** The texts inside a container, in their order. */
const enclosed = ({ answer, signedXml }: Contained): ReadonlyArray<Uint8Array> =>
  answer === undefined ? [signedXml] : [signedXml, answer.bytes]

/** Replaces the placeholders in a form by contents, in their order. */
const filled = (form: Uint8Array, placeholder: string, contents: ReadonlyArray<Uint8Array>): Uint8Array => {
  const octets = bufferOf(form)
  let from = 0
  const pieces = contents.flatMap((content) => {
    const at = octets.indexOf(placeholder, from)
    const before = octets.subarray(from, at)
    from = at + placeholder.length
    return [before, content]
  })
  return Buffer.concat([...pieces, octets.subarray(from)])
}

/**
 * A container that takes its document and the answer as octets. As texts, they would be decoded, escaped and encoded
 * again several times, and the largest ones need more memory than a thread has. `id` is a random text: it stands for
 * them until everything is octets.
 */
const unsignedOctets = (contained: Contained, date: LocalDateTime, id: string): UnsignedContainer | undefined => {
  const container = rendered(contained, date, id)
  if (container === undefined) return undefined
  const { headLength, octets: form } = container.encoded
  const texts = enclosed(contained)
  const octets = filled(form, id, escaped(texts))
  const tailLength = octets.length - headLength
  return {
    xml: { head: "", tail: "", namespaces: container.namespaces, encoded: { octets, headLength } },
    fileOf: (signed) => {
      const start = signed.subarray(0, signed.length - tailLength)
      return Buffer.concat([start, filled(Buffer.from(container.sectionedTail), id, texts)])
    }
  }
}

/** A container to sign; `undefined` for a document without a container. */
const unsigned = (contained: Contained, date: LocalDateTime, id: string): UnsignedContainer | undefined => {
  if (enclosed(contained).every(isPlain)) return unsignedOctets(contained, date, id)
  const container = rendered(contained, date)
  return container && { xml: container, fileOf: (signed) => withSections(signed, container) }
}

/** Makes and signs the octets of a container; `undefined` for a document without a container. */
export const containInPlace = (
  contained: Contained,
  date: LocalDateTime,
  identity: SigningIdentity
): Effect.Effect<Uint8Array | undefined> => {
  const id = randomUUID()
  const container = unsigned(contained, date, id)
  if (container === undefined) return Effect.undefined
  return Effect.map(signXadesAsync(container.xml, identity, optionsOf(date, id)), ({ bytes }) =>
    container.fileOf(bytes)
  )
}

/** Contents of a container as sent to a thread. */
interface SentContained extends Contained {
  readonly moment: { readonly date: string; readonly time: string }
  readonly signer: { readonly identity: SerializedIdentity; readonly id: string }
}

const containSent = ({ moment, signer, ...contained }: SentContained): Uint8Array | undefined => {
  const date = new LocalDateTime(moment)
  const container = unsigned(contained, date, signer.id)
  if (container === undefined) return undefined
  return container.fileOf(
    signXades(container.xml, signer.identity as SigningIdentity, optionsOf(date, signer.id)).bytes
  )
}

/** Makes the container of a large document; a megabyte takes 10 ms. */
export const containLarge: Task<SentContained, Uint8Array | undefined> = {
  name: "containLarge",
  run: containSent,
  smallest: 1024 * 1024
}
