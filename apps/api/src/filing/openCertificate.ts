import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { SigningCertificate } from "@radicar/domain/document/SigningCertificate"
import { type SignerRole, signerRole } from "@radicar/domain/signing/signerRole"
import type { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Effect, Redacted } from "effect"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import type { PreparedFiling } from "./FilingDocument.ts"

/** Who signs, and in which role. */
export interface Signer {
  readonly identity: SigningIdentity
  readonly role: SignerRole
}

const unusable = (reason: string, detail: string) => new CertificateUnusable({ reason, detail })

const contentOf = (certificate: SigningCertificate | undefined): Uint8Array | CertificateUnusable => {
  if (certificate?.content === undefined) {
    return certificate?.token === undefined
      ? unusable("NoCertificate", "Send SigningCertificate.Content, a PKCS#12 file in base64, and its Password.")
      : unusable("UnknownToken", "No certificate is stored under SigningCertificate.Token; send Content and Password.")
  }
  const base64 = Redacted.value(certificate.content).replaceAll(/\s/gu, "")
  return /^[A-Za-z0-9+/]+={0,2}$/u.test(base64)
    ? Buffer.from(base64, "base64")
    : unusable("MalformedCertificate", "SigningCertificate.Content is not base64.")
}

/**
 * Opens the certificate of a filing. Outside the sandbox it must be the issuer's or that of the software's owner, who
 * signs as third party; a certificate that names no NIT is left to the authority to judge.
 */
export const openCertificate = Effect.fn("openCertificate")(function* (
  identities: SigningIdentityCache["Service"],
  filing: PreparedFiling,
  environment: FilingEnvironment
) {
  const content = contentOf(filing.certificate)
  if (content instanceof CertificateUnusable) return yield* content
  const password = filing.certificate?.password ?? Redacted.make("")
  const identity: SigningIdentity = yield* identities
    .open(content, password, new Date())
    .pipe(Effect.mapError((error) => unusable(error._tag, error.message)))
  const role = signerRole(identity.nit, { issuerNit: filing.issuerNit, softwareOwnerNit: filing.ownerNit })
  if (role === undefined && environment !== "sandbox") {
    return yield* unusable(
      "NotTheIssuers",
      `The certificate is of NIT ${identity.nit}; the issuer is ${filing.issuerNit}.`
    )
  }
  const signer: Signer = { identity, role: role ?? "supplier" }
  return signer
})
