import { Effect } from "effect"
import { Command } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { service, webhookId } from "./webhookFlags.ts"
import { describeCommand } from "../../flags/describe.ts"

/** `radicar webhook delete`: removes a webhook with its deliveries. */
export const webhookDelete = Command.make(
  "delete",
  { id: webhookId, service },
  Effect.fn("webhook delete")(function* ({ id, service }) {
    const { message, say } = yield* Output
    yield* callService(service, ({ webhooks }) => webhooks.remove({ params: { id } }), resourceFailure)
    yield* message(say({ en: `Removed: ${id}`, es: `Eliminado: ${id}` }))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Remove a webhook with its deliveries, those to come included",
    es: "Elimina un webhook con sus entregas, incluso las pendientes"
  })
)
