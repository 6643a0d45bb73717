import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../../platform/database/storageOperation.ts"

/** Files that are counted together: of an issuer, by the letters that their names begin with, in a year. */
export interface FileSeries {
  readonly issuerNit: string
  readonly kind: string
  readonly year: number
}

/** Counts the files of an issuer, by the letters that their names begin with and by year (annex FE 1.9 §6.5.7). */
export class FileSequences extends Context.Service<
  FileSequences,
  {
    /** The next number, from 1. */
    readonly next: (issuerNit: string, kind: string, year: number) => Effect.Effect<number>
  }
>()("@radicar/api/FileSequences") {
  /** Counters in the database. */
  static readonly layer = Layer.effect(
    FileSequences,
    Effect.map(SqlClient.SqlClient, (sql) =>
      FileSequences.of({
        next: (issuerNit: string, kind: string, year: number) =>
          sql<{ readonly next: bigint }>`
            select count_file_1(${issuerNit}, ${kind}, ${year}::integer) as next`.pipe(
            Effect.map(([row]) => Number(row?.next)),
            storageOperation("FileSequences.next")
          )
      })
    )
  )
}
