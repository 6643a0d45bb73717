import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { Redacted } from "effect"
import { testSoftware } from "../testSoftware.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import type { GivenSecret, Secrets } from "../Secrets.ts"

const testAuthorisation = "18760000001"

/** The technical key that the authority assigns to all ranges in its test environment. */
const testTechnicalKey = (): Redacted.Redacted<string> =>
  Redacted.make(
    invoiceExample({ number: 1, date: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" }) }).NumberingRange
      .TechnicalKey
  )

const givenSecret = (value: Redacted.Redacted<string> | undefined): GivenSecret | undefined =>
  value === undefined ? undefined : { value, assumed: false }

/**
 * The secrets that fit a document: the given ones, or else the public ones if the document states that it uses them.
 */
export const secretsFor = (
  { authorisation, environment, softwareId }: DocumentFacts,
  secrets: Secrets
): { readonly technicalKey: GivenSecret | undefined; readonly softwarePin: GivenSecret | undefined } => {
  const fits = secrets.softwareId === undefined || secrets.softwareId === softwareId
  const isTestRange = environment === "2" && authorisation === testAuthorisation
  return {
    technicalKey:
      givenSecret(secrets.technicalKey) ?? (isTestRange ? { value: testTechnicalKey(), assumed: true } : undefined),
    softwarePin:
      (fits ? givenSecret(secrets.softwarePin) : undefined) ??
      (environment === "2" && softwareId === testSoftware.id ? { value: testSoftware.pin, assumed: true } : undefined)
  }
}
