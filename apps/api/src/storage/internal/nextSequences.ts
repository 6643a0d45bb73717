import { Effect } from "effect"
import type { SqlClient } from "effect/sql"

/** The next number of a counter of files, from 1. */
export const nextSequence = (sql: SqlClient.SqlClient, issuerNit: string, tag: string, year: number) =>
  Effect.map(
    sql<{ readonly last: bigint }>`
      insert into file_sequences (issuer_nit, tag, year, last) values (${issuerNit}, ${tag}, ${year}, 1)
      on conflict (issuer_nit, tag, year) do update set last = file_sequences.last + 1
      returning last`,
    (rows) => Number(rows[0]?.last)
  )
