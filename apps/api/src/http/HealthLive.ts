import { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Clock, Effect, Exit, Fiber } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql"
import { withFilingPool } from "../platform/database/makePooledClient.ts"
import { databaseDependency } from "../platform/observability/dependencies.ts"
import { noteBack } from "../platform/observability/log.ts"
import { failWith } from "./language.ts"

const unavailable = failWith(ServiceUnavailable, {
  en: "The database does not answer, or cannot be written.",
  es: "La base de datos no responde, o no admite escritura."
})

const ok = { status: "ok" } as const

/**
 * KiB that must be free on the database's disk. Writing a small row would not prove free space, because the row may fit
 * in an existing page.
 */
const FREE_KIB = 1024

/** Makes the database write a temporary file, which fails on a full disk (SQLSTATE 53100). */
const spill = (sql: SqlClient.SqlClient) =>
  sql.withTransaction(
    Effect.andThen(
      sql`set local work_mem = '64kB'`,
      sql`
        with spilled as materialized (select repeat('x', 1024) as text from generate_series(1, ${FREE_KIB}::int))
        select max(length(text)) from spilled`
    )
  )

/** Writes to the database's log, to a table, and to its disk. Fails on a standby and on a read-only database. */
const written = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  yield* sql`
    with logged as materialized (select pg_logical_emit_message(true, 'radicar', 'ready'))
    insert into rate_windows (key, minute, taken) select 'health', 0, 0 from logged
    on conflict (key) do update set taken = 0`
  yield* spill(sql)
  yield* noteBack(databaseDependency)
})

/** Milliseconds for which an answer is reused, so that frequent requests do not cause as many writes. */
const HELD_MILLIS = 1000

/** Longest wait for the database's answer, less than the five seconds after which orchestrators give up. */
const PATIENCE = "4 seconds"

/**
 * Asks whether the database accepts writes. One question at a time is on its way, and all who ask meanwhile wait for
 * its answer, each no longer than `PATIENCE`.
 */
const makeReadiness = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const scope = yield* Effect.scope
  const clock = yield* Clock.Clock
  let asked: { readonly answer: Fiber.Fiber<boolean>; endedAt?: number } | undefined
  const ask = Effect.gen(function* () {
    const answer = yield* written(sql).pipe(
      withFilingPool,
      Effect.exit,
      Effect.map(Exit.isSuccess),
      Effect.forkIn(scope)
    )
    const question: typeof asked = { answer }
    answer.addObserver(() => (question.endedAt = clock.currentTimeMillisUnsafe()))
    asked = question
    return answer
  })
  return Effect.suspend(() => {
    const isFresh = asked !== undefined && clock.currentTimeMillisUnsafe() - (asked.endedAt ?? Infinity) < HELD_MILLIS
    return asked !== undefined && isFresh ? Effect.succeed(asked.answer) : ask
  }).pipe(Effect.flatMap(Fiber.join), Effect.timeoutOrElse({ duration: PATIENCE, orElse: () => Effect.succeed(false) }))
})

/**
 * Health over HTTP. Alive: the process answers. Ready: the database also answers and accepts writes. The authority's
 * health does not count.
 */
export const HealthLive = HttpApiBuilder.group(
  RadicarApi,
  "health",
  Effect.fn(function* (handlers) {
    const isReady = yield* makeReadiness
    return handlers.handleAll({
      live: () => Effect.succeed(ok),
      ready: () => Effect.flatMap(isReady, (isReady) => (isReady ? Effect.succeed(ok) : unavailable))
    })
  })
)
