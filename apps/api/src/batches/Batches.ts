import { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { readAll, readFirst, readIds, run, storageTransaction } from "../platform/database/records.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"

/**
 * State of a batch.
 *
 * - `open`: the authority is still processing it, or the answer about a document is inconclusive.
 * - `final`: nothing can change any more.
 * - `stalled`: it was open for too long, so the service stopped following it.
 */
type BatchState = "open" | "final" | "stalled"

/** Company, provider and environment of a batch (ZIP of documents uploaded to the authority), and its key. */
export interface BatchIdentity {
  readonly companyId: string
  readonly providerId: string
  readonly environment: FilingEnvironment
  /** GUID in lower case with which the authority identifies the uploaded ZIP. */
  readonly zipKey: string
}

/** A batch with the authority's last answers. */
export interface Batch extends BatchIdentity {
  readonly id: string
  readonly state: BatchState
  /** Time of `answers`. */
  readonly askedAt: Date
  readonly answers: ReadonlyArray<AuthorityAnswer>
  /** Whether a certificate is retained for further queries. */
  readonly retained: boolean
}

/** A new answer from the authority about a batch, and the state that follows from it. */
interface BatchNews {
  readonly state: "open" | "final"
  readonly askedAt: Date
  readonly answers: ReadonlyArray<AuthorityAnswer>
}

/** A record of `batch_answers`; `answer` is JSON text. */
interface AnswerRecord {
  readonly documentKey: string | undefined
  readonly answer: string
  readonly applicationResponse: Uint8Array | undefined
}

const codec = Schema.toCodecJson(AuthorityAnswer)
const encode = Schema.encodeSync(codec)
const decode = Schema.decodeUnknownSync(codec)

/** An answer as stored. The bytes of the evidence have their own column, so that they are stored once and unchanged. */
const answerRecord = (answer: AuthorityAnswer): AnswerRecord => ({
  documentKey: answer.documentKey,
  answer: JSON.stringify(encode(answer), (key, value: unknown) => (key === "bytes" ? "" : value)),
  applicationResponse: answer.applicationResponse?.bytes
})

/** Restores a stored answer. */
const answerOf = ({ answer, applicationResponse: bytes }: AnswerRecord): AuthorityAnswer => {
  const json: Record<string, unknown> = JSON.parse(answer)
  const evidence = json["applicationResponse"] as Record<string, unknown> | undefined
  if (bytes === undefined || evidence === undefined) return decode(json)
  return decode({ ...json, applicationResponse: { ...evidence, bytes: Buffer.from(bytes).toString("base64") } })
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const findWhere = Effect.fnUntraced(function* (operation: string, condition: Statement.Fragment) {
    const record = yield* readFirst<Omit<Batch, "answers">>(
      operation,
      sql`
        select b.*, zipkey as zip_key,
          exists (select 1 from retained_batch_certificates where batch_id = b.id) as retained
        from batches b where ${condition}`
    )
    if (Option.isNone(record)) return Option.none<Batch>()
    const batch = record.value
    const answers = yield* readAll<AnswerRecord>(
      operation,
      sql`
        select document_key, answer::text as answer, application_response from batch_answers
        where batch_id = ${batch.id} order by position`
    )
    return Option.some({ ...batch, answers: answers.map(answerOf) })
  })

  const find = (operation: string, { companyId, environment, providerId, zipKey }: BatchIdentity) =>
    findWhere(
      operation,
      sql`zipkey = ${zipKey} and environment = ${environment}
        and company_id = ${companyId} and provider_id = ${providerId}`
    )

  const record = Effect.fnUntraced(
    function* (batchIdentity: BatchIdentity, news: BatchNews, onOpen: (id: string) => Effect.Effect<unknown>) {
      const { companyId, environment, providerId, zipKey } = batchIdentity
      const { answers, askedAt, state } = news
      // a final batch stays, and a stalled one is not followed again
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
          answers.map(answerRecord),
          ({ answer, applicationResponse = null, documentKey = null }, position) => sql`
            insert into batch_answers (batch_id, position, document_key, answer, application_response)
            values (${recorded.id}, ${position}, ${documentKey}, cast(${answer}::text as jsonb), ${applicationResponse})`,
          { discard: true }
        )
        if (recorded.state === "open") yield* onOpen(recorded.id)
      }
      return yield* Effect.flatMap(find("Batches.record", batchIdentity), Effect.fromOption).pipe(Effect.orDie)
    },
    storageTransaction(sql, "Batches.record")
  )

  return Batches.of({
    find: (batchIdentity) => find("Batches.find", batchIdentity),
    get: (id) => findWhere("Batches.get", sql`id = ${id}`),
    open: readIds("Batches.open", sql`select id from batches where state = 'open' order by created_at`),
    record,
    stall: (id) => run("Batches.stall", sql`update batches set state = 'stalled' where id = ${id} and state = 'open'`)
  })
})

/**
 * The record of batches: the authority's answers, with unchanged evidence. A final batch never changes. Failures of
 * the database are defects (`StorageError`).
 */
export class Batches extends Context.Service<
  Batches,
  {
    readonly find: (batchIdentity: BatchIdentity) => Effect.Effect<Option.Option<Batch>>
    /** The batch with an id that this service assigned; `none` if the batch was erased. */
    readonly get: (id: string) => Effect.Effect<Option.Option<Batch>>
    /** Ids of the batches that are still open, the oldest first. */
    readonly open: Effect.Effect<ReadonlyArray<string>>
    /**
     * Replaces the recorded answers of a batch in one transaction, which includes `onOpen` if the batch is open.
     * Returns the batch as recorded afterwards; a final batch stays unchanged.
     */
    readonly record: (
      batchIdentity: BatchIdentity,
      news: BatchNews,
      onOpen: (id: string) => Effect.Effect<unknown>
    ) => Effect.Effect<Batch>
    /** Stops following a batch that is still open. */
    readonly stall: (id: string) => Effect.Effect<void>
  }
>()("@radicar/api/Batches") {
  static readonly layer = Layer.effect(Batches, make)
}
