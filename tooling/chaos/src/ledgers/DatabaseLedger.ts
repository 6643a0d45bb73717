import { PgClient } from "@effect/sql-pg"
import { openStates, type SubmissionState } from "@radicar/api/documents/submissions/submissionStates"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"

/** A row of the service's database. */
export interface Row {
  readonly number: number
  readonly state: SubmissionState
  readonly documentKey: string
  /** SHA-256 of the signed XML, hexadecimal. */
  readonly digest: string
}

const query = <A extends object>(url: string, statement: (sql: PgClient.PgClient) => Effect.Effect<A, unknown>) =>
  PgClient.makeClient({ url: Redacted.make(url) }).pipe(
    Effect.flatMap(statement),
    Effect.scoped,
    Effect.provide(Reactivity.layer),
    Effect.runPromise
  )

/** Every submission on record. */
export const databaseLedger = (url: string): Promise<ReadonlyArray<Row>> =>
  query(
    url,
    (sql) => sql<Row>`
      select number::int as number, state, document_key as "documentKey",
        encode(sha256(signed_xml), 'hex') as digest
      from submissions order by created_at`
  )

/** How many submissions have no outcome yet. */
export const openSubmissions = async (url: string): Promise<number> => {
  const [row] = await query(
    url,
    (sql) =>
      sql<{ readonly n: number }>`select count(*)::int as n from submissions where ${sql.in("state", openStates)}`
  )
  return row?.n ?? 0
}

/** How many certificates are still retained. */
export const retainedCertificates = async (url: string): Promise<number> => {
  const [row] = await query(
    url,
    (sql) => sql<{ readonly n: number }>`select count(*)::int as n from retained_certificates`
  )
  return row?.n ?? 0
}
