import type { Webhook, WebhookSecret } from "@radicar/contract/inner/webhook/Webhook"
import { Option } from "effect"
import { Command } from "effect/cli"
import { argument, commaSeparated, describeCommand, flagsOf, optionalChoice, optionalText } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, listText, toMinute, withSecret } from "../output/layout.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { deliveryText, webhookDeliveriesCommand, webhookReplayCommand } from "./webhookDeliveries.ts"
import { webhookListenCommand, webhookTriggerCommand } from "./webhookListen.ts"
import { stateName } from "../output/stateNames.ts"
import { collectItems } from "../output/write.ts"

const colours = { enabled: "green", disabled: "red" } as const

/** Webhooks, one per line. */
const webhooksText = listText<Webhook>({ en: "There are no webhooks.", es: "No hay webhooks." }, ({ paint, say }) => [
  { heading: "id", cell: ({ id }) => id },
  { heading: { en: "state", es: "estado" }, cell: ({ state }) => [say(stateName(state)), paint[colours[state]]] },
  { heading: "url", least: 16, cell: ({ url }) => url },
  { heading: { en: "name", es: "nombre" }, least: 8, optional: true, cell: ({ name }) => name },
  { heading: { en: "events", es: "eventos" }, least: 8, optional: true, cell: ({ events }) => events.join(", ") }
])

/** Text about a webhook, with its secret if it was just created. */
const webhookText = (webhook: Webhook & { readonly secret?: string }, layout: Layout): string => {
  const { companies, created, createdBy, disabledBecause, events, failingSince, id, name, secret, state, url } = webhook
  const stateText = [state, disabledBecause]
    .flatMap((part) => (part === undefined ? [] : [layout.say(stateName(part))]))
    .join(": ")
  const facts = factRows(layout, [
    ["id", id],
    [{ en: "name", es: "nombre" }, name],
    ["url", url],
    [{ en: "events", es: "eventos" }, events.join(", ")],
    [{ en: "companies", es: "compañías" }, companies.join(", ")],
    [{ en: "state", es: "estado" }, stateText, layout.paint[colours[state]]],
    [{ en: "failing since", es: "falla desde" }, failingSince && toMinute(failingSince)],
    [{ en: "created", es: "creado" }, toMinute(created)],
    [{ en: "by", es: "por" }, createdBy]
  ])
  const title = { en: "Its secret, shown only once:", es: "Su secreto, se muestra solo esta vez:" }
  return withSecret(facts, title, secret, layout)
}

const service = accessFlags

/** Argument with the id of a webhook. */
const webhookId = argument("id", {
  en: "Id of the webhook, as `list` shows it",
  es: "Identificador del webhook, como lo muestra `list`"
})

/** Flags for the settings of a webhook. */
const webhookFacts = {
  name: optionalText("name", "text", { en: "What it is for", es: "Para qué es" }),
  events: optionalText("events", "list", {
    en: "Separated by commas: document.accepted, a family such as document.*, or *",
    es: "Separados por comas: document.accepted, una familia como document.*, o *"
  }),
  companies: optionalText("companies", "list", {
    en: "Ids of companies, separated by commas; default those of the token",
    es: "Compañías, separadas por comas; por omisión las del token"
  })
}

/** `radicar webhook create`: subscribes a URL to events. */
const webhookCreate = serviceCommand(
  {
    path: "webhook create",
    flags: {
      url: argument("url", {
        en: "URL to which events are posted: https, with a public address",
        es: "URL a la que se envían los eventos: https, con dirección pública"
      }),
      facts: webhookFacts,
      service
    },
    call: ({ webhooks }, { facts: { companies, events, name }, url }) =>
      webhooks.create({
        payload: {
          url,
          events: Option.match(events, { onNone: () => ["*"], onSome: commaSeparated }),
          ...flagsOf({ name, companies: Option.map(companies, commaSeparated) })
        }
      }),
    write: asValue(webhookText)
  },
  {
    en: "Create a webhook, which posts events to a URL; its secret is shown only once",
    es: "Crea un webhook, que envía eventos a una URL; su secreto se muestra solo esta vez",
    examples: [{ command: "radicar webhook create https://erp.example.com/radicar --events document.*,mail.failed" }]
  }
)

