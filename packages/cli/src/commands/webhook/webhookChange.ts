import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { webhookText } from "../../output/webhookText.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { itself, parts, service, stated, webhookFacts, webhookId } from "./webhookFlags.ts"

/** `radicar webhook change`: changes what is stated, and enables or disables. */
export const webhookChange = Command.make(
  "change",
  {
    id: webhookId,
    address: Flag.String("address").pipe(
      Flag.withMetavar("url"),
      Flag.withDescription("Where events are posted from now on"),
      Flag.optional
    ),
    state: Flag.Literals("state", ["enabled", "disabled"]).pipe(
      Flag.withDescription("enabled: it gets events, again if it was disabled"),
      Flag.optional
    ),
    facts: webhookFacts,
    service
  },
  Effect.fn("webhook change")(function* ({ address, facts, id, service, state }) {
    const output = yield* Output
    const payload = {
      ...stated("url", address, itself),
      ...stated("name", facts.name, itself),
      ...stated("events", facts.events, parts),
      ...stated("companies", facts.companies, parts),
      ...stated("state", state, itself)
    }
    const changed = yield* callService(
      service,
      ({ webhooks }) => webhooks.change({ params: { id }, payload }),
      resourceFailure
    )
    yield* output.value(changed, () => webhookText(changed, output))
  }, reporting("value"))
).pipe(Command.withDescription("Change a webhook; what is not stated stays"))
