import { PgClient } from "@effect/sql-pg"
import { migrate } from "@radicar/api/platform/database/migrate"
import { migrations } from "@radicar/api/platform/database/migrations/migrations"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { inflateRawSync } from "node:zlib"

/** Whose documents they are; the run files none for it. */
export const earlierCompany = "999"

/** The last schema that kept documents in one table with their states. */
const lastInOneTable = "0025_octets_once"

const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= lastInOneTable))

/** A document as a row keeps it: whole before migration 25, deflated after it. */
export interface KeptOctets {
  readonly whole: Uint8Array
  readonly deflated: Uint8Array | null
}

interface EarlierRow extends KeptOctets {
  readonly number: number
}

/** The signed document of a row. */
export const octetsOf = ({ deflated, whole }: KeptOctets): Buffer =>
  deflated === null ? Buffer.from(whole) : inflateRawSync(deflated)

const textOf = (number: number): string => `<Invoice>${`line of ${number};`.repeat(400)}</Invoice>`

const connected = <A>(url: string, use: (sql: PgClient.PgClient) => Effect.Effect<A, unknown, PgClient.PgClient>) =>
  PgClient.makeClient({ url: Redacted.make(url) }).pipe(
    Effect.flatMap((sql) => use(sql).pipe(Effect.provideService(PgClient.PgClient, sql))),
    Effect.scoped,
    Effect.provide(Reactivity.layer),
    Effect.runPromise
  )

/**
 * Gives an empty database the schema of an earlier version, with accepted documents as that version kept them. The
 * processes of a run then migrate it, and rewrite the documents while they file others.
 */
export const recordEarlier = (url: string, documents: number): Promise<unknown> =>
  connected(url, (sql) =>
    migrate(known).pipe(
      Effect.provide(PgClient.layerFrom(Effect.succeed(sql))),
      Effect.andThen(sql`
        insert into submissions (id, company_id, provider_id, environment, issuer_nit, document_type, document_family, prefix,
          number, content_digest, xml_digest, document_key, key_scheme, name, document_date, signature_value, reference,
          file_name, zip_name, signed_xml, operation, state, attempts, answered_at)
        select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(i), 12, '0'))::uuid,
          ${earlierCompany}, '1', 'sandbox', '900000000', '01', '01', 'OLD', i, repeat('a', 64), repeat('A', 43) || '=',
          repeat('b', 96), 'CUFE-SHA384', '', '2026-01-15T10:00:00-05:00', repeat('s', 64), '', 'fv.xml', 'z.zip',
          convert_to('<Invoice>' || repeat('line of ' || i || ';', 400) || '</Invoice>', 'UTF8'), 'InvoiceCreate', 'accepted', 1, now()
        from generate_series(1, ${documents}::integer) as i`)
    )
  )

/** How many documents of before a database has, how many of them in the form of today, and which are damaged. */
export const earlierDocuments = (
  url: string,
  expected: number
): Promise<{ readonly kept: number; readonly rewritten: number; readonly damaged: ReadonlyArray<number> }> =>
  connected(url, (sql) =>
    Effect.map(
      sql<EarlierRow>`
        select number::int as number, signed_xml as whole, deflated_xml as deflated from documents
        where company_id = ${earlierCompany}`,
      (rows) => ({
        kept: rows.length,
        rewritten: rows.filter(({ deflated }) => deflated !== null).length,
        damaged: Array.from({ length: expected }, (_, index) => index + 1).filter((number) => {
          const row = rows.find((each) => each.number === number)
          return row === undefined || octetsOf(row).toString("utf8") !== textOf(number)
        })
      })
    )
  )
