import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { readOne } from "../platform/database/records.ts"

/** A minute of somebody's requests, after some were taken of it. */
interface RateWindow {
  /** Since 1970, by the clock of the database. */
  readonly minute: number
  /** How many have been taken of it by all processes, these included. */
  readonly taken: number
  /** Milliseconds until it ends. */
  readonly left: number
}

/** No limit is as large; what is taken beyond it is not counted, so that nothing overflows. */
const most = 1_000_000_000

/** Requests that were made in the present minute, counted by all processes of a database together. */
export class RateWindows extends Context.Service<
  RateWindows,
  {
    /** Takes `count` requests of the present minute of a key. */
    readonly take: (key: string, count: number) => Effect.Effect<RateWindow>
  }
>()("@radicar/api/RateWindows") {
  /** Windows in the database. */
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
