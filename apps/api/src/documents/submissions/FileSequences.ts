import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../../platform/database/records.ts"

/** Series in which file names are numbered: the files of one issuer, kind and year. */
export interface FileSeries {
  readonly issuerNit: string
  readonly kind: string
  readonly year: number
}

/** Names of an issuer's files, numbered by kind and year (annex FE 1.9 §6.5.7). */
export class FileSequences extends Context.Service<
  FileSequences,
  {
    /** Replaces the `*` of a file name pattern (`fileNamePatterns`) by the next number of the series, from 1. */
    readonly name: (pattern: string, series: FileSeries) => Effect.Effect<string>
  }
>()("@radicar/api/FileSequences") {
  /** Counts the names of each series in the database. */
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
