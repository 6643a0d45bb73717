import type { Webhook } from "@radicar/contract/webhook/Webhook"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { commaSeparated, describe, describeCommand, given, optionalText } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, printable, table } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { deliveryText, webhookDeliveries, webhookReplay } from "./webhookDeliveries.ts"

const colours = { enabled: "green", disabled: "red" } as const

const moment = (text: string | undefined): string | undefined => text?.slice(0, 16).replace("T", " ")

/** Webhooks, one a line. */
const webhooksText = (webhooks: ReadonlyArray<Webhook>, layout: Layout): string => {
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
const webhookText = (webhook: Webhook & { readonly Secret?: string }, layout: Layout): string => {
  const { paint, say } = layout
  const { Companies, Created, DisabledBecause, Events, FailingSince, Id, Name, Secret, State, Url } = webhook
  const state = [State, DisabledBecause].filter((part) => part !== undefined).join(": ")
  const facts = factRows(layout, [
    ["id", Id],
    [say({ en: "name", es: "nombre" }), printable(Name)],
    ["url", printable(Url)],
    [say({ en: "events", es: "eventos" }), Events.join(", ")],
    [say({ en: "companies", es: "compañías" }), Companies.join(", ")],
    [say({ en: "state", es: "estado" }), state, paint[colours[State]]],
    [say({ en: "failing since", es: "falla desde" }), moment(FailingSince)],
    [say({ en: "created", es: "creado" }), moment(Created)]
  ])
  if (Secret === undefined) return facts
  const title = say({ en: "Its secret, shown this once:", es: "Su secreto, se muestra solo esta vez:" })
  // on a line of its own, whole, to be copied
  return [facts, "", title, Secret].join("\n")
}

const service = accessFlags

/** Which webhook. */
const webhookId = Argument.String("id").pipe(
  describe({ en: "Id of the webhook, as `list` shows it", es: "Identificador del webhook, como lo muestra `list`" })
)

/** What is stated of a webhook. */
const webhookFacts = {
  name: optionalText("name", "text", { en: "What it is for", es: "Para qué es" }),
  events: optionalText("events", "list", {
    en: "With commas: document.accepted, a family such as document.*, or *",
    es: "Con comas: document.accepted, una familia como document.*, o *"
  }),
  companies: optionalText("companies", "list", {
    en: "Ids of companies, with commas; default those of the token",
    es: "Compañías, con comas; por omisión las del token"
  })
}

/** `radicar webhook create`: has events posted to a URL. */
const webhookCreate = Command.make(
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
    const { companies, events, name } = facts
    const payload = {
      url,
      events: Option.match(events, { onNone: () => ["*"], onSome: commaSeparated }),
      ...given({ name, companies: Option.map(companies, commaSeparated) })
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

/** `radicar webhook list`: the webhooks that the token may see. */
const webhookList = serviceCommand(
  { path: "webhook list", flags: { service }, call: ({ webhooks }) => webhooks.list(), write: asList(webhooksText) },
  {
    en: "List the webhooks, and whether they take what they get",
    es: "Lista los webhooks, y si reciben lo que se les envía"
  }
)

/** `radicar webhook show`: one webhook. */
const webhookShow = serviceCommand(
  {
    path: "webhook show",
    flags: { id: webhookId, service },
    call: ({ webhooks }, { id }) => webhooks.get({ params: { id } }),
    write: asValue(webhookText)
  },
  {
    en: "Whether a webhook is enabled, and since when it fails",
    es: "Si un webhook está activo, y desde cuándo falla"
  }
)

/** `radicar webhook change`: changes what is stated, and enables or disables. */
const webhookChange = Command.make(
  "change",
  {
    id: webhookId,
    address: optionalText("address", "url", {
      en: "Where events are posted from now on",
      es: "A dónde se envían los eventos desde ahora"
    }),
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
    const { companies, events, name } = facts
    const payload = given({
      url: address,
      name,
      events: Option.map(events, commaSeparated),
      companies: Option.map(companies, commaSeparated),
      state
    })
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

/** `radicar webhook delete`: removes a webhook with its deliveries. */
const webhookDelete = serviceCommand(
  {
    path: "webhook delete",
    flags: { id: webhookId, service },
    call: ({ webhooks }, { id }) => webhooks.remove({ params: { id } }),
    write: asMessage(({ id }) => ({ en: `Removed: ${id}`, es: `Eliminado: ${id}` }))
  },
  {
    en: "Remove a webhook with its deliveries, those to come included",
    es: "Elimina un webhook con sus entregas, incluso las pendientes"
  }
)

/** `radicar webhook rotate`: exchanges the secret. */
const webhookRotate = Command.make(
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

/** `radicar webhook test`: queues a test event. */
const webhookTest = serviceCommand(
  {
    path: "webhook test",
    flags: { id: webhookId, service },
    call: ({ webhooks }, { id }) => webhooks.test({ params: { id } }),
    write: asValue(deliveryText)
  },
  { en: "Queue a test event for a webhook", es: "Encola un evento de prueba para un webhook" }
)

/** `radicar webhook`: manages webhook subscriptions. */
export const webhook = Command.make("webhook").pipe(
  describeCommand({
    en: "Have events posted to a URL, and list the deliveries",
    es: "Envía eventos a una URL, y muestra qué pasó",
    examples: [
      { command: "radicar webhook create https://erp.example.com/radicar --events document.*" },
      { command: "radicar webhook deliveries --state failed" }
    ]
  }),
  Command.withSubcommands([
    webhookCreate,
    webhookList,
    webhookShow,
    webhookChange,
    webhookDelete,
    webhookRotate,
    webhookTest,
    webhookDeliveries,
    webhookReplay
  ])
)
