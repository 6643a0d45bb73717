import { Context, Effect, flow, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { firstIdOf, readIds, run, storageTransaction } from "../../platform/database/records.ts"
import { withStatementBound } from "../../platform/database/statementBounds.ts"
import { eraseCompany, type ErasureRecord, type ErasureRefused, type ErasureRequest } from "./eraseCompany.ts"

/** Error that rolls back the transaction of a dry run after all its statements have run. */
class Undone extends Schema.TaggedError<Undone>()("Undone", {}) {}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const transaction = flow(storageTransaction(sql, "Erasures.erase"), withStatementBound("erasure"))

  const erase = (request: ErasureRequest) => eraseCompany(sql, request)

  /** Runs the erasure in a transaction and rolls it back, which gives exact counts. */
  const rehearse = Effect.fnUntraced(function* (request: ErasureRequest) {
    let record: ErasureRecord | undefined
    yield* transaction(
      erase(request).pipe(
        Effect.tap((rehearsed) => Effect.sync(() => (record = rehearsed))),
        Effect.andThen(Effect.fail(new Undone()))
      )
    ).pipe(Effect.catchTag("Undone", () => Effect.void))
    return record ?? (yield* Effect.die(new Error("The rehearsal had no end")))
  })

  return Erasures.of({
    forgetCaught: (before) =>
      run("Erasures.forgetCaught", sql`delete from caught_mails where id < ${firstIdOf(before)}::uuid`),
    forgetDrafts: (before) => run("Erasures.forgetDrafts", sql`delete from drafts where updated_at < ${before}`),
    erase: (request) => transaction(erase(request)),
    rehearse,
    due: (today) =>
      readIds(
        "Erasures.due",
        sql`
          select company_id as id from submissions
          where kept_until <= ${today}::date and erased_at is null
          union select company_id from inbox_items where kept_until <= ${today}::date
          order by id`
      )
  })
})

/** The erasure of a company's data. Failures of the database are defects (`StorageError`). */
export class Erasures extends Context.Service<
  Erasures,
  {
    /** Deletes the mails that the sandbox caught before a time. */
    readonly forgetCaught: (before: Date) => Effect.Effect<void>
    /** Deletes the drafts that nobody has changed since a time. */
    readonly forgetDrafts: (before: Date) => Effect.Effect<void>
    /**
     * Erases, in one transaction, what the law does not require to be kept on the day of the request. A repeated
     * erasure covers what was added since.
     */
    readonly erase: (request: ErasureRequest) => Effect.Effect<ErasureRecord, ErasureRefused>
    /** The outcome that `erase` would have; changes nothing. */
    readonly rehearse: (request: ErasureRequest) => Effect.Effect<ErasureRecord, ErasureRefused>
    /** Erased companies with documents whose retention time is over on a day (ISO 8601). */
    readonly due: (today: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()("@radicar/api/Erasures") {
  /** Erasures in the database. A company with open submissions is not erased. */
  static readonly layer: Layer.Layer<Erasures, never, SqlClient.SqlClient> = Layer.effect(Erasures, make)
}
