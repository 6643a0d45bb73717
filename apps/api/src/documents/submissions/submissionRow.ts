import type { FilingEnvironment } from "../../platform/FilingEnvironment.ts"
import type { Submission } from "./Submission.ts"
import type { SubmissionState } from "./submissionStates.ts"

/** A row of `submissions` as the driver gives it; the table's constraints answer for the literals. */
export interface SubmissionRow {
  readonly id: string
  readonly created_at: Date
  readonly operation: string
  readonly company_id: string
  readonly provider_id: string
  readonly environment: FilingEnvironment
  readonly issuer_nit: string
  readonly document_type: string
  readonly prefix: string
  readonly number: bigint
  readonly content_digest: string
  readonly xml_digest: string
  readonly document_key: string
  readonly key_scheme: string
  readonly name: string
  readonly document_date: string
  readonly signature_value: string
  readonly reference: string
  readonly file_name: string
  readonly zip_name: string
  readonly signed_xml: Uint8Array
  readonly state: SubmissionState
  readonly attempts: number
  readonly lease_until: Date | null
  readonly status_code: string
  readonly status_message: string
  readonly status_description: string
  readonly error_message: string
  readonly zipkey: string
  readonly application_response: Uint8Array | null
  readonly alarm: string | null
  readonly answered_at: Date | null
  readonly outage_began_at: Date | null
  readonly test_set_id: string | null
}

/** Every column but the document itself, which is not read back by who has it. */
export const columnsWithoutXml = [
  "id",
  "created_at",
  "operation",
  "company_id",
  "provider_id",
  "environment",
  "issuer_nit",
  "document_type",
  "prefix",
  "number",
  "content_digest",
  "xml_digest",
  "document_key",
  "key_scheme",
  "name",
  "document_date",
  "signature_value",
  "reference",
  "file_name",
  "zip_name",
  "state",
  "attempts",
  "lease_until",
  "status_code",
  "status_message",
  "status_description",
  "error_message",
  "zipkey",
  "application_response",
  "alarm",
  "answered_at",
  "outage_began_at",
  "test_set_id"
].join(", ")

/** The submission that a row holds. */
export const submissionOf = (row: SubmissionRow): Submission => ({
  id: row.id,
  createdAt: row.created_at,
  operation: row.operation,
  companyId: row.company_id,
  providerId: row.provider_id,
  environment: row.environment,
  issuerNit: row.issuer_nit,
  documentType: row.document_type,
  prefix: row.prefix,
  number: Number(row.number),
  contentDigest: row.content_digest,
  xmlDigest: row.xml_digest,
  documentKey: row.document_key,
  keyScheme: row.key_scheme,
  name: row.name,
  documentDate: row.document_date,
  signatureValue: row.signature_value,
  reference: row.reference,
  fileName: row.file_name,
  zipName: row.zip_name,
  signedXml: row.signed_xml,
  state: row.state,
  attempts: row.attempts,
  leaseUntil: row.lease_until ?? undefined,
  statusCode: row.status_code,
  statusMessage: row.status_message,
  statusDescription: row.status_description,
  errorMessage: row.error_message,
  zipKey: row.zipkey,
  applicationResponse: row.application_response ?? undefined,
  alarm: row.alarm ?? undefined,
  answeredAt: row.answered_at ?? undefined,
  outageBeganAt: row.outage_began_at ?? undefined,
  testSetId: row.test_set_id ?? undefined
})
