import { sign } from "node:crypto"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { secondOpinion } from "./libxml2Verifier.ts"

const certificatePath = "//ds:X509Certificate"

/**
 * Makes a changed document consistent again without code of this package: digests by libxml2, signature by node:crypto.
 * What then still fails is what was changed, not that it was changed.
 */
export const resign = (text: string, identity: SigningIdentity): string => {
  const [first, ...rest] = secondOpinion(text, certificatePath).digests
  const withDigests = [first!, ...rest].reduce(
    (document, { actual, expected }) => document.replace(expected, actual),
    text
  )
  const { signedInfo } = secondOpinion(withDigests, certificatePath)
  const value = sign("sha256", Buffer.from(signedInfo, "utf8"), identity.privateKey).toString("base64")
  return withDigests.replace(/(<ds:SignatureValue[^>]*>)[^<]*/, `$1${value}`)
}
