import { webhookEventTypes, type WebhookEventType } from "@radicar/contract/webhook/webhookEvents"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { deliveriesText, deliveryDetailText } from "../../output/deliveriesText.ts"
import { Output } from "../../output/Output.ts"
import { reporting } from "../../output/reporting.ts"
import { writePages } from "../../output/writePages.ts"
import { callService } from "../../service/callService.ts"
import { resourceFailure } from "../../service/resourceFailure.ts"
import { itself, service, stated } from "./webhookFlags.ts"

const text = (name: string, metavar: string, description: string) =>
  Flag.String(name).pipe(Flag.withMetavar(metavar), Flag.withDescription(description), Flag.optional)

// as literals, help would list them all on one line
const eventType = Schema.String.check(
  Schema.makeFilter((text) => webhookEventTypes.some((type) => type === text) || "the name of an event")
)

/** `radicar webhook deliveries`: what was sent, or one delivery with every try. */
export const webhookDeliveries = Command.make(
  "deliveries",
  {
    id: Argument.String("delivery").pipe(
      Argument.withDescription("Id of a delivery, to see every try and what is sent"),
      Argument.optional
    ),
    webhook: text("webhook", "id", "Only to this webhook"),
    state: Flag.Literals("state", ["pending", "delivered", "failed"]).pipe(
      Flag.withDescription("Only of this state"),
      Flag.optional
    ),
    type: Flag.String("type").pipe(
      Flag.withMetavar("event"),
      Flag.withSchema(eventType),
      Flag.withDescription("Only of this event, such as document.accepted"),
      Flag.optional
    ),
    limit: text("limit", "limit", "How many at most: 1 to 200; default 50, as ndjson all"),
    cursor: text("cursor", "cursor", "`next` of the page before"),
    service
  },
  Effect.fn("webhook deliveries")(function* ({ cursor, id, limit, service, state, type, webhook }) {
    const output = yield* Output
    if (Option.isSome(id)) {
      const params = { id: id.value }
      const shown = yield* callService(
        service,
        ({ webhookDeliveries }) => webhookDeliveries.get({ params }),
        resourceFailure
      )
      return yield* output.value(shown, () => deliveryDetailText(shown, output))
    }
    const filters = {
      ...stated("webhook", webhook, itself),
      ...stated("state", state, itself),
      ...stated("type", type, (text) => text as WebhookEventType)
    }
    yield* writePages(
      { ...stated("limit", limit, itself), ...stated("cursor", cursor, itself) },
      (more) =>
        callService(
          service,
          ({ webhookDeliveries }) => webhookDeliveries.list({ query: { ...filters, ...more } }),
          resourceFailure
        ),
      (page) => deliveriesText(page, output)
    )
  }, reporting("value"))
).pipe(Command.withDescription("What was sent to webhooks and what came of it, the newest first"))
