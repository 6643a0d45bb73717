import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { readFirst, run } from "../../platform/database/records.ts"
import { type MasterKey, MasterKeys } from "../../platform/secrets/MasterKeys.ts"
import {
  type Sealed,
  type SealedIdentityUnreadable,
  sealIdentity,
  unsealIdentity
} from "../../platform/secrets/seal.ts"
import { logWarning } from "../../platform/observability/log.ts"

/** Encrypted certificates by the id of their submission or batch. */
interface CertificateStore {
  /** Stores a certificate, within a surrounding transaction if there is one. An existing one stays. */
  readonly keep: (id: string, certificate: Sealed) => Effect.Effect<void>
  readonly find: (id: string) => Effect.Effect<Option.Option<Sealed>>
  readonly erase: (id: string) => Effect.Effect<void>
}

const storeIn = (client: SqlClient.SqlClient, tableName: string, columnName: string): CertificateStore => {
  const table = client(tableName)
  const column = client(columnName)
  return {
    keep: (id, { keyId, nonce, sealed }) =>
      run(
        "RetainedCertificates.keep",
        client`
          insert into ${table} (${column}, key_id, nonce, sealed)
          values (${id}, ${keyId}, ${nonce}, ${sealed})
          on conflict (${column}) do nothing`
      ),
    find: (id) =>
      readFirst(
        "RetainedCertificates.find",
        client`select key_id, nonce, sealed from ${table} where ${column} = ${id}`
      ),
    erase: (id) => run("RetainedCertificates.erase", client`delete from ${table} where ${column} = ${id}`)
  }
}

/**
 * Encrypted certificates of submissions and batches. The database erases a certificate in the transaction that makes
 * the state of its submission or batch final.
 */
export class RetainedCertificates extends Context.Service<
  RetainedCertificates,
  { readonly submissions: CertificateStore; readonly batches: CertificateStore }
>()("@radicar/api/RetainedCertificates") {
  /** Stores certificates in the database. */
  static readonly layer = Layer.effect(
    RetainedCertificates,
    Effect.map(SqlClient.SqlClient, (client) =>
      RetainedCertificates.of({
        submissions: storeIn(client, "retained_certificates", "submission_id"),
        batches: storeIn(client, "retained_batch_certificates", "batch_id")
      })
    )
  )
}

/** Whether certificates are retained. */
export interface RetentionOptions {
  readonly retainCertificates: "while-open" | "never"
}

/** Certificates retained for submissions or batches, by id. */
interface Retention {
  /** Encrypts an identity, to be stored by another statement; `undefined` if certificates are not retained. */
  readonly seal: (id: string, identity: SigningIdentity) => Sealed | undefined
  /** Stores the identity that was used, within the transaction that opens its submission or batch. */
  readonly retain: (id: string, identity: SigningIdentity) => Effect.Effect<void>
  /** The retained identity; `none` if there is none. */
  readonly open: (id: string) => Effect.Effect<Option.Option<SigningIdentity>, SealedIdentityUnreadable>
  /** Erases an identity although the outcome is still open, because the service has given up following it. */
  readonly erase: (id: string) => Effect.Effect<void>
}

const nothing: Retention = {
  seal: () => undefined,
  retain: () => Effect.void,
  open: () => Effect.succeedNone,
  erase: () => Effect.void
}

const without: CertificateRetention["Service"] = { retains: false, ...nothing, batches: nothing }

/** Additional authenticated data that binds a retained certificate to its submission or batch. */
const boundTo = (id: string): string => `radicar retained certificate ${id}`

const retentionIn = (store: CertificateStore, key: MasterKey, keys: ReadonlyArray<MasterKey>): Retention => ({
  seal: (id, identity) => sealIdentity(key, boundTo(id), identity),
  retain: (id, identity) => Effect.suspend(() => store.keep(id, sealIdentity(key, boundTo(id), identity))),
  open: Effect.fnUntraced(function* (id: string) {
    const record = yield* store.find(id)
    if (Option.isNone(record)) return Option.none<SigningIdentity>()
    return Option.some(yield* unsealIdentity(keys, boundTo(id), record.value))
  }),
  erase: store.erase
})

const make = Effect.fnUntraced(function* ({ retainCertificates }: RetentionOptions) {
  if (retainCertificates === "never") return without
  const { keys } = yield* MasterKeys
  const { batches, submissions } = yield* RetainedCertificates
  const [key] = keys
  if (key === undefined) {
    yield* logWarning({
      en: "RADICAR_MASTER_KEY is not set, so no certificate is retained: a document whose outcome is open waits until its caller posts it again.",
      es: "RADICAR_MASTER_KEY no está definida; por eso no se conserva ningún certificado: un documento sin resultado espera hasta que se envíe de nuevo."
    })
    return without
  }
  return CertificateRetention.of({
    retains: true,
    ...retentionIn(submissions, key, keys),
    batches: retentionIn(batches, key, keys)
  })
})

/**
 * Retained certificates: the caller's certificate and key, encrypted, with which the service continues an open
 * submission or batch. They are erased when the outcome is known.
 */
export class CertificateRetention extends Context.Service<
  CertificateRetention,
  Retention & {
    /** Whether certificates are retained, so that the service can continue without the caller. */
    readonly retains: boolean
    readonly batches: Retention
  }
>()("@radicar/api/CertificateRetention") {
  /** Encrypts with the service's master keys; without any, nothing is retained. */
  static readonly layer = (options: RetentionOptions) => Layer.effect(CertificateRetention, make(options))
}
