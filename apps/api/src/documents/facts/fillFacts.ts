import { Clock, Duration, Effect, Result } from "effect"
import { SqlClient } from "effect/sql"
import { backgroundShare } from "../../access/RequestMemory.ts"
import { readAll, readOne, run } from "../../platform/database/records.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { factsRow } from "../submissions/submissionRow.ts"
import { Submissions } from "../submissions/Submissions.ts"
import { readFacts } from "./readFacts.ts"
import { logWarning } from "../../platform/observability/log.ts"

/** Number of documents read before progress is recorded. */
const batch = 50

/** Time after which a run ends. The next run, in any process, continues with the remaining documents. */
const longest = Duration.seconds(30)

/** Age below which the next run reads a document again, because earlier transactions may still add documents. */
const settling = Duration.hours(1)

/** Memory that a document takes while it is read, as a multiple of its octets. */
const memoryFactor = 20

/**
 * Reads and records the facts of documents that were recorded without facts or without the issuer's name, the oldest
 * first. A run may stop at any moment; the next one continues there and skips documents that already have their facts.
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
  /** Records progress up to an id, or to the newest document; documents younger than `settling` never count as done. */
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
