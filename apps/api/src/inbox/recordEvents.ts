import { termOf, type TermSettings } from "@radicar/domain/inner/inbox/receivedDocument"
import {
  type InboxCause,
  type InboxEventCode,
  type InboxState,
  inboxStateAfter
} from "@radicar/domain/inner/inbox/inboxStates"
import { Effect, Option } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { recordOf, type Row, storageOperation, storageTransaction } from "../platform/database/records.ts"
import type { RecordEvent } from "../webhooks/Events.ts"
import { type InboxEvent, type InboxRow, itemColumns, itemOf } from "./InboxRow.ts"
import { recordStep } from "./recordArrival.ts"

/** An event that the authority has registered on a document. */
export interface FoundEvent {
  readonly code: InboxEventCode
  readonly number: string
  readonly documentKey: string
  /** Time of registration, ISO 8601 with offset. */
  readonly registeredAt: string
}

/** The order in which the registered events of an item change its state, and in which events are listed. */
const eventOrder: ReadonlyArray<InboxEventCode> = ["030", "032", "033", "031", "034"]

const eventColumns = `e.id, e.item_id, e.code, e.origin, e.state, e.provider_id, e.body, e.registered_at,
  coalesce(e.number, coalesce(d.written_id, d.prefix || d.number::text)) as number,
  coalesce(e.document_key, d.document_key) as document_key, k.submission_id::text as submission_id`

/** SQL tables of events `e` with the submission by which each was filed. */
const eventSource = `inbox_events as e
  left join idempotency_keys as k on k.company_id = e.company_id and k.operation = 'EventCreate'
    and k.key = 'inbox ' || e.id::text
  left join documents as d on d.id = k.submission_id`

/**
 * Days after the end of a term before the authority is queried: the supplier registers tacit acceptance only after the
 * term.
 */
const daysBeforeQuestion = 3

/** Days after the end of a term during which a query without an answer is repeated, once a day. */
const daysOfQuestions = 30

/** Maximum number of documents that one run queries. */
const questionsAtOnce = 20

/** Changes an item's state by its registered events and computes its term, within the surrounding transaction. */
const moveByEvents = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, itemId: string, settings: TermSettings) {
  const [item] = yield* sql<{ readonly state: InboxState }>`
    select state from inbox_items where id = ${itemId} for update`
  if (item === undefined) return
  const rows = yield* sql<{ readonly code: InboxEventCode; readonly day: string | null }>`
    select code, left(registered_at, 10) as day from inbox_events where item_id = ${itemId} and state = 'registered'`
  const days: Partial<Record<InboxEventCode, string>> = {}
  for (const { code, day } of rows) if (day !== null && day !== "") days[code] = day
  let state = item.state
  for (const code of eventOrder.filter((each) => rows.some((row) => row.code === each))) {
    const next = inboxStateAfter(state, code)
    if (next === undefined) continue
    yield* recordStep(sql, itemId, { from: state, to: next, cause: code })
    state = next
  }
  const term = termOf(days, settings)
  yield* sql`
    update inbox_items set state = ${state}, events = cast(${JSON.stringify(days)}::text as jsonb),
      term_starts_on = ${term?.startsOn ?? null}::text::date, term_ends_on = ${term?.endsOn ?? null}::text::date,
      ask_at = case when ${state} = 'termOver' then ask_at end
    where id = ${itemId}`
})

/** Makes the function that records the events that the authority has. */
const recordFound = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(
    function* (
      itemId: string,
      events: ReadonlyArray<FoundEvent>,
      validated: InboxState | undefined,
      settings: TermSettings
    ) {
      const [item] = yield* sql<{ readonly companyId: string; readonly state: InboxState }>`
        select company_id as "companyId", state from inbox_items where id = ${itemId} for update`
      if (item === undefined) return
      const to = validated === undefined ? undefined : inboxStateAfter(item.state, "validated", validated)
      if (to !== undefined) {
        yield* sql`
          update inbox_items set state = ${to}, warnings = array_remove(array_remove(warnings, 'noContainer'), 'rejected')
          where id = ${itemId}`
        yield* recordStep(sql, itemId, { from: item.state, to, cause: "validated" })
      }
      for (const { code, documentKey, number, registeredAt } of events) {
        const updated = yield* sql`
          update inbox_events as e set state = 'registered', number = ${number}, document_key = ${documentKey},
            registered_at = ${registeredAt},
            origin = case when origin = 'here' and exists (
              select from idempotency_keys as k join documents as d on d.id = k.submission_id
              where k.company_id = e.company_id and k.operation = 'EventCreate' and k.key = 'inbox ' || e.id::text
                and d.document_key = ${documentKey}) then 'here' else 'elsewhere' end
          where item_id = ${itemId} and code = ${code} and state <> 'rejected' returning id`
        if (updated.length > 0) continue
        yield* sql`
          insert into inbox_events (id, item_id, company_id, code, origin, state, number, document_key, registered_at)
          values (${randomUUIDv7()}, ${itemId}, ${item.companyId}, ${code}, 'elsewhere', 'registered', ${number},
            ${documentKey}, ${registeredAt})`
      }
      yield* sql`update inbox_items set asked_at = clock_timestamp() where id = ${itemId}`
      yield* moveByEvents(sql, itemId, settings)
    },
    storageTransaction(sql, "InboxStore.recordFound")
  )

