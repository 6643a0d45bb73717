import { CertificateUnusable, type ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { fileNamePatterns, ownSoftware } from "@radicar/dian/inner/FileName"
import type { SignerRole } from "@radicar/domain/inner/Nit"
import { signingMoment } from "@radicar/domain/inner/rulebook/sameDay"
import { submissionName } from "@radicar/domain/inner/submission/SubmissionResult"
import { checkValidity } from "@radicar/signature/inner/Pkcs12"
import type { SignedXml } from "@radicar/signature/inner/SignedXml"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Clock, Effect, Option } from "effect"
import { randomUUID } from "node:crypto"
import type { NewSubmission } from "../documents/submissions/Submission.ts"
import { failWith } from "../http/language.ts"
import { filingStep, filingSteps } from "../platform/observability/metrics/measurements.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { HeavyWork } from "../platform/work/HeavyWork.ts"
import { signXml } from "../platform/work/signXml.ts"
import {
  certificateErrorText,
  openContainer,
  unusable,
  unusableFor
} from "../tenants/certificates/certificateProblems.ts"
import { CertificateVault } from "../tenants/certificates/CertificateVault.ts"
import { DevelopmentIdentity } from "../tenants/certificates/DevelopmentIdentity.ts"
import { Ownership } from "../tenants/Ownership.ts"
import type { PreparedFiling } from "./prepareFiling.ts"

/** The signing certificate and the role of its holder. */
export interface Signer {
  readonly identity: SigningIdentity
  readonly role: SignerRole
}

/** Reasons why a certificate cannot be opened. */
export type SignerProblem = CertificateUnusable | ServiceUnavailable

/** Opens the certificate of a filing. */
export type OpenSigner = Effect.Effect<Signer, SignerProblem>

const openStored = Effect.fnUntraced(function* (
  stored: Effect.Effect<Option.Option<SigningIdentity>, ServiceUnavailable>,
  unknown: "UnknownToken" | "UnknownDefault"
) {
  const storedIdentity = yield* stored
  if (Option.isNone(storedIdentity)) return yield* unusableFor(unknown)
  const now = new Date(yield* Clock.currentTimeMillis)
  yield* checkValidity(storedIdentity.value, now).pipe(
    Effect.catch((error) => unusable(error._tag, certificateErrorText(error)))
  )
  return storedIdentity.value
})

/**
 * Opens the certificate to use: the one that was sent, else the stored one that a token names, else the company's
 * default.
 */
const openStated = Effect.gen(function* () {
  const development = yield* DevelopmentIdentity
  const identities = yield* SigningIdentityCache
  const vault = yield* CertificateVault
  return ({ certificate, defaultCertificate, request: { companyId } }: PreparedFiling) => {
    if (certificate?.content !== undefined) return openContainer(identities, certificate.content, certificate.password)
    if (certificate?.token !== undefined) return openStored(vault.open(companyId, certificate.token), "UnknownToken")
    return defaultCertificate === undefined
      ? Effect.flatMap(
          development.signerOf(companyId),
          Option.match({ onNone: () => unusableFor("NoCertificate"), onSome: (identity) => Effect.succeed(identity) })
        )
      : openStored(vault.get(companyId, defaultCertificate), "UnknownDefault")
  }
})

/**
 * Makes the function that opens the certificate of a filing. If ownership is checked, the certificate must be the
 * issuer's, or that of the software's owner, who signs as third party. A company that is not bound to a NIT yet is then
 * bound to the issuer's.
 */
export const openCertificate = Effect.gen(function* () {
  const ownership = yield* Ownership
  const open = yield* openStated
  return Effect.fnUntraced(function* (filing: PreparedFiling) {
    const identity: SigningIdentity = yield* open(filing).pipe(filingStep("certificate"))
    const owned = { ...filing, companyId: filing.request.companyId, environment: filing.documentIdentity.environment }
    const role = yield* ownership.roleOf(identity, owned)
    yield* ownership.bind(owned)
    const signer: Signer = { identity, role }
    return signer
  })
})

/**
 * Renders and signs a filing. The certificate must have been valid at the claimed signing time; a document of an
 * earlier day claims that day (rule ZD07). `now` is in milliseconds since the epoch.
 */
export const signFiling = Effect.fnUntraced(function* (
  work: HeavyWork["Service"],
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
  const options = {
    // a number that the request states makes the document the same when its claim is lost
    id: filing.request.mark ?? randomUUID(),
    signingTime: moment.text,
    role,
    ...(policyDescription === undefined ? {} : { policyDescription })
  }
  return yield* signXml(work, xml, identity, options).pipe(filingStep("sign"))
})

/** The record of a signed document, with the patterns of its file names in a year. */
export const newSubmission = (
  {
    contentDigest,
    corrects,
    date,
    documentIdentity,
    facts,
    key,
    notifications,
    outage,
    payroll,
    reference,
    request,
    requestDigest,
    sale,
    writtenId
  }: PreparedFiling,
  { identity }: Signer,
  signed: SignedXml,
  year: number
): NewSubmission => {
  const { companyId, document, idempotencyKey, providerId, testSetId } = request
  const { fileKind } = document
  const { issuerNit, number, prefix } = documentIdentity
  return {
    ...documentIdentity,
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
    facts: { ...facts, certificate: identity.serialNumber },
    file: {
      kind: fileKind,
      year,
      names: fileNamePatterns({ kind: fileKind, nit: issuerNit, providerCode: ownSoftware, year })
    },
    ...withoutUndefined({
      testSetId,
      outage,
      payroll,
      sale,
      corrects,
      notifications: notifications.length === 0 ? undefined : notifications,
      writtenId
    }),
    ...(idempotencyKey === undefined
      ? {}
      : { idempotency: { operation: document.operation, key: idempotencyKey, contentDigest: requestDigest } })
  }
}
