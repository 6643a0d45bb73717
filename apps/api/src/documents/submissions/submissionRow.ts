import { recordOf, type Row } from "../../platform/database/records.ts"
import type { Submission } from "./Submission.ts"

/** The columns of `submissions` that a list reads: neither the document nor the answer to it. */
export const summaryColumns = `id, created_at, operation, company_id, provider_id, environment, issuer_nit, document_type, prefix,
  number, content_digest, xml_digest, document_key, key_scheme, name, document_date, signature_value, reference, file_name,
  zip_name, state, attempts, lease_until, status_code, status_message, status_description, error_message, zipkey,
  outage_began_at, alarm, answered_at, test_set_id`

/** Every column but the document itself, which is not read back where it is known. */
export const columnsWithoutXml = `${summaryColumns}, application_response`

const columns = [...columnsWithoutXml.split(/,\s+/u).filter((column) => column !== "zipkey"), "signed_xml"]

/** The submission that a row holds, whatever else the row has. */
export const submissionOf = (row: Row): Submission =>
  recordOf({ ...Object.fromEntries(columns.map((column) => [column, row[column]])), zip_key: row["zipkey"] })
