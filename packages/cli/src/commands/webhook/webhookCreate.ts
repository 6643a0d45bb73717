import { Effect, Option } from "effect"
import { Argument, Command } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { webhookText } from "../../output/webhookText.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { itself, parts, service, stated, webhookFacts } from "./webhookFlags.ts"
import { describe, describeCommand } from "../../flags/describe.ts"

/** `radicar webhook create`: has events posted to a URL. */
export const webhookCreate = Command.make(
  "create",
  {
    url: Argument.String("url").pipe(
      describe({
        en: "Where events are posted: https, on the open internet",
        es: "A dónde se envían los eventos: https, en internet"
      })
    ),
    facts: webhookFacts,
    service
  },
  Effect.fn("webhook create")(function* ({ facts, service, url }) {
    const output = yield* Output
    const payload = {
      url,
      events: Option.isSome(facts.events) ? parts(facts.events.value) : ["*"],
      ...stated("name", facts.name, itself),
      ...stated("companies", facts.companies, parts)
    }
    const made = yield* callService(service, ({ webhooks }) => webhooks.create({ payload }), resourceFailure)
    yield* output.value(made, () => webhookText(made, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Have events posted to a URL; the secret is shown this once",
    es: "Envía eventos a una URL; el secreto se muestra solo esta vez",
    examples: [{ command: "radicar webhook create https://erp.example.com/radicar --events document.*,mail.failed" }]
  })
)
