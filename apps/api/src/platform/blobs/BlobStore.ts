// Files as rows of the database, whose octets may be in an outside store, under their digest: equal files share them.
//
// A transaction does not cover the outside store, so octets are written before their row, and removed after it. The
// table `erased_octets` lists digests to look at: of erased files and of prepared ones that got no row. Whoever deletes
// a digest from it holds its lock until the end of its transaction, and so excludes all others from these octets: a
// writer thereby cancels a removal, the sweep removes the octets if still no row names them.
import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { createHash } from "node:crypto"
import { StorageError } from "../database/StorageError.ts"
import { storeDependency } from "../observability/dependencies.ts"
import { noteBack } from "../observability/log.ts"
import { storageOperation } from "../database/records.ts"
import { type BlobSettings, invalidBlobs } from "./BlobSettings.ts"
import { openOutsideStore } from "./openOutsideStore.ts"
import type { OutsideStore, OutsideStoreError } from "./OutsideStore.ts"

/** A file with its name for downloads. */
export interface Blob {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file as a row of the database. */
export interface PreparedBlob {
  readonly key: string
  readonly name: string
  /** SHA-256 of the octets, hexadecimal. */
  readonly sha256: string
  /** Octets of the file; `null` if they are outside of the database. */
  readonly bytes: Uint8Array | null
}

interface BlobRow {
  readonly name: string
  readonly sha256: string
  readonly bytes: Uint8Array | null
}

/**
 * Seconds for which octets that a request gave up stay: another request may have prepared equal ones, whose row comes
 * with its claim.
 */
const abandonedSeconds = 600

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

const failed = (operation: string, reason: string) => Effect.die(StorageError.because(operation, reason, false))

/** Turns failures of the outside store into defects. */
const orDie =
  (operation: string) =>
  <A>(work: Effect.Effect<A, OutsideStoreError>): Effect.Effect<A> =>
    work.pipe(
      Effect.tap(noteBack(storeDependency)),
      Effect.catch(({ message, retryable }) => Effect.die(StorageError.ofStore(operation, message, retryable)))
    )

const prepareOutside = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  store: OutsideStore,
  { bytes, ...row }: PreparedBlob & Blob
) {
  const { sha256 } = row
  // waits for a running removal of the same octets, and cancels a pending one
  yield* sql`delete from erased_octets where sha256 = ${sha256}`
  // octets first, then their row: a failure in between leaves only unreferenced octets
  yield* store.write(sha256, bytes).pipe(orDie("BlobStore.put"))
  return { ...row, bytes: null } satisfies PreparedBlob
})

/** Removes the octets of erased files, each unless another file has the same ones. */
const sweepOctets = (sql: SqlClient.SqlClient, outside: OutsideStore | undefined) => {
  const sweepOne = (digest: string, store: OutsideStore) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const deletable = yield* sql`delete from erased_octets where sha256 = ${digest} returning sha256`
        const named = yield* sql`select key from blobs where sha256 = ${digest} and bytes is null limit 1`
        if (deletable.length > 0 && named.length === 0) yield* store.remove(digest).pipe(orDie("BlobStore.sweep"))
      })
    )

  return Effect.gen(function* () {
    if (outside === undefined) return
    const rows = yield* sql<{ readonly sha256: string }>`
      select sha256 from erased_octets where erased_at <= clock_timestamp() order by erased_at`
    yield* Effect.forEach(rows, ({ sha256 }) => sweepOne(sha256, outside), { discard: true })
  }).pipe(storageOperation("BlobStore.sweep"), Effect.withSpan("BlobStore.sweep"))
}

