import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { readOne } from "../platform/database/records.ts"

/** The current minute of a key, after requests were counted. */
interface RateWindow {
  /** Minutes since 1970, by the clock of the database. */
  readonly minute: number
  /** Requests counted by all processes in this minute, including those just added. */
  readonly taken: number
  /** Milliseconds until the minute ends. */
  readonly left: number
}

/** Cap of a count, far above every limit, which prevents an overflow. */
const most = 1_000_000_000

/** Request counts of the current minute, shared by all processes of a database. */
export class RateWindows extends Context.Service<
  RateWindows,
  {
    /** Adds `count` requests to the current minute of a key. */
    readonly take: (key: string, count: number) => Effect.Effect<RateWindow>
  }
>()("@radicar/api/RateWindows") {
  /** Counts requests in the database. */
  static readonly layer = Layer.effect(
    RateWindows,
    Effect.map(SqlClient.SqlClient, (sql) =>
      RateWindows.of({
        take: (key, count) =>
          readOne(
            "RateWindows.take",
            sql`
              insert into rate_windows as held (key, minute, taken)
              values (${key}, floor(extract(epoch from clock_timestamp()) / 60)::bigint, ${count})
              on conflict (key) do update set
                taken = excluded.taken +
                  case when held.minute = excluded.minute then least(held.taken, ${most}) else 0 end,
                minute = excluded.minute
              returning minute, taken,
                greatest(0, (minute + 1) * 60000 - floor(extract(epoch from clock_timestamp()) * 1000))::int as left`
          )
      })
    )
  )
}
