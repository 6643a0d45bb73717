import { Violation } from "@radicar/domain/inner/rules/Violation"
import { Proof } from "@radicar/signature/inner/SignatureReport"
import { Schema } from "effect"
import { hash } from "node:crypto"
import { inflateRawSync } from "node:zlib"
import { documentFamily } from "@radicar/domain/inner/documentRegistry"
import { momentOfId, recordOf, type Row, rowOf } from "../../platform/database/records.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import { unpack } from "./packed.ts"
import type { NewSubmission, ShownFacts, Submission } from "./Submission.ts"
import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { factSums } from "@radicar/domain/inner/facts/factSums"
import { foldName } from "@radicar/domain/inner/text/foldText"

/** Columns of `submissions` that a list reads: neither the document nor the answer. */
export const summaryColumns = `id, operation, company_id, provider_id, environment, issuer_nit, document_type, prefix,
  number, content_digest, xml_digest, document_key, key_scheme, name, document_date, signature_value, reference, file_name,
  zip_name, state, attempts, lease_until, status_code, status_message, status_description, error_message, zipkey,
  outage_began_at, alarm, answered_at, test_set_id, proof, notifications, written_id,
  currency, total, counterparty_type, counterparty_number, counterparty_name, filed_again, reassigned`

const columns = summaryColumns
  .split(/,\s+/u)
  .filter((column) => !["zipkey", "xml_digest", "signature_value", "proof", "notifications"].includes(column))

/** Encodes a proof as JSON for the database. */
export const encodeProof = Schema.encodeSync(Proof)

const decodeProof = Schema.decodeUnknownSync(Proof)

/** The proof in a column, if there is one. */
export const proofIn = (kept: unknown): Proof | undefined =>
  kept === null || kept === undefined ? undefined : decodeProof(kept)

/** Notifications as stored. The schema restores the order of their fields, which the database does not keep. */
const decodeNotifications = Schema.decodeUnknownSync(Schema.Array(Violation))

type Octets = Uint8Array | null | undefined

const base64Of = (octets: unknown): string => Buffer.from(octets as Uint8Array).toString("base64")

/** Converts base64 to the hexadecimal text form of a `bytea`. */
export const hexOf = (base64: string): string => `\\x${Buffer.from(base64, "base64").toString("hex")}`

/**
 * Inflates the document of a row and checks its digest; throws `StorageError` if it is not the document that was
 * signed.
 */
const inflated = (deflated: Uint8Array, digest: Octets): Uint8Array => {
  const octets = inflateRawSync(deflated)
  if (digest && hash("sha256", octets, "buffer").equals(digest)) return octets
  throw StorageError.because("Submissions", "a signed document is damaged", false)
}

/** A new document as input of the functions that claim its number: JSON with the columns of `documents`. */
export const filingOf = (
  submission: NewSubmission,
  names: { readonly id: string; readonly fileName?: string; readonly zipName?: string }
): Record<string, unknown> => {
  const {
    corrects: _____,
    facts: ______,
    file: _,
    idempotency: __,
    outage,
    payroll: ____,
    signedXml: ___,
    ...document
  } = submission
  return rowOf({
    ...document,
    ...names,
    xmlDigest: hexOf(document.xmlDigest),
    signatureValue: hexOf(document.signatureValue),
    documentFamily: documentFamily(document.documentType),
    outageId: outage?.id,
    outageBeganAt: outage?.beganAt
  })
}

/** Initial values of the fields that the authority's answer fills. */
export const unanswered = {
  statusCode: "",
  statusMessage: "",
  statusDescription: "",
  errorMessage: "",
  zipKey: "",
  applicationResponse: undefined,
  proof: undefined,
  alarm: undefined,
  answeredAt: undefined,
  filedAgain: undefined,
  reassigned: undefined,
  testSetId: undefined
} as const satisfies Partial<Submission>

const nothing = new Uint8Array()

/** The submission in a row, which may have further columns. */
export const submissionOf = (row: Row): Submission => {
  const octetsIn = (column: string) => row[column] as Octets
  const [deflated, answer] = [octetsIn("deflated_xml") ?? nothing, octetsIn("application_response")]
  const unsent = octetsIn("unsent_xml")
  return recordOf({
    ...Object.fromEntries(columns.map((column) => [column, row[column]])),
    created_at: momentOfId(row["id"] as string),
    zip_key: row["zipkey"],
    xml_digest: base64Of(row["xml_digest"]),
    signature_value: base64Of(row["signature_value"]),
    signed_xml: deflated.length === 0 ? nothing : inflated(deflated, octetsIn("xml_sha256")),
    deflated_xml: deflated,
    ...(unsent ? { unsent: { signedXml: inflated(unsent, octetsIn("unsent_sha256")), deflatedXml: unsent } } : {}),
    application_response: answer && unpack(answer),
    proof: proofIn(row["proof"]),
    ...(row["notifications"] ? { notifications: decodeNotifications(row["notifications"]) } : {})
  })
}

/** The facts of a document as input of `record_facts_1`. */
export const factsRow = ({
  companyId,
  documentType,
  environment,
  facts,
  id,
  number,
  prefix
}: Pick<NewSubmission, "companyId" | "documentType" | "environment" | "facts" | "number" | "prefix"> & {
  readonly id: string
}) => {
  const { certificate, city, counterparty, currency, dueDate, exchangeRate, issueDate, issuer, order, payment } = facts
  const { references, taxes, total, withholdings } = facts
  return {
    ...rowOf({
      id,
      companyId,
      environment,
      documentType,
      documentPrefix: prefix,
      documentNumber: number,
      issueDate,
      dueDate,
      currency,
      total,
      ...factSums(facts)
    }),
    issuer_name: issuer.name,
    certificate,
    details: { taxes, withholdings, exchangeRate, city, payment, order, references },
    ...(counterparty === undefined
      ? {}
      : {
          party: {
            identification_type: counterparty.type,
            identification: counterparty.number,
            name: counterparty.name,
            folded_name: foldName(counterparty.name)
          }
        })
  }
}

/** The facts of a document that a list shows. */
export const shownFacts = ({ counterparty, currency, total }: DocumentFacts): ShownFacts => ({
  counterpartyType: counterparty?.type,
  counterpartyNumber: counterparty?.number,
  counterpartyName: counterparty?.name,
  currency,
  total
})
