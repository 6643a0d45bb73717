import { setTimeout } from "node:timers/promises"
import { Client } from "pg"

/** Numbers of a database's backends, averaged over all samples. */
interface BackendLoad {
  /** Number of backends that wait for the lock of a row or of a transaction. */
  readonly waiting: number
  /** Number of backends that run a statement or are in a transaction, including the waiting ones. */
  readonly active: number
}

const sampleMillis = 15

/** Samples the backends of a database in `pg_stat_activity` until stopped. */
export const watchBackends = async (url: string): Promise<{ readonly stop: () => Promise<BackendLoad> }> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  let [samples, waiting, active] = [0, 0, 0]
  const over = new AbortController()
  const sampling = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ readonly active: number; readonly waiting: number }>(
        `select count(*)::int as active,
           (count(*) filter (where wait_event_type = 'Lock' and wait_event in ('transactionid', 'tuple')))::int as waiting
         from pg_stat_activity
         where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`
      )
      samples++
      active += rows[0]?.active ?? 0
      waiting += rows[0]?.waiting ?? 0
      await setTimeout(sampleMillis)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await sampling
      await client.end()
      return { waiting: waiting / samples, active: active / samples }
    }
  }
}
