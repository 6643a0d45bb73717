import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { SigningCertificate } from "@radicar/domain/document/SigningCertificate"
import type { Localized } from "@radicar/domain/rules/Language"
import { type SignerRole, signerRole } from "@radicar/domain/signing/signerRole"
import type { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Effect, Redacted } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import { certificateErrorText } from "./certificateErrorText.ts"
import { certificateTexts } from "./certificateTexts.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

/** Who signs, and in which role. */
export interface Signer {
  readonly identity: SigningIdentity
  readonly role: SignerRole
}

const unusable = (reason: string, text: Localized) =>
  failLocalized(text, (detail) => new CertificateUnusable({ reason, detail }))

const unusableFor = (reason: keyof typeof certificateTexts) => unusable(reason, certificateTexts[reason])

const contentOf = (certificate: SigningCertificate | undefined): Effect.Effect<Uint8Array, CertificateUnusable> => {
  if (certificate?.content === undefined) {
    return unusableFor(certificate?.token === undefined ? "NoCertificate" : "UnknownToken")
  }
  const base64 = Redacted.value(certificate.content).replaceAll(/\s/gu, "")
  return /^[A-Za-z0-9+/]+={0,2}$/u.test(base64)
    ? Effect.succeed(Buffer.from(base64, "base64"))
    : unusableFor("MalformedCertificate")
}

/**
 * Opens the certificate of a filing. Outside the sandbox it must be the issuer's or that of the software's owner, who
 * signs as third party; a certificate that names no NIT is left to the authority to judge.
 */
export const openCertificate = Effect.fn("openCertificate")(function* (
  identities: SigningIdentityCache["Service"],
  filing: AddressedFiling
) {
  const content = yield* contentOf(filing.certificate)
  const password = filing.certificate?.password ?? Redacted.make("")
  const identity: SigningIdentity = yield* identities
    .open(content, password, new Date())
    .pipe(Effect.catch((error) => unusable(error._tag, certificateErrorText(error))))
  const role = signerRole(identity.nit, { issuerNit: filing.issuerNit, softwareOwnerNit: filing.ownerNit })
  if (role === undefined && filing.identity.environment !== "sandbox") {
    return yield* unusable("NotTheIssuers", {
      en: `The certificate is of NIT ${identity.nit}; the issuer is ${filing.issuerNit}.`,
      es: `El certificado es del NIT ${identity.nit}; el emisor es ${filing.issuerNit}.`
    })
  }
  const signer: Signer = { identity, role: role ?? "supplier" }
  return signer
})
