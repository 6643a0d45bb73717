import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../storage/internal/storageOperation.ts"

/** A file with the name under which it is handed out. */
export interface Blob {
  readonly name: string
  readonly bytes: Uint8Array
}

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  BlobStore.of({
    put: Effect.fn("BlobStore.put")(
      (key: string, { bytes, name }: Blob) => sql`
        insert into blobs (key, name, bytes) values (${key}, ${name}, ${bytes}) on conflict (key) do nothing`,
      Effect.asVoid,
      storageOperation("BlobStore.put")
    ),
    get: Effect.fn("BlobStore.get")(
      (key: string) =>
        Effect.map(sql<Blob>`select name, bytes from blobs where key = ${key}`, ([row]) => Option.fromNullishOr(row)),
      storageOperation("BlobStore.get")
    )
  })
)

/** Where files of submissions are kept: written once, never changed. */
export class BlobStore extends Context.Service<
  BlobStore,
  {
    /** Keeps a file under a key; one that is there stays. In the database: part of the transaction around it. */
    readonly put: (key: string, blob: Blob) => Effect.Effect<void>
    readonly get: (key: string) => Effect.Effect<Option.Option<Blob>>
  }
>()("@radicar/api/BlobStore") {
  /** Files in the database. */
  static readonly layer = Layer.effect(BlobStore, make)
}
