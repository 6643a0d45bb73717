import type { SignedXml } from "@radicar/signature/inner/SignedXml"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { signXades, signXadesAsync, type XadesOptions } from "@radicar/signature/inner/XadesSignature"
import type { CanonicalXml } from "@radicar/ubl/inner/CanonicalXml"
import { Effect } from "effect"
import type { HeavyWork, Task } from "./HeavyWork.ts"

const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** Parts of an identity that a thread needs to sign. The key stays in OpenSSL's memory, which is shared. */
export type SerializedIdentity = Omit<SigningIdentity, "certificate" | "chain">

/** Prepares an identity for a thread. */
export const serializeIdentity = (identity: SigningIdentity): SerializedIdentity => {
  const { certificate: _, chain: __, ...facts } = identity
  // the key is not enumerable
  return { ...facts, privateKey: identity.privateKey }
}

/** A document in a form for threads: octets only, without the function that renders it. */
export interface SerializedXml extends Pick<CanonicalXml, "namespaces" | "written"> {
  /** Head and tail of the document in UTF-8, one after the other, in a transferable buffer. */
  readonly octets: Uint8Array<ArrayBuffer>
  /** Length of the head in octets. */
  readonly headLength: number
}

/** Prepares a document for sending to or from a thread. */
export const serializeXml = (xml: CanonicalXml): SerializedXml => {
  const { encoded, namespaces, written } = xml
  const root = { namespaces, ...(written === undefined ? {} : { written }) }
  return encoded === undefined
    ? { ...root, octets: encoder.encode(xml.head + xml.tail), headLength: Buffer.byteLength(xml.head) }
    : { ...root, octets: Uint8Array.from(encoded.octets), headLength: encoded.headLength }
}

/** Restores a document; its head and tail are decoded when read. */
export const restoreXml = ({ headLength, octets, ...root }: SerializedXml): CanonicalXml => ({
  ...root,
  encoded: { octets, headLength },
  get head() {
    return decoder.decode(octets.subarray(0, headLength))
  },
  get tail() {
    return decoder.decode(octets.subarray(headLength))
  }
})

/** Document, identity and options of a signature. */
interface Signing {
  readonly xml: SerializedXml
  readonly identity: SerializedIdentity
  readonly options: XadesOptions
}

/** Signs a large document; a megabyte takes 10 ms. */
export const signLarge: Task<Signing, SignedXml> = {
  name: "signLarge",
  run: ({ identity, options, xml }) => signXades(restoreXml(xml), identity as SigningIdentity, options),
  smallest: 1024 * 1024
}

/** Signs a document: on Node's thread pool, or, if it is large, entirely in a worker thread. */
export const signXml = (
  work: HeavyWork["Service"],
  xml: CanonicalXml,
  identity: SigningIdentity,
  options: XadesOptions
): Effect.Effect<SignedXml> => {
  const length = xml.encoded?.octets.length ?? xml.head.length + xml.tail.length
  if (length <= signLarge.smallest) return signXadesAsync(xml, identity, options)
  const sent = serializeXml(xml)
  const signing = { xml: sent, identity: serializeIdentity(identity), options }
  // the service rendered the document itself, so a failure is a defect
  return Effect.orDie(work.run(signLarge, signing, length, { transfer: [sent.octets.buffer] }))
}
