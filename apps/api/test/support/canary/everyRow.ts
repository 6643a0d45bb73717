import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** A cell of the database. */
interface Cell {
  readonly where: string
  readonly value: string | Uint8Array
}

const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : (JSON.stringify(value, (_, held) => (typeof held === "bigint" ? String(held) : held)) ?? "")

/** Every cell of every table there is, of whatever schema: a table that is new is among them. */
export const everyRow = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ readonly schema: string; readonly name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  const cells: Array<Cell> = []
  for (const { name, schema } of tables) {
    const rows = yield* sql<Record<string, unknown>>`select * from ${sql(schema)}.${sql(name)}`
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (value === null || value === undefined) continue
        cells.push({
          where: `${schema}.${name}.${column}`,
          value: value instanceof Uint8Array ? value : textOf(value)
        })
      }
    }
  }
  return { tables: tables.map(({ name }) => name), cells }
})
