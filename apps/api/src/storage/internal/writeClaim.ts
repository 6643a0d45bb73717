import { Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { randomUUIDv7 } from "node:crypto"
import { documentFamily } from "../documentFamily.ts"
import type { Corrects, Obstacle } from "../Claim.ts"
import type { NewSubmission, Submission } from "../Submission.ts"
import { recordDocumentEvents } from "./documentEvents.ts"
import type { RecordEvent } from "./recordEvent.ts"
import { nextSequences } from "./nextSequences.ts"
import { bearing, findFreed } from "./findSubmission.ts"
import { recordOutage } from "./recordOutage.ts"
import { columnsWithoutXml, submissionOf, type SubmissionRow } from "./submissionRow.ts"

/** The counter of the ZIP files, whatever is in them. */
const ZIP = "zip"

const stateOf = ({ outage }: NewSubmission) => (outage === undefined ? "signed" : "contingency")

/** With the first line of its history. */
const insertSubmission = (
  sql: SqlClient.SqlClient,
  claim: NewSubmission,
  names: ReturnType<NewSubmission["file"]["names"]>
) =>
  sql<Omit<SubmissionRow, "signed_xml">>`
    with refiled as (
      update submissions set refiled = true
      where ${bearing(sql, claim)} and state in ('rejected', 'refused') and not refiled
    ), inserted as (
      insert into submissions ${sql.insert({
        id: randomUUIDv7(),
        operation: claim.operation,
        company_id: claim.companyId,
        provider_id: claim.providerId,
        environment: claim.environment,
        issuer_nit: claim.issuerNit,
        document_type: claim.documentType,
        document_family: documentFamily(claim.documentType),
        prefix: claim.prefix,
        number: claim.number,
        content_digest: claim.contentDigest,
        xml_digest: claim.xmlDigest,
        document_key: claim.documentKey,
        key_scheme: claim.keyScheme,
        name: claim.name,
        document_date: claim.documentDate,
        signature_value: claim.signatureValue,
        reference: claim.reference,
        file_name: names.fileName,
        zip_name: names.zipName,
        signed_xml: claim.signedXml,
        state: stateOf(claim),
        outage_id: claim.outage?.id ?? null,
        outage_began_at: claim.outage?.beganAt ?? null,
        test_set_id: claim.testSetId ?? null
      })}
      on conflict (issuer_nit, environment, document_family, prefix, number) where state not in ('rejected', 'refused') do nothing
      returning ${sql.literal(columnsWithoutXml)}
    ), noted as (
      insert into submission_transitions (submission_id, to_state, origin, attempt)
      select id, state, 'request', 0 from inserted
    )
    select * from inserted`

/** The same document may come again under the key of one that freed its number. */
const insertKey = (sql: SqlClient.SqlClient, claim: NewSubmission, submissionId: string) =>
  claim.idempotency === undefined
    ? Effect.succeed(true)
    : Effect.map(
        sql`
          insert into idempotency_keys (company_id, operation, key, content_digest, submission_id)
          values (${claim.companyId}, ${claim.idempotency.operation}, ${claim.idempotency.key},
            ${claim.idempotency.contentDigest}, ${submissionId})
          on conflict (company_id, operation, key) do update set submission_id = excluded.submission_id
            where idempotency_keys.content_digest = excluded.content_digest
              and exists (select from submissions
                where id = idempotency_keys.submission_id and environment = ${claim.environment}
                  and state in ('rejected', 'refused'))
          returning key`,
        (rows) => rows.length > 0
      )

/**
 * Writes a claim: names, bytes, key, history. Fails with what is in the way; the transaction around it then leaves
 * nothing written.
 */
export const writeClaim = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  record: RecordEvent,
  claim: NewSubmission,
  corrects: Corrects = () => Effect.succeed(true)
): Effect.fn.Return<Submission, Obstacle | SqlError> {
  const { kind, names, year } = claim.file
  const [sequence, zipSequence] = yield* nextSequences(sql, claim.issuerNit, [kind, ZIP], year)
  if (claim.outage !== undefined) yield* recordOutage(sql, claim.outage)
  const [inserted] = yield* insertSubmission(sql, claim, names(sequence, zipSequence))
  if (inserted === undefined) return yield* Effect.fail("number" as const)
  const row: SubmissionRow = { ...inserted, signed_xml: claim.signedXml }
  // nobody else can have the number now, so the rejection of a twin, which had its time until here, is not overlooked
  const freed = yield* findFreed(sql, claim)
  if (Option.isSome(freed) && freed.value.state === "rejected" && !(yield* corrects(freed.value))) {
    return yield* Effect.fail("rejection" as const)
  }
  if (!(yield* insertKey(sql, claim, row.id))) return yield* Effect.fail("key" as const)
  yield* recordDocumentEvents(record, undefined, row)
  return submissionOf(row)
})
