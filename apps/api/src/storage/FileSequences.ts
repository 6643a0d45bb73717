import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { nextSequence } from "./internal/nextSequences.ts"
import { storageOperation } from "./internal/storageOperation.ts"

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
          nextSequence(sql, issuerNit, kind, year).pipe(storageOperation("FileSequences.next"))
      })
    )
  )
}
