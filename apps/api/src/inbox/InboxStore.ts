import type { TermSettings } from "@radicar/domain/inner/inbox/receivedDocument"
import type { InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import { Context, Effect, Layer, Option } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { receivedKey } from "../platform/blobs/blobKeys.ts"
import { BlobStore } from "../platform/blobs/BlobStore.ts"
import {
  isUuid,
  readAll,
  readFirst,
  readIds,
  type Row,
  run,
  storageOperation,
  storageTransaction,
  uuidArray
} from "../platform/database/records.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { makeRecordEvent } from "../webhooks/Events.ts"
import { type InboxFilter, type InboxSummaryRequest, listItems, summarizeItems } from "./findItems.ts"
import {
  type Arrival,
  arrivalColumns,
  arrivalOf,
  type InboxEvent,
  type InboxRow,
  type InboxStep,
  itemColumns,
  itemOf
} from "./InboxRow.ts"
import { type ArrivalJudgement, type NewArrival, recordArrival } from "./recordArrival.ts"
import { eventRecords, type FoundEvent } from "./recordEvents.ts"

type Sql = SqlClient.SqlClient

/** Stores and removes arrivals with their octets. */
const arrivalRecords = (sql: Sql, blobs: BlobStore["Service"], jobs: FollowUps["Service"]["inbox"]) => {
  const arrivalWhere = (condition: Statement.Fragment) =>
    Effect.map(sql<Row>`select ${sql.literal(arrivalColumns)} from inbox_arrivals where ${condition}`, ([row]) =>
      Option.map(Option.fromUndefinedOr(row), arrivalOf)
    )

  const store = Effect.fnUntraced(
    function* (arrival: NewArrival, bytes: Uint8Array) {
      const { companyId, id, name, octets, sha256, source } = arrival
      const [row] = yield* sql<Row>`
        insert into inbox_arrivals (id, company_id, source, name, octets, sha256)
        values (${id}, ${companyId}, ${source}, ${name}, ${octets}, ${sha256})
        on conflict on constraint inbox_arrivals_once do nothing returning ${sql.literal(arrivalColumns)}`
      if (row === undefined) {
        const earlier = yield* arrivalWhere(sql`company_id = ${companyId} and sha256 = ${sha256}`)
        return { arrival: yield* Effect.orDie(Effect.fromOption(earlier)), isRepeated: true }
      }
      yield* blobs.put(receivedKey(id), { name, bytes })
      // in case this process dies before it has judged it
      yield* jobs.plan(id, 1)
      return { arrival: arrivalOf(row), isRepeated: false }
    },
    storageTransaction(sql, "InboxStore.store")
  )

  const dropMails = Effect.fnUntraced(
    function* (companyId: string, before: Date) {
      const gone = yield* sql<{ readonly id: string }>`
        delete from inbox_arrivals as a where a.company_id = ${companyId} and a.id in (
            select arrival_id from inbox_items where company_id = ${companyId} and state = 'noDocument' and created_at < ${before})
          and not exists (select from inbox_items as i where i.arrival_id = a.id and i.state <> 'noDocument')
        returning a.id::text as id`
      yield* blobs.remove(gone.map(({ id }) => receivedKey(id)))
      return gone.length
    },
    storageTransaction(sql, "InboxStore.dropMails")
  )

  const remove = Effect.fnUntraced(
    function* (companyId: string, id: string) {
      const [removed] = yield* sql<{ readonly arrival: string }>`
        delete from inbox_items where company_id = ${companyId} and id = ${id}::uuid and document_key is null
        returning arrival_id::text as arrival`
      if (removed === undefined) return false
      const { arrival } = removed
      const gone = yield* sql`
        delete from inbox_arrivals where id = ${arrival}::uuid
          and not exists (select from inbox_items where arrival_id = ${arrival}::uuid) returning id`
      if (gone.length > 0) yield* blobs.remove([receivedKey(arrival)])
      return true
    },
    storageTransaction(sql, "InboxStore.remove")
  )

  return {
    store,
    remove: (companyId: string, id: string) => (isUuid(id) ? remove(companyId, id) : Effect.succeed(false)),
    octets: (arrivalId: string) => blobs.get(receivedKey(arrivalId)),
    arrival: (companyId: string, id: string) =>
      isUuid(id)
        ? arrivalWhere(sql`company_id = ${companyId} and id = ${id}::uuid`).pipe(storageOperation("InboxStore.arrival"))
        : Effect.succeedNone,
    arrivalOfId: (id: string) => arrivalWhere(sql`id = ${id}::uuid`).pipe(storageOperation("InboxStore.arrivalOfId")),
    stored: readIds(
      "InboxStore.stored",
      sql`select id::text as id from inbox_arrivals where state = 'stored' order by created_at`
    ),
    companiesWithMails: readAll<{ readonly companyId: string }>(
      "InboxStore.companiesWithMails",
      sql`select distinct company_id from inbox_items where state = 'noDocument'`
    ),
    dropMails
  }
}

/** Finds items and their history. */
const itemRecords = (sql: Sql) => {
  const itemWhere = (operation: string, condition: Statement.Fragment) =>
    Effect.map(
      sql<Row>`
        select ${sql.literal(itemColumns)} from inbox_items as i join inbox_arrivals as a on a.id = i.arrival_id
        where ${condition} order by i.id desc limit 1`,
      ([row]) => Option.map(Option.fromUndefinedOr(row), itemOf)
    ).pipe(storageOperation(operation))

  return {
    find: (companyId: string, id: string) =>
      itemWhere(
        "InboxStore.find",
        isUuid(id)
          ? sql`i.company_id = ${companyId} and i.id = ${id.toLowerCase()}::uuid`
          : sql`i.company_id = ${companyId} and i.document_key = ${id.toLowerCase()}`
      ),
    itemsOf: (ids: ReadonlyArray<string>) =>
      sql<Row>`
        select ${sql.literal(itemColumns)} from inbox_items as i join inbox_arrivals as a on a.id = i.arrival_id
        where i.id = any(${uuidArray(ids)}::text::uuid[])
        order by array_position(${uuidArray(ids)}::text::uuid[], i.id)`.pipe(
        Effect.map((rows) => rows.map(itemOf)),
        storageOperation("InboxStore.itemsOf")
      ),
    list: (filter: InboxFilter & { readonly limit: number }) =>
      listItems(sql, filter).pipe(storageOperation("InboxStore.list")),
    summarize: (request: InboxSummaryRequest) =>
      summarizeItems(sql, request).pipe(storageOperation("InboxStore.summarize")),
    history: (itemId: string) =>
      readAll<InboxStep>(
        "InboxStore.history",
        sql`select at, from_state as from, to_state as to, cause from inbox_steps where item_id = ${itemId} order by id`
      )
  }
}

/** Reads and stores the people who act for a buyer. */
const personRecords = (sql: Sql) => ({
  person: (companyId: string, userId: string) =>
    readFirst<{ readonly person: string; readonly userId: string }>(
      "InboxStore.person",
      sql`
          select person, user_id from inbox_people where company_id = ${companyId}
          order by (user_id = ${userId}) desc, updated_at desc limit 1`
    ),
  keepPerson: (companyId: string, userId: string, person: string) =>
    run(
      "InboxStore.keepPerson",
      sql`
          insert into inbox_people (company_id, user_id, person) values (${companyId}, ${userId}, ${person})
          on conflict (company_id, user_id) do update set person = excluded.person, updated_at = clock_timestamp()`
    )
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const blobs = yield* BlobStore
  const { inbox: jobs } = yield* FollowUps
  const record = yield* makeRecordEvent
  const events = eventRecords(sql, record)

  return InboxStore.of({
    ...arrivalRecords(sql, blobs, jobs),
    ...itemRecords(sql),
    ...personRecords(sql),
    judge: (judgement) => recordArrival(sql, record, judgement).pipe(storageTransaction(sql, "InboxStore.judge")),
    events: events.ofItem,
    recordFound: events.recordFound,
    beginEvent: events.begin,
    abandonEvent: (id) =>
      run(
        "InboxStore.abandonEvent",
        sql`
          delete from inbox_events as e where e.id = ${id} and e.state = 'filing' and not exists (
            select from idempotency_keys as k where k.company_id = e.company_id and k.operation = 'EventCreate'
              and k.key = 'inbox ' || e.id::text) returning e.id`
      ),
    settleEvents: events.settle,
    settleable: readAll(
      "InboxStore.settleable",
      sql`
        select distinct e.item_id::text as id, e.company_id from inbox_events as e
          -- from the few open events to their keys, never from all keys of events
          cross join lateral (
            select submission_id from idempotency_keys where company_id = e.company_id and operation = 'EventCreate'
              and key = 'inbox ' || e.id::text limit 1) as k
          join standings as s on s.id = k.submission_id
        where e.state = 'filing' and s.state in ('accepted', 'rejected', 'refused') limit 1000`
    ),
    endTerms: events.endTerms,
    takeQuestions: events.takeQuestions,
    closeQuestion: (id) =>
      run("InboxStore.closeQuestion", sql`update inbox_items set ask_at = null where id = ${id} returning id`)
  })
})

/** The database records of the inbox. Failures of the database are defects (`StorageError`). */
export class InboxStore extends Context.Service<
  InboxStore,
  {
    /**
     * Records an arrival with its octets and the job that judges it, in one transaction. If the company has an arrival
     * with the same octets, nothing is recorded and the earlier arrival is returned.
     */
    readonly store: (
      arrival: NewArrival,
      bytes: Uint8Array
    ) => Effect.Effect<{ readonly arrival: Arrival; readonly isRepeated: boolean }>
    /**
     * Removes the company's item with an id, if it is no document, and its arrival if that has no other item. Returns
     * whether there was such an item.
     */
    readonly remove: (companyId: string, id: string) => Effect.Effect<boolean>
    /** The octets of an arrival as received; `none` if it was deleted. */
    readonly octets: (
      arrivalId: string
    ) => Effect.Effect<Option.Option<{ readonly name: string; readonly bytes: Uint8Array }>>
    /** The company's arrival with an id; `none` also if the text is not a UUID. */
    readonly arrival: (companyId: string, id: string) => Effect.Effect<Option.Option<Arrival>>
    /** The arrival with an id, of any company. */
    readonly arrivalOfId: (id: string) => Effect.Effect<Option.Option<Arrival>>
    /** Ids of the arrivals that were not judged yet, the oldest first. */
    readonly stored: Effect.Effect<ReadonlyArray<string>>
    /** Records the judgement of an arrival, see `recordArrival`; `undefined` if the arrival was deleted. */
    readonly judge: (judgement: ArrivalJudgement) => Effect.Effect<Arrival | undefined>
    /** The company's item with an id or document key, in upper or lower case. */
    readonly find: (companyId: string, id: string) => Effect.Effect<Option.Option<InboxRow>>
    /** The items with the given ids, in their order. */
    readonly itemsOf: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<InboxRow>>
    /** A page of a company's items, the newest first. */
    readonly list: (filter: InboxFilter & { readonly limit: number }) => Effect.Effect<ReadonlyArray<InboxRow>>
    /** Sums of the amounts of a company's received documents, by group. */
    readonly summarize: (
      request: InboxSummaryRequest
    ) => ReturnType<typeof summarizeItems> extends Effect.Effect<infer A, infer _E> ? Effect.Effect<A> : never
    /** History of an item, the oldest step first. */
    readonly history: (itemId: string) => Effect.Effect<ReadonlyArray<InboxStep>>
    /** Events of an item, the oldest first. */
    readonly events: (itemId: string) => Effect.Effect<ReadonlyArray<InboxEvent>>
    /**
     * Records the events that the authority has registered on an item's document. `validated` is the item's state if
     * the authority knows the document.
     */
    readonly recordFound: (
      itemId: string,
      events: ReadonlyArray<FoundEvent>,
      validated: InboxState | undefined,
      settings: TermSettings
    ) => Effect.Effect<void>
    /**
     * Records an event before it is filed. If the event is already recorded and was filed, the recorded one is
     * returned, with the body that was filed; an unfiled one gets the new body.
     */
    readonly beginEvent: (
      item: InboxRow,
      event: Pick<InboxEvent, "code"> & { readonly body: string; readonly providerId: string }
    ) => Effect.Effect<InboxEvent>
    /** Deletes an event that was not filed. */
    readonly abandonEvent: (id: string) => Effect.Effect<void>
    /** Records the outcomes of the events that this service filed on an item, and the item's new state. */
    readonly settleEvents: (itemId: string, settings: TermSettings) => Effect.Effect<void>
    /** Items with a filed event whose outcome is known and not recorded on the item yet. */
    readonly settleable: Effect.Effect<ReadonlyArray<{ readonly id: string; readonly companyId: string }>>
    /**
     * Marks the items whose term for acceptance or claim ended before `today`, and reports terms that end today or
     * tomorrow. Returns the number of marked items.
     */
    readonly endTerms: (today: string) => Effect.Effect<number>
    /**
     * Takes some documents whose events are to be queried now, because their term is over. Each is due again a day
     * later, for a month at most, until {@link closeQuestion} is called.
     */
    readonly takeQuestions: (now: Date) => Effect.Effect<ReadonlyArray<InboxRow>>
    /** Ends the queries after the term of a document, because the authority has answered. */
    readonly closeQuestion: (id: string) => Effect.Effect<void>
    /** Companies with stored mails that contained no document. */
    readonly companiesWithMails: Effect.Effect<ReadonlyArray<{ readonly companyId: string }>>
    /** Deletes a company's mails that contained no document and arrived before a time; returns their number. */
    readonly dropMails: (companyId: string, before: Date) => Effect.Effect<number>
    /**
     * The person stored for a user, else the one stored last for the company. The person is JSON in the form of the
     * API.
     */
    readonly person: (
      companyId: string,
      userId: string
    ) => Effect.Effect<Option.Option<{ readonly person: string; readonly userId: string }>>
    readonly keepPerson: (companyId: string, userId: string, person: string) => Effect.Effect<void>
  }
>()("@radicar/api/InboxStore") {
  static readonly layer = Layer.effect(InboxStore, make)
}
