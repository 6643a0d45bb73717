import { Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { documentFamily } from "../documentFamily.ts"
import type { NewSubmission, Submission } from "../Submission.ts"
import { findFreed, findLiving } from "./findSubmission.ts"
import { recordTransition } from "./recordTransition.ts"
import { storageOperation, storageTransaction } from "./storageOperation.ts"
import { submissionOf, type SubmissionRow } from "./submissionRow.ts"

/** What may be in the way of a claim: the number, the Idempotency-Key, or a rejection of the very same. */
type Obstacle = "number" | "key" | "rejection"

/** What became of a claim. `Taken` names what is in the way. */
export type Claim =
  | { readonly _tag: "Claimed"; readonly submission: Submission }
  | { readonly _tag: "Taken"; readonly by: Obstacle; readonly submission: Submission }

/** What a claim is made with, beside the document. */
export interface ClaimOptions {
  /** Done in the transaction of the claim. */
  readonly within?: (claimed: Submission) => Effect.Effect<void>
  /** Whether the document may be filed although its number's last one was rejected; it may when absent. */
  readonly corrects?: (rejected: Submission) => Effect.Effect<boolean>
}

const operation = "Submissions.claim"

/** The counter of the ZIP files, whatever is in them. */
const ZIP = "zip"

const nextSequence = (sql: SqlClient.SqlClient, issuerNit: string, tag: string, year: number) =>
  Effect.map(
    sql<{ readonly last: bigint }>`
      insert into file_sequences (issuer_nit, tag, year, last) values (${issuerNit}, ${tag}, ${year}, 1)
      on conflict (issuer_nit, tag, year) do update set last = file_sequences.last + 1
      returning last`,
    (rows) => Number(rows[0]?.last)
  )

const insertSubmission = (
  sql: SqlClient.SqlClient,
  claim: NewSubmission,
  names: ReturnType<NewSubmission["file"]["names"]>
) =>
  sql<SubmissionRow>`
    insert into submissions ${sql.insert({
      id: randomUUIDv7(),
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
      signed_xml: claim.signedXml
    })}
    on conflict (issuer_nit, environment, document_family, prefix, number) where state not in ('rejected', 'refused') do nothing
    returning *`

/** The same document may come again under the key of one that freed its number. */
const insertKey = (sql: SqlClient.SqlClient, claim: NewSubmission, submissionId: string) =>
  claim.idempotency === undefined
    ? Effect.succeed(true)
    : Effect.map(
        sql`
          insert into idempotency_keys (company_id, operation, key, content_digest, submission_id)
          values (${claim.companyId}, ${claim.idempotency.operation}, ${claim.idempotency.key},
            ${claim.contentDigest}, ${submissionId})
          on conflict (company_id, operation, key) do update set submission_id = excluded.submission_id
            where idempotency_keys.content_digest = excluded.content_digest
              and exists (select from submissions
                where id = idempotency_keys.submission_id and environment = ${claim.environment}
                  and state in ('rejected', 'refused'))
          returning key`,
        (rows) => rows.length > 0
      )

/** Writes everything or, when the number or the key is taken, nothing. */
const write = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  claim: NewSubmission,
  { corrects, within }: ClaimOptions
) {
  // spares the counters, and whoever waits for them, when the number was taken long ago
  if (Option.isSome(yield* findLiving(sql, claim))) return yield* Effect.fail("number" as const)
  const { kind, names, year } = claim.file
  const sequence = yield* nextSequence(sql, claim.issuerNit, kind, year)
  const zipSequence = yield* nextSequence(sql, claim.issuerNit, ZIP, year)
  const [row] = yield* insertSubmission(sql, claim, names(sequence, zipSequence))
  if (row === undefined) return yield* Effect.fail("number" as const)
  // nobody else can have the number now, so no rejection is overlooked: that of a twin has had its time until here
  const freed = yield* findFreed(sql, claim)
  if (Option.isSome(freed) && freed.value.state === "rejected" && corrects !== undefined) {
    if (!(yield* corrects(freed.value))) return yield* Effect.fail("rejection" as const)
  }
  if (!(yield* insertKey(sql, claim, row.id))) return yield* Effect.fail("key" as const)
  yield* recordTransition(sql, {
    submissionId: row.id,
    from: null,
    to: "signed",
    origin: "request",
    attempt: 0,
    detail: ""
  })
  const claimed = submissionOf(row)
  if (within !== undefined) yield* within(claimed)
  return claimed
})

const keyHolder = (sql: SqlClient.SqlClient, { companyId, idempotency }: NewSubmission) =>
  Effect.map(
    sql<SubmissionRow>`
      select submissions.* from submissions join idempotency_keys on submission_id = submissions.id
      where idempotency_keys.company_id = ${companyId}
        and operation = ${idempotency?.operation ?? ""} and key = ${idempotency?.key ?? ""}`,
    (rows) => Option.map(Option.fromNullishOr(rows[0]), submissionOf)
  )

const holders = { number: findLiving, key: keyHolder, rejection: findFreed } as const

/** Claims a number in one transaction; see `Submissions.claim`. */
export const claimSubmission = (sql: SqlClient.SqlClient) => {
  const transaction = storageTransaction(sql, operation)
  const claim = (submission: NewSubmission, options: ClaimOptions = {}): Effect.Effect<Claim> =>
    transaction(write(sql, submission, options)).pipe(
      Effect.map((claimed): Claim => ({ _tag: "Claimed", submission: claimed })),
      Effect.catch((by) =>
        holders[by](sql, submission).pipe(
          storageOperation(operation),
          Effect.flatMap(
            Option.match({
              onSome: (holder): Effect.Effect<Claim> => Effect.succeed({ _tag: "Taken", by, submission: holder }),
              // rejected or refused between the two looks: the number is free again
              onNone: () => claim(submission, options)
            })
          )
        )
      )
    )
  return claim
}
