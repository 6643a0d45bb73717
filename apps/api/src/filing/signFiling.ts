import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { signingMoment } from "@radicar/domain/signing/signingMoment"
import { signAsync } from "@radicar/signature/XadesSignature"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { failLocalized } from "../language/failLocalized.ts"
import { filingStep, filingSteps } from "../observability/filingStep.ts"
import type { Signer } from "./openCertificate.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

/**
 * Renders and signs a filing. The certificate must have been valid at the moment that the signature claims, which for a
 * document of an earlier day is that day (rule ZD07). `now` is in milliseconds since the epoch.
 */
export const signFiling = Effect.fnUntraced(function* (
  filing: AddressedFiling,
  { identity, role }: Signer,
  now: number
) {
  const moment = signingMoment(filing.date, now)
  if (moment.epochMillis < identity.notBefore.getTime() || moment.epochMillis > identity.notAfter.getTime()) {
    const from = identity.notBefore.toISOString()
    const to = identity.notAfter.toISOString()
    return yield* failLocalized(
      {
        en: `The document is dated ${filing.date}, when the certificate was not valid (from ${from} to ${to}).`,
        es: `El documento es del ${filing.date}, cuando el certificado no estaba vigente (del ${from} al ${to}).`
      },
      (detail) => new CertificateUnusable({ reason: "CertificateNotValidAtIssue", detail })
    )
  }
  const { policyDescription } = filing
  const xml = yield* filingSteps((ended) => {
    const rendered = filing.render()
    ended("render")
    return rendered
  })
  return yield* signAsync(xml, identity, {
    id: randomUUID(),
    signingTime: moment.text,
    role,
    ...(policyDescription === undefined ? {} : { policyDescription })
  }).pipe(filingStep("sign"))
})
