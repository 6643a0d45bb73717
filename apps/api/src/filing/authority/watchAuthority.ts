import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import { Clock, type Duration, Effect } from "effect"
import { AuthorityEndpoints, type FilingEnvironment, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { Events, type NewEvent } from "../../webhooks/Events.ts"
import { AuthorityHealth } from "./AuthorityHealth.ts"
import { logError } from "../../platform/observability/log.ts"

/** The last event of an environment, and its time in milliseconds; a new process knows none. */
interface Announced {
  readonly what: "degraded" | "recovered"
  readonly at: number
}

/** Minimum time between repeated `recovered` events of a process. They close outages that a dead process left open. */
const REPEAT_MILLIS = 60_000

/**
 * Checks periodically whether the authority answers and reports each change once for all processes on the database. If
 * the process that reported an outage dies, the first process that gets an answer reports the end of the outage.
 */
export const watchAuthority = Effect.fnUntraced(function* (every: Duration.Input) {
  const events = yield* Events
  const health = yield* AuthorityHealth
  const { standard } = yield* AuthorityEndpoints
  const announced = new Map<FilingEnvironment, Announced>()

  const event = (type: WebhookEventType, environment: FilingEnvironment, since: number | undefined): NewEvent => ({
    type,
    data: {
      environment,
      ...(since === undefined ? {} : { since: new Date(since).toISOString() }),
      links: { status: "/v1/authority/status" }
    }
  })

  const isNews = (before: Announced | undefined, now: number, lastAnswer: number): boolean =>
    before?.what !== "recovered" || (now - before.at > REPEAT_MILLIS && lastAnswer > before.at)

  const check = Effect.fnUntraced(function* (environment: FilingEnvironment) {
    const { record, state } = yield* health.current(environment)
    const { failuresInARow, lastAnswer } = record
    const condition = `authority.degraded/${environment}`
    const before = announced.get(environment)
    const at = yield* Clock.currentTimeMillis
    if (state !== "closed") {
      if (before?.what === "degraded") return
      yield* events.begin(condition, event("authority.degraded", environment, failuresInARow[0]?.at))
      announced.set(environment, { what: "degraded", at })
    } else if (lastAnswer !== undefined && isNews(before, at, lastAnswer)) {
      yield* events.end(condition, event("authority.recovered", environment, lastAnswer))
      announced.set(environment, { what: "recovered", at })
    }
  })

  const environments = [...new Set([standard, testEnvironment(standard)])]
  return yield* Effect.forEach(environments, check, { discard: true }).pipe(
    Effect.catchCause((cause) =>
      logError({ en: "Watching the authority failed", es: "Falló la vigilancia de la DIAN" }, cause)
    ),
    Effect.andThen(Effect.sleep(every)),
    Effect.forever,
    Effect.forkScoped
  )
})