/** `radicar webhook list`: lists the webhooks that the token may see. */
const webhookList = serviceCommand(
  {
    path: "webhook list",
    flags: { service },
    call: ({ webhooks }) => collectItems((query) => webhooks.list({ query })),
    write: asList(webhooksText)
  },
  {
    en: "List the webhooks, and whether their receivers accept events",
    es: "Lista los webhooks, y si sus receptores aceptan los eventos"
  }
)

/** `radicar webhook show`: shows one webhook. */
const webhookShow = serviceCommand(
  {
    path: "webhook show",
    flags: { id: webhookId, service },
    call: ({ webhooks }, { id }) => webhooks.get({ params: { id } }),
    write: asValue(webhookText)
  },
  {
    en: "Show whether a webhook is enabled, and since when it fails",
    es: "Muestra si un webhook está activo, y desde cuándo falla"
  }
)

/** `radicar webhook change`: changes the settings of a webhook, and enables or disables it. */
const webhookChange = serviceCommand(
  {
    path: "webhook change",
    flags: {
      id: webhookId,
      address: optionalText("address", "url", {
        en: "URL to which events are posted from now on",
        es: "URL a la que se envían los eventos desde ahora"
      }),
      state: optionalChoice("state", ["enabled", "disabled"], {
        en: "enabled: it gets events, again if it was disabled",
        es: "enabled: recibe eventos, de nuevo si estaba inactivo"
      }),
      facts: webhookFacts,
      service
    },
    call: ({ webhooks }, { address, facts: { companies, events, name }, id, state }) =>
      webhooks.change({
        params: { id },
        payload: flagsOf({
          url: address,
          name,
          events: Option.map(events, commaSeparated),
          companies: Option.map(companies, commaSeparated),
          state
        })
      }),
    write: asValue(webhookText)
  },
  {
    en: "Change a webhook; omitted values are kept",
    es: "Cambia un webhook; los valores omitidos se conservan"
  }
)

/** `radicar webhook delete`: deletes a webhook with its deliveries. */
const webhookDelete = serviceCommand(
  {
    path: "webhook delete",
    flags: { id: webhookId, service },
    call: ({ webhooks }, { id }) => webhooks.remove({ params: { id } }),
    write: asMessage(({ id }) => ({ en: `Removed: ${id}`, es: `Eliminado: ${id}` }))
  },
  {
    en: "Delete a webhook and its deliveries, including pending ones",
    es: "Elimina un webhook y sus entregas, incluso las pendientes"
  }
)

/** `radicar webhook rotate`: replaces the secret. */
const webhookRotate = serviceCommand(
  {
    path: "webhook rotate",
    flags: { id: webhookId, service },
    call: ({ webhooks }, { id }) => webhooks.rotate({ params: { id } }),
    write: asValue(({ previousExpires, secret }: typeof WebhookSecret.Type, { say }) => {
      const until = toMinute(previousExpires)
      const title = {
        en: `The new secret, shown only once; the previous one also signs until ${until} UTC:`,
        es: `El secreto nuevo, se muestra solo esta vez; el anterior también firma hasta ${until} UTC:`
      }
      return [say(title), secret].join("\n")
    })
  },
  {
    en: "Create a new secret; for a day deliveries are signed with both",
    es: "Crea un secreto nuevo; durante un día las entregas se firman con ambos"
  }
)

/** `radicar webhook test`: queues a test event. */
const webhookTest = serviceCommand(
  {
    path: "webhook test",
    flags: { id: webhookId, service },
    call: ({ webhooks }, { id }) => webhooks.test({ params: { id }, query: {} }),
    write: asValue(deliveryText)
  },
  { en: "Queue a test event for a webhook", es: "Encola un evento de prueba para un webhook" }
)

/** `radicar webhook`: manages webhook subscriptions. */
export const webhookCommand = Command.make("webhook").pipe(
  describeCommand({
    en: "Post events to a URL, and list the deliveries",
    es: "Envía eventos a una URL, y lista las entregas",
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
    webhookListenCommand,
    webhookTriggerCommand,
    webhookDeliveriesCommand,
    webhookReplayCommand
  ])
)
