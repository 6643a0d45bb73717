import type { Scope } from "@radicar/contract/inner/CurrentCaller"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { hash, randomUUIDv7 } from "node:crypto"
import {
  isUuid,
  readAll,
  readFirst,
  readOne,
  recordOf,
  type Row,
  rowOf,
  run,
  runAny,
  storageOperation,
  storageTransaction
} from "../platform/database/records.ts"

/** The company and provider in the address of a request. */
export interface Addressed {
  readonly companyId: string | undefined
  readonly providerId: string | undefined
}

/** Facts read together with the token of a request, in one statement. */
export interface Admission extends Addressed {
  /** Whether the company's data were erased. */
  readonly isErased: boolean
  /** Existing rows of `tenants` for the company and the provider. */
  readonly tenants: ReadonlyArray<Row>
  /** The database's clock, in milliseconds since the epoch. */
  readonly databaseTime: number
  /** Time at which the database answered, in nanoseconds of the monotonic clock. */
  readonly readAt: bigint
}

/**
 * The database's clock now, in milliseconds since the epoch. The monotonic clock measures the time since it was read,
 * because this process's wall clock may have been changed meanwhile.
 */
export const databaseTimeNow = ({ databaseTime, readAt }: Admission): Effect.Effect<number> =>
  Effect.map(Clock.monotonicTimeNanos, (now) => databaseTime + Number((now - readAt) / 1_000_000n))

/** The admission of the current request; `undefined` for other work and for callers with a JWT. */
export const CurrentAdmission = Context.Reference<Admission | undefined>("@radicar/api/Admission", {
  defaultValue: () => undefined
})

/** The admission of the current request, if its address names this company and provider. */
export const admissionOf = (companyId: string, providerId: string): Effect.Effect<Admission | undefined> =>
  Effect.map(CurrentAdmission, (admission) =>
    admission?.companyId === companyId && admission.providerId === providerId ? admission : undefined
  )

/** Hash of a bearer token as stored: SHA-256, hexadecimal. Tokens are random, so no salt is needed. */
export const tokenHash = (token: string): string => hash("sha256", token, "hex")

/** The record of a bearer token. */
export interface TokenRecord {
  /** UUID version 7. */
  readonly id: string
  /** Purpose of the token; empty if none was given. */
  readonly name: string
  /** First characters of the token, to recognise it. */
  readonly prefix: string
  /** SHA-256 of the token, hexadecimal. */
  readonly hash: string
  readonly scopes: ReadonlyArray<Scope>
  /** Companies that the token may act for: none if empty, all if `*`. */
  readonly companyIds: ReadonlyArray<string>
  /** Providers that the token may act for: none if empty, all if `*`. */
  readonly providerIds: ReadonlyArray<string>
  /** Creator of the token: the id of another token, or `oidc:` and the subject of a JWT; `undefined` if unknown. */
  readonly createdBy: string | undefined
  readonly createdAt: Date
  readonly expiresAt: Date | undefined
  readonly revokedAt: Date | undefined
  /** Time of the last use, with an accuracy of a minute. */
  readonly lastUsedAt: Date | undefined
}

/** A token to store. Without `expiresAt` it does not expire. */
export interface NewToken extends Omit<
  TokenRecord,
  "id" | "createdBy" | "createdAt" | "expiresAt" | "revokedAt" | "lastUsedAt"
> {
  /** Id of the token; a new one if absent. A token already stored under the hash keeps its id. */
  readonly id?: string
  readonly createdBy?: string
  readonly expiresAt?: Date
}

/** A webhook that a token created. */
export interface CreatedWebhook {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Companies whose events the webhook receives; all if `*`. */
  readonly companyIds: ReadonlyArray<string>
}

/** A bearer token, and the facts read in the same SQL statement. */
interface AdmittedToken {
  readonly token: TokenRecord
  readonly admission: Admission
}

/** Interval at which the last use is updated, to avoid a write per request. */
const LAST_USE_INTERVAL_MILLIS = 60_000

/** A row of a token joined with a tenant that its request names; one row per tenant. */
interface AdmittedRow extends Row {
  readonly database_time: Date
  readonly is_erased: boolean
  readonly tenant_kind: string | null
}

const tenantPrefix = "tenant_"

/** The columns of the tenant in a joined row, without their prefix. */
const tenantIn = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column.startsWith(tenantPrefix))
      .map(([column, value]) => [column.slice(tenantPrefix.length), value])
  )

