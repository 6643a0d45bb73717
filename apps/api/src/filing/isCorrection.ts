import { parseRule } from "@radicar/dian/Rule"
import { Effect } from "effect"
import { hash } from "node:crypto"
import type { Submission } from "../storage/Submission.ts"
import type { Signer } from "./openCertificate.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

/** Status of a rejection by the validation rules; any other came before they were asked. */
const rejectedByRules = "99"

/** Rule of the signature: its time must not lie in the future. It is another one each time. */
const signedInTheFuture = "DC24"

/** Whether there was nothing wrong but the time of signing. */
const isRejectedForItsTime = ({ errorMessage }: Submission): boolean =>
  errorMessage.split("\n").every((line) => parseRule(line, false).code === signedInTheFuture)

const isSignedWith = ({ signedXml }: Submission, { identity }: Signer): boolean =>
  Buffer.from(signedXml.buffer, signedXml.byteOffset, signedXml.length).includes(identity.certificateBase64, "latin1")

/**
 * Whether a filing differs from the rejected submission of its number in anything that the authority may have rejected
 * it for: its content, the certificate, or a secret, which shows in the rendered document only (CUFE, security code).
 * A rejection that is no verdict of the rules, or one of the time of signing alone, says nothing about the document, so it
 * may always come again. Who brings no certificate can file nothing and wants the recorded answer.
 */
export const isCorrection = Effect.fnUntraced(function* <E>(
  rejected: Submission,
  filing: AddressedFiling,
  openSigner: Effect.Effect<Signer, E>
): Effect.fn.Return<boolean, E> {
  if (rejected.contentDigest !== filing.contentDigest) return true
  if (filing.certificate?.content === undefined && filing.certificate?.token === undefined) return false
  if (rejected.statusCode !== rejectedByRules || isRejectedForItsTime(rejected)) return true
  const { head, tail } = filing.render()
  if (hash("sha256", head + tail, "base64") !== rejected.xmlDigest) return true
  return !isSignedWith(rejected, yield* openSigner)
})
