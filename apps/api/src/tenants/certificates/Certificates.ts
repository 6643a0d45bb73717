import { Context, Effect, Layer, type Option } from "effect"
import { SqlClient } from "effect/sql"
import { readAll, readFirst, readOne, rowOf, run, runAny } from "../../platform/database/records.ts"
import type { Sealed } from "../../platform/secrets/seal.ts"

/** The public facts of a stored certificate. */
export interface CertificateRecord {
  /** UUID version 7. */
  readonly id: string
  readonly companyId: string
  readonly nit: string | undefined
  readonly issuer: string
  readonly serialNumber: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly createdAt: Date
}

/** A certificate to store. */
interface NewCertificate extends Omit<CertificateRecord, "createdAt">, Sealed {
  /** SHA-256 of the token that names the certificate, hexadecimal. */
  readonly tokenHash: string
}

/** A stored certificate, encrypted. */
export interface SealedRecord extends Sealed {
  readonly id: string
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const columns = sql`id, company_id, nit, issuer, serial_number, not_before, not_after, created_at`
  const sealedColumns = sql`id, key_id, nonce, sealed`
  return Certificates.of({
    keep: (certificate) =>
      readOne(
        "Certificates.keep",
        sql`insert into certificates ${sql.insert(rowOf(certificate))} returning ${columns}`
      ),
    list: (companyId) =>
      readAll(
        "Certificates.list",
        sql`select ${columns} from certificates where company_id = ${companyId} order by created_at`
      ),
    expiringBefore: (moment) =>
      readAll(
        "Certificates.expiringBefore",
        sql`select ${columns} from certificates where not_after < ${moment} order by not_after`
      ),
    nextToExpire: (limit) =>
      readAll("Certificates.nextToExpire", sql`select ${columns} from certificates order by not_after limit ${limit}`),
    find: (companyId, tokenHash) =>
      readFirst(
        "Certificates.find",
        sql`
          select ${sealedColumns} from certificates
          where company_id = ${companyId} and token_hash = ${tokenHash}`
      ),
    get: (companyId, id) =>
      readFirst(
        "Certificates.get",
        sql`select ${sealedColumns} from certificates where company_id = ${companyId} and id::text = ${id}`
      ),
    sealedOtherwise: (keyId) =>
      readAll("Certificates.sealedOtherwise", sql`select ${sealedColumns} from certificates where key_id <> ${keyId}`),
    reseal: (before, { keyId, nonce, sealed }) =>
      run(
        "Certificates.reseal",
        sql`
          update certificates set key_id = ${keyId}, nonce = ${nonce}, sealed = ${sealed}
          where id = ${before.id} and key_id = ${before.keyId}`
      ),
    remove: (companyId, id) =>
      runAny(
        "Certificates.remove",
        sql`delete from certificates where company_id = ${companyId} and id::text = ${id} returning id`
      )
  })
})

/** The vault's certificates, encrypted. Failures of the database are defects (`StorageError`). */
export class Certificates extends Context.Service<
  Certificates,
  {
    readonly keep: (certificate: NewCertificate) => Effect.Effect<CertificateRecord>
    /** Certificates of a company, in the order in which they were stored. */
    readonly list: (companyId: string) => Effect.Effect<ReadonlyArray<CertificateRecord>>
    /** Certificates of all companies that expire before a moment, including those already expired. */
    readonly expiringBefore: (moment: Date) => Effect.Effect<ReadonlyArray<CertificateRecord>>
    /** The certificates of all companies that expire first, including those already expired; at most `limit`. */
    readonly nextToExpire: (limit: number) => Effect.Effect<ReadonlyArray<CertificateRecord>>
    /** The company's certificate with a token. */
    readonly find: (companyId: string, tokenHash: string) => Effect.Effect<Option.Option<SealedRecord>>
    /** The company's certificate with an id. */
    readonly get: (companyId: string, id: string) => Effect.Effect<Option.Option<SealedRecord>>
    /** Certificates of all companies that are encrypted with a key other than `keyId`. */
    readonly sealedOtherwise: (keyId: string) => Effect.Effect<ReadonlyArray<SealedRecord>>
    /** Replaces the encrypted form, unless it was replaced or deleted meanwhile. */
    readonly reseal: (before: SealedRecord, after: Sealed) => Effect.Effect<void>
    /** Deletes a certificate; returns whether there was one. */
    readonly remove: (companyId: string, id: string) => Effect.Effect<boolean>
  }
>()("@radicar/api/Certificates") {
  /** Stores certificates in the database. */
  static readonly layer = Layer.effect(Certificates, make)
}