const make = Effect.fnUntraced(function* (settings: BlobSettings) {
  const sql = yield* SqlClient.SqlClient
  const outside = yield* openOutsideStore(settings)
  if (outside === undefined) {
    const [kept] = yield* sql`select key from blobs where bytes is null limit 1`.pipe(storageOperation("BlobStore"))
    // a start without the store would lose them only when somebody reads one
    if (kept !== undefined) return yield* invalidBlobs.elsewhere
  }

  const prepare = (key: string, { bytes, name }: Blob) => {
    const row = { key, name, sha256: digestOf(bytes), bytes }
    return outside === undefined ? Effect.succeed<PreparedBlob>(row) : prepareOutside(sql, outside, row)
  }

  const abandon = (blobs: ReadonlyArray<PreparedBlob>) =>
    Effect.forEach(
      blobs.filter(({ bytes }) => bytes === null),
      ({ sha256 }) => sql`
        insert into erased_octets (sha256, erased_at)
        values (${sha256}, clock_timestamp() + ${abandonedSeconds}::int * interval '1 second')
        on conflict (sha256) do nothing`,
      { discard: true }
    ).pipe(storageOperation("BlobStore.abandon"))

  const put = Effect.fnUntraced(function* (key: string, blob: Blob) {
    const { bytes, name, sha256 } = yield* prepare(key, blob)
    const rows = yield* sql`
      insert into blobs (key, name, sha256, bytes) values (${key}, ${name}, ${sha256}, ${bytes})
      on conflict (key) do nothing returning key`
    return rows.length > 0
  }, storageOperation("BlobStore.put"))

  const get = Effect.fnUntraced(function* (key: string) {
    const [row] = yield* sql<BlobRow>`select name, sha256, bytes from blobs where key = ${key}`
    if (row === undefined) return Option.none<Blob>()
    const { name, sha256 } = row
    const bytes = row.bytes ?? (yield* outside?.read(sha256).pipe(orDie("BlobStore.get")) ?? Effect.undefined)
    if (bytes === undefined) return yield* failed("BlobStore.get", `the octets ${sha256} are gone`)
    if (digestOf(bytes) !== sha256) return yield* failed("BlobStore.get", `the octets ${sha256} are damaged`)
    return Option.some<Blob>({ name, bytes })
  }, storageOperation("BlobStore.get"))

  const remove = (keys: ReadonlyArray<string>) =>
    sql`
      with gone as (
        delete from blobs where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))
        returning sha256, bytes is null as outside
      )
      insert into erased_octets (sha256) select distinct sha256 from gone where outside on conflict do nothing`.pipe(
      Effect.asVoid,
      storageOperation("BlobStore.remove")
    )

  return BlobStore.of({
    remove,
    prepare: (key, blob) => prepare(key, blob).pipe(storageOperation("BlobStore.prepare")),
    abandon,
    put,
    get,
    sweep: sweepOctets(sql, outside)
  })
})

/**
 * Store for files of submissions: written once, never changed, and verified when read. The database lists the files;
 * their octets are in the database or in the configured store. Failures are defects (`StorageError`).
 */
export class BlobStore extends Context.Service<
  BlobStore,
  {
    /**
     * Stores a file under a key and returns whether it did; an existing file stays. It is part of the surrounding
     * transaction, whose failure may leave unreferenced octets outside of the database.
     */
    readonly put: (key: string, blob: Blob) => Effect.Effect<boolean>
    /**
     * Prepares the row of a file, to be written by another statement. Bytes for an outside store are written at once.
     */
    readonly prepare: (key: string, blob: Blob) => Effect.Effect<PreparedBlob>
    /**
     * Marks prepared files that got no row for deletion by a {@link sweep} ten minutes later. Octets that another row
     * uses by then are kept.
     */
    readonly abandon: (blobs: ReadonlyArray<PreparedBlob>) => Effect.Effect<void>
    readonly get: (key: string) => Effect.Effect<Option.Option<Blob>>
    /**
     * Deletes files, within the surrounding transaction. The next {@link sweep} deletes their octets outside of the
     * database.
     */
    readonly remove: (keys: ReadonlyArray<string>) => Effect.Effect<void>
    /**
     * Removes octets outside of the database that erasures left there. An interrupted sweep is continued by the next
     * one.
     */
    readonly sweep: Effect.Effect<void>
  }
>()("@radicar/api/BlobStore") {
  /**
   * Files in the configured store. Files that are already in the database stay readable there. The start fails if
   * files are in a store that is no longer configured.
   */
  static readonly layer = (settings: BlobSettings) => Layer.effect(BlobStore, make(settings))
}
