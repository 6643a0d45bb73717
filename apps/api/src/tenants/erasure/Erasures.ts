import { Clock, Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation, storageTransaction } from "../../platform/database/storageOperation.ts"
import { eraseCompany, type ErasureRecord, type ErasureRefused, type ErasureRequest } from "./eraseCompany.ts"

/** SQLSTATE of whatever would record something of a company whose data were erased. */
const refusedState = "RC409"

/** Whether the database refused to record something of a company whose data were erased. */
export const isOfErasedCompany = ({ code }: { readonly code?: string | undefined }): boolean => code === refusedState

/** How long a company is believed not to be erased; the database refuses what is recorded in that time. */
const believedMillis = 5000

/** Companies remembered at most. */
const mostRemembered = 10_000

/** Has a transaction undone that has come to its end. */
class Undone extends Schema.TaggedError<Undone>()("Undone", {}) {}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const transaction = storageTransaction(sql, "Erasures.erase")

  const believed = new Map<string, number>()

  const erase = (request: ErasureRequest) =>
    transaction(eraseCompany(sql, request)).pipe(
      Effect.tap(() => Effect.sync(() => believed.delete(request.companyId)))
    )

  const isErased = Effect.fnUntraced(function* (companyId: string) {
    const now = yield* Clock.currentTimeMillis
    const until = believed.get(companyId)
    if (until !== undefined && until > now) return false
    const rows = yield* sql`select id from erased_companies where id = ${companyId}`
    if (rows.length > 0) return true
    if (believed.size >= mostRemembered) believed.clear()
    believed.set(companyId, now + believedMillis)
    return false
  }, storageOperation("Erasures.isErased"))

  /** Counted is what would go by letting it go: nothing else can tell it as exactly. */
  const rehearse = Effect.fnUntraced(function* (request: ErasureRequest) {
    let record: ErasureRecord | undefined
    yield* transaction(
      eraseCompany(sql, request).pipe(
        Effect.tap((rehearsed) => Effect.sync(() => (record = rehearsed))),
        Effect.andThen(Effect.fail(new Undone()))
      )
    ).pipe(
      Effect.catchIf(
        (error) => error instanceof Undone,
        () => Effect.void
      )
    )
    return record ?? (yield* Effect.die(new Error("The rehearsal had no end")))
  })

  return Erasures.of({
    erase,
    rehearse,
    isErased,
    due: (today: string) =>
      Effect.map(
        sql<{ readonly company_id: string }>`
            select distinct company_id from submissions
            where kept_until <= ${today}::date and erased_at is null order by company_id`,
        (rows) => rows.map(({ company_id }) => company_id)
      ).pipe(storageOperation("Erasures.due"))
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
    /** As far as this process knows: what another process has erased, it may not know for five seconds. */
    readonly isErased: (companyId: string) => Effect.Effect<boolean>
    /** Erased companies with documents that the law does not want any more on a day (ISO 8601). */
    readonly due: (today: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()("@radicar/api/Erasures") {
  /** Erasures in the database. */
  static readonly layer: Layer.Layer<Erasures, never, SqlClient.SqlClient> = Layer.effect(Erasures, make)
}
