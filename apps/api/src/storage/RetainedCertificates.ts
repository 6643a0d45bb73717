import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import type { Sealed } from "../secrets/seal.ts"
import { storageOperation } from "./internal/storageOperation.ts"

/**
 * Encrypted certificates by the id of their submission. The database itself erases one in the transaction that makes its
 * submission's state final.
 */
export class RetainedCertificates extends Context.Service<
  RetainedCertificates,
  {
    /** Keeps the certificate of a submission; inside a transaction, as part of it. One that is there stays. */
    readonly keep: (submissionId: string, certificate: Sealed) => Effect.Effect<void>
    readonly find: (submissionId: string) => Effect.Effect<Option.Option<Sealed>>
    readonly erase: (submissionId: string) => Effect.Effect<void>
  }
>()("@radicar/api/RetainedCertificates") {
  /** Certificates in the database. */
  static readonly layer = Layer.effect(
    RetainedCertificates,
    Effect.map(SqlClient.SqlClient, (sql) =>
      RetainedCertificates.of({
        keep: Effect.fn("RetainedCertificates.keep")(
          (submissionId, { keyId, nonce, sealed }) => sql`
            insert into retained_certificates (submission_id, key_id, nonce, sealed)
            values (${submissionId}, ${keyId}, ${nonce}, ${sealed})
            on conflict (submission_id) do nothing`,
          Effect.asVoid,
          storageOperation("RetainedCertificates.keep")
        ),
        find: Effect.fn("RetainedCertificates.find")(
          (submissionId) =>
            Effect.map(
              sql<Sealed>`
                select key_id as "keyId", nonce, sealed from retained_certificates
                where submission_id = ${submissionId}`,
              ([row]) => Option.fromNullishOr(row)
            ),
          storageOperation("RetainedCertificates.find")
        ),
        erase: Effect.fn("RetainedCertificates.erase")(
          (submissionId) => sql`delete from retained_certificates where submission_id = ${submissionId}`,
          Effect.asVoid,
          storageOperation("RetainedCertificates.erase")
        )
      })
    )
  )
}
