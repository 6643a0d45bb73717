import { AuthorityAnswer } from "@radicar/dian/AuthorityAnswer"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { storageOperation, storageTransaction } from "../platform/database/storageOperation.ts"
import type { FilingEnvironment } from "../platform/FilingEnvironment.ts"
import { recordReader, type Row } from "../platform/database/records.ts"

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

/** A row of `batch_answers`; `answer` is JSON text. */
interface AnswerRow {
  readonly answer: string
  readonly application_response: Uint8Array | null
}

const codec = Schema.toCodecJson(AuthorityAnswer)
const encode = Schema.encodeSync(codec)
const decode = Schema.decodeUnknownSync(codec)

/** An answer as its row has it: the evidence's bytes apart, so that they are kept once and as they came. */
const answerRow = (answer: AuthorityAnswer): AnswerRow & { readonly document_key: string | null } => {
  const text = JSON.stringify(encode(answer), (key, value: unknown) => (key === "bytes" ? "" : value))
  return {
    document_key: answer.documentKey ?? null,
    answer: text,
    application_response: answer.applicationResponse?.bytes ?? null
  }
}

/** The answer that a row holds. */
const answerOf = ({ answer, application_response: bytes }: AnswerRow): AuthorityAnswer => {
  const json: Record<string, unknown> = JSON.parse(answer)
  const evidence = json["applicationResponse"]
  if (bytes === null || typeof evidence !== "object") return decode(json)
  return decode({ ...json, applicationResponse: { ...evidence, bytes: Buffer.from(bytes).toString("base64") } })
}

const readBatch = recordReader<Omit<Batch, "answers">>({
  id: "id",
  companyId: "company_id",
  providerId: "provider_id",
  environment: "environment",
  zipKey: "zipkey",
  state: "state",
  askedAt: "asked_at",
  retained: "retained"
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const columns = sql`b.*, exists (select 1 from retained_batch_certificates where batch_id = b.id) as retained`

  const withAnswers = Effect.fnUntraced(function* (row: Row | undefined) {
    if (row === undefined) return Option.none<Batch>()
    const batch = readBatch(row)
    const answers = yield* sql<AnswerRow>`
      select answer::text as answer, application_response from batch_answers
      where batch_id = ${batch.id} order by position`
    return Option.some({ ...batch, answers: answers.map(answerOf) })
  })

  const select = Effect.fnUntraced(function* ({ companyId, environment, providerId, zipKey }: BatchIdentity) {
    const [row] = yield* sql<Row>`
      select ${columns} from batches b
      where zipkey = ${zipKey} and environment = ${environment}
        and company_id = ${companyId} and provider_id = ${providerId}`
    return yield* withAnswers(row)
  })

  const get = Effect.fnUntraced(function* (id: string) {
    const [row] = yield* sql<Row>`select ${columns} from batches b where id = ${id}`
    return yield* withAnswers(row)
  }, storageOperation("Batches.get"))

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
  static readonly layer: Layer.Layer<Batches, never, SqlClient.SqlClient> = Layer.effect(Batches, make)
}