const lookupToken = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  hash: string,
  now: Date,
  addressed: Addressed
) {
  const { companyId, providerId } = addressed
  const rows = yield* sql<AdmittedRow>`
    select tokens.*, clock_timestamp() as database_time,
      exists (select from erased_companies where id = ${companyId ?? ""}) as is_erased,
      tenants.kind as tenant_kind, tenants.id as tenant_id, revision as tenant_revision, settings as tenant_settings,
      key_id as tenant_key_id, nonce as tenant_nonce, sealed as tenant_sealed, nit as tenant_nit, updated_at as tenant_updated_at
    from tokens left join tenants
      on kind = 'company' and tenants.id = ${companyId ?? ""} or kind = 'provider' and tenants.id = ${providerId ?? ""}
    where hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now})`
  const [row] = rows
  if (row === undefined) return Option.none<AdmittedToken>()
  const admission: Admission = {
    ...addressed,
    isErased: row.is_erased,
    tenants: rows.filter(({ tenant_kind }) => tenant_kind !== null).map(tenantIn),
    databaseTime: row.database_time.getTime(),
    readAt: yield* Clock.monotonicTimeNanos
  }
  const token = recordOf<TokenRecord>(row)
  const due = new Date(now.getTime() - LAST_USE_INTERVAL_MILLIS)
  if (token.lastUsedAt === undefined || token.lastUsedAt <= due) {
    yield* sql`
      update tokens set last_used_at = ${now}
      where id = ${token.id} and (last_used_at is null or last_used_at <= ${due})`
  }
  return Option.some<AdmittedToken>({ token, admission })
}, storageOperation("Tokens.lookup"))

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const insertOf = ({ createdBy, expiresAt, id = randomUUIDv7(), ...token }: NewToken) =>
    sql`insert into tokens ${sql.insert(rowOf({ id, createdBy, expiresAt, ...token }))}`

  const revoke = Effect.fnUntraced(
    function* (id: string, now: Date, endWebhooks: ReadonlyArray<string>) {
      yield* sql`update tokens set revoked_at = ${now} where id = ${id} and revoked_at is null`
      if (endWebhooks.length === 0) return
      yield* sql`delete from webhooks where created_by = ${id} and ${sql.in("id", endWebhooks)}`
    },
    storageTransaction(sql, "Tokens.revoke")
  )

  return Tokens.of({
    lookup: (hash, now, addressed) => lookupToken(sql, hash, now, addressed),
    create: (token) => readOne("Tokens.create", sql`${insertOf(token)} returning *`),
    ensure: (token) =>
      run(
        "Tokens.ensure",
        sql`
          ${insertOf(token)}
          on conflict (hash) do update set
            scopes = excluded.scopes, company_ids = excluded.company_ids, provider_ids = excluded.provider_ids,
            expires_at = excluded.expires_at`
      ),
    list: readAll("Tokens.list", sql`select * from tokens order by created_at, id`),
    find: (id) =>
      isUuid(id) ? readFirst("Tokens.find", sql`select * from tokens where id = ${id}`) : Effect.succeedNone,
    isRevoked: (id) =>
      runAny("Tokens.isRevoked", sql`select id from tokens where id = ${id} and revoked_at is not null`),
    webhooksOf: (id) =>
      readAll(
        "Tokens.webhooksOf",
        sql`select id, name, url, company_ids from webhooks where created_by = ${id} order by created_at, id`
      ),
    revoke,
    revokeDescendants: (hash) =>
      run(
        "Tokens.revokeDescendants",
        sql`
          with recursive made (id) as (
            select id from tokens where hash = ${hash}
            union select tokens.id from tokens join made on tokens.created_by::text = made.id::text
          )
          update tokens set revoked_at = clock_timestamp()
          where revoked_at is null and hash <> ${hash} and id in (select id from made) returning id`
      )
  })
})

/** The recorded bearer tokens. Failures of the database are defects (`StorageError`). */
export class Tokens extends Context.Service<
  Tokens,
  {
    /**
     * Finds the token with a hash, unless it was revoked or has expired at `now`. The same statement reads the facts
     * for the token's request. Records the use.
     */
    readonly lookup: (hash: string, now: Date, addressed: Addressed) => Effect.Effect<Option.Option<AdmittedToken>>
    /** Stores a new token. */
    readonly create: (token: NewToken) => Effect.Effect<TokenRecord>
    /** All tokens, the oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<TokenRecord>>
    /** The token with an id; `none` also if the text is not a UUID. */
    readonly find: (id: string) => Effect.Effect<Option.Option<TokenRecord>>
    /** Whether the token with a UUID was revoked; false if it only expired. */
    readonly isRevoked: (id: string) => Effect.Effect<boolean>
    /** The webhooks that a token created, the oldest first. */
    readonly webhooksOf: (id: string) => Effect.Effect<ReadonlyArray<CreatedWebhook>>
    /** Revokes a token from `now` on, and deletes the webhooks in `endWebhooks` that the token created. */
    readonly revoke: (id: string, now: Date, endWebhooks: ReadonlyArray<string>) => Effect.Effect<void>
    /** Revokes every token that the token with a hash created, and those that they created. */
    readonly revokeDescendants: (hash: string) => Effect.Effect<void>
    /**
     * Stores a token. If a token with the same hash exists, it gets the new permissions and expiry; a revoked one stays
     * revoked.
     */
    readonly ensure: (token: NewToken) => Effect.Effect<void>
  }
>()("@radicar/api/Tokens") {
  /** Stores tokens in the database. */
  static readonly layer = Layer.effect(Tokens, make)
}
