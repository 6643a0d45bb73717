import { hash } from "node:crypto"
import { inflateRawSync } from "node:zlib"
import { recordOf, type Row } from "../../platform/database/records.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import { unpack } from "./packed.ts"
import type { Submission } from "./Submission.ts"

/** The columns of `submissions` that a list reads: neither the document nor the answer to it. */
export const summaryColumns = `id, created_at, operation, company_id, provider_id, environment, issuer_nit, document_type, prefix,
  number, content_digest, xml_digest, document_key, key_scheme, name, document_date, signature_value, reference, file_name,
  zip_name, state, attempts, lease_until, status_code, status_message, status_description, error_message, zipkey,
  outage_began_at, alarm, answered_at, test_set_id`

/** Every column but the document itself, which is not read back where it is known. */
export const columnsWithoutXml = `${summaryColumns}, application_response`

const columns = [
  ...columnsWithoutXml.split(/,\s+/u).filter((column) => column !== "zipkey"),
  "signed_xml",
  "deflated_xml"
]

type Octets = Uint8Array | null | undefined

/** What a row keeps deflated, checked; throws `StorageError` where it is not what was signed. */
const inflated = (deflated: Uint8Array, digest: Octets): Uint8Array => {
  const octets = inflateRawSync(deflated)
  if (digest && hash("sha256", octets, "buffer").equals(digest)) return octets
  throw StorageError.because("Submissions", "a signed document is damaged", false)
}

/** The submission that a row holds, whatever else the row has. */
export const submissionOf = (row: Row): Submission => {
  const of = (column: string) => row[column] as Octets
  const [kept, deflated, answer] = [of("signed_xml"), of("deflated_xml"), of("application_response")]
  return recordOf({
    ...Object.fromEntries(columns.map((column) => [column, row[column]])),
    zip_key: row["zipkey"],
    signed_xml: kept?.length === 0 && deflated ? inflated(deflated, of("xml_sha256")) : kept,
    application_response: answer && unpack(answer)
  })
}
