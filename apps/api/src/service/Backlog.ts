import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "../platform/database/storageOperation.ts"

/** What waits of one kind of work. */
interface Waiting {
  readonly queue: "submissions" | "batches" | "mails" | "webhooks"
  /** How many are not done. */
  readonly depth: number
  /** Seconds since the oldest of them came; 0 where there is none. */
  readonly oldestSeconds: number
  /** Seconds by which the most overdue job is overdue; 0 where none is. */
  readonly lateSeconds: number
}

/** How much work waits, of all processes of the database together. */
export class Backlog extends Context.Service<Backlog, { readonly waiting: Effect.Effect<ReadonlyArray<Waiting>> }>()(
  "@radicar/api/Backlog"
) {
  /** By the open work in the database, and the jobs that do it. */
  static readonly layer = Layer.effect(
    Backlog,
    Effect.map(SqlClient.SqlClient, (sql) =>
      Backlog.of({
        waiting: sql<Waiting>`
          with work as (
            select 'submissions' as queue, count(*) as depth, min(created_at) as oldest
              from open_submissions
            union all select 'batches', count(*), min(created_at) from batches where state = 'open'
            union all select 'mails', count(*), min(created_at) from mails where state = 'queued'
            union all select 'webhooks', count(*), min(created_at) from webhook_deliveries where state = 'pending'
          ), late as (
            select queue_name, min(visible_at) as since from jobs
            where state = 'pending' and visible_at < now() group by queue_name
          )
          select queue, depth::float8 as depth,
            coalesce(greatest(extract(epoch from now() - oldest), 0), 0)::float8 as "oldestSeconds",
            coalesce(extract(epoch from now() - since), 0)::float8 as "lateSeconds"
          from work left join late on late.queue_name = work.queue`.pipe(storageOperation("Backlog.waiting"))
      })
    )
  )
}
