import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import type { Sealed } from "../secrets/seal.ts"
import { storageOperation } from "./internal/storageOperation.ts"

/** Encrypted certificates by the id of what they are retained for. */
export interface CertificateStore {
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
      client`
        insert into ${table} (${column}, key_id, nonce, sealed)
        values (${id}, ${keyId}, ${nonce}, ${sealed})
        on conflict (${column}) do nothing`.pipe(Effect.asVoid, storageOperation("RetainedCertificates.keep")),
    find: (id) =>
      Effect.map(
        client<Sealed>`
            select key_id as "keyId", nonce, sealed from ${table} where ${column} = ${id}`,
        ([row]) => Option.fromNullishOr(row)
      ).pipe(storageOperation("RetainedCertificates.find")),
    erase: (id) =>
      client`delete from ${table} where ${column} = ${id}`.pipe(
        Effect.asVoid,
        storageOperation("RetainedCertificates.erase")
      )
  }
}

/**
 * Encrypted certificates of submissions and of batches. The database itself erases one in the transaction that makes the
 * state final.
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
