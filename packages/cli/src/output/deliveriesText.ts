import type {
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage
} from "@radicar/contract/webhook/WebhookDelivery"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"

const colours = { pending: "yellow", delivered: "green", failed: "red" } as const

const local = (moment: string): string => fromEpochMillis(Date.parse(moment)).toString().replace("T", " ")

const line = ({ Created, Failure, Id, State, Type }: WebhookDelivery, { paint }: Layout): string =>
  [local(Created), Type.padEnd(24), paint[colours[State]](State.padEnd(9)), paint.dim(Id), printable(Failure ?? "")]
    .join("  ")
    .trimEnd()

/** A page of deliveries, one a line, and how to see the next. */
export const deliveriesText = ({ items, next }: typeof WebhookDeliveryPage.Type, layout: Layout): string => {
  const { paint, say } = layout
  if (items.length === 0) return say({ en: "Nothing was sent that fits.", es: "No hay entregas que coincidan." })
  return [
    ...items.map((item) => line(item, layout)),
    ...(next === undefined ? [] : [paint.dim(say({ en: `more: --cursor ${next}`, es: `más: --cursor ${next}` }))])
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
      [say({ en: "state", es: "estado" }), paint[colours[State]](State)],
      [say({ en: "tries", es: "intentos" }), String(Tries)],
      [say({ en: "next try", es: "siguiente intento" }), Next === undefined ? undefined : local(Next)],
      [say({ en: "failure", es: "falla" }), Failure, paint.red]
    ],
    { columns, label: paint.dim }
  )
}

/** A delivery with every try, and what is sent. */
export const deliveryDetailText = (detail: WebhookDeliveryDetail, layout: Layout): string => {
  const tries = detail.Attempts.map(({ Answer = "", At, Failure = "", Millis, Status }) =>
    [
      layout.paint.dim(local(At)),
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
