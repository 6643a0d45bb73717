import { type Columns, recordReader } from "../../platform/database/records.ts"
import type { Submission } from "./Submission.ts"

/** The columns of `submissions`. */
const columns: Columns<Submission> = {
  id: "id",
  createdAt: "created_at",
  operation: "operation",
  companyId: "company_id",
  providerId: "provider_id",
  environment: "environment",
  issuerNit: "issuer_nit",
  documentType: "document_type",
  prefix: "prefix",
  number: "number",
  contentDigest: "content_digest",
  xmlDigest: "xml_digest",
  documentKey: "document_key",
  keyScheme: "key_scheme",
  name: "name",
  documentDate: "document_date",
  signatureValue: "signature_value",
  reference: "reference",
  fileName: "file_name",
  zipName: "zip_name",
  signedXml: "signed_xml",
  state: "state",
  attempts: "attempts",
  leaseUntil: "lease_until",
  statusCode: "status_code",
  statusMessage: "status_message",
  statusDescription: "status_description",
  errorMessage: "error_message",
  zipKey: "zipkey",
  applicationResponse: "application_response",
  alarm: "alarm",
  answeredAt: "answered_at",
  outageBeganAt: "outage_began_at",
  testSetId: "test_set_id"
}

/** Every column but the document itself, which is not read back where it is known. */
export const columnsWithoutXml = Object.values(columns)
  .filter((column) => column !== columns.signedXml)
  .join(", ")

/** The submission that a row holds. */
export const submissionOf = recordReader(columns)
