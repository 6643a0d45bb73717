import type { SignedXml } from "@radicar/signature/SignedXml"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { sign, signAsync, type XadesOptions } from "@radicar/signature/XadesSignature"
import type { CanonicalXml } from "@radicar/ubl/CanonicalXml"
import { Effect } from "effect"
import type { HeavyWork, Task } from "./HeavyWork.ts"

/** What is signed, by whom, and how. */
interface Signing {
  readonly xml: CanonicalXml
  /** The key is one of OpenSSL's memory, which threads share. */
  readonly identity: Omit<SigningIdentity, "certificate" | "chain">
  readonly options: XadesOptions
}

/** Signs a document that is large; a megabyte takes 10 ms. */
export const signLarge: Task<Signing, SignedXml> = {
  name: "signLarge",
  run: ({ identity, options, xml }) => sign(xml, identity as SigningIdentity, options),
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
  const length = xml.head.length + xml.tail.length
  if (length <= signLarge.smallest) return signAsync(xml, identity, options)
  const { certificate: _, chain: __, ...facts } = identity
  // the key is not enumerable
  const sent = { ...facts, privateKey: identity.privateKey }
  // what is signed was written by the service itself, so that it takes in proportion
  return Effect.orDie(work.run(signLarge, { xml, identity: sent, options }, length))
}
