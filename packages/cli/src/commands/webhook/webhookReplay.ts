import { Effect } from "effect"
import { Argument, Command } from "effect/cli"
import { deliveryText } from "../../output/deliveriesText.ts"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { service } from "./webhookFlags.ts"
import { describe, describeCommand } from "../../flags/describe.ts"

/** `radicar webhook replay`: sends an event again. */
export const webhookReplay = Command.make(
  "replay",
  {
    id: Argument.String("delivery").pipe(describe({ en: "Id of the delivery", es: "Identificador de la entrega" })),
    service
  },
  Effect.fn("webhook replay")(function* ({ id, service }) {
    const output = yield* Output
    const queued = yield* callService(
      service,
      ({ webhookDeliveries }) => webhookDeliveries.replay({ params: { id } }),
      resourceFailure
    )
    yield* output.value(queued, () => deliveryText(queued, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Send an event again, under the same webhook-id",
    es: "Envía de nuevo un evento, con el mismo webhook-id"
  })
)
