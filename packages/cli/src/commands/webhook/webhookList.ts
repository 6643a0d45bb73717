import { Effect } from "effect"
import { Command } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { webhooksText } from "../../output/webhookText.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { service } from "./webhookFlags.ts"
import { describeCommand } from "../../flags/describe.ts"

/** `radicar webhook list`: the webhooks that the token may see. */
export const webhookList = Command.make(
  "list",
  { service },
  Effect.fn("webhook list")(function* ({ service }) {
    const output = yield* Output
    const { items } = yield* callService(service, ({ webhooks }) => webhooks.list(), resourceFailure)
    yield* output.list(items, items, () => webhooksText(items, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the webhooks, and whether they take what they get",
    es: "Lista los webhooks, y si reciben lo que se les envía"
  })
)
