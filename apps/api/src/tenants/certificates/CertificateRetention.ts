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

/** Encrypted certificates by the id of what they are retained for. */
interface CertificateStore {
  /** Keeps a certificate; inside a transaction, as part of it. One that is there stays. */
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
 * Encrypted certificates of submissions and of batches. The database itself erases one in the transaction that makes
 * the state final.
 */
export class RetainedCertificates extends Context.Service<
  RetainedCertificates,
  { readonly submissions: CertificateStore; readonly batches: CertificateStore }
>()("@radicar/api/RetainedCertificates") {
  /** Certificates in the database. */
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

/** Certificates retained for one kind of thing, by its id. */
interface Retention {
  /** An identity encrypted, to be written with something else in one call; `undefined`: none is retained. */
  readonly seal: (id: string, identity: SigningIdentity) => Sealed | undefined
  /** Keeps an identity that has signed; in the transaction that opens what it is retained for. */
  readonly retain: (id: string, identity: SigningIdentity) => Effect.Effect<void>
  /** The identity retained; none where none is. */
  readonly open: (id: string) => Effect.Effect<Option.Option<SigningIdentity>, SealedIdentityUnreadable>
  /** Forgets it before the outcome is known. */
  readonly erase: (id: string) => Effect.Effect<void>
}

const nothing: Retention = {
  seal: () => undefined,
  retain: () => Effect.void,
  open: () => Effect.succeedNone,
  erase: () => Effect.void
}

const without: CertificateRetention["Service"] = { retains: false, ...nothing, batches: nothing }

/** What a retained certificate is bound to: moved to another submission or batch, it does not open. */
const boundTo = (id: string): string => `radicar retained certificate ${id}`

const retentionIn = (store: CertificateStore, key: MasterKey, keys: ReadonlyArray<MasterKey>): Retention => ({
  seal: (id, identity) => sealIdentity(key, boundTo(id), identity),
  retain: (id, identity) => Effect.suspend(() => store.keep(id, sealIdentity(key, boundTo(id), identity))),
  open: Effect.fnUntraced(function* (id: string) {
    const found = yield* store.find(id)
    if (Option.isNone(found)) return Option.none<SigningIdentity>()
    return Option.some(yield* unsealIdentity(keys, boundTo(id), found.value))
  }),
  erase: store.erase
})

const make = Effect.fnUntraced(function* ({ retainCertificates }: RetentionOptions) {
  if (retainCertificates === "never") return without
  const { keys } = yield* MasterKeys
  const { batches, submissions } = yield* RetainedCertificates
  const [key] = keys
  if (key === undefined) {
    yield* Effect.logWarning(
      "RADICAR_MASTER_KEY is not set, so no certificate is retained: " +
        "a document whose outcome is open waits until its caller posts it again."
    )
    return without
  }
  return CertificateRetention.of({
    retains: true,
    ...retentionIn(submissions, key, keys),
    batches: retentionIn(batches, key, keys)
  })
})

/**
 * What the service needs to go on by itself with a submission, or a batch, whose outcome is open: the caller's
 * certificate and key, encrypted, until the outcome is known and no longer.
 */
export class CertificateRetention extends Context.Service<
  CertificateRetention,
  Retention & {
    /** Whether any is retained, so that the service can go on by itself. */
    readonly retains: boolean
    readonly batches: Retention
  }
>()("@radicar/api/CertificateRetention") {
  /** With the service's master keys; without any, nothing is retained. */
  static readonly layer = (options: RetentionOptions) => Layer.effect(CertificateRetention, make(options))
}
