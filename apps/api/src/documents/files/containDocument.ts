import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { SignedXml } from "@radicar/signature/inner/SignedXml"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { sign, signAsync } from "@radicar/signature/inner/XadesSignature"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import type { AttachedDocument, ContainedAnswer } from "@radicar/ubl/inner/container/AttachedDocument"
import { renderAttachedDocument, type RenderedContainer } from "@radicar/ubl/inner/container/renderAttachedDocument"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { Task } from "../../platform/work/HeavyWork.ts"
import type { SentIdentity } from "../../platform/work/signXml.ts"
import { containerFacts } from "./containerFacts.ts"

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
  return Effect.map(signAsync(container, identity, optionsOf(date, randomUUID())), ({ bytes }) =>
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
  const { bytes } = sign(xml, identity as SigningIdentity, optionsOf(date, id))
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
  const signed: SignedXml = sign(container, signer.identity as SigningIdentity, optionsOf(date, signer.id))
  return withSections(signed.bytes, container)
}

/** Makes the container of a document that is large; a megabyte takes 10 ms. */
export const containLarge: Task<SentContained, Uint8Array | undefined> = {
  name: "containLarge",
  run: containSent,
  smallest: 1024 * 1024,
  millisPerMiB: 5000
}
