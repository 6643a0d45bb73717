import type { WebhookEventType } from "@radicar/contract/webhook/webhookEvents"
import { type Duration, Effect } from "effect"
import { AuthorityEndpoints } from "../authority/AuthorityEndpoints.ts"
import { AuthorityHealth } from "../authority/AuthorityHealth.ts"
import { type FilingEnvironment, testEnvironment } from "../authority/FilingEnvironment.ts"
import { Events } from "../storage/Events.ts"
import type { NewEvent } from "../storage/NewEvent.ts"

/** What was told of an environment; a new process knows nothing, and what another had told may have been left open. */
type Told = "degraded" | "recovered" | undefined

/**
 * Looks every now and then whether the authority answers, and tells when that changes: once for all processes on the
 * database. A process that dies meanwhile leaves the end to the first that gets an answer.
 */
export const watchAuthority = Effect.fnUntraced(function* (every: Duration.Input) {
  const events = yield* Events
  const health = yield* AuthorityHealth
  const { standard } = yield* AuthorityEndpoints
  const told = new Map<FilingEnvironment, Told>()

  const event = (type: WebhookEventType, environment: FilingEnvironment, since: number | undefined): NewEvent => ({
    type,
    data: {
      environment,
      ...(since === undefined ? {} : { since: new Date(since).toISOString() }),
      links: { status: "/v1/authority/status" }
    }
  })

  const look = Effect.fnUntraced(function* (environment: FilingEnvironment) {
    const { record, state } = yield* health.of(environment)
    const condition = `authority.degraded/${environment}`
    const before = told.get(environment)
    if (state !== "closed" && before !== "degraded") {
      yield* events.begin(condition, event("authority.degraded", environment, record.failuresInARow[0]?.at))
      told.set(environment, "degraded")
    } else if (state === "closed" && before !== "recovered" && record.lastAnswer !== undefined) {
      yield* events.end(condition, event("authority.recovered", environment, record.lastAnswer))
      told.set(environment, "recovered")
    }
  })

  const environments = [...new Set([standard, testEnvironment(standard)])]
  return yield* Effect.forEach(environments, look, { discard: true }).pipe(
    Effect.catchCause((cause) => Effect.logError("Watching the authority failed", cause)),
    Effect.andThen(Effect.sleep(every)),
    Effect.forever,
    Effect.forkScoped
  )
})
