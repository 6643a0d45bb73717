import type { PayslipPage } from "@radicar/contract/inner/mail/Payslip"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { hash } from "node:crypto"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { readAll } from "../../platform/database/records.ts"

/** State of a payslip: see the contract. */
export type PayslipState = keyof PayslipPage["counts"]

/** An accepted payroll of a month with its worker, consent and mail. */
export interface PayslipRow {
  /** Id of the submission, a UUID of version 7. */
  readonly id: string
  readonly documentKey: string
  /** Number with its prefix. */
  readonly documentId: string
  readonly identificationType: string | undefined
  readonly identification: string | undefined
  readonly name: string | undefined
  readonly address: string | undefined
  readonly state: PayslipState
  readonly mailId: string | undefined
}

/** Month of a company. */
interface PayslipMonth {
  readonly companyId: string
  readonly environment: FilingEnvironment
  /** Month of the first payment, `2026-11`. */
  readonly month: string
}

/** Payslips of a month to list, and the page size. */
interface PayslipFilter extends PayslipMonth {
  readonly state?: PayslipState | undefined
  /** Id of the last payslip on the previous page. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Beginning of the keys of {@link payslipKey}. A caller's Idempotency-Key contains no blank. */
const keyStart = "payslip "

/** Key of the mail that brings a payslip to an address: of two requests at once, only one queues it. */
export const payslipKey = (submissionId: string, address: string): string =>
  keyStart + hash("sha256", `${submissionId} ${address.toLowerCase()}`)

/**
 * SQL for the payslips of a month. A payroll that an accepted note replaced or deleted is none. A mail counts if it was
 * sent as a payslip, or by hand to the address of the consent; one that failed or came back did not arrive.
 */
const payslipsOf = (sql: SqlClient.SqlClient, { companyId, environment, month }: PayslipMonth) => sql`
  select slip.id, slip.document_key,
    coalesce(document.written_id, slip.prefix || slip.number) as document_id,
    worker.identification_type, worker.identification, worker.name,
    case when mail.arrived then mail.address else consent.address end as address,
    mail.id as mail_id,
    case when mail.arrived then mail.state
      when consent.id is null then 'noConsent'
      when lower(mail.address) = lower(consent.address) then 'failed'
      else 'ready' end as state
  from payrolls as slip
  join standings on standings.id = slip.id and standings.state = 'accepted' and standings.erased_at is null
  join documents as document on document.id = slip.id
  left join document_facts as facts on facts.id = slip.id
  left join counterparties as worker on worker.id = facts.counterparty
  left join payslip_consents as consent on consent.company_id = slip.company_id
    and consent.identification_type = worker.identification_type
    and consent.identification = worker.identification and consent.revoked_at is null
  left join lateral (
    select mails.id, receiver ->> 'address' as address, receiver ->> 'state' as state,
      receiver ->> 'state' <> 'failed' and not exists (
        select from mail_bounces where mail_id = mails.id and mail_bounces.receiver = place - 1
          and mail_bounces.state = 'bounced') as arrived
    from mails cross join lateral jsonb_array_elements(receivers) with ordinality as listed (receiver, place)
    where submission_id = slip.id
      and (starts_with(idempotency_key, ${keyStart}) or lower(receiver ->> 'address') = lower(consent.address))
    order by arrived desc, lower(receiver ->> 'address') = lower(consent.address) desc, mails.id desc limit 1
  ) as mail on true
  where slip.company_id = ${companyId} and slip.environment = ${environment} and slip.month = ${month}
    and slip.role <> 'deletion'
    and not exists (
      select from payrolls as note join standings as noted on noted.id = note.id and noted.state = 'accepted'
      where note.predecessor = slip.document_key and note.role in ('replacement', 'deletion')
        and note.company_id = slip.company_id)`

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  Payslips.of({
    list: ({ after, limit, state, ...month }) =>
      readAll<PayslipRow>(
        "Payslips.list",
        sql`
          select * from (${payslipsOf(sql, month)}) as slips
          where ${sql.and([
            sql`true`,
            ...(state === undefined ? [] : [sql`state = ${state}`]),
            ...(after === undefined ? [] : [sql`id < ${after}::uuid`])
          ])}
          order by id desc limit ${limit}`
      ),
    counts: (month) =>
      Effect.map(
        readAll<{ readonly state: PayslipState; readonly n: number }>(
          "Payslips.counts",
          sql`select state, count(*)::int as n from (${payslipsOf(sql, month)}) as slips group by state`
        ),
        (rows) => ({
          ready: 0,
          queued: 0,
          sent: 0,
          failed: 0,
          noConsent: 0,
          ...Object.fromEntries(rows.map(({ n, state }) => [state, n]))
        })
      )
  })
)

/** The accepted payrolls of a month, as mails to their workers. Failures of the database are defects. */
export class Payslips extends Context.Service<
  Payslips,
  {
    /** A page of the payslips of a month, the newest first. */
    readonly list: (filter: PayslipFilter) => Effect.Effect<ReadonlyArray<PayslipRow>>
    /** Number of payslips of a month in each state. */
    readonly counts: (month: PayslipMonth) => Effect.Effect<PayslipPage["counts"]>
  }
>()("@radicar/api/Payslips") {
  /** Reads them from the database. */
  static readonly layer = Layer.effect(Payslips, make)
}
