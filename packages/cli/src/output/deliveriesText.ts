import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage
} from "@radicar/contract/webhook/WebhookDelivery"
import type { Layout } from "./Layout.ts"
import { localMoment, shortMoment } from "./localMoment.ts"
import { moreText } from "./moreText.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { type Cell, type Column, table } from "./table.ts"

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
export const deliveriesText = ({ items, next }: typeof WebhookDeliveryPage.Type, layout: Layout): string => {
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
  return rows(
    [
      ["id", Id],
      [say({ en: "event", es: "evento" }), `${Type} ${Event}`],
      ["webhook", Webhook],
      [say({ en: "state", es: "estado" }), State, paint[colours[State]]],
      [say({ en: "tries", es: "intentos" }), String(Tries)],
      [say({ en: "next try", es: "siguiente intento" }), Next === undefined ? undefined : localMoment(Next)],
      [say({ en: "failure", es: "falla" }), Failure, paint.red]
    ],
    { columns, label: paint.dim }
  )
}

/** A delivery with every try, and what is sent. */
export const deliveryDetailText = (detail: WebhookDeliveryDetail, layout: Layout): string => {
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
