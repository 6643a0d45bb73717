import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { readAll, readFirst, recordOf, rowOf, run, runAny } from "../platform/database/records.ts"
import { admissionOf } from "../access/Admission.ts"
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

/** A record as its row has it. */
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
    put: ({ sealed, ...tenant }) =>
      run(
        "Tenants.put",
        sql`
          insert into tenants ${sql.insert(rowOf({ ...tenant, keyId: sealed?.keyId, nonce: sealed?.nonce, sealed: sealed?.sealed }))}
          on conflict (kind, id) do update set
            revision = excluded.revision, settings = excluded.settings, key_id = excluded.key_id,
            nonce = excluded.nonce, sealed = excluded.sealed, updated_at = excluded.updated_at`
      ),
    remove: ({ id, kind }) =>
      runAny("Tenants.remove", sql`delete from tenants where kind = ${kind} and id = ${id} returning id`),
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
    /** A company and a provider, as far as they are kept: as the request was admitted, else in one statement. */
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
