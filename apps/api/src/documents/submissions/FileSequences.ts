import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../../platform/database/records.ts"

/** Files counted together: of an issuer, a kind (the first letters of their names) and a year. */
export interface FileSeries {
  readonly issuerNit: string
  readonly kind: string
  readonly year: number
}

/** Counters of an issuer's files, by kind and year (annex FE 1.9 §6.5.7). */
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
