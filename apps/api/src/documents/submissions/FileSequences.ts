import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../../platform/database/storageOperation.ts"

/** Files that are counted together: of an issuer, by the letters that their names begin with, in a year. */
export interface FileSeries {
  readonly issuerNit: string
  readonly kind: string
  readonly year: number
}

/** The next numbers of several counters of files, each from 1, in their order. */
export const nextSequences = <const Tags extends ReadonlyArray<string>>(
  sql: SqlClient.SqlClient,
  issuerNit: string,
  tags: Tags,
  year: number
) =>
  Effect.map(
    sql<{ readonly tag: string; readonly last: bigint }>`
      insert into file_sequences (issuer_nit, tag, year, last)
      select ${issuerNit}::text, tag, ${year}::integer, 1 from unnest(${tags}::text[]) as tag
      on conflict (issuer_nit, tag, year) do update set last = file_sequences.last + 1
      returning tag, last`,
    (rows) =>
      tags.map((tag) => Number(rows.find((row) => row.tag === tag)?.last)) as { readonly [Index in keyof Tags]: number }
  )

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
          nextSequences(sql, issuerNit, [kind], year).pipe(
            Effect.map(([next]) => next),
            storageOperation("FileSequences.next")
          )
      })
    )
  )
}
