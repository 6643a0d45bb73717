import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { readFirst, run, storageOperation } from "../platform/database/records.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"

/** An address in the list, with the list's age. */
export interface ExchangeAddress {
  readonly address: string
  /** Time at which the list was requested from the authority. */
  readonly listedAt: Date
}

/** A taxpayer's address for receiving documents. */
export interface ListedAddress {
  readonly nit: string
  readonly address: string
}

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  ExchangeAddresses.of({
    find: (environment, nit) =>
      readFirst(
        "ExchangeAddresses.find",
        sql`
          select address, listed_at from exchange_addresses where environment = ${environment} and nit = ${nit}`
      ),
    claim: (environment) =>
      Effect.map(
        readFirst<{ readonly triedAt: Date }>(
          "ExchangeAddresses.claim",
          // whole milliseconds, the precision of a Date: this time identifies a list
          sql`
            insert into exchange_lists (environment, tried_at)
            values (${environment}, date_trunc('milliseconds', clock_timestamp()))
            on conflict (environment) do update set tried_at = excluded.tried_at
              where exchange_lists.tried_at < excluded.tried_at - interval '10 minutes'
                and coalesce(exchange_lists.fetched_at, '-infinity') < excluded.tried_at - interval '1 day'
            returning tried_at`
        ),
        Option.map(({ triedAt }) => triedAt)
      ),
    write: (environment, listedAt, addresses) =>
      run(
        "ExchangeAddresses.write",
        sql`
          insert into exchange_addresses (environment, nit, address, listed_at)
          select ${environment}, nit, address, ${listedAt}
          from jsonb_to_recordset(cast(${JSON.stringify(addresses)}::text as jsonb)) as listed (nit text, address text)
          on conflict (environment, nit) do update set address = excluded.address, listed_at = excluded.listed_at`
      ),
    finish: Effect.fnUntraced(function* (environment: FilingEnvironment, listedAt: Date) {
      yield* sql`delete from exchange_addresses where environment = ${environment} and listed_at < ${listedAt}`
      yield* sql`update exchange_lists set fetched_at = ${listedAt} where environment = ${environment}`
    }, storageOperation("ExchangeAddresses.finish"))
  })
)

/** The authority's list of addresses in the database. Failures of the database are defects (`StorageError`). */
export class ExchangeAddresses extends Context.Service<
  ExchangeAddresses,
  {
    /** The address of a NIT (without check digit) in the last list that names it. */
    readonly find: (environment: FilingEnvironment, nit: string) => Effect.Effect<Option.Option<ExchangeAddress>>
    /**
     * Claims the fetching of a new list. Returns the time that identifies the list, to one process only. `none` if the
     * last list is not older than a day, or an attempt was made within ten minutes.
     */
    readonly claim: (environment: FilingEnvironment) => Effect.Effect<Option.Option<Date>>
    /**
     * Writes a part of a list, which names each NIT only once. Replaces the entries of these NITs from earlier lists.
     */
    readonly write: (
      environment: FilingEnvironment,
      listedAt: Date,
      addresses: ReadonlyArray<ListedAddress>
    ) => Effect.Effect<void>
    /** Ends the writing of a list: deletes entries that only earlier lists had. */
    readonly finish: (environment: FilingEnvironment, listedAt: Date) => Effect.Effect<void>
  }
>()("@radicar/api/ExchangeAddresses") {
  /** Stores the list in the database. */
  static readonly layer = Layer.effect(ExchangeAddresses, make)
}
