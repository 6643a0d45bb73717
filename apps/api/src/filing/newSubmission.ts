import { documentFileName, zipFileName } from "@radicar/dian/FileName"
import { submissionName } from "@radicar/domain/submission/SubmissionResult"
import type { SignedXml } from "@radicar/signature/SignedXml"
import type { NewSubmission } from "../storage/Submission.ts"
import type { FilingContext } from "./FilingRequest.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

/** The record of a signed document, with the names that its files get in a year. */
export const newSubmission = (
  { companyId, document, idempotencyKey, providerId, testSetId }: FilingContext,
  { contentDigest, date, fileKind, identity, key, outage, reference, requestDigest }: AddressedFiling,
  signed: SignedXml,
  year: number
): NewSubmission => {
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
      names: (sequence, zipSequence) => {
        const parts = { kind: fileKind, nit: issuerNit, providerCode: "000", year }
        return {
          fileName: documentFileName({ ...parts, sequence }),
          zipName: zipFileName({ ...parts, sequence: zipSequence })
        }
      }
    },
    ...(testSetId === undefined ? {} : { testSetId }),
    ...(outage === undefined ? {} : { outage }),
    ...(idempotencyKey === undefined
      ? {}
      : { idempotency: { operation: document.operation, key: idempotencyKey, contentDigest: requestDigest } })
  }
}
