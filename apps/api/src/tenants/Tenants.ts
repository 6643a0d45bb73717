import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { readAll, readFirst, readOne, recordOf, rowOf, run, runAny } from "../platform/database/records.ts"
import { admissionOf } from "../access/Admission.ts"
import type { Sealed } from "../platform/secrets/seal.ts"

/** A company or a provider, by its id in the service. */
export interface TenantName {
  readonly kind: "company" | "provider"
  readonly id: string
}

/** The record of a company or provider. */
export interface TenantRecord extends TenantName {
  /** Version; new with every change. */
  readonly revision: string
  /** Settings in wire form, as JSON without secrets. */
  readonly settings: string
  /** The settings with their secrets, encrypted; absent without secrets. */
  readonly sealed: Sealed | undefined
  /** NIT that a company is bound to, without check digit. */
  readonly nit?: string | undefined
  readonly updatedAt: Date
}

/** A record as a database row. */
type TenantRow = Omit<TenantRecord, "sealed"> & { readonly [Part in keyof Sealed]: Sealed[Part] | undefined }

const tenantOf = ({ keyId, nonce, sealed, ...tenant }: TenantRow): TenantRecord => ({
  ...tenant,
  sealed: keyId === undefined || nonce === undefined || sealed === undefined ? undefined : { keyId, nonce, sealed }
})

const tenants = (operation: string, statement: Parameters<typeof readAll>[1]) =>
  Effect.map(readAll<TenantRow>(operation, statement), (rows) => rows.map(tenantOf))

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  Tenants.of({
    find: ({ id, kind }) =>
      Effect.map(
        readFirst<TenantRow>("Tenants.find", sql`select * from tenants where kind = ${kind} and id = ${id}`),
        Option.map(tenantOf)
      ),
    both: (companyId, providerId) =>
      Effect.flatMap(admissionOf(companyId, providerId), (admission) =>
        admission !== undefined
          ? Effect.succeed(admission.tenants.map((row) => tenantOf(recordOf(row))))
          : tenants(
              "Tenants.both",
              sql`
                select * from tenants
                where kind = 'company' and id = ${companyId} or kind = 'provider' and id = ${providerId}`
            )
      ),
    list: (kind) => tenants("Tenants.list", sql`select * from tenants where kind = ${kind} order by length(id), id`),
    put: ({ sealed, ...tenant }, { replaces, replacesNit }) =>
      runAny(
        "Tenants.put",
        sql`
          insert into tenants ${sql.insert(rowOf({ ...tenant, keyId: sealed?.keyId, nonce: sealed?.nonce, sealed: sealed?.sealed }))}
          on conflict (kind, id) do update set
            revision = excluded.revision, settings = excluded.settings, key_id = excluded.key_id,
            nonce = excluded.nonce, sealed = excluded.sealed, updated_at = excluded.updated_at,
            nit = coalesce(excluded.nit, tenants.nit)
          where (${replacesNit} or coalesce(excluded.nit = tenants.nit, true))
            and ${replaces === undefined ? sql`true` : sql`tenants.revision = ${replaces}`}
          returning id`
      ),
    bind: (id, nit) =>
      Effect.map(
        readOne<{ readonly nit: string }>(
          "Tenants.bind",
          sql`
            insert into tenants (kind, id, revision, settings, nit, updated_at)
            values ('company', ${id}, ${randomUUIDv7()}, '{}', ${nit}, now())
            on conflict (kind, id) do update set
              revision = excluded.revision, nit = coalesce(tenants.nit, excluded.nit)
            returning nit`
        ),
        (bound) => bound.nit
      ),
    remove: ({ id, kind }, removesNit) =>
      runAny(
        "Tenants.remove",
        sql`
          with emptied as (
            update tenants set revision = ${randomUUIDv7()}, settings = '{}', key_id = null, nonce = null, sealed = null,
              updated_at = now()
            where kind = ${kind} and id = ${id} and nit is not null and not ${removesNit} returning id
          ), gone as (
            delete from tenants where kind = ${kind} and id = ${id} and (nit is null or ${removesNit}) returning id
          )
          select id from emptied union all select id from gone`
      ),
    sealedOtherwise: (keyId) => tenants("Tenants.sealedOtherwise", sql`select * from tenants where key_id <> ${keyId}`),
    reseal: ({ id, kind, revision }, { keyId, nonce, sealed }) =>
      run(
        "Tenants.reseal",
        sql`
          update tenants set key_id = ${keyId}, nonce = ${nonce}, sealed = ${sealed}
          where kind = ${kind} and id = ${id} and revision = ${revision}`
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
    /**
     * The existing records of a company and a provider. The request's admission may have read them already; otherwise
     * one statement reads them.
     */
    readonly both: (companyId: string, providerId: string) => Effect.Effect<ReadonlyArray<TenantRecord>>
    /** All records of a kind, ordered by id. */
    readonly list: (kind: TenantName["kind"]) => Effect.Effect<ReadonlyArray<TenantRecord>>
    /**
     * Replaces a record and returns whether it did. An omitted NIT stays. Another NIT requires `replacesNit`. A given
     * `replaces` must equal the current revision.
     */
    readonly put: (
      record: TenantRecord,
      options: { readonly replacesNit: boolean; readonly replaces: string | undefined }
    ) => Effect.Effect<boolean>
    /** Binds an unbound company to a NIT; returns the NIT that it is bound to. */
    readonly bind: (id: string, nit: string) => Effect.Effect<string>
    /** Deletes a record; returns whether there was one. The NIT of a company stays unless `removesNit`. */
    readonly remove: (name: TenantName, removesNit: boolean) => Effect.Effect<boolean>
    /** Records encrypted with a key other than `keyId`. */
    readonly sealedOtherwise: (keyId: string) => Effect.Effect<ReadonlyArray<TenantRecord>>
    /** Replaces the encrypted part of a record, unless it changed meanwhile. */
    readonly reseal: (record: TenantRecord, after: Sealed) => Effect.Effect<void>
  }
>()("@radicar/api/Tenants") {
  /** Companies and providers in the database. */
  static readonly layer = Layer.effect(Tenants, make)
}
