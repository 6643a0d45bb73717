import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { firstCompany } from "./generatedRows.ts"

/** Values of an existing submission, by which a benchmark searches for it. */
export interface SubmissionSample {
  readonly id: string
  readonly type: string
  readonly prefix: string
  readonly number: number
  readonly documentKey: string
  readonly environment: "production" | "habilitacion"
}

/** Values of an existing received document, by which a benchmark searches for it. */
export interface ReceivedSample {
  readonly id: string
  readonly arrivalId: string
  readonly documentKey: string
  readonly number: string
  readonly supplier: string
}

/** Ids and other search values of existing records of the first company, from all its years, in no particular order. */
export interface Samples {
  readonly submissions: ReadonlyArray<SubmissionSample>
  readonly keys: ReadonlyArray<string>
  readonly mails: ReadonlyArray<{ readonly id: string; readonly messageId: string }>
  readonly deliveries: ReadonlyArray<string>
  readonly testSets: ReadonlyArray<string>
  readonly batches: ReadonlyArray<string>
  /** Documents that the company received. */
  readonly received: ReadonlyArray<ReceivedSample>
  readonly webhook: string
  /** The highest number under the last year's prefix in production. */
  readonly lastNumber: number
}

const many = 400

/** Chooses the sample for a turn, and starts over after the last sample; throws if there are no samples. */
export const at = <A>(samples: ReadonlyArray<A>, turn: number): A => {
  const sample = samples[turn % samples.length]
  if (sample === undefined) throw new Error("There is nothing of the kind.")
  return sample
}

/** Reads samples from the database of the context. */
export const readSamples = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ids = (table: string, condition = "true") =>
    Effect.map(
      sql.unsafe<{ readonly id: string }>(
        `select id from ${table} where ${condition} order by md5(id::text) limit ${many}`
      ),
      (rows) => rows.map(({ id }) => id)
    )
  const ofFirstCompany = `company_id = '${firstCompany}'`
  const submissions = yield* sql<SubmissionSample>`
    select id, document_type as type, prefix, number::float8 as number, document_key as "documentKey", environment
    from submissions where company_id = ${firstCompany} and state = 'accepted' order by md5(id::text) limit ${many}`
  const keys = yield* sql<{ readonly key: string }>`
    select key from idempotency_keys where company_id = ${firstCompany} order by md5(key) limit ${many}`
  const mails = yield* sql<Samples["mails"][number]>`
    select id, message_id as "messageId" from mails where company_id = ${firstCompany} order by md5(id::text) limit ${many}`
  const received = yield* sql<ReceivedSample>`
    select id::text as id, arrival_id::text as "arrivalId", document_key as "documentKey", number, supplier from inbox_items
    where company_id = ${firstCompany} and state = 'accepted' order by md5(id::text) limit ${many}`
  const [webhook] = yield* sql<{ readonly id: string }>`
    select id from webhooks where company_ids = array[${firstCompany}::text]`
  const testSets = yield* sql<{ readonly id: string }>`
    select distinct test_set_id as id from submissions
    where company_id = ${firstCompany} and test_set_id is not null order by 1 limit ${many}`
  const [last] = yield* sql<{ readonly number: number }>`
    select max(number)::float8 as number from submissions
    where company_id = ${firstCompany} and environment = 'production' and prefix = 'FE2025'`
  if (webhook === undefined || last === undefined) return yield* Effect.die(new Error("The database is not filled"))
  const samples: Samples = {
    submissions,
    keys: keys.map(({ key }) => key),
    mails,
    received,
    deliveries: yield* ids("webhook_deliveries", `webhook_id = '${webhook.id}'`),
    testSets: testSets.map(({ id }) => id),
    batches: yield* ids("batches", ofFirstCompany),
    webhook: webhook.id,
    lastNumber: last.number
  }
  return samples
})
