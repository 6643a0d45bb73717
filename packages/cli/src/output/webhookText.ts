import type { Webhook } from "@radicar/contract/webhook/Webhook"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { table } from "./table.ts"

const colours = { enabled: "green", disabled: "red" } as const

const moment = (text: string | undefined): string | undefined => text?.slice(0, 16).replace("T", " ")

/** Webhooks, one a line. */
export const webhooksText = (webhooks: ReadonlyArray<Webhook>, layout: Layout): string => {
  const { paint, say } = layout
  if (webhooks.length === 0) return say({ en: "There are no webhooks.", es: "No hay webhooks." })
  const columns = [
    { heading: "id" },
    { heading: say({ en: "state", es: "estado" }) },
    { heading: "url", least: 16 },
    { heading: say({ en: "name", es: "nombre" }), least: 8, optional: true },
    { heading: say({ en: "events", es: "eventos" }), least: 8, optional: true }
  ]
  const lines = webhooks.map(
    ({ Events, Id, Name, State, Url }) => [Id, [State, paint[colours[State]]], Url, Name, Events.join(", ")] as const
  )
  return table(columns, lines, layout)
}

/** A webhook, and the secret of one just made. */
export const webhookText = (webhook: Webhook & { readonly Secret?: string }, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { Companies, Created, DisabledBecause, Events, FailingSince, Id, Name, Secret, State, Url } = webhook
  const state = [State, DisabledBecause].filter((part) => part !== undefined).join(": ")
  const facts = rows(
    [
      ["id", Id],
      [say({ en: "name", es: "nombre" }), printable(Name)],
      ["url", printable(Url)],
      [say({ en: "events", es: "eventos" }), Events.join(", ")],
      [say({ en: "companies", es: "compañías" }), Companies.join(", ")],
      [say({ en: "state", es: "estado" }), state, paint[colours[State]]],
      [say({ en: "failing since", es: "falla desde" }), moment(FailingSince)],
      [say({ en: "created", es: "creado" }), moment(Created)]
    ],
    { columns, label: paint.dim }
  )
  if (Secret === undefined) return facts
  const title = say({ en: "Its secret, shown this once:", es: "Su secreto, se muestra solo esta vez:" })
  // on a line of its own, whole, to be copied
  return [facts, "", title, Secret].join("\n")
}
