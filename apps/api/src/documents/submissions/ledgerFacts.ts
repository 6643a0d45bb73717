import type { ledgerFields } from "@radicar/contract/inner/ledger"
import { type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { Effect, type Schema } from "effect"
import { readAll, uuidArray } from "../../platform/database/records.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import type { Sql } from "./filterDocuments.ts"
import type { Submission } from "./Submission.ts"

/** Facts and state of the e-mail of a document, in addition to its result. */
export type Ledger = Schema.Struct.Type<typeof ledgerFields>

interface LedgerRow extends Omit<NonNullable<Ledger["facts"]>, "mail"> {
  readonly id: string
  /** Whether the facts of the document are recorded. */
  readonly known: boolean
  readonly mail: NonNullable<Ledger["mail"]>
  readonly undelivered?: NonNullable<Ledger["undelivered"]>
}

/** SQL for the sum of a field over a list of taxes in the details of a document. */
const sumOf = (list: string, field: string, condition: string) => `(
  select sum((tax ->> '${field}')::numeric)::text from jsonb_array_elements(f.details -> '${list}') as tax where ${condition})`

/** SQL for the taxable amounts of IVA of a document `f` at every rate: a sale at 0 % has a base too. */
export const ivaBase = sumOf("taxes", "base", "tax ->> 'code' = '01'")

/**
 * SQL for the receivers that the newest e-mail of a document did not reach, as JSON; null if it reached all. `m` is its
 * row of `mail_states`.
 */
export const undelivered = `(
  select json_agg(json_strip_nulls(json_build_object(
      'address', stated.receiver ->> 'address', 'reason', coalesce(bounce.diagnostic, bounce.status, stated.receiver ->> 'reply', mails.failure)
    )) order by stated.place)
  from mails cross join lateral jsonb_array_elements(mails.receivers) with ordinality as stated (receiver, place)
    left join mail_bounces as bounce
      on bounce.mail_id = mails.id and bounce.receiver = stated.place - 1 and bounce.state = 'bounced'
  where mails.id = m.mail_id and m.state in ('failed', 'bounced')
    and (stated.receiver ->> 'state' = 'failed' or bounce.mail_id is not null))`

/** Receivers that a mail did not reach; reasons that the service wrote are in a language. */
export const readableReasons = (
  receivers: NonNullable<Ledger["undelivered"]>,
  language: Language
): NonNullable<Ledger["undelivered"]> =>
  receivers.map(({ address, reason }) => ({
    address,
    ...(reason === undefined ? {} : { reason: textIn(reason, language) })
  }))

/** Facts of documents in a ledger and the states of their e-mails, by the ids of the documents. */
export const readLedger = Effect.fnUntraced(function* (
  sql: Sql,
  documents: ReadonlyArray<Pick<Submission, "id" | "state">>
) {
  const rows = yield* readAll<LedgerRow>(
    "Submissions.ledger",
    sql`
      select named.id, f.id is not null as known, f.due_date::text, f.details #>> '{payment,form}' as payment_form,
        f.details ->> 'order' as order, ${sql.literal(ivaBase)} as base, f.iva::text as iva,
        ${sql.literal(sumOf("withholdings", "amount", "true"))} as withheld, coalesce(m.state, 'none') as mail,
        ${sql.literal(undelivered)} as undelivered
      from unnest(${uuidArray(documents.map(({ id }) => id))}::text::uuid[]) as named (id)
      left join lateral (select * from document_facts where document_facts.id = named.id offset 0) as f on true
      left join lateral (select state, mail_id from mail_states where submission_id = named.id offset 0) as m on true`
  )
  const states = new Map(documents.map(({ id, state }) => [id, state]))
  return new Map(
    rows.map(({ id, known, mail, undelivered: lost, ...facts }): readonly [string, Ledger] => [
      id,
      {
        ...(known ? { facts: withoutUndefined(facts) } : {}),
        ...(states.get(id) === "accepted" ? { mail, ...withoutUndefined({ undelivered: lost }) } : {})
      }
    ])
  )
})
