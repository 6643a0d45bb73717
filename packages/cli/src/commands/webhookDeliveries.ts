import type { WebhookDelivery, WebhookDeliveryDetail } from "@radicar/contract/inner/webhook/WebhookDelivery"
import { type WebhookEventType, webhookEventTypes } from "@radicar/contract/inner/webhook/webhookEvents"
import { Effect, Option, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { argument, describeCommand, flagsOf, optionalChoice, optionalText, pageFlags } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, localMoment, pageText, printable, shortMoment } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"
import { stateName } from "../output/stateNames.ts"

const colours = { pending: "yellow", delivered: "green", failed: "red" } as const

/** A page of deliveries, one per line, with the command for the next page. */
const deliveriesText = pageText<WebhookDelivery>(
  { en: "There are no such deliveries.", es: "No hay entregas que coincidan." },
  ({ paint, say }) => [
    { heading: "id", cell: ({ id }) => id },
    { heading: { en: "event", es: "evento" }, least: 8, cell: ({ type }) => type },
    { heading: { en: "state", es: "estado" }, cell: ({ state }) => [say(stateName(state)), paint[colours[state]]] },
    {
      heading: { en: "created", es: "creado" },
      shorter: shortMoment,
      optional: true,
      cell: ({ created }) => localMoment(created)
    },
    { heading: { en: "failure", es: "falla" }, least: 8, optional: true, cell: ({ failure }) => failure }
  ]
)

/** Text with the facts of a webhook delivery. */
export const deliveryText = (delivery: WebhookDelivery, layout: Layout): string => {
  const { paint } = layout
  const { event, failure, id, next, state, tries, type, webhook } = delivery
  return factRows(layout, [
    ["id", id],
    [{ en: "event", es: "evento" }, `${type} ${event}`],
    ["webhook", webhook],
    [{ en: "state", es: "estado" }, layout.say(stateName(state)), paint[colours[state]]],
    [{ en: "tries", es: "intentos" }, String(tries)],
    [{ en: "next attempt", es: "siguiente intento" }, next && localMoment(next)],
    [{ en: "failure", es: "falla" }, failure, paint.red]
  ])
}

/** Text about a webhook delivery, with every attempt and the content sent. */
const deliveryDetailText = (detail: WebhookDeliveryDetail, layout: Layout): string => {
  const tries = detail.attempts.map(({ answer = "", at, failure = "", millis, status }) =>
    [
      layout.paint.dim(localMoment(at)),
      `${millis} ms`,
      status === undefined ? "" : String(status),
      printable(failure),
      printable(answer)
    ]
      .join("  ")
      .trimEnd()
  )
  return [deliveryText(detail, layout), "", ...tries.map((line) => `  ${line}`), "", printable(detail.body)].join("\n")
}

const service = accessFlags

/** Schema of the name of an event. As literals, help would list them all on one line. */
export const eventType = Schema.String.check(
  Schema.makeFilter((text) => webhookEventTypes.some((type) => type === text) || "the name of an event")
)

/** `radicar webhook deliveries`: lists deliveries, or shows one with every attempt. */
export const webhookDeliveriesCommand = Command.make(
  "deliveries",
  {
    id: argument("delivery", {
      en: "Id of a delivery, to see every attempt and what is sent",
      es: "Identificador de una entrega, para ver cada intento y lo enviado"
    }).pipe(Argument.optional),
    webhook: optionalText("webhook", "id", { en: "Only to this webhook", es: "Solo a este webhook" }),
    state: optionalChoice("state", ["pending", "delivered", "failed"], {
      en: "Only of this state",
      es: "Solo con este estado"
    }),
    type: optionalText(
      "type",
      "event",
      {
        en: "Only of this event, such as document.accepted",
        es: "Solo de este evento, como document.accepted"
      },
      eventType
    ),
    ...pageFlags,
    service
  },
  Effect.fn("webhook deliveries")(function* ({ cursor, id, limit, service, state, type, webhook }) {
    const output = yield* Output
    if (Option.isSome(id)) {
      const params = { id: id.value }
      const delivery = yield* callService(
        service,
        ({ webhookDeliveries }) => webhookDeliveries.get({ params }),
        resourceFailure
      )
      return yield* output.value(delivery, () => deliveryDetailText(delivery, output))
    }
    const filters = flagsOf({ webhook, state, type: Option.map(type, (text) => text as WebhookEventType) })
    yield* writePages(
      flagsOf({ limit, cursor }),
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
    en: "List deliveries to webhooks with their results, the newest first",
    es: "Lista las entregas a webhooks con sus resultados, primero las más recientes"
  })
)

/** `radicar webhook replay`: sends an event again. */
export const webhookReplayCommand = serviceCommand(
  {
    path: "webhook replay",
    flags: {
      id: argument("delivery", { en: "Id of the delivery", es: "Identificador de la entrega" }),
      service
    },
    call: ({ webhookDeliveries }, { id }) => webhookDeliveries.replay({ params: { id } }),
    write: asValue(deliveryText)
  },
  {
    en: "Send an event again, under the same webhook-id",
    es: "Envía de nuevo un evento, con el mismo webhook-id"
  }
)
