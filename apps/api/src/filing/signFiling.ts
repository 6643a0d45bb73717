import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { fileNamePatterns } from "@radicar/dian/FileName"
import { signingMoment } from "@radicar/domain/signing/signingMoment"
import { submissionName } from "@radicar/domain/submission/SubmissionResult"
import type { SignedXml } from "@radicar/signature/SignedXml"
import { signAsync } from "@radicar/signature/XadesSignature"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { NewSubmission } from "../documents/submissions/Submission.ts"
import { failWith } from "../http/language.ts"
import { filingStep, filingSteps } from "../platform/observability/steps.ts"
import type { Signer } from "./openCertificate.ts"
import type { PreparedFiling } from "./prepareFiling.ts"
import { present } from "../platform/present.ts"

/**
 * Renders and signs a filing. The certificate must have been valid at the moment that the signature claims, which for a
 * document of an earlier day is that day (rule ZD07). `now` is in milliseconds since the epoch.
 */
export const signFiling = Effect.fnUntraced(function* (
  filing: PreparedFiling,
  { identity, role }: Signer,
  now: number
) {
  const moment = signingMoment(filing.date, now)
  if (moment.epochMillis < identity.notBefore.getTime() || moment.epochMillis > identity.notAfter.getTime()) {
    const from = identity.notBefore.toISOString()
    const to = identity.notAfter.toISOString()
    return yield* failWith(
      CertificateUnusable,
      {
        en: `The document is dated ${filing.date}, when the certificate was not valid (from ${from} to ${to}).`,
        es: `El documento es del ${filing.date}, cuando el certificado no estaba vigente (del ${from} al ${to}).`
      },
      { reason: "CertificateNotValidAtIssue" }
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

/** The record of a signed document, with the names that its files get in a year. */
export const newSubmission = (
  { contentDigest, date, identity, key, outage, reference, request, requestDigest }: PreparedFiling,
  signed: SignedXml,
  year: number
): NewSubmission => {
  const { companyId, document, idempotencyKey, providerId, testSetId } = request
  const { fileKind } = document
  const { issuerNit, number, prefix } = identity
  return {
    ...identity,
    operation: document.operation,
    companyId,
    providerId,
    contentDigest,
    xmlDigest: signed.digest,
    documentKey: key.value,
    keyScheme: key.scheme,
    name: submissionName({ prefix, issuer: issuerNit, number }),
    documentDate: `${date}-05:00`,
    signatureValue: signed.signatureValue,
    reference,
    signedXml: signed.bytes,
    file: {
      kind: fileKind,
      year,
      names: fileNamePatterns({ kind: fileKind, nit: issuerNit, providerCode: "000", year })
    },
    ...present({ testSetId, outage }),
    ...(idempotencyKey === undefined
      ? {}
      : { idempotency: { operation: document.operation, key: idempotencyKey, contentDigest: requestDigest } })
  }
}
