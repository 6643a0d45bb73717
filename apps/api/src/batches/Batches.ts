import { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { readAll, readFirst, readIds, run } from "../platform/database/records.ts"
import { storageTransaction } from "../platform/database/storageOperation.ts"
import type { FilingEnvironment } from "../platform/FilingEnvironment.ts"

/**
 * Where a batch stands.
 *
 * - `open`: the authority is still at it, or has said nothing certain of some document.
 * - `final`: nothing can change any more.
 * - `stalled`: it was open for too long, so the service does not follow it any more.
 */
type BatchState = "open" | "final" | "stalled"

/** Whose batch, and where it was uploaded. */
export interface BatchIdentity {
  readonly companyId: string
  readonly providerId: string
  readonly environment: FilingEnvironment
  /** GUID in lower case. */
  readonly zipKey: string
}

/** A batch with the authority's last answers. */
export interface Batch extends BatchIdentity {
  readonly id: string
  readonly state: BatchState
  /** When `answers` came. */
  readonly askedAt: Date
  readonly answers: ReadonlyArray<AuthorityAnswer>
  /** Whether a certificate is retained that the service can go on asking with. */
  readonly retained: boolean
}

/** What the authority has said of a batch. */
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

/** An answer as it is kept: the evidence's bytes apart, so that they are kept once and as they came. */
const answerRecord = (answer: AuthorityAnswer): AnswerRecord => ({
  documentKey: answer.documentKey,
  answer: JSON.stringify(encode(answer), (key, value: unknown) => (key === "bytes" ? "" : value)),
  applicationResponse: answer.applicationResponse?.bytes
})

/** The answer that was kept. */
const answerOf = ({ answer, applicationResponse: bytes }: AnswerRecord): AuthorityAnswer => {
  const json: Record<string, unknown> = JSON.parse(answer)
  const evidence = json["applicationResponse"] as Record<string, unknown> | undefined
  if (bytes === undefined || evidence === undefined) return decode(json)
  return decode({ ...json, applicationResponse: { ...evidence, bytes: Buffer.from(bytes).toString("base64") } })
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const findWhere = Effect.fnUntraced(function* (operation: string, condition: Statement.Fragment) {
    const found = yield* readFirst<Omit<Batch, "answers">>(
      operation,
      sql`
        select b.*, zipkey as zip_key,
          exists (select 1 from retained_batch_certificates where batch_id = b.id) as retained
        from batches b where ${condition}`
    )
    if (Option.isNone(found)) return Option.none<Batch>()
    const batch = found.value
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
    function* (identity: BatchIdentity, news: BatchNews, onOpen: (id: string) => Effect.Effect<unknown>) {
      const { companyId, environment, providerId, zipKey } = identity
      const { answers, askedAt, state } = news
      // what is final stays, and nothing that has stalled is followed again
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
      return yield* Effect.flatMap(find("Batches.record", identity), Effect.fromOption).pipe(Effect.orDie)
    },
    storageTransaction(sql, "Batches.record")
  )

  return Batches.of({
    find: (identity) => find("Batches.find", identity),
    get: (id) => findWhere("Batches.get", sql`id = ${id}`),
    open: readIds("Batches.open", sql`select id from batches where state = 'open' order by created_at`),
    record,
    stall: (id) => run("Batches.stall", sql`update batches set state = 'stalled' where id = ${id} and state = 'open'`)
  })
})

/**
 * The record of batches: what the authority said of each, evidence as it came. What is final is never changed. Failures
 * of the database are defects (`StorageError`).
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
     * Records what the authority says in place of what it said before, in one transaction, of which `onOpen` is part
     * where the batch is to be followed. Answers the batch as it then stands: a final one as it was.
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
  static readonly layer = Layer.effect(Batches, make)
}
