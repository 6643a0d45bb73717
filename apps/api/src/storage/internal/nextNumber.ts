import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { documentFamily } from "../documentFamily.ts"
import type { NumberSeries } from "../NumberSeries.ts"

const within = (sql: SqlClient.SqlClient, { documentType, environment, from, issuerNit, prefix, to }: NumberSeries) =>
  sql`issuer_nit = ${issuerNit} and environment = ${environment} and document_family = ${documentFamily(documentType)}
    and prefix = ${prefix} and number between ${from} and ${to}`

/**
 * Keeps everybody else from numbering in the series until the end of the transaction. Whoever states the numbers
 * itself is not kept: the number is then found taken.
 */
export const lockSeries = (sql: SqlClient.SqlClient, { documentType, environment, issuerNit, prefix }: NumberSeries) =>
  sql`select pg_advisory_xact_lock(hashtextextended(
    ${["number", environment, issuerNit, documentFamily(documentType), prefix].join(" ")}, 0))`

/**
 * The next number of a series: one that a rejection or refusal left free, else the one behind the highest; `undefined`
 * where all are used.
 */
export const nextNumber = (sql: SqlClient.SqlClient, series: NumberSeries) => {
  const inSeries = within(sql, series)
  return Effect.map(
    sql<{ readonly next: bigint }>`
      select coalesce(
        (select number from submissions as free
          where ${inSeries} and state in ('rejected', 'refused') and not refiled and alarm is null
            -- settled in the very moment in which the number was claimed again
            and not exists (select from submissions
              where issuer_nit = free.issuer_nit and environment = free.environment
                and document_family = free.document_family and prefix = free.prefix and number = free.number
                and state not in ('rejected', 'refused'))
          order by number limit 1),
        greatest(
          (select max(number) from submissions where ${inSeries} and state not in ('rejected', 'refused')),
          (select max(number) from submissions where ${inSeries} and state in ('rejected', 'refused'))) + 1,
        ${series.from}::bigint) as next`,
    ([row]) => {
      const next = Number(row?.next)
      return next <= series.to ? next : undefined
    }
  )
}
