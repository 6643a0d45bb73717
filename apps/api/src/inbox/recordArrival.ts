import { firstInboxState, requiresEvents, type JudgedDocument } from "@radicar/domain/inner/inbox/receivedDocument"
import { type InboxCause, type InboxState, inboxStateAfter } from "@radicar/domain/inner/inbox/inboxStates"
import { foldName } from "@radicar/domain/inner/text/foldText"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { type FilingEnvironment, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { beginningOf, idAtTimeOf, rowOf, type Row } from "../platform/database/records.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { RecordEvent } from "../webhooks/Events.ts"
import type { JudgedArrival, JudgedFile, JudgedReceivedDocument, ReceivedAnswer } from "./judgeArrival.ts"
import { type Arrival, arrivalColumns, arrivalOf, type InboxDetails, type UnreadableFiles } from "./InboxRow.ts"
import { reasonOf } from "./openArrival.ts"

type Sql = SqlClient.SqlClient

/** A judged arrival, with facts about the company that received it. */
export interface ArrivalJudgement {
  readonly arrivalId: string
  readonly judged: JudgedArrival
  /** NIT of the company without check digit; absent if neither settings nor filings state it. */
  readonly companyNit: string | undefined
  /** Environment in which the service files by default. */
  readonly standard: FilingEnvironment
}

/** The environment of a received document in the service's terms; the code is `1` (production) or `2` (tests). */
const environmentOf = (environmentCode: string, standard: FilingEnvironment): FilingEnvironment =>
  environmentCode === "1" ? "production" : testEnvironment(standard)

const warningsOf = ({ answer, degree }: JudgedReceivedDocument): ReadonlyArray<string> => [
  ...(answer === undefined ? ["noContainer"] : answer.validates ? [] : ["rejected"]),
  ...(degree === "broken" ? ["broken"] : degree === "not-proven" ? ["notProven"] : [])
]

const factsOf = ({ answer, buyer, facts, typeCode }: JudgedReceivedDocument): JudgedDocument => ({
  typeCode,
  paymentForm: facts?.payment?.form,
  buyer: buyer?.number,
  isValidated: answer?.validates === true
})

/** The columns of an inbox item that a document fills. */
const documentRow = (document: JudgedReceivedDocument) => {
  const { buyer, facts, supplier } = document
  return {
    documentKey: document.key,
    keyScheme: document.keyScheme,
    documentType: document.typeCode,
    number: document.number,
    prefix: document.prefix,
    issueDate: document.issueDate,
    dueDate: facts?.dueDate,
    supplierType: supplier.type,
    supplier: supplier.number,
    supplierName: supplier.name,
    foldedName: beginningOf(foldName(supplier.name), 1000),
    buyerType: buyer?.type,
    buyer: buyer?.number,
    buyerName: buyer?.name,
    paymentForm: facts?.payment?.form,
    currency: facts?.currency,
    total: facts?.total,
    orderNumber: facts?.order === undefined ? undefined : beginningOf(facts.order, 500),
    validatedAt: document.answer?.validates === true ? document.answer.at : undefined,
    notified: document.answer?.notifies === true
  }
}

/** The details of an inbox item that a document fills. */
const detailsOf = ({ facts = { references: [] } }: JudgedReceivedDocument): InboxDetails => {
  const { exchangeRate, payment, references, taxes, withholdings } = facts
  return withoutUndefined({ exchangeRate, payment, references, taxes, withholdings })
}

/** Records a change of an item's state in its history. */
export const recordStep = (
  sql: Sql,
  itemId: string,
  step: { readonly from: InboxState | undefined; readonly to: InboxState; readonly cause: InboxCause }
) => sql`
  insert into inbox_steps (item_id, from_state, to_state, cause)
  values (${itemId}, ${step.from ?? null}, ${step.to}, ${step.cause})`

/** Webhook event about a received document. */
const receivedEvent = (companyId: string, id: string, state: InboxState, document: JudgedReceivedDocument) => ({
  type: "inbox.received" as const,
  companyId,
  once: `inbox.received/${id}`,
  data: {
    itemId: id,
    companyId,
    state,
    uuid: document.key,
    type: document.typeCode,
    id: document.number,
    supplierNit: document.supplier.number,
    links: { item: `/v1/inbox/${id}?companyId=${companyId}` }
  }
})

/** Webhook event about the files of an arrival that cannot be read. */
const unreadableEvent = (companyId: string, id: string, files: UnreadableFiles["files"]) => ({
  type: "inbox.unreadable" as const,
  companyId,
  once: `inbox.unreadable/${id}`,
  data: {
    itemId: id,
    companyId,
    count: files.length,
    reasons: [...new Set(files.map(({ reason }) => reason.code))],
    links: { item: `/v1/inbox/${id}?companyId=${companyId}` }
  }
})

/** Number of unreadable files in an item whose names and reasons are stored. */
const mostReasons = 20

/** An arrival that is being recorded, within the surrounding transaction. */
interface Recording extends Pick<ArrivalJudgement, "arrivalId" | "companyNit" | "standard"> {
  readonly sql: Sql
  readonly record: RecordEvent
  readonly companyId: string
  readonly createdAt: Date
  /** Name of the arrival's file. */
  readonly name: string
  /** Whether every file of the arrival is a readable document. */
  readonly isReadable: boolean
  /** Ids of the items that the arrival has brought so far. */
  readonly items: Array<string>
  /** The arrival's earlier item without a document, until its id goes to another item. */
  earlier: { readonly id: string; readonly state: InboxState } | undefined
}

const insert = Effect.fnUntraced(function* (
  recording: Recording,
  { name, place }: Pick<JudgedFile, "name" | "place">,
  fields: {
    readonly environment: FilingEnvironment
    readonly state: InboxState
    readonly warnings?: ReadonlyArray<string>
  },
  json: { readonly unreadable?: UnreadableFiles; readonly sums?: object; readonly details?: object },
  document: object
) {
  const { arrivalId, companyId, createdAt, isReadable, sql } = recording
  // the id stays with what cannot be read, and goes to the first new document once everything can
  const before = "documentKey" in document === isReadable ? recording.earlier : undefined
  const id = before?.id ?? idAtTimeOf(arrivalId)
  const { environment, state, warnings = [] } = fields
  const row = rowOf({
    id,
    createdAt,
    companyId,
    environment,
    arrivalId,
    place,
    fileName: name,
    state,
    warnings,
    ...document
  })
  const asJson = (value: object | undefined) =>
    sql`cast(${value === undefined ? null : JSON.stringify(value)}::text as jsonb)`
  const columns = Object.keys(row)
  const rows = yield* sql<{ readonly id: string }>`
    insert into inbox_items (${sql.literal(columns.join(", "))}, unreadable, sums, details)
    select ${sql.literal(columns.map((column) => `new.${column}`).join(", "))}, ${asJson(json.unreadable)},
      ${asJson(json.sums ?? {})}, ${asJson(json.details ?? {})}
    from jsonb_populate_record(null::inbox_items, ${JSON.stringify(row)}::text::jsonb) as new
    on conflict on constraint inbox_items_key do nothing returning id::text as id`
  if (rows.length === 0) return undefined
  if (before !== undefined) recording.earlier = undefined
  yield* recordStep(sql, id, { from: before?.state, to: state, cause: "judged" })
  return { id, isNew: before === undefined }
})

/** A document that is already in the inbox. */
interface Known {
  readonly id: string
  readonly state: InboxState
  readonly documentType: string
  readonly paymentForm: string | null
}

/** Adds the authority's answer to a document that arrived without its answer. */
const validate = Effect.fnUntraced(function* (
  recording: Recording,
  item: Known,
  answer: ReceivedAnswer,
  at: { readonly place: string; readonly name: string } | undefined
) {
  const { arrivalId, sql } = recording
  const required = requiresEvents({ typeCode: item.documentType, paymentForm: item.paymentForm ?? undefined })
  const to = inboxStateAfter(item.state, "validated", required ? "received" : "notRequired")
  if (!answer.validates || to === undefined) return
  yield* sql`
    update inbox_items set state = ${to}, validated_at = ${answer.at}, notified = ${answer.notifies},
      warnings = array_remove(array_remove(warnings, 'noContainer'), 'rejected')
      ${at === undefined ? sql`` : sql`, arrival_id = ${arrivalId}, place = ${at.place}, file_name = ${at.name}`}
    where id = ${item.id}`
  yield* recordStep(sql, item.id, { from: item.state, to, cause: "validated" })
})

/**
 * Replaces the facts of an altered copy by those of a copy with intact signatures. Otherwise an altered copy that
 * arrives first would hide the true total. The state is judged again unless the document has events.
 */
const replace = Effect.fnUntraced(function* (
  recording: Recording,
  { id, state: from }: Known,
  { document, name, place }: JudgedFile & { readonly is: "document" }
) {
  const { arrivalId, companyNit, sql } = recording
  const { sums } = document
  const events = yield* sql`select from inbox_events where item_id = ${id} and state <> 'rejected' limit 1`
  const first = firstInboxState(factsOf(document), companyNit)
  const to = events.length === 0 ? inboxStateAfter(from, "replaced", first) : undefined
  const row = rowOf({ arrivalId, place, fileName: name, state: to ?? from, ...documentRow(document) })
  const columns = Object.keys(row)
  yield* sql`
    update inbox_items as i set (${sql.literal(columns.join(", "))}) =
        (select ${sql.literal(columns.map((column) => `new.${column}`).join(", "))}
          from jsonb_populate_record(null::inbox_items, ${JSON.stringify(row)}::text::jsonb) as new),
      warnings = cast(${`{${warningsOf(document).join()}}`}::text as text[])
        || case when 'anotherCufe' = any(warnings) then array['anotherCufe'] else array[]::text[] end,
      sums = cast(${JSON.stringify(sums)}::text as jsonb), details = cast(${JSON.stringify(detailsOf(document))}::text as jsonb)
    where i.id = ${id}`
  if (to !== undefined) yield* recordStep(sql, id, { from, to, cause: "replaced" })
})

const addDocument = Effect.fnUntraced(function* (recording: Recording, file: JudgedFile & { readonly is: "document" }) {
  const { companyId, companyNit, items, record, sql, standard } = recording
  const { document } = file
  const environment = environmentOf(document.environment, standard)
  const state = firstInboxState(factsOf(document), companyNit)
  const added = yield* insert(
    recording,
    file,
    { environment, state, warnings: warningsOf(document) },
    { sums: document.sums, details: detailsOf(document) },
    documentRow(document)
  )
  if (added === undefined) {
    const [storedItem] = yield* sql<Known & { readonly isAltered: boolean; readonly isValidated: boolean }>`
      select id::text as id, state, document_type as "documentType", payment_form as "paymentForm",
        'broken' = any(warnings) as "isAltered", validated_at is not null as "isValidated" from inbox_items
      where company_id = ${companyId} and environment = ${environment} and document_key = ${document.key} for update`
    if (storedItem === undefined) return
    items.push(storedItem.id)
    const isBetter = document.degree !== "broken" && (document.answer?.validates === true || !storedItem.isValidated)
    if (storedItem.isAltered && isBetter) yield* replace(recording, storedItem, file)
    else if (document.answer !== undefined) yield* validate(recording, storedItem, document.answer, file)
    return
  }
  items.push(added.id)
  const { key, number, supplier, typeCode } = document
  const others = yield* sql`
    update inbox_items set warnings = array_append(array_remove(warnings, 'anotherCufe'), 'anotherCufe')
    where company_id = ${companyId} and environment = ${environment} and supplier = ${supplier.number}
      and document_type = ${typeCode} and number = ${number} and document_key <> ${key} returning id`
  if (others.length > 0) {
    yield* sql`update inbox_items set warnings = array_append(warnings, 'anotherCufe') where id = ${added.id}`
  }
  yield* record(receivedEvent(companyId, added.id, state, document))
})

const addUnreadable = Effect.fnUntraced(function* (recording: Recording, files: UnreadableFiles["files"]) {
  const { companyId, items, record, standard } = recording
  const [first, ...others] = files
  if (first === undefined) return
  const unreadable = { count: files.length, files: files.slice(0, mostReasons) }
  const file = others.length === 0 ? first : { place: "", name: recording.name }
  const added = yield* insert(recording, file, { environment: standard, state: "unreadable" }, { unreadable }, {})
  if (added === undefined) return
  items.push(added.id)
  if (added.isNew) yield* record(unreadableEvent(companyId, added.id, files))
})

/** Adds an answer to the document that it is about; the reason, if there is no such document. */
const addAnswer = Effect.fnUntraced(function* (recording: Recording, file: JudgedFile & { readonly is: "answer" }) {
  const { companyId, items, sql } = recording
  const [storedItem] = yield* sql<Known>`
    select id::text as id, state, document_type as "documentType", payment_form as "paymentForm" from inbox_items
    where company_id = ${companyId} and document_key = ${file.key} order by id limit 1 for update`
  if (storedItem === undefined) return reasonOf("alone")
  items.push(storedItem.id)
  yield* validate(recording, storedItem, file.answer, undefined)
  return undefined
})

/**
 * Records a judged arrival within the surrounding transaction: one item for each document, however often it arrives,
 * and one for all unreadable files. If the arrival was judged before, its item without a document is replaced and all
 * others stay. Returns the arrival.
 */
export const recordArrival = Effect.fnUntraced(function* (
  sql: Sql,
  record: RecordEvent,
  { arrivalId, companyNit, judged, standard }: ArrivalJudgement
) {
  const [stored] = yield* sql<Row>`
    select ${sql.literal(arrivalColumns)} from inbox_arrivals where id = ${arrivalId} for update`
  // erased meanwhile
  if (stored === undefined) return undefined
  const [earlier] = yield* sql<{ readonly id: string; readonly state: InboxState }>`
    delete from inbox_items where arrival_id = ${arrivalId} and state in ('unreadable', 'noDocument')
    returning id, state`
  const { companyId, createdAt, name } = arrivalOf(stored)
  const items: Array<string> = []
  const recording: Recording = {
    sql,
    record,
    arrivalId,
    companyId,
    createdAt,
    name,
    companyNit,
    standard,
    isReadable: judged.judged.length > 0 && judged.judged.every(({ is }) => is === "document"),
    items,
    earlier
  }

  // in one order, so that two arrivals with the same documents do not wait for each other
  const documents = judged.judged
    .filter((file) => file.is === "document")
    .toSorted((left, right) => (left.document.key < right.document.key ? -1 : 1))
  yield* Effect.forEach(documents, (file) => addDocument(recording, file), { discard: true })
  const unreadable: Array<UnreadableFiles["files"][number]> = []
  for (const file of judged.judged) {
    const { name, place } = file
    const reason =
      file.is === "answer" ? yield* addAnswer(recording, file) : file.is === "unreadable" ? file.reason : undefined
    if (reason !== undefined) unreadable.push({ place, name, reason })
  }
  yield* addUnreadable(recording, unreadable)
  if (judged.judged.length === 0) {
    const added = yield* insert(
      recording,
      { place: "", name: "" },
      { environment: standard, state: "noDocument" },
      {},
      {}
    )
    if (added !== undefined) items.push(added.id)
  }
  const [row] = yield* sql<Row>`
    update inbox_arrivals set state = 'judged', judged_at = clock_timestamp(),
      mail = cast(${judged.mail === undefined ? null : JSON.stringify(judged.mail)}::text as jsonb),
      files = cast(${JSON.stringify(judged.files)}::text as jsonb),
      items = ${`{${[...new Set(items)].join()}}`}::text::uuid[]
    where id = ${arrivalId} returning ${sql.literal(arrivalColumns)}`
  return row === undefined ? undefined : arrivalOf(row)
})

/** An arrival to record with its octets; see {@link Arrival}. */
export interface NewArrival extends Pick<Arrival, "companyId" | "source" | "name"> {
  readonly id: string
  readonly octets: number
  /** SHA-256 of the octets, hexadecimal. */
  readonly sha256: string
}
