import type { RecordConsent } from "@radicar/contract/inner/mail/Payslip"
import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import {
  isUuid,
  readAll,
  readFirst,
  readOne,
  recordOf,
  type Row,
  storageTransaction
} from "../../platform/database/records.ts"

/** A worker's consent to payslips by e-mail, as it is stored. Its id contains the time of recording. */
export interface ConsentRow {
  /** UUID version 7. */
  readonly id: string
  readonly companyId: string
  readonly identificationType: string
  readonly identification: string
  readonly name: string | undefined
  readonly address: string
  /** Id of a token, or `oidc:` and the subject of a JWT. */
  readonly recordedBy: string
  readonly revokedAt: Date | undefined
}

/** A consent to record: company, caller and body. */
interface NewConsent {
  readonly companyId: string
  readonly by: string
  readonly body: RecordConsent
}

/** Filter of a company's consents, and the page size. */
interface ConsentFilter {
  readonly companyId: string
  /** Whether to list revoked consents too. */
  readonly withRevoked: boolean
  /** Id of the last consent on the previous page. */
  readonly after?: string
  readonly limit: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const record = Effect.fnUntraced(
    function* ({ body, by, companyId }: NewConsent) {
      const { email, identification, identificationType, name } = body
      // of two requests at once, the second sees what the first recorded
      yield* sql`
        select pg_advisory_xact_lock(hashtextextended(
          ${JSON.stringify(["consent", companyId, identificationType, identification])}, 0))`
      const ofWorker = sql`company_id = ${companyId} and identification_type = ${identificationType}
        and identification = ${identification} and revoked_at is null`
      const [same] = yield* sql<Row>`
        select * from payslip_consents
        where ${ofWorker} and address = ${email} and name is not distinct from ${name ?? null}::text`
      if (same !== undefined) return recordOf<ConsentRow>(same)
      yield* sql`update payslip_consents set revoked_at = clock_timestamp(), revoked_by = ${by} where ${ofWorker}`
      return yield* readOne<ConsentRow>(
        "PayslipConsents.record",
        sql`
          insert into payslip_consents (id, company_id, identification_type, identification, name, address, recorded_by)
          values (${randomUUIDv7()}, ${companyId}, ${identificationType}, ${identification}, ${name ?? null}, ${email},
            ${by})
          returning *`
      )
    },
    storageTransaction(sql, "PayslipConsents.record")
  )

  return PayslipConsents.of({
    record,
    revoke: Effect.fnUntraced(function* (companyId: string, id: string, by: string) {
      if (!isUuid(id)) return Option.none()
      const ofId = sql`company_id = ${companyId} and id = ${id}::uuid`
      yield* readAll(
        "PayslipConsents.revoke",
        sql`
          update payslip_consents set revoked_at = clock_timestamp(), revoked_by = ${by}
          where ${ofId} and revoked_at is null returning id`
      )
      return yield* readFirst<ConsentRow>("PayslipConsents.revoked", sql`select * from payslip_consents where ${ofId}`)
    }),
    list: ({ after, companyId, limit, withRevoked }: ConsentFilter) =>
      readAll<ConsentRow>(
        "PayslipConsents.list",
        sql`
          select * from payslip_consents
          where ${sql.and([
            sql`company_id = ${companyId}`,
            ...(withRevoked ? [] : [sql`revoked_at is null`]),
            ...(after === undefined ? [] : [sql`id < ${after}::uuid`])
          ])}
          order by id desc limit ${limit}`
      )
  })
})

/** The consents of workers to payslips by e-mail. A consent never changes; it can be revoked. */
export class PayslipConsents extends Context.Service<
  PayslipConsents,
  {
    /**
     * Records a consent and returns it. An earlier one of the worker with other content is revoked; the same is
     * returned as it was recorded.
     */
    readonly record: (consent: NewConsent) => Effect.Effect<ConsentRow>
    /** Revokes a company's consent and returns it; `none` without one. A revoked one stays as it was. */
    readonly revoke: (companyId: string, id: string, by: string) => Effect.Effect<Option.Option<ConsentRow>>
    /** A page of a company's consents, the newest first. */
    readonly list: (filter: ConsentFilter) => Effect.Effect<ReadonlyArray<ConsentRow>>
  }
>()("@radicar/api/PayslipConsents") {
  /** Stores the consents in the database. */
  static readonly layer = Layer.effect(PayslipConsents, make)
}
