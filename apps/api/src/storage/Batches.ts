import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import type { Batch, BatchIdentity, BatchNews } from "./Batch.ts"
import { type AnswerRow, answerRow, batchOf, type BatchRow } from "./internal/batchRows.ts"
import { storageOperation, storageTransaction } from "./internal/storageOperation.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const columns = sql`b.*, exists (select 1 from retained_batch_certificates where batch_id = b.id) as retained`

  const withAnswers = Effect.fnUntraced(function* (row: BatchRow | undefined) {
    if (row === undefined) return Option.none<Batch>()
    const answers = yield* sql<AnswerRow>`
      select answer::text as answer, application_response from batch_answers
      where batch_id = ${row.id} order by position`
    return Option.some(batchOf(row, answers))
  })

  const select = Effect.fnUntraced(function* ({ companyId, environment, providerId, zipKey }: BatchIdentity) {
    const [row] = yield* sql<BatchRow>`
      select ${columns} from batches b
      where zipkey = ${zipKey} and environment = ${environment}
        and company_id = ${companyId} and provider_id = ${providerId}`
    return yield* withAnswers(row)
  })

  const get = Effect.fnUntraced(function* (id: string) {
    const [row] = yield* sql<BatchRow>`select ${columns} from batches b where id = ${id}`
    return yield* withAnswers(row)
  }, storageOperation("Batches.get"))

  const record = Effect.fnUntraced(
    function* (identity: BatchIdentity, news: BatchNews, onOpen: (id: string) => Effect.Effect<unknown>) {
      const { companyId, environment, providerId, zipKey } = identity
      const { answers, askedAt, state } = news
      // what is final stays, and nothing that has stalled is followed anew
      const [recorded] = yield* sql<{ readonly id: string; readonly state: Batch["state"] }>`
        insert into batches ${sql.insert({
          id: randomUUIDv7(),
          company_id: companyId,
          provider_id: providerId,
          environment,
          zipkey: zipKey,
          state,
          asked_at: askedAt
        })}
        on conflict (zipkey, environment, company_id, provider_id) do update set
          asked_at = excluded.asked_at,
          state = case when batches.state = 'stalled' and excluded.state = 'open' then 'stalled' else excluded.state end
        where batches.state <> 'final'
        returning id, state`
      if (recorded !== undefined) {
        yield* sql`delete from batch_answers where batch_id = ${recorded.id}`
        yield* Effect.forEach(
          answers.map(answerRow),
          ({ answer, application_response, document_key }, position) => sql`
            insert into batch_answers (batch_id, position, document_key, answer, application_response)
            values (${recorded.id}, ${position}, ${document_key}, cast(${answer}::text as jsonb), ${application_response})`,
          { discard: true }
        )
        if (recorded.state === "open") yield* onOpen(recorded.id)
      }
      const batch = yield* select(identity)
      return yield* Effect.fromOption(batch).pipe(Effect.orDie)
    },
    storageTransaction(sql, "Batches.record")
  )

  return Batches.of({
    find: (identity) => select(identity).pipe(storageOperation("Batches.find")),
    get,
    open: sql<{ readonly id: string }>`select id from batches where state = 'open' order by created_at`.pipe(
      Effect.map((rows) => rows.map(({ id }) => id)),
      storageOperation("Batches.open")
    ),
    record,
    stall: (id) =>
      sql`update batches set state = 'stalled' where id = ${id} and state = 'open'`.pipe(
        Effect.asVoid,
        storageOperation("Batches.stall")
      )
  })
})

/**
 * The record of batches: what the authority said of each, evidence as it came. What is final is never changed. Failures of
 * the database are defects (`StorageError`).
 */
export class Batches extends Context.Service<
  Batches,
  {
    readonly find: (identity: BatchIdentity) => Effect.Effect<Option.Option<Batch>>
    /** The batch of an id that this service gave; none where it was erased since. */
    readonly get: (id: string) => Effect.Effect<Option.Option<Batch>>
    /** Ids of the batches that are followed, the oldest first. */
    readonly open: Effect.Effect<ReadonlyArray<string>>
    /**
     * Records what the authority says in place of what it said before, in one transaction, of which `onOpen` is part where
     * the batch is to be followed. Answers the batch as it then stands: a final one as it was.
     */
    readonly record: (
      identity: BatchIdentity,
      news: BatchNews,
      onOpen: (id: string) => Effect.Effect<unknown>
    ) => Effect.Effect<Batch>
    /** Ends the following of a batch that is still open. */
    readonly stall: (id: string) => Effect.Effect<void>
  }
>()("@radicar/api/Batches") {
  static readonly layer: Layer.Layer<Batches, never, SqlClient.SqlClient> = Layer.effect(Batches, make)
}
