import { Effect } from "effect"
import { Command } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { webhookText } from "../../output/webhookText.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { service, webhookId } from "./webhookFlags.ts"
import { describeCommand } from "../../flags/describe.ts"

/** `radicar webhook show`: one webhook. */
export const webhookShow = Command.make(
  "show",
  { id: webhookId, service },
  Effect.fn("webhook show")(function* ({ id, service }) {
    const output = yield* Output
    const shown = yield* callService(service, ({ webhooks }) => webhooks.get({ params: { id } }), resourceFailure)
    yield* output.value(shown, () => webhookText(shown, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Whether a webhook is enabled, and since when it fails",
    es: "Si un webhook está activo, y desde cuándo falla"
  })
)
