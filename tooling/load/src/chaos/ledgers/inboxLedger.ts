import { databaseRows } from "./DatabaseLedger.ts"

/** Counts of arrivals and documents in all inboxes. */
export interface InboxLedger {
  readonly arrivals: number
  /** Number of arrivals that the service has not judged yet. */
  readonly open: number
  /** Number of inbox items that are documents. */
  readonly documents: number
  /** Number of different document keys among these documents. */
  readonly keys: number
  readonly unreadable: number
}

/** Counts the recorded arrivals and documents of all inboxes. */
export const inboxLedger = async (url: string): Promise<InboxLedger> => {
  const [counts] = await databaseRows(
    url,
    (sql) => sql<InboxLedger>`
      select (select count(*)::int from inbox_arrivals) as arrivals,
        (select count(*)::int from inbox_arrivals where state = 'stored') as open,
        count(document_key)::int as documents, count(distinct document_key)::int as keys,
        (count(*) filter (where state = 'unreadable'))::int as unreadable
      from inbox_items`
  )
  if (counts === undefined) throw new Error("there is no inbox")
  return counts
}
