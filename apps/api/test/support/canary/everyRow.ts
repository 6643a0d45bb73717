import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import { unpack } from "../../../src/documents/submissions/packed.ts"
import type { Submission } from "../../../src/documents/submissions/Submission.ts"
import { submissionOf } from "../../../src/documents/submissions/submissionRow.ts"
import type { Row } from "../../../src/platform/database/records.ts"

/** A cell of the database. */
interface Cell {
  readonly where: string
  readonly value: string | Uint8Array
}

const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : (JSON.stringify(value, (_, held) => (typeof held === "bigint" ? String(held) : held)) ?? "")

const submissionIn = (rows: ReadonlyArray<Row>, key: unknown): Submission | undefined => {
  const row = rows.find(({ id }) => typeof key === "string" && key.startsWith(`submissions/${String(id)}/`))
  return row === undefined ? undefined : submissionOf(row)
}

/** Files by the SHA-256 of what is kept of them: the octets that were packed. */
const unpackedFiles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const submissions = yield* sql<Row>`select * from submissions`
  // ZIPs are kept as they are
  const blobs = yield* sql<Row>`select key, sha256 from blobs where key not like '%.zip'`
  const packings = new Map(blobs.map(({ key, sha256 }) => [String(sha256), submissionIn(submissions, key)]))
  return (kept: Uint8Array): Uint8Array => {
    const packing = packings.get(hash("sha256", kept, "hex"))
    return packing === undefined ? kept : unpack(kept, packing)
  }
})

/**
 * Every cell of every table there is, of whatever schema: a table that is new is among them. What is packed against
 * other cells is unpacked; `unpackFile` does so with what is kept outside.
 */
export const everyRow = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ readonly schema: string; readonly name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      -- partitions, whose rows are those of their table
      and not exists (select from pg_inherits where inhrelid = format('%I.%I', table_schema, table_name)::regclass)`
  const cells: Array<Cell> = []
  const unpackFile = yield* unpackedFiles
  for (const { name, schema } of tables) {
    const rows = yield* sql<Record<string, unknown>>`select * from ${sql(schema)}.${sql(name)}`
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (value === null || value === undefined) continue
        cells.push({
          where: `${schema}.${name}.${column}`,
          value: value instanceof Uint8Array ? unpackFile(value) : textOf(value)
        })
      }
    }
  }
  return { tables: tables.map(({ name }) => name), cells, unpackFile }
})
