import type { Localized } from "@radicar/domain/rules/Language"
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
import { describe, describeCommand } from "../../flags/describe.ts"

const text = (name: string, metavar: string, description: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar(metavar), describe(description), Flag.optional)

// as literals, help would list them all on one line
const eventType = Schema.String.check(
  Schema.makeFilter((text) => webhookEventTypes.some((type) => type === text) || "the name of an event")
)

/** `radicar webhook deliveries`: what was sent, or one delivery with every try. */
export const webhookDeliveries = Command.make(
  "deliveries",
  {
    id: Argument.String("delivery").pipe(
      describe({
        en: "Id of a delivery, to see every try and what is sent",
        es: "Identificador de una entrega, para ver cada intento y lo enviado"
      }),
      Argument.optional
    ),
    webhook: text("webhook", "id", { en: "Only to this webhook", es: "Solo a este webhook" }),
    state: Flag.Literals("state", ["pending", "delivered", "failed"]).pipe(
      describe({ en: "Only of this state", es: "Solo con este estado" }),
      Flag.optional
    ),
    type: Flag.String("type").pipe(
      Flag.withMetavar("event"),
      Flag.withSchema(eventType),
      describe({
        en: "Only of this event, such as document.accepted",
        es: "Solo de este evento, como document.accepted"
      }),
      Flag.optional
    ),
    limit: text("limit", "limit", {
      en: "How many at most: 1 to 200; default 50, as ndjson all",
      es: "Cuántos a lo sumo: 1 a 200; por omisión 50, en ndjson todos"
    }),
    cursor: text("cursor", "cursor", { en: "`next` of the page before", es: "`next` de la página anterior" }),
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
).pipe(
  describeCommand({
    en: "What was sent to webhooks and what came of it, the newest first",
    es: "Lo enviado a webhooks y qué pasó, lo más nuevo primero"
  })
)
