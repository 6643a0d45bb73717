import { PgClient } from "@effect/sql-pg"
import { openStates, type SubmissionState } from "@radicar/api/documents/submissions/submissionStates"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { hash } from "node:crypto"
import { inflateRawSync } from "node:zlib"

/** A submission in the service's database. */
export interface Row {
  /** Id of the submission and the instant of its creation: a standby that lacked it gives the id to another one. */
  readonly submission: string
  /** Prefix and number of the document. */
  readonly id: string
  /** Type code of the document. */
  readonly type: string
  readonly state: SubmissionState
  readonly documentKey: string
  /** SHA-256 of the signed XML, hexadecimal. */
  readonly digest: string
  /** Digest of the content that the client sent. */
  readonly content: string
  /** The Idempotency-Key that belongs to the submission now; `null` if none does. */
  readonly key: string | null
}

/** Runs a statement on a database; returns its rows. */
export const databaseRows = <A extends object>(
  url: string,
  statement: (sql: PgClient.PgClient) => Effect.Effect<A, unknown>
) =>
  PgClient.makeClient({ url: Redacted.make(url) }).pipe(
    Effect.flatMap(statement),
    Effect.scoped,
    Effect.provide(Reactivity.layer),
    Effect.runPromise
  )

/** Reads all recorded submissions, in order of creation. */
export const databaseLedger = async (url: string): Promise<ReadonlyArray<Row>> => {
  const rows = await databaseRows(
    url,
    (sql) => sql<Omit<Row, "digest"> & { readonly deflated: Uint8Array }>`
      select concat_ws(' ', submissions.id, created_at) as submission, prefix || number as id, document_type as type, state, document_key as "documentKey",
        deflated_xml as deflated, content_digest as content,
        (select key from idempotency_keys where submission_id = submissions.id limit 1) as key
      from submissions order by created_at`
  )
  return rows.map(({ deflated, ...row }) => ({ ...row, digest: hash("sha256", inflateRawSync(deflated), "hex") }))
}

/** Counts the submissions without an outcome. */
export const openSubmissions = async (url: string): Promise<number> => {
  const [row] = await databaseRows(
    url,
    (sql) =>
      sql<{ readonly n: number }>`select count(*)::int as n from submissions where ${sql.in("state", openStates)}`
  )
  return row?.n ?? 0
}

/** Counts the certificates that are still retained for open submissions. */
export const retainedCertificates = async (url: string): Promise<number> => {
  const [row] = await databaseRows(
    url,
    (sql) => sql<{ readonly n: number }>`select count(*)::int as n from retained_certificates`
  )
  return row?.n ?? 0
}
