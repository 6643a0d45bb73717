import type { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import type { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import type { SigningCertificate } from "@radicar/domain/document/SigningCertificate"
import { type SignerRole, signerRole } from "@radicar/domain/signing/signerRole"
import { checkValidity } from "@radicar/signature/Pkcs12"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import type { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { Clock, Effect, Option, Redacted } from "effect"
import { filingStep } from "../platform/observability/steps.ts"
import {
  certificateErrorText,
  openContainer,
  unusable,
  unusableFor
} from "../tenants/certificates/certificateProblems.ts"
import type { CertificateVault } from "../tenants/certificates/CertificateVault.ts"
import type { PreparedFiling } from "./prepareFiling.ts"

/** Who signs, and in which role. */
export interface Signer {
  readonly identity: SigningIdentity
  readonly role: SignerRole
}

/** Why there is nobody to sign. */
export type SignerProblem = CertificateUnusable | ServiceUnavailable

/** What opening a certificate takes. */
interface CertificateSources {
  readonly identities: SigningIdentityCache["Service"]
  readonly vault: CertificateVault["Service"]
  /** Whose stored certificates a token may name. */
  readonly companyId: string
}

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
    return openContainer(sources.identities, certificate.content, certificate.password)
  }
  return certificate?.token === undefined ? unusableFor("NoCertificate") : openStored(sources, certificate.token)
}

/**
 * Opens the certificate of a filing. Outside the sandbox it must be the issuer's or that of the software's owner, who
 * signs as third party; a certificate that names no NIT is left to the authority to judge.
 */
export const openCertificate = Effect.fnUntraced(function* (sources: CertificateSources, filing: PreparedFiling) {
  const identity: SigningIdentity = yield* openStated(sources, filing.certificate).pipe(filingStep("certificate"))
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
