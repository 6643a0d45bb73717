import { Effect } from "effect"
import { Command } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { deliveryText } from "../../output/deliveriesText.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { service, webhookId } from "./webhookFlags.ts"
import { describeCommand } from "../../flags/describe.ts"

/** `radicar webhook test`: queues a test event. */
export const webhookTest = Command.make(
  "test",
  { id: webhookId, service },
  Effect.fn("webhook test")(function* ({ id, service }) {
    const output = yield* Output
    const queued = yield* callService(service, ({ webhooks }) => webhooks.test({ params: { id } }), resourceFailure)
    yield* output.value(queued, () => deliveryText(queued, output))
  }, reporting("value"))
).pipe(describeCommand({ en: "Queue a test event for a webhook", es: "Encola un evento de prueba para un webhook" }))
