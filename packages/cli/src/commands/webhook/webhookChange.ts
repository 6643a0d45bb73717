import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { webhookText } from "../../output/webhookText.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { itself, parts, service, stated, webhookFacts, webhookId } from "./webhookFlags.ts"
import { describe, describeCommand } from "../../flags/describe.ts"

/** `radicar webhook change`: changes what is stated, and enables or disables. */
export const webhookChange = Command.make(
  "change",
  {
    id: webhookId,
    address: Flag.String("address").pipe(
      Flag.withMetavar("url"),
      describe({ en: "Where events are posted from now on", es: "A dónde se envían los eventos desde ahora" }),
      Flag.optional
    ),
    state: Flag.Literals("state", ["enabled", "disabled"]).pipe(
      describe({
        en: "enabled: it gets events, again if it was disabled",
        es: "enabled: recibe eventos, de nuevo si estaba inactivo"
      }),
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
).pipe(
  describeCommand({
    en: "Change a webhook; what is not stated stays",
    es: "Cambia un webhook; lo que no se indique se conserva"
  })
)
