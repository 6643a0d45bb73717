import { Effect } from "effect"
import { hash } from "node:crypto"
import type { Submission } from "../storage/Submission.ts"
import type { Signer, SignerProblem } from "./openCertificate.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

/** Status of a rejection by the validation rules; any other came before they were asked. */
const rejectedByRules = "99"

const isSignedWith = ({ signedXml }: Submission, { identity }: Signer): boolean =>
  Buffer.from(signedXml.buffer, signedXml.byteOffset, signedXml.length).includes(identity.certificateBase64, "latin1")

/**
 * Whether a filing differs from the rejected submission of its number in anything that the authority may have rejected
 * it for: its content, the certificate, or a secret, which shows in the rendered document only (CUFE, security code).
 * A rejection that is no verdict of the rules says nothing about the document, so it may always come again. Who brings
 * no certificate can file nothing and wants the recorded answer.
 */
export const isCorrection = Effect.fn("isCorrection")(function* (
  rejected: Submission,
  filing: AddressedFiling,
  openSigner: Effect.Effect<Signer, SignerProblem>
) {
  if (rejected.contentDigest !== filing.contentDigest) return true
  if (filing.certificate?.content === undefined && filing.certificate?.token === undefined) return false
  if (rejected.statusCode !== rejectedByRules) return true
  const { head, tail } = filing.render()
  if (hash("sha256", head + tail, "base64") !== rejected.xmlDigest) return true
  return !isSignedWith(rejected, yield* openSigner)
})
