import { ServiceUnavailable } from "@radicar/contract/problem/ServiceUnavailable"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql"
import { withFilingPool } from "../platform/database/makePooledClient.ts"

const ok = { status: "ok" } as const

/** Alive: the process answers. Ready: its database does too. The authority's health is not ours. */
export const HealthLive = HttpApiBuilder.group(
  RadicarApi,
  "health",
  Effect.fn(function* (handlers) {
    const sql = yield* SqlClient.SqlClient
    return handlers.handleAll({
      live: () => Effect.succeed(ok),
      ready: () =>
        sql`select 1`.pipe(
          Effect.as(ok),
          withFilingPool,
          Effect.timeout("5 seconds"),
          Effect.mapError(() => new ServiceUnavailable({ detail: "The database does not answer." }))
        )
    })
  })
)