/** Makes the function that records the outcomes of the events that this service filed. */
const settleEvents = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(
    function* (itemId: string, settings: TermSettings) {
      const settled = yield* sql`
        update inbox_events as e set
          state = case when s.state = 'accepted' then 'registered' else 'rejected' end,
          number = coalesce(d.written_id, d.prefix || d.number::text), document_key = d.document_key,
          -- the day of its signing, by which the authority compares events, until it is asked
          registered_at = case when s.state = 'accepted' then d.document_date end
        from idempotency_keys as k join documents as d on d.id = k.submission_id join standings as s on s.id = d.id
        where e.item_id = ${itemId} and e.state = 'filing' and k.company_id = e.company_id
          and k.operation = 'EventCreate' and k.key = 'inbox ' || e.id::text
          and s.state in ('accepted', 'rejected', 'refused')
        returning e.id`
      if (settled.length > 0) yield* moveByEvents(sql, itemId, settings)
    },
    storageTransaction(sql, "InboxStore.settleEvents")
  )

/** Makes the function that ends the terms that are over, and announces those that end soon. */
const endTerms = (sql: SqlClient.SqlClient, record: RecordEvent) =>
  Effect.fnUntraced(
    function* (today: string) {
      const over = yield* sql<{ readonly id: string; readonly state: InboxState }>`
        select id::text as id, state from inbox_items
        where state = 'goodsReceived' and term_ends_on < ${today}::text::date order by id for update skip locked`
      for (const { id, state } of over) {
        yield* sql`
          update inbox_items set state = 'termOver',
            ask_at = (term_ends_on + ${daysBeforeQuestion}::int + 1)::timestamp at time zone 'America/Bogota'
          where id = ${id}`
        yield* recordStep(sql, id, { from: state, to: "termOver", cause: "term" satisfies InboxCause })
      }
      const ending = yield* sql<Row>`
        update inbox_items as i set term_told = true from inbox_arrivals as a
        where a.id = i.arrival_id and i.state in ('acknowledged', 'goodsReceived') and not i.term_told
          and i.term_ends_on between ${today}::text::date and ${today}::text::date + 1
        returning ${sql.literal(itemColumns)}`
      for (const row of ending) {
        const { companyId, documentKey, documentType, id, number, state, supplier, termEndsOn } = itemOf(row)
        yield* record({
          type: "inbox.term_ending",
          companyId,
          once: `inbox.term_ending/${id}`,
          data: {
            itemId: id,
            companyId,
            state,
            uuid: documentKey,
            type: documentType,
            id: number,
            supplierNit: supplier,
            endsOn: termEndsOn,
            links: { item: `/v1/inbox/${id}?companyId=${companyId}` }
          }
        })
      }
      return over.length
    },
    storageTransaction(sql, "InboxStore.endTerms")
  )

/** Statements that record the events of received documents, and the states and terms that follow from these. */
export const eventRecords = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const eventsWhere = (condition: Statement.Fragment) =>
    sql<Row>`select ${sql.literal(eventColumns)} from ${sql.literal(eventSource)} where ${condition} order by e.id`.pipe(
      Effect.map((rows) =>
        rows
          .map((row) => recordOf<InboxEvent>(row))
          // ids of one millisecond have no order
          .toSorted((one, other) => eventOrder.indexOf(one.code) - eventOrder.indexOf(other.code))
      )
    )

  const beginEvent = Effect.fnUntraced(
    function* (
      item: InboxRow,
      { body, code, providerId }: Pick<InboxEvent, "code"> & { body: string; providerId: string }
    ) {
      yield* sql`
        insert into inbox_events (id, item_id, company_id, code, origin, state, provider_id, body)
        values (${randomUUIDv7()}, ${item.id}, ${item.companyId}, ${code}, 'here', 'filing', ${providerId}, ${body})
        on conflict (item_id, code) where state <> 'rejected' do nothing`
      const [event] = yield* eventsWhere(sql`e.item_id = ${item.id} and e.code = ${code} and e.state <> 'rejected'`)
      if (event === undefined || event.submissionId !== undefined || event.state !== "filing" || event.body === body) {
        return yield* Effect.orDie(Effect.fromOption(Option.fromUndefinedOr(event)))
      }
      // never claimed, so that nothing was sent: the newer statement counts
      yield* sql`update inbox_events set body = ${body}, provider_id = ${providerId} where id = ${event.id}`
      return { ...event, body, providerId }
    },
    storageTransaction(sql, "InboxStore.beginEvent")
  )

  const takeQuestions = (now: Date) =>
    sql<Row>`
      update inbox_items as i set ask_at = case
          when i.term_ends_on + ${daysOfQuestions}::int > ${now}::timestamptz then ${now}::timestamptz + interval '1 day' end
        from inbox_arrivals as a where a.id = i.arrival_id and i.id in (
          select id from inbox_items where ask_at <= ${now} order by ask_at limit ${questionsAtOnce}
          for update skip locked)
      returning ${sql.literal(itemColumns)}`.pipe(
      Effect.map((rows) => rows.map(itemOf)),
      storageOperation("InboxStore.takeQuestions")
    )

  return {
    ofItem: (itemId: string) => eventsWhere(sql`e.item_id = ${itemId}`).pipe(storageOperation("InboxStore.events")),
    recordFound: recordFound(sql),
    begin: beginEvent,
    settle: settleEvents(sql),
    endTerms: endTerms(sql, record),
    takeQuestions
  }
}
