import { databaseRows } from "./DatabaseLedger.ts"

/** Counts of an inbox. */
export interface InboxLedger {
  readonly arrivals: number
  /** Arrivals that nobody has judged yet. */
  readonly open: number
  /** Items that are documents. */
  readonly documents: number
  /** Different keys among them. */
  readonly keys: number
  readonly unreadable: number
}

/** Counts what is recorded of all inboxes. */
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
