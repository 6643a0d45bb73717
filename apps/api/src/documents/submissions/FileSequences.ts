import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../../platform/database/records.ts"

/** Files counted together: of an issuer, a kind (the first letters of their names) and a year. */
export interface FileSeries {
  readonly issuerNit: string
  readonly kind: string
  readonly year: number
}

/** Names of an issuer's files, numbered by kind and year (annex FE 1.9 §6.5.7). */
export class FileSequences extends Context.Service<
  FileSequences,
  {
    /** Puts the next number of a series, from 1, in place of the `*` of a pattern (`fileNamePatterns`). */
    readonly name: (pattern: string, series: FileSeries) => Effect.Effect<string>
  }
>()("@radicar/api/FileSequences") {
  /** Counters in the database. */
  static readonly layer = Layer.effect(
    FileSequences,
    Effect.map(SqlClient.SqlClient, (sql) =>
      FileSequences.of({
        name: (pattern, { issuerNit, kind, year }) =>
          sql<{ readonly name: string }>`
            select name_file_1(${pattern}, ${issuerNit}, ${kind}, ${year}::integer) as name`.pipe(
            Effect.map(([row]) => row?.name ?? ""),
            storageOperation("FileSequences.name")
          )
      })
    )
  )
}
