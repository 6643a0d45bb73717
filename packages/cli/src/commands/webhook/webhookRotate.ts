import { Effect } from "effect"
import { Command } from "effect/cli"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { service, webhookId } from "./webhookFlags.ts"
import { describeCommand } from "../../flags/describe.ts"

/** `radicar webhook rotate`: exchanges the secret. */
export const webhookRotate = Command.make(
  "rotate",
  { id: webhookId, service },
  Effect.fn("webhook rotate")(function* ({ id, service }) {
    const { say, value } = yield* Output
    const made = yield* callService(service, ({ webhooks }) => webhooks.rotate({ params: { id } }), resourceFailure)
    const until = made.PreviousExpires.slice(0, 16).replace("T", " ")
    yield* value(made, () =>
      [
        say({
          en: `The new secret, shown this once; the one before signs as well until ${until} UTC:`,
          es: `El secreto nuevo, se muestra solo esta vez; el anterior también firma hasta ${until} UTC:`
        }),
        made.Secret
      ].join("\n")
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Make a new secret; for a day deliveries are signed with both",
    es: "Crea un secreto nuevo; durante un día las entregas se firman con ambos"
  })
)
