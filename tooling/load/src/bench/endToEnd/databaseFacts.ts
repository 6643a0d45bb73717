import { Client } from "pg"

const query = async <A extends object>(url: string, text: string): Promise<ReadonlyArray<A>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<A>(text)).rows
  } finally {
    await client.end()
  }
}

/** Number of bytes that a Postgres server has written to its write-ahead log (WAL). */
export const walBytes = async (url: string): Promise<number> => {
  const [row] = await query<{ readonly bytes: string }>(url, "select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes")
  return Number(row?.bytes)
}

/**
 * Bytes of each table divided by the number of submissions, the largest first. Partitions, indexes and out-of-line data
 * are included.
 */
export const bytesPerSubmission = (
  url: string
): Promise<ReadonlyArray<{ readonly name: string; readonly bytes: number }>> =>
  query(
    url,
    `with filed as (select count(*)::float8 as count from submissions), sizes as (
      select coalesce(inhparent, oid)::regclass::text as name, sum(pg_total_relation_size(oid)) as bytes
      from pg_class left join pg_inherits on inhrelid = oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1
    )
    select name, bytes / greatest(filed.count, 1) as bytes from sizes, filed where bytes > 65536 order by bytes desc`
  )

/** Counts the updates of each table, and the share of updates that changed no index. */
export const updates = (
  url: string
): Promise<ReadonlyArray<{ readonly name: string; readonly updates: number; readonly hot: number }>> =>
  query(
    url,
    `select relname as name, n_tup_upd::float8 as updates, n_tup_hot_upd::float8 / n_tup_upd as hot
    from pg_stat_user_tables where n_tup_upd > 0 order by n_tup_upd desc`
  )
