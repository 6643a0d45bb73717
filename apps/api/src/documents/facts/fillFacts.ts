import { Clock, Duration, Effect, Result } from "effect"
import { SqlClient } from "effect/sql"
import { backgroundShare } from "../../access/RequestMemory.ts"
import { readAll, readOne, run } from "../../platform/database/records.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { factsRow } from "../submissions/submissionRow.ts"
import { Submissions } from "../submissions/Submissions.ts"
import { readFacts } from "./readFacts.ts"
import { logWarning } from "../../platform/observability/log.ts"

/** Documents read between two records of progress. */
const batch = 50

/** Longest run. What is left is continued by the next run, in whichever process. */
const longest = Duration.seconds(30)

/** Documents younger than this are looked at again by the next run: their claims may not have ended yet. */
const settling = Duration.hours(1)

/** Memory that a document takes while it is read, as a multiple of its octets. */
const memoryFactor = 20

/**
 * Reads the facts of documents that were recorded without them or without their issuer, the oldest first, and records
 * them. It stops at any moment and continues where it stopped; a document that has its facts already is skipped.
 */
export const fillFacts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const share = yield* backgroundShare
  const submissions = yield* Submissions
  const work = yield* HeavyWork

  const nextAfter = (through: string) =>
    readAll<{ readonly id: string }>(
      "Facts.next",
      sql`
        select id from documents
        where id > ${through}::uuid and deflated_xml is not null
          and not exists (select from document_facts where document_facts.id = documents.id and issuer_name is not null)
        order by id limit ${batch}`
    )
  const record = (rows: ReadonlyArray<object>) =>
    rows.length === 0
      ? Effect.void
      : run("Facts.record", sql`select fill_facts_2(${JSON.stringify(rows)}::text::jsonb)`)
  /** Records that everything is done up to an id, or altogether, except for documents that are still settling. */
  const progress = (through?: string) =>
    run(
      "Facts.progress",
      sql`
        with done as (select least(${through ?? null}::uuid,
          first_id_of(clock_timestamp() - make_interval(secs => ${Duration.toSeconds(settling)}))) as id)
        insert into facts_progress (through, named_through) select id, id from done
        on conflict (one) do update set through = greatest(facts_progress.through, excluded.through),
          named_through = greatest(facts_progress.named_through, excluded.named_through)`
    )

  const read = Effect.fnUntraced(function* (id: string) {
    const submission = yield* submissions.get(id)
    const { companyId, documentDate, signedXml } = submission
    // erased meanwhile
    if (signedXml.length === 0) return []
    const reading = Effect.orElseSucceed(
      work.run(readFacts, { bytes: signedXml, documentDate }, signedXml.length),
      () => undefined
    )
    const shared = share(companyId, signedXml.length * memoryFactor)(reading)
    let facts = yield* shared
    while (Result.isFailure(facts)) {
      yield* Effect.sleep(facts.failure)
      facts = yield* shared
    }
    if (facts.success !== undefined) return [factsRow({ ...submission, facts: facts.success })]
    yield* logWarning({
      en: "The facts of a recorded document cannot be read",
      es: "No se pueden leer los datos de un documento registrado",
      submissionId: id
    })
    return []
  })

  const began = yield* Clock.currentTimeMillis
  const { through } = yield* readOne<{ readonly through: string }>(
    "Facts.through",
    sql`select coalesce((select named_through from facts_progress), '00000000-0000-0000-0000-000000000000') as through`
  )
  let after = through
  let isDone = false
  while (!isDone && (yield* Clock.currentTimeMillis) - began < Duration.toMillis(longest)) {
    const ids = (yield* nextAfter(after)).map(({ id }) => id)
    yield* record((yield* Effect.forEach(ids, read)).flat())
    isDone = ids.length < batch
    after = ids.at(-1) ?? after
    yield* progress(isDone ? undefined : after)
  }
})
