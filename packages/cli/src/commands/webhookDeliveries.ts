import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage
} from "@radicar/contract/webhook/WebhookDelivery"
import { type WebhookEventType, webhookEventTypes } from "@radicar/contract/webhook/webhookEvents"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { describe, describeCommand, given, optionalText, pageFlags } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import {
  type Cell,
  type Column,
  factRows,
  type Layout,
  localMoment,
  moreText,
  printable,
  shortMoment,
  table
} from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

const colours = { pending: "yellow", delivered: "green", failed: "red" } as const

const columnsIn = ({ say }: Layout): ReadonlyArray<Column> => [
  { heading: "id" },
  { heading: say({ en: "event", es: "evento" }), least: 8 },
  { heading: say({ en: "state", es: "estado" }) },
  { heading: say({ en: "created", es: "creado" }), shorter: shortMoment, optional: true },
  { heading: say({ en: "failure", es: "falla" }), least: 8, optional: true }
]

const line = ({ Created, Failure, Id, State, Type }: WebhookDelivery, { paint }: Layout): ReadonlyArray<Cell> => [
  Id,
  Type,
  [State, paint[colours[State]]],
  localMoment(Created),
  Failure
]

/** A page of deliveries, one a line, and how to see the next. */
const deliveriesText = ({ items, next }: typeof WebhookDeliveryPage.Type, layout: Layout): string => {
  const { say } = layout
  if (items.length === 0) return say({ en: "There are no such deliveries.", es: "No hay entregas que coincidan." })
  return [
    table(
      columnsIn(layout),
      items.map((item) => line(item, layout)),
      layout
    ),
    ...moreText(next, layout)
  ].join("\n")
}

/** A delivery. */
export const deliveryText = (delivery: WebhookDelivery, { columns, paint, say }: Layout): string => {
  const { Event, Failure, Id, Next, State, Tries, Type, Webhook } = delivery
  return factRows({ columns, paint }, [
    ["id", Id],
    [say({ en: "event", es: "evento" }), `${Type} ${Event}`],
    ["webhook", Webhook],
    [say({ en: "state", es: "estado" }), State, paint[colours[State]]],
    [say({ en: "tries", es: "intentos" }), String(Tries)],
    [say({ en: "next attempt", es: "siguiente intento" }), Next === undefined ? undefined : localMoment(Next)],
    [say({ en: "failure", es: "falla" }), Failure, paint.red]
  ])
}

/** A delivery with every attempt, and what is sent. */
const deliveryDetailText = (detail: WebhookDeliveryDetail, layout: Layout): string => {
  const tries = detail.Attempts.map(({ Answer = "", At, Failure = "", Millis, Status }) =>
    [
      layout.paint.dim(localMoment(At)),
      `${Millis} ms`,
      Status === undefined ? "" : String(Status),
      printable(Failure),
      printable(Answer)
    ]
      .join("  ")
      .trimEnd()
  )
  return [deliveryText(detail, layout), "", ...tries.map((each) => `  ${each}`), "", printable(detail.Body)].join("\n")
}

const service = accessFlags

// as literals, help would list them all on one line
const eventType = Schema.String.check(
  Schema.makeFilter((text) => webhookEventTypes.some((type) => type === text) || "the name of an event")
)

/** `radicar webhook deliveries`: what was sent, or one delivery with every attempt. */
export const webhookDeliveries = Command.make(
  "deliveries",
  {
    id: Argument.String("delivery").pipe(
      describe({
        en: "Id of a delivery, to see every attempt and what is sent",
        es: "Identificador de una entrega, para ver cada intento y lo enviado"
      }),
      Argument.optional
    ),
    webhook: optionalText("webhook", "id", { en: "Only to this webhook", es: "Solo a este webhook" }),
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
    ...pageFlags,
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
    const filters = given({ webhook, state, type: Option.map(type, (text) => text as WebhookEventType) })
    yield* writePages(
      given({ limit, cursor }),
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
    en: "Deliveries to webhooks and their outcomes, the newest first",
    es: "Lo enviado a webhooks y qué pasó, lo más nuevo primero"
  })
)

/** `radicar webhook replay`: sends an event again. */
export const webhookReplay = serviceCommand(
  {
    path: "webhook replay",
    flags: {
      id: Argument.String("delivery").pipe(describe({ en: "Id of the delivery", es: "Identificador de la entrega" })),
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
