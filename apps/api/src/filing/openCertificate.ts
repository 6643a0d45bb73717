import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { SigningCertificate } from "@radicar/domain/document/SigningCertificate"
import type { Localized } from "@radicar/domain/rules/Language"
import { type SignerRole, signerRole } from "@radicar/domain/signing/signerRole"
import type { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { checkValidity } from "@radicar/signature/Pkcs12"
import { Clock, Effect, Option, Redacted } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import type { CertificateVault } from "../vault/CertificateVault.ts"
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

/** What opening a certificate takes. */
export interface CertificateSources {
  readonly identities: SigningIdentityCache["Service"]
  readonly vault: CertificateVault["Service"]
  /** Whose stored certificates a token may name. */
  readonly companyId: string
}

const openContent = Effect.fnUntraced(function* (
  identities: SigningIdentityCache["Service"],
  content: Redacted.Redacted,
  password: Redacted.Redacted
) {
  const base64 = Redacted.value(content).replaceAll(/\s/gu, "")
  if (!/^[A-Za-z0-9+/]+={0,2}$/u.test(base64)) return yield* unusableFor("MalformedCertificate")
  return yield* identities
    .open(Buffer.from(base64, "base64"), password, new Date())
    .pipe(Effect.catch((error) => unusable(error._tag, certificateErrorText(error))))
})

const openStored = Effect.fnUntraced(function* ({ companyId, vault }: CertificateSources, token: Redacted.Redacted) {
  const found = yield* vault.open(companyId, token)
  if (Option.isNone(found)) return yield* unusableFor("UnknownToken")
  const now = new Date(yield* Clock.currentTimeMillis)
  yield* checkValidity(found.value, now).pipe(
    Effect.catch((error) => unusable(error._tag, certificateErrorText(error)))
  )
  return found.value
})

/** What is sent wins over what is stored. */
const openStated = (sources: CertificateSources, certificate: SigningCertificate | undefined) => {
  if (certificate?.content !== undefined) {
    return openContent(sources.identities, certificate.content, certificate.password ?? Redacted.make(""))
  }
  return certificate?.token === undefined ? unusableFor("NoCertificate") : openStored(sources, certificate.token)
}

/**
 * Opens the certificate of a filing. Outside the sandbox it must be the issuer's or that of the software's owner, who
 * signs as third party; a certificate that names no NIT is left to the authority to judge.
 */
export const openCertificate = Effect.fn("openCertificate")(function* (
  sources: CertificateSources,
  filing: AddressedFiling
) {
  const identity: SigningIdentity = yield* openStated(sources, filing.certificate)
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
