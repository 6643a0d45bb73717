import { hash } from "node:crypto"
import type { SigningIdentity } from "../SigningIdentity.ts"

/** The `ds:KeyInfo` of an identity, which is the same in every signature that it makes. */
export interface KeyInfo {
  readonly id: string
  /** What follows `<ds:KeyInfo` and the namespaces. */
  readonly rest: string
  /** Of its canonical form in a document with these namespaces, in base64. */
  readonly digest: (namespaces: string) => string
}

/** As many as there are types of documents. */
const mostDigests = 16

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
  const digests = new Map<string, string>()
  const digest = (namespaces: string): string => {
    const workedOut = digests.get(namespaces)
    if (workedOut !== undefined) return workedOut
    const fresh = hash("sha256", `<ds:KeyInfo${namespaces}${rest}`, "base64")
    if (digests.size < mostDigests) digests.set(namespaces, fresh)
    return fresh
  }
  const keyInfo: KeyInfo = { id, rest, digest }
  made.set(identity, keyInfo)
  return keyInfo
}
