import type { SignedXml } from "@radicar/signature/SignedXml"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { sign, signAsync, type XadesOptions } from "@radicar/signature/XadesSignature"
import type { CanonicalXml } from "@radicar/ubl/CanonicalXml"
import { Effect } from "effect"
import type { HeavyWork, Task } from "./HeavyWork.ts"

/** What signing takes of an identity, as a thread takes it. The key stays in OpenSSL's memory, which is shared. */
export type SentIdentity = Omit<SigningIdentity, "certificate" | "chain">

/** An identity to send to a thread. */
export const sentIdentity = (identity: SigningIdentity): SentIdentity => {
  const { certificate: _, chain: __, ...facts } = identity
  // the key is not among what is listed
  return { ...facts, privateKey: identity.privateKey }
}

/** What is signed, by whom, and how. */
interface Signing {
  readonly xml: CanonicalXml
  readonly identity: SentIdentity
  readonly options: XadesOptions
}

/** Signs a document that is large; a megabyte takes 10 ms. */
export const signLarge: Task<Signing, SignedXml> = {
  name: "signLarge",
  run: ({ identity, options, xml }) => sign(xml, identity as SigningIdentity, options),
  smallest: 1024 * 1024,
  millisPerMiB: 5000
}

/** A document as a thread can be sent it: its texts, without what renders it again. */
export const sentXml = ({ head, namespaces, tail, written }: CanonicalXml): CanonicalXml => ({
  head,
  tail,
  namespaces,
  ...(written === undefined ? {} : { written })
})

/** Signs a document: on the thread pool of Node, or all of it in a thread where it is large. */
export const signXml = (
  work: HeavyWork["Service"],
  xml: CanonicalXml,
  identity: SigningIdentity,
  options: XadesOptions
): Effect.Effect<SignedXml> => {
  const length = xml.encoded?.octets.length ?? xml.head.length + xml.tail.length
  if (length <= signLarge.smallest) return signAsync(xml, identity, options)
  // what is signed was written by the service itself
  return Effect.orDie(work.run(signLarge, { xml: sentXml(xml), identity: sentIdentity(identity), options }, length))
}
