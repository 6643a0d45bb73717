import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../platform/database/storageOperation.ts"
import type { Sealed } from "../platform/secrets/seal.ts"

/** A company or a provider, with its id as the service numbers it. */
export interface TenantName {
  readonly kind: "company" | "provider"
  readonly id: string
}

/** A company or provider as it is kept. */
export interface TenantRecord extends TenantName {
  /** Another with every change. */
  readonly revision: string
  /** JSON of the wire, without secrets. */
  readonly settings: string
  /** The same with its secrets; absent where it has none. */
  readonly sealed: Sealed | undefined
  readonly updatedAt: Date
}

interface TenantRow extends TenantName {
  readonly revision: string
  readonly settings: string
  readonly key_id: string | null
  readonly nonce: Uint8Array | null
  readonly sealed: Uint8Array | null
  readonly updated_at: Date
}

const sealedOf = ({ key_id: keyId, nonce, sealed }: TenantRow): Sealed | undefined =>
  keyId === null || nonce === null || sealed === null ? undefined : { keyId, nonce, sealed }

const recordOf = (row: TenantRow): TenantRecord => ({
  kind: row.kind,
  id: row.id,
  revision: row.revision,
  settings: row.settings,
  sealed: sealedOf(row),
  updatedAt: row.updated_at
})

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  Tenants.of({
    find: ({ id, kind }: TenantName) =>
      Effect.map(sql<TenantRow>`select * from tenants where kind = ${kind} and id = ${id}`, ([row]) =>
        Option.map(Option.fromNullishOr(row), recordOf)
      ).pipe(storageOperation("Tenants.find")),
    both: (companyId: string, providerId: string) =>
      Effect.map(
        sql<TenantRow>`
          select * from tenants
          where kind = 'company' and id = ${companyId} or kind = 'provider' and id = ${providerId}`,
        (rows) => rows.map(recordOf)
      ).pipe(storageOperation("Tenants.both")),
    list: (kind: TenantName["kind"]) =>
      Effect.map(sql<TenantRow>`select * from tenants where kind = ${kind} order by length(id), id`, (rows) =>
        rows.map(recordOf)
      ).pipe(storageOperation("Tenants.list")),
    put: ({ id, kind, revision, sealed, settings, updatedAt }: TenantRecord) =>
      sql`
        insert into tenants ${sql.insert({
          kind,
          id,
          revision,
          settings,
          key_id: sealed?.keyId ?? null,
          nonce: sealed?.nonce ?? null,
          sealed: sealed?.sealed ?? null,
          updated_at: updatedAt
        })}
        on conflict (kind, id) do update set
          revision = excluded.revision, settings = excluded.settings, key_id = excluded.key_id,
          nonce = excluded.nonce, sealed = excluded.sealed, updated_at = excluded.updated_at`.pipe(
        Effect.asVoid,
        storageOperation("Tenants.put")
      ),
    remove: ({ id, kind }: TenantName) =>
      Effect.map(
        sql<{ readonly id: string }>`delete from tenants where kind = ${kind} and id = ${id} returning id`,
        (rows) => rows.length > 0
      ).pipe(storageOperation("Tenants.remove")),
    sealedOtherwise: (keyId: string) =>
      Effect.map(sql<TenantRow>`select * from tenants where key_id <> ${keyId}`, (rows) => rows.map(recordOf)).pipe(
        storageOperation("Tenants.sealedOtherwise")
      ),
    reseal: ({ id, kind, revision }: TenantRecord, { keyId, nonce, sealed }: Sealed) =>
      sql`
        update tenants set key_id = ${keyId}, nonce = ${nonce}, sealed = ${sealed}
        where kind = ${kind} and id = ${id} and revision = ${revision}`.pipe(
        Effect.asVoid,
        storageOperation("Tenants.reseal")
      )
  })
)

/**
 * Configured companies and providers, their secrets encrypted. Failures of the database are defects (`StorageError`).
 */
export class Tenants extends Context.Service<
  Tenants,
  {
    readonly find: (name: TenantName) => Effect.Effect<Option.Option<TenantRecord>>
    /** A company and a provider, as far as they are kept, in one statement. */
    readonly both: (companyId: string, providerId: string) => Effect.Effect<ReadonlyArray<TenantRecord>>
    /** All of a kind, by their ids. */
    readonly list: (kind: TenantName["kind"]) => Effect.Effect<ReadonlyArray<TenantRecord>>
    /** Replaces what was kept before. */
    readonly put: (record: TenantRecord) => Effect.Effect<void>
    /** Whether there was one. */
    readonly remove: (name: TenantName) => Effect.Effect<boolean>
    /** Those that another key than this encrypted. */
    readonly sealedOtherwise: (keyId: string) => Effect.Effect<ReadonlyArray<TenantRecord>>
    /** Replaces what is encrypted of a record, unless the record was changed since. */
    readonly reseal: (record: TenantRecord, after: Sealed) => Effect.Effect<void>
  }
>()("@radicar/api/Tenants") {
  /** Companies and providers in the database. */
  static readonly layer = Layer.effect(Tenants, make)
}
