import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { signingMoment } from "@radicar/domain/signing/signingMoment"
import { signAsync } from "@radicar/signature/XadesSignature"
import { Clock, Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { PreparedFiling } from "./FilingDocument.ts"
import type { Signer } from "./openCertificate.ts"

/**
 * Renders and signs a filing. The certificate must have been valid at the moment that the signature claims, which for a
 * document of an earlier day is that day (rule ZD07).
 */
export const signFiling = Effect.fn("signFiling")(function* (filing: PreparedFiling, { identity, role }: Signer) {
  const moment = signingMoment(filing.date, yield* Clock.currentTimeMillis)
  if (moment.epochMillis < identity.notBefore.getTime() || moment.epochMillis > identity.notAfter.getTime()) {
    return yield* new CertificateUnusable({
      reason: "CertificateNotValidAtIssue",
      detail:
        `The document is dated ${filing.date}, when the certificate was not valid ` +
        `(from ${identity.notBefore.toISOString()} to ${identity.notAfter.toISOString()}).`
    })
  }
  return yield* signAsync(filing.render(), identity, { id: randomUUID(), signingTime: moment.text, role })
})
