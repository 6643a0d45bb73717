import { hash } from "node:crypto"
import type { SigningIdentity } from "../SigningIdentity.ts"

/** The `ds:KeyInfo` of an identity, which is the same in every signature that it makes. */
export interface KeyInfo {
  readonly id: string
  /** With the end of the signature value, which it follows. */
  readonly octets: Buffer
  /** Of its canonical form in a document with these namespaces, in base64. */
  readonly digest: (namespaces: string) => string
  /** Another text that is the same in many signatures, by a key; made at the first of them. */
  readonly remember: (key: string, make: () => string) => Buffer
}

/** As many as there are types of documents. */
const mostRemembered = 16

/** A function that remembers its answers, up to {@link mostRemembered} of them. */
const remembering = <A>() => {
  const known = new Map<string, A>()
  return (key: string, make: () => A): A => {
    const remembered = known.get(key)
    if (remembered !== undefined) return remembered
    const fresh = make()
    if (known.size < mostRemembered) known.set(key, fresh)
    return fresh
  }
}

const made = new WeakMap<SigningIdentity, KeyInfo>()

/** A UUID that a certificate always gets: what is named by it is the same wherever it stands. */
const uuidOf = ({ certificateBase64 }: SigningIdentity): string =>
  hash("sha256", certificateBase64).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5")

/**
 * The `ds:KeyInfo` of an identity. Its Id is made of the certificate and not of the signature (the annex' examples have
 * one of its own, too), so its digest is worked out once for each type of document.
 */
export const keyInfoOf = (identity: SigningIdentity): KeyInfo => {
  const known = made.get(identity)
  if (known !== undefined) return known
  const id = `xmldsig-${uuidOf(identity)}-keyinfo`
  const certificate = `<ds:X509Certificate>${identity.certificateBase64}</ds:X509Certificate>`
  const rest = ` Id="${id}"><ds:X509Data>${certificate}</ds:X509Data></ds:KeyInfo>`
  const [digests, texts] = [remembering<string>(), remembering<Buffer>()]
  const keyInfo: KeyInfo = {
    id,
    octets: Buffer.from(`</ds:SignatureValue><ds:KeyInfo${rest}`),
    digest: (namespaces) => digests(namespaces, () => hash("sha256", `<ds:KeyInfo${namespaces}${rest}`, "base64")),
    remember: (key, make) => texts(key, () => Buffer.from(make()))
  }
  made.set(identity, keyInfo)
  return keyInfo
}
