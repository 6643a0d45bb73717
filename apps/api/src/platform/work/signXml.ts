import type { SignedXml } from "@radicar/signature/inner/SignedXml"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { signXades, signXadesAsync, type XadesOptions } from "@radicar/signature/inner/XadesSignature"
import type { CanonicalXml } from "@radicar/ubl/inner/CanonicalXml"
import { Effect } from "effect"
import type { HeavyWork, Task } from "./HeavyWork.ts"

const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** What signing takes of an identity, as a thread takes it. The key stays in OpenSSL's memory, which is shared. */
export type SentIdentity = Omit<SigningIdentity, "certificate" | "chain">

/** An identity to send to a thread. */
export const sentIdentity = (identity: SigningIdentity): SentIdentity => {
  const { certificate: _, chain: __, ...facts } = identity
  // the key is not among what is listed
  return { ...facts, privateKey: identity.privateKey }
}

/** A document as a thread is sent it: octets of its own, without what renders it again. */
export interface SentXml extends Pick<CanonicalXml, "namespaces" | "written"> {
  /** Head and tail as UTF-8, one behind the other, in a buffer that can be handed over. */
  readonly octets: Uint8Array<ArrayBuffer>
  /** Octets of the head. */
  readonly headLength: number
}

/** A document to send to a thread, or from one. */
export const sentXml = (xml: CanonicalXml): SentXml => {
  const { encoded, namespaces, written } = xml
  const root = { namespaces, ...(written === undefined ? {} : { written }) }
  return encoded === undefined
    ? { ...root, octets: encoder.encode(xml.head + xml.tail), headLength: Buffer.byteLength(xml.head) }
    : { ...root, octets: Uint8Array.from(encoded.octets), headLength: encoded.headLength }
}

/** A document that was sent; its head and tail are decoded when they are read. */
export const receivedXml = ({ headLength, octets, ...root }: SentXml): CanonicalXml => ({
  ...root,
  encoded: { octets, headLength },
  get head() {
    return decoder.decode(octets.subarray(0, headLength))
  },
  get tail() {
    return decoder.decode(octets.subarray(headLength))
  }
})

/** What is signed, by whom, and how. */
interface Signing {
  readonly xml: SentXml
  readonly identity: SentIdentity
  readonly options: XadesOptions
}

/** Signs a document that is large; a megabyte takes 10 ms. */
export const signLarge: Task<Signing, SignedXml> = {
  name: "signLarge",
  run: ({ identity, options, xml }) => signXades(receivedXml(xml), identity as SigningIdentity, options),
  smallest: 1024 * 1024,
  millisPerMiB: 5000
}

/** Signs a document: on the thread pool of Node, or all of it in a thread where it is large. */
export const signXml = (
  work: HeavyWork["Service"],
  xml: CanonicalXml,
  identity: SigningIdentity,
  options: XadesOptions
): Effect.Effect<SignedXml> => {
  const length = xml.encoded?.octets.length ?? xml.head.length + xml.tail.length
  if (length <= signLarge.smallest) return signXadesAsync(xml, identity, options)
  const sent = sentXml(xml)
  const signing = { xml: sent, identity: sentIdentity(identity), options }
  // what is signed was written by the service itself
  return Effect.orDie(work.run(signLarge, signing, length, [sent.octets.buffer]))
}
