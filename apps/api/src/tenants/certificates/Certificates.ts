import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../../platform/database/storageOperation.ts"
import type { Sealed } from "../../platform/secrets/seal.ts"
import { recordReader, type Row } from "../../platform/database/records.ts"

/** What may be seen of a stored certificate. */
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

/** A certificate to be kept. */
interface NewCertificate extends Omit<CertificateRecord, "createdAt">, Sealed {
  /** SHA-256 of the token that names it, hexadecimal. */
  readonly tokenHash: string
}

/** A certificate as it is kept. */
interface SealedRecord extends Sealed {
  readonly id: string
}

const recordOf = recordReader<CertificateRecord>({
  id: "id",
  companyId: "company_id",
  nit: "nit",
  issuer: "issuer",
  serialNumber: "serial_number",
  notBefore: "not_before",
  notAfter: "not_after",
  createdAt: "created_at"
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const columns = sql`id, company_id, nit, issuer, serial_number, not_before, not_after, created_at`
  return Certificates.of({
    keep: Effect.fnUntraced(function* (certificate: NewCertificate) {
      const [row] = yield* sql<Row>`
        insert into certificates ${sql.insert({
          id: certificate.id,
          company_id: certificate.companyId,
          token_hash: certificate.tokenHash,
          key_id: certificate.keyId,
          nonce: certificate.nonce,
          sealed: certificate.sealed,
          nit: certificate.nit ?? null,
          issuer: certificate.issuer,
          serial_number: certificate.serialNumber,
          not_before: certificate.notBefore,
          not_after: certificate.notAfter
        })} returning ${columns}`
      if (row === undefined) return yield* Effect.die(new Error("The certificate was not kept"))
      return recordOf(row)
    }, storageOperation("Certificates.keep")),
    list: (companyId: string) =>
      Effect.map(
        sql<Row>`select ${columns} from certificates where company_id = ${companyId} order by created_at`,
        (rows) => rows.map(recordOf)
      ).pipe(storageOperation("Certificates.list")),
    expiringBefore: (moment: Date) =>
      Effect.map(sql<Row>`select ${columns} from certificates where not_after < ${moment} order by not_after`, (rows) =>
        rows.map(recordOf)
      ).pipe(storageOperation("Certificates.expiringBefore")),
    nextToExpire: (limit: number) =>
      Effect.map(sql<Row>`select ${columns} from certificates order by not_after limit ${limit}`, (rows) =>
        rows.map(recordOf)
      ).pipe(storageOperation("Certificates.nextToExpire")),
    find: (companyId: string, tokenHash: string) =>
      Effect.map(
        sql<SealedRecord>`
            select id, key_id as "keyId", nonce, sealed from certificates
            where company_id = ${companyId} and token_hash = ${tokenHash}`,
        ([row]) => Option.fromNullishOr(row)
      ).pipe(storageOperation("Certificates.find")),
    sealedOtherwise: (keyId: string) =>
      sql<SealedRecord>`
        select id, key_id as "keyId", nonce, sealed from certificates where key_id <> ${keyId}`.pipe(
        storageOperation("Certificates.sealedOtherwise")
      ),
    reseal: (before: SealedRecord, { keyId, nonce, sealed }: Sealed) =>
      sql`
        update certificates set key_id = ${keyId}, nonce = ${nonce}, sealed = ${sealed}
        where id = ${before.id} and key_id = ${before.keyId}`.pipe(
        Effect.asVoid,
        storageOperation("Certificates.reseal")
      ),
    remove: (companyId: string, id: string) =>
      Effect.map(
        sql<{ readonly id: string }>`
            delete from certificates where company_id = ${companyId} and id::text = ${id} returning id`,
        (rows) => rows.length > 0
      ).pipe(storageOperation("Certificates.remove"))
  })
})

/** The vault's certificates, encrypted. Failures of the database are defects (`StorageError`). */
export class Certificates extends Context.Service<
  Certificates,
  {
    readonly keep: (certificate: NewCertificate) => Effect.Effect<CertificateRecord>
    /** Those of a company, in the order in which they were stored. */
    readonly list: (companyId: string) => Effect.Effect<ReadonlyArray<CertificateRecord>>
    /** Those of every company that expire, or have, before a moment. */
    readonly expiringBefore: (moment: Date) => Effect.Effect<ReadonlyArray<CertificateRecord>>
    /** Those of every company that expire first, or have, at most `limit`. */
    readonly nextToExpire: (limit: number) => Effect.Effect<ReadonlyArray<CertificateRecord>>
    /** The certificate that a token names, if it is the company's. */
    readonly find: (companyId: string, tokenHash: string) => Effect.Effect<Option.Option<SealedRecord>>
    /** Those of every company that another key than this encrypted. */
    readonly sealedOtherwise: (keyId: string) => Effect.Effect<ReadonlyArray<SealedRecord>>
    /** Replaces what the key of `before` encrypted, unless it is replaced or removed already. */
    readonly reseal: (before: SealedRecord, after: Sealed) => Effect.Effect<void>
    /** Whether there was one. */
    readonly remove: (companyId: string, id: string) => Effect.Effect<boolean>
  }
>()("@radicar/api/Certificates") {
  /** Certificates in the database. */
  static readonly layer = Layer.effect(Certificates, make)
}
