import type { FactSumName } from "@radicar/domain/inner/facts/factSums"
import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import type { InboxCause, InboxEventCode, InboxState } from "@radicar/domain/inner/inbox/inboxStates"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { momentOfId, recordOf, type Row } from "../platform/database/records.ts"
import type { ArrivedMail, UnreadableReason } from "./openArrival.ts"

/** An arrival in the inbox: a recorded file, uploaded or fetched, which may contain further files. */
export interface Arrival {
  /** UUID version 7. */
  readonly id: string
  /** Time of the id. */
  readonly createdAt: Date
  readonly companyId: string
  readonly source: "upload" | "authority"
  /** Name of the file as its sender states it; empty if it has none. */
  readonly name: string
  readonly state: "stored" | "judged"
  readonly mail: ArrivedMail | undefined
  /** Files inside the arrival; empty until it was judged. */
  readonly files: ReadonlyArray<ArrivalFile>
  /** Ids of the inbox items that the arrival contains. */
  readonly items: ReadonlyArray<string>
}

/** A file inside an arrival. */
interface ArrivalFile {
  readonly place: string
  readonly name: string
  readonly kind: "xml" | "pdf" | "zip" | "mail" | "image" | "other"
  readonly octets: number
}

/** Columns that {@link arrivalOf} reads. JSON is selected as text, because the drivers parse it differently. */
export const arrivalColumns =
  "id, company_id, source, name, state, mail::text as mail, files::text as files, items::text[] as items"

/** Converts a database row to an arrival. */
export const arrivalOf = (row: Row): Arrival => {
  const { files, mail, ...arrival } = recordOf<
    Omit<Arrival, "createdAt" | "files" | "mail"> & { files?: string; mail?: string }
  >(row)
  return {
    ...arrival,
    createdAt: momentOfId(arrival.id),
    mail: mail === undefined ? undefined : JSON.parse(mail),
    files: files === undefined ? [] : JSON.parse(files)
  }
}

/** The files of an arrival that cannot be read. */
export interface UnreadableFiles {
  readonly count: number
  /** The first of them, in the order of the arrival. */
  readonly files: ReadonlyArray<Pick<ArrivalFile, "name" | "place"> & { readonly reason: UnreadableReason }>
}

/** Details of a received document that are never searched: those of an item, and the taxes by rate that sums read. */
export type InboxDetails = Partial<
  Pick<DocumentFacts, "exchangeRate" | "payment" | "references" | "taxes" | "withholdings">
>

/**
 * An item of a company's inbox: a received document, all files of an arrival that cannot be read, or a mail without a
 * document. Days are `YYYY-MM-DD`, amounts decimals; fields that the document does not state are absent.
 */
export interface InboxRow {
  /** UUID version 7. */
  readonly id: string
  /** Time of the id, which is that of the first arrival. */
  readonly createdAt: Date
  readonly companyId: string
  readonly environment: FilingEnvironment
  readonly arrivalId: string
  /** Indices of the item's file in its arrival, such as `1-0`; empty for the arrival itself and for several files. */
  readonly place: string
  readonly fileName: string
  readonly state: InboxState
  readonly unreadable: UnreadableFiles | undefined
  readonly warnings: ReadonlyArray<string>
  readonly documentKey?: string
  readonly keyScheme?: string
  readonly documentType?: string
  /** Number with its prefix, as the document writes it. */
  readonly number?: string
  readonly prefix?: string
  readonly issueDate?: string
  readonly dueDate?: string
  readonly supplierType?: string
  readonly supplier?: string
  readonly supplierName?: string
  readonly buyerType?: string
  readonly buyer?: string
  readonly buyerName?: string
  readonly paymentForm?: string
  readonly currency?: string
  readonly total?: string
  readonly orderNumber?: string
  readonly sums: Readonly<Partial<Record<FactSumName, string>>>
  readonly details: Omit<InboxDetails, "taxes" | "withholdings">
  readonly validatedAt?: string
  readonly notified: boolean
  /** Day of each registered event. */
  readonly events: Readonly<Partial<Record<InboxEventCode, string>>>
  readonly termStartsOn?: string
  readonly termEndsOn?: string
  /** Mail in which the item arrived. */
  readonly mail: Omit<ArrivedMail, "text"> | undefined
}

/** Columns that {@link itemOf} reads, over `inbox_items as i` joined with `inbox_arrivals as a`. */
export const itemColumns = `i.id, i.company_id, i.environment, i.arrival_id, i.place, i.file_name, i.state,
  i.unreadable::text as unreadable, i.warnings, i.document_key, i.key_scheme, i.document_type, i.number, i.prefix,
  i.issue_date::text as issue_date, i.due_date::text as due_date, i.supplier_type, i.supplier, i.supplier_name,
  i.buyer_type, i.buyer, i.buyer_name, i.payment_form, i.currency, i.total::text as total, i.order_number,
  i.sums::text as sums, (i.details - 'taxes' - 'withholdings')::text as details, i.validated_at, i.notified, i.events::text as events,
  i.term_starts_on::text as term_starts_on, i.term_ends_on::text as term_ends_on, (a.mail - 'text')::text as mail`

type JsonText = "unreadable" | "sums" | "details" | "events" | "mail"

/** Converts a database row to an item. */
export const itemOf = (row: Row): InboxRow => {
  const { details, events, mail, sums, unreadable, ...item } = recordOf<
    Omit<InboxRow, "createdAt" | JsonText> & { readonly [Name in JsonText]?: string }
  >(row)
  const parsed = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    ...item,
    createdAt: momentOfId(item.id),
    unreadable: parsed(unreadable),
    mail: parsed(mail),
    sums: parsed(sums) ?? {},
    details: parsed(details) ?? {},
    events: parsed(events) ?? {}
  }
}

/** A step in an item's history: a change of its state. */
export interface InboxStep {
  readonly at: Date
  readonly from?: InboxState
  readonly to: InboxState
  readonly cause: InboxCause
}

/** An event on a received document. */
export interface InboxEvent {
  /** UUID version 7. */
  readonly id: string
  readonly itemId: string
  readonly code: InboxEventCode
  readonly origin: "here" | "elsewhere"
  readonly state: "filing" | "registered" | "rejected"
  readonly providerId?: string
  /** Body of the event as filed, JSON without certificate. */
  readonly body?: string
  readonly number?: string
  readonly documentKey?: string
  readonly registeredAt?: string
  /** Id of the submission, for an event that this service filed. */
  readonly submissionId?: string
}

/** The Idempotency-Key under which an event is filed. It contains a blank, so no caller can send it in a header. */
export const eventKey = (eventId: string): string => `inbox ${eventId}`
