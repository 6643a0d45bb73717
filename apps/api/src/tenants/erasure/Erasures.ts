import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { readIds } from "../../platform/database/records.ts"
import { storageTransaction } from "../../platform/database/storageOperation.ts"
import { eraseCompany, type ErasureRecord, type ErasureRefused, type ErasureRequest } from "./eraseCompany.ts"

/** Has a transaction undone that has come to its end. */
class Undone extends Schema.TaggedError<Undone>()("Undone", {}) {}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const transaction = storageTransaction(sql, "Erasures.erase")

  const erase = (request: ErasureRequest) => eraseCompany(sql, request)

  /** Counted is what would go by letting it go: nothing else can tell it as exactly. */
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
    erase: (request) => transaction(erase(request)),
    rehearse,
    due: (today) =>
      readIds(
        "Erasures.due",
        sql`
          select distinct company_id as id from submissions
          where kept_until <= ${today}::date and erased_at is null order by id`
      )
  })
})

/** The erasure of a company's data. Failures of the database are defects (`StorageError`). */
export class Erasures extends Context.Service<
  Erasures,
  {
    /** Erases in one transaction what the law does not want kept on that day; again, it erases what has come since. */
    readonly erase: (request: ErasureRequest) => Effect.Effect<ErasureRecord, ErasureRefused>
    /** What `erase` would come to; nothing is changed. */
    readonly rehearse: (request: ErasureRequest) => Effect.Effect<ErasureRecord, ErasureRefused>
    /** Erased companies with documents that the law does not want any more on a day (ISO 8601). */
    readonly due: (today: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()("@radicar/api/Erasures") {
  /** Erasures in the database. A company with open submissions is not erased. */
  static readonly layer: Layer.Layer<Erasures, never, SqlClient.SqlClient> = Layer.effect(Erasures, make)
}
