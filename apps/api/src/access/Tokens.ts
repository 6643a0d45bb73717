import type { Scope } from "@radicar/contract/inner/CurrentCaller"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { hash, randomUUIDv7 } from "node:crypto"
import { storageOperation, storageTransaction } from "../platform/database/storageOperation.ts"
import {
  isUuid,
  readAll,
  readFirst,
  readOne,
  recordOf,
  type Row,
  rowOf,
  run,
  runAny
} from "../platform/database/records.ts"
import type { Addressed, Admission } from "./Admission.ts"

/** What is kept of a bearer token: SHA-256 in hexadecimal. Tokens are random, so no salt is needed. */
export const tokenHash = (token: string): string => hash("sha256", token, "hex")

/** What is kept of a bearer token. */
export interface TokenRecord {
  /** UUID version 7. */
  readonly id: string
  /** What it is for; empty when nobody has said so. */
  readonly name: string
  /** First characters of the token, to recognise it. */
  readonly prefix: string
  /** SHA-256 of the token, hexadecimal. */
  readonly hash: string
  readonly scopes: ReadonlyArray<Scope>
  /** Companies it may act for: none if empty, all if `*`. */
  readonly companyIds: ReadonlyArray<string>
  /** Providers it may act for: none if empty, all if `*`. */
  readonly providerIds: ReadonlyArray<string>
  /** Id of the token that made it, or `oidc:` and the subject of a JWT; `undefined` where unknown. */
  readonly createdBy: string | undefined
  readonly createdAt: Date
  readonly expiresAt: Date | undefined
  readonly revokedAt: Date | undefined
  /** To the minute. */
  readonly lastUsedAt: Date | undefined
}

/** A token to be kept. Without `expiresAt` it does not expire. */
export interface NewToken extends Omit<
  TokenRecord,
  "id" | "createdBy" | "createdAt" | "expiresAt" | "revokedAt" | "lastUsedAt"
> {
  /** Absent: a new one. What is known under the hash keeps its own. */
  readonly id?: string
  readonly createdBy?: string
  readonly expiresAt?: Date
}

/** A webhook that a token created. */
export interface CreatedWebhook {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Companies whose events it gets; all if `*`. */
  readonly companyIds: ReadonlyArray<string>
}

/** A token, and what was read with it. */
interface AdmittedToken {
  readonly token: TokenRecord
  readonly admission: Admission
}

/** The last use is noted once in this time, not with every request. */
const NOTED_EVERY_MILLISECONDS = 60_000

/** A token with one of the tenants that its request names; several rows where it names several. */
interface AdmittedRow extends Row {
  readonly database_time: Date
  readonly is_erased: boolean
  readonly tenant_kind: string | null
}

const tenantPrefix = "tenant_"

/** The columns of the tenant in a row. */
const tenantIn = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column.startsWith(tenantPrefix))
      .map(([column, value]) => [column.slice(tenantPrefix.length), value])
  )

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const lookup = Effect.fnUntraced(function* (hash: string, now: Date, addressed: Addressed) {
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
    const due = new Date(now.getTime() - NOTED_EVERY_MILLISECONDS)
    if (token.lastUsedAt === undefined || token.lastUsedAt <= due) {
      yield* sql`
        update tokens set last_used_at = ${now}
        where id = ${token.id} and (last_used_at is null or last_used_at <= ${due})`
    }
    return Option.some<AdmittedToken>({ token, admission })
  }, storageOperation("Tokens.lookup"))

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
    lookup,
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
    revoke
  })
})

/** The bearer tokens, known by their hashes. Failures of the database are defects (`StorageError`). */
export class Tokens extends Context.Service<
  Tokens,
  {
    /**
     * The token of a hash, if it is neither expired at `now` nor revoked, and what else its request wants to know, in
     * one statement. Notes the use.
     */
    readonly lookup: (hash: string, now: Date, addressed: Addressed) => Effect.Effect<Option.Option<AdmittedToken>>
    /** Keeps a new token. */
    readonly create: (token: NewToken) => Effect.Effect<TokenRecord>
    /** All of them, the oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<TokenRecord>>
    /** The token of an id; none as well where the text is no id. */
    readonly find: (id: string) => Effect.Effect<Option.Option<TokenRecord>>
    /** Whether the token of a UUID was revoked. One that only expired was not. */
    readonly isRevoked: (id: string) => Effect.Effect<boolean>
    /** The webhooks that a token created, the oldest first. */
    readonly webhooksOf: (id: string) => Effect.Effect<ReadonlyArray<CreatedWebhook>>
    /** Makes a token useless from `now` on, and removes these of the webhooks that it created. */
    readonly revoke: (id: string, now: Date, endWebhooks: ReadonlyArray<string>) => Effect.Effect<void>
    /** Keeps a token; what is known under its hash takes its permissions and its expiry, and stays revoked if it is. */
    readonly ensure: (token: NewToken) => Effect.Effect<void>
  }
>()("@radicar/api/Tokens") {
  /** Tokens in the database. */
  static readonly layer = Layer.effect(Tokens, make)
}
