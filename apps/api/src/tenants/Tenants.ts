import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { readAll, readFirst, readOne, recordOf, rowOf, run, runAny } from "../platform/database/records.ts"
import { admissionOf } from "../access/Tokens.ts"
import { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { writtenNit } from "@radicar/domain/inner/Nit"
import { Clock, Context, Effect, Layer, Option, Result } from "effect"
import { failWith } from "../http/language.ts"
import { MasterKeys } from "../platform/secrets/MasterKeys.ts"
import { seal, type Sealed, unseal } from "../platform/secrets/seal.ts"
import { keepSecrets, secretPaths, withoutTenantSecrets } from "./tenantSecrets.ts"
import { logError } from "../platform/observability/log.ts"

/** A company or a provider, by its id in the service. */
export interface TenantName {
  readonly kind: "company" | "provider"
  readonly id: string
}

/** The record of a company or provider. */
export interface TenantRecord extends TenantName {
  /** Version of the record; new with every change. */
  readonly revision: string
  /** Settings in wire form, as JSON without secrets. */
  readonly settings: string
  /** The settings with their secrets, encrypted; absent without secrets. */
  readonly sealed: Sealed | undefined
  /** NIT to which a company is bound, without check digit. */
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

/** Binds companies to their NIT, and reads the keys of their marks. A company without settings gets a row for both. */
const bindings = (sql: SqlClient.SqlClient) => ({
  bind: (id: string, nit: string) =>
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
  markKey: (id: string) =>
    Effect.flatMap(
      readFirst<{ readonly markKey: string }>(
        "Tenants.markKey",
        sql`select mark_key from tenants where kind = 'company' and id = ${id}`
      ),
      Option.match({
        onNone: () =>
          readOne<{ readonly markKey: string }>(
            "Tenants.markKey",
            sql`
              insert into tenants (kind, id, revision, settings, updated_at)
              values ('company', ${id}, ${randomUUIDv7()}, '{}', now())
              on conflict (kind, id) do update set revision = excluded.revision
              returning mark_key`
          ),
        onSome: Effect.succeed
      })
    ).pipe(Effect.map(({ markKey }) => markKey))
})

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
    ...bindings(sql),
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
    /** Binds a company to a NIT unless it is already bound; returns the NIT to which it is bound afterwards. */
    readonly bind: (id: string, nit: string) => Effect.Effect<string>
    /**
     * The random value of a company's row, a UUID, that keys its marks (`requestMark`). A company without a row gets
     * one, as {@link bind} does.
     */
    readonly markKey: (id: string) => Effect.Effect<string>
    /** Deletes a record; returns whether there was one. The NIT of a company stays unless `removesNit`. */
    readonly remove: (name: TenantName, removesNit: boolean) => Effect.Effect<boolean>
    /** Records encrypted with a key other than `keyId`. */
    readonly sealedOtherwise: (keyId: string) => Effect.Effect<ReadonlyArray<TenantRecord>>
    /** Replaces the encrypted part of a record, unless it changed meanwhile. */
    readonly reseal: (record: TenantRecord, after: Sealed) => Effect.Effect<void>
  }
>()("@radicar/api/Tenants") {
  /** Stores companies and providers in the database. */
  static readonly layer = Layer.effect(Tenants, make)
}

/** Settings in the API's JSON, secrets included. */
export interface ConfiguredTenant extends TenantName {
  /** Settings in wire form, secrets included. */
  readonly settings: JsonObject
  /** Version that changes with the settings and with the NIT. */
  readonly revision: string
  readonly updatedAt: Date
}

/** Additional authenticated data that binds a tenant's encrypted secrets to its record. */
const boundTo = ({ id, kind }: TenantName): string => `radicar ${kind} ${id}`

const noKey = failWith(ServiceUnavailable, {
  en: "The service has no RADICAR_MASTER_KEY, so it stores no secrets: no pin, technical key or mail server.",
  es: "El servicio no tiene RADICAR_MASTER_KEY y no guarda secretos: ni pin, ni clave técnica, ni servidor de correo."
})

const unreadable = ({ id, kind }: TenantName) =>
  failWith(ServiceUnavailable, {
    en: `The secrets of ${kind} ${id} cannot be read with the keys that this service has; store them again.`,
    es: `Los secretos de ${kind === "company" ? "la compañía" : "el proveedor"} ${id} no se pueden leer con las claves de este servicio; guárdelos de nuevo.`
  })

/** Adds the NIT of a company to its settings, in first place. */
const withNit = ({ keys, values }: JsonObject, nit: JsonValue | undefined): JsonObject =>
  nit === undefined ? new JsonObject(keys, values) : new JsonObject(["Nit", ...keys], [nit, ...values])

/** Stored settings, with the NIT from its own column. */
const settingsOf = (text: string, nit: string | undefined): JsonObject => {
  const json = Result.getOrThrow(parseJson(text))
  if (!(json instanceof JsonObject)) throw new TypeError("settings are an object")
  return withNit(json, nit === undefined ? undefined : writtenNit(nit))
}

/** Settings without the NIT, which has its own column, so that it can be bound while the rest is encrypted. */
const withoutNit = ({ keys, values }: JsonObject): JsonObject =>
  new JsonObject(
    keys.filter((key) => key !== "Nit"),
    values.filter((_, index) => keys[index] !== "Nit")
  )

/** The NIT in a company's new settings, and whether it may replace another. */
export interface StatedTaxpayer {
  readonly nit: string | undefined
  readonly replaces: boolean
}

type Keys = MasterKeys["Service"]["keys"]

/** Maximum number of tenants cached in memory. A cached tenant is used only while its revision is current. */
const maximumRemembered = 2000

const open = (keys: Keys, record: TenantRecord, sealed: Sealed): string | undefined => {
  const plain = unseal(keys, boundTo(record), sealed)
  const text = plain?.toString("utf8")
  plain?.fill(0)
  return text
}

/** Makes the functions that read a stored tenant, and remember it. */
const tenantReading = (keys: Keys) => {
  const remembered = new Map<string, { readonly revision: string; readonly tenant: ConfiguredTenant }>()

  const read = Effect.fnUntraced(function* (record: TenantRecord) {
    const { id, kind, revision, sealed, settings, updatedAt } = record
    const name = boundTo(record)
    const cached = remembered.get(name)
    if (cached?.revision === revision) return cached.tenant
    const text = sealed === undefined ? settings : open(keys, record, sealed)
    if (text === undefined) {
      yield* logError({
        en: "Stored secrets cannot be read",
        es: "No se pueden leer los secretos guardados",
        kind,
        id,
        keyId: sealed?.keyId
      })
      return yield* unreadable(record)
    }
    const tenant: ConfiguredTenant = { kind, id, settings: settingsOf(text, record.nit), revision, updatedAt }
    if (remembered.size >= maximumRemembered) remembered.clear()
    remembered.set(name, { revision, tenant })
    return tenant
  })

  return { read, forget: (name: TenantName): void => void remembered.delete(boundTo(name)) }
}

/**
 * Re-encrypts secrets at the start of the service. Keys are replaced by a restart, so the old key is not needed
 * afterwards.
 */
const resealAll = Effect.fnUntraced(function* (keys: Keys, tenants: Tenants["Service"]) {
  const [key] = keys
  if (key === undefined) return
  for (const record of yield* tenants.sealedOtherwise(key.id)) {
    const text = record.sealed === undefined ? undefined : open(keys, record, record.sealed)
    if (text === undefined)
      yield* logError({
        en: "Stored secrets cannot be read",
        es: "No se pueden leer los secretos guardados",
        kind: record.kind,
        id: record.id
      })
    else yield* tenants.reseal(record, seal(key, boundTo(record), Buffer.from(text)))
  }
})

const makeSettings = Effect.gen(function* () {
  const { keys } = yield* MasterKeys
  const tenants = yield* Tenants
  const { forget, read } = tenantReading(keys)

  const find = Effect.fnUntraced(function* (name: TenantName) {
    const record = yield* tenants.find(name)
    return Option.isNone(record) ? Option.none<ConfiguredTenant>() : Option.some(yield* read(record.value))
  })

  const both = Effect.fnUntraced(function* (companyId: string, providerId: string) {
    const records = yield* tenants.both(companyId, providerId)
    const nameOf = (kind: TenantName["kind"]) =>
      Effect.transposeOption(Option.map(Option.fromNullishOr(records.find((record) => record.kind === kind)), read))
    return { company: yield* nameOf("company"), provider: yield* nameOf("provider") }
  })

  /** The settings before a change; empty if they are unreadable. */
  const before = (name: TenantName) =>
    find(name).pipe(
      Effect.map(Option.match({ onNone: () => new JsonObject([], []), onSome: ({ settings }) => settings })),
      Effect.catch(() => Effect.succeed(new JsonObject([], [])))
    )

  const put = Effect.fnUntraced(function* (
    name: TenantName,
    statedSettings: JsonObject,
    taxpayer: StatedTaxpayer | undefined,
    replacedRevision: string | undefined
  ) {
    const { id, kind } = name
    const current = yield* before(name)
    const settings = keepSecrets(withoutNit(statedSettings), withoutNit(current))
    const updatedAt = new Date(yield* Clock.currentTimeMillis)
    const hasSecrets = secretPaths(settings).length > 0
    const [key] = keys
    if (hasSecrets && key === undefined) return yield* noKey
    const sealed =
      hasSecrets && key !== undefined ? seal(key, boundTo(name), Buffer.from(writeJson(settings))) : undefined
    const open = writeJson(withoutTenantSecrets(settings))
    const { nit, replaces = false } = taxpayer ?? {}
    const revision = randomUUIDv7()
    const record = { kind, id, revision, settings: open, sealed, nit, updatedAt }
    if (!(yield* tenants.put(record, { replacesNit: replaces, replaces: replacedRevision })))
      return Option.none<ConfiguredTenant>()
    return Option.some({
      kind,
      id,
      settings: withNit(settings, nit === undefined ? current.get("Nit") : writtenNit(nit)),
      revision,
      updatedAt
    })
  })

  yield* resealAll(keys, tenants)
  return TenantSettings.of({
    find,
    both,
    revision: (name) =>
      Effect.map(
        tenants.find(name),
        Option.map(({ revision }) => revision)
      ),
    list: Effect.fnUntraced(function* (kind: TenantName["kind"]) {
      return yield* Effect.forEach(yield* tenants.list(kind), (record) =>
        Effect.catch(read(record), () =>
          Effect.succeed({ ...record, settings: settingsOf(record.settings, record.nit) })
        )
      )
    }),
    put,
    remove: tenants.remove,
    forget: (name) => Effect.sync(() => forget(name))
  })
})

/** Settings of companies and providers. Secrets are stored encrypted. */
export class TenantSettings extends Context.Service<
  TenantSettings,
  {
    readonly find: (name: TenantName) => Effect.Effect<Option.Option<ConfiguredTenant>, ServiceUnavailable>
    /** A company and a provider, as by {@link find}. */
    readonly both: (
      companyId: string,
      providerId: string
    ) => Effect.Effect<
      { readonly company: Option.Option<ConfiguredTenant>; readonly provider: Option.Option<ConfiguredTenant> },
      ServiceUnavailable
    >
    /** The current revision, even if the secrets are unreadable. */
    readonly revision: (name: TenantName) => Effect.Effect<Option.Option<string>>
    /** All tenants of a kind; one with unreadable secrets is listed without them. */
    readonly list: (kind: TenantName["kind"]) => Effect.Effect<ReadonlyArray<ConfiguredTenant>>
    /**
     * Replaces settings of valid form. Omitted secrets stay, and so does an omitted NIT. Returns `none`, and changes
     * nothing, in two cases: the company is bound to another NIT that must stay, or the revision differs from a given
     * `replacedRevision`.
     */
    readonly put: (
      name: TenantName,
      settings: JsonObject,
      taxpayer: StatedTaxpayer | undefined,
      replacedRevision: string | undefined
    ) => Effect.Effect<Option.Option<ConfiguredTenant>, ServiceUnavailable>
    /** Deletes settings; returns whether there were any. The NIT of a company stays unless `removesNit`. */
    readonly remove: (name: TenantName, removesNit: boolean) => Effect.Effect<boolean>
    /** Drops this process's cache entry of a deleted tenant. */
    readonly forget: (name: TenantName) => Effect.Effect<void>
  }
>()("@radicar/api/TenantSettings") {
  /** Settings in the database. Secrets that are not encrypted with the first master key are re-encrypted first. */
  static readonly layer = Layer.effect(TenantSettings, makeSettings)
}
