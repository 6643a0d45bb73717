import type { WebhookDeliveryDetail } from "@radicar/contract/inner/webhook/WebhookDelivery"
import { webhookHeaders } from "@radicar/contract/inner/webhook/webhookHeaders"
import type { WebhookEventType } from "@radicar/contract/inner/webhook/webhookEvents"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { Clock, Duration, Effect, Option, Schedule, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { argument, commaSeparated, describe, describeCommand, decodeWith, optionalText } from "../flags/flags.ts"
import { failure } from "../Failure.ts"
import { accessFlags, HttpUrl } from "../flags/serviceFlags.ts"
import { Output, reporting } from "../output/Output.ts"
import { isLoopback, withClient } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"
import { deliveryText, eventType } from "./webhookDeliveries.ts"

const service = accessFlags

/** Largest page of a list. */
const limit = "200"

/** Deliveries of a webhook that are newer than the delivery `seen`, the oldest first. */
const newDeliveries = Effect.fnUntraced(function* (client: RadicarOperations, webhook: string, seen?: string) {
  const ids: Array<string> = []
  let cursor: string | undefined
  do {
    const query = { webhook, limit, ...(cursor === undefined ? {} : { cursor }) }
    const { items, next } = yield* client.webhookDeliveries.list({ query })
    const end = items.findIndex(({ id }) => id === seen)
    ids.push(...(end === -1 ? items : items.slice(0, end)).map(({ id }) => id))
    cursor = end === -1 ? next : undefined
  } while (cursor !== undefined)
  return ids.toReversed()
})

/** Time limit of a post, the same as that of the service. */
const timeoutMillis = 15_000

/**
 * Posts a delivery, signed by Standard Webhooks 1.0 with the secret (`whsec_…`). Returns the HTTP status, or the reason
 * why there is none.
 */
const forward = Effect.fnUntraced(function* (url: string, secret: string, { body, event }: WebhookDeliveryDetail) {
  const at = yield* Clock.currentTimeMillis
  const key = Buffer.from(secret.replace("whsec_", ""), "base64")
  const headers = yield* Effect.promise(() => webhookHeaders([key], { id: event, at, body }))
  return yield* Effect.promise((signal) =>
    fetch(url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMillis)]),
      headers
    }).then(
      async (response) => {
        await response.body?.cancel()
        return String(response.status)
      },
      (error: unknown) => String(error instanceof Error && error.cause instanceof Error ? error.cause.message : error)
    )
  )
})

const LoopbackUrl = HttpUrl.check(Schema.makeFilter((url) => isLoopback(url) || "an address of this machine"))

/** `radicar webhook listen`: posts events to an address of this machine. */
export const webhookListenCommand = Command.make(
  "listen",
  {
    forwardTo: Flag.String("forward-to").pipe(
      Flag.withMetavar("url"),
      describe({
        en: "Address of this machine to which events are posted: http://127.0.0.1:3000/radicar",
        es: "Dirección de este equipo a la que se envían los eventos: http://127.0.0.1:3000/radicar"
      }),
      decodeWith(LoopbackUrl)
    ),
    events: optionalText("events", "list", {
      en: "Separated by commas: document.accepted, a family such as document.*, or *; default *",
      es: "Separados por comas: document.accepted, una familia como document.*, o *; por omisión *"
    }),
    service
  },
  Effect.fn("webhook listen")(function* ({ events, forwardTo, service }) {
    const output = yield* Output
    const { say } = output
    yield* withClient(service, (client) =>
      Effect.acquireUseRelease(
        client.webhooks.create({
          payload: {
            kind: "pull",
            name: "radicar webhook listen",
            events: Option.match(events, { onNone: () => ["*"], onSome: commaSeparated })
          }
        }),
        Effect.fnUntraced(function* ({ expires = "", id, secret }) {
          yield* output.message(
            say({
              en: `Secret: ${secret}\nPosting the events to ${forwardTo}, until Ctrl-C or for an hour.`,
              es: `Secreto: ${secret}\nSe envían los eventos a ${forwardTo}, hasta Ctrl-C o durante una hora.`
            })
          )
          let seen: string | undefined
          const forwardNew = Effect.gen(function* () {
            for (const delivery of yield* newDeliveries(client, id, seen)) {
              const detail = yield* client.webhookDeliveries.get({ params: { id: delivery } })
              const answer = yield* forward(forwardTo, secret, detail)
              seen = delivery
              const line = { delivery, event: detail.event, type: detail.type, answer }
              yield* output.item(line, () => `${detail.type}  ${answer}`)
            }
          })
          const left = Date.parse(expires) - (yield* Clock.currentTimeMillis)
          yield* Effect.repeat(forwardNew, Schedule.spaced("1 second")).pipe(
            Effect.timeoutOption(Duration.millis(Math.max(0, left)))
          )
        }),
        ({ id }) => Effect.ignore(client.webhooks.remove({ params: { id } }))
      ).pipe(Effect.mapError((error) => resourceFailure(error, service.url)))
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Post events to an address of this machine, until Ctrl-C or for an hour",
    es: "Envía los eventos a una dirección de este equipo, hasta Ctrl-C o durante una hora",
    examples: [{ command: "radicar webhook listen --forward-to http://127.0.0.1:3000/radicar" }]
  })
)

const noListener = failure(
  "configuration",
  { en: "Nobody listens.", es: "Nadie escucha." },
  {
    en: "Start radicar webhook listen --forward-to URL first.",
    es: "Inicie primero radicar webhook listen --forward-to URL."
  }
)

/** `radicar webhook trigger`: makes an example of an event for the webhook of `radicar webhook listen`. */
export const webhookTriggerCommand = serviceCommand(
  {
    path: "webhook trigger",
    flags: {
      type: argument(
        "event",
        {
          en: "Name of the event, such as document.accepted",
          es: "Nombre del evento, como document.accepted"
        },
        eventType
      ),
      service
    },
    call: ({ webhooks }, { type }) =>
      Effect.gen(function* () {
        let last: string | undefined
        let cursor: string | undefined
        do {
          const page = yield* webhooks.list({ query: cursor === undefined ? { limit } : { limit, cursor } })
          last = page.items.findLast(({ kind }) => kind === "pull")?.id ?? last
          cursor = page.next
        } while (cursor !== undefined)
        if (last === undefined) return yield* noListener
        return yield* webhooks.test({ params: { id: last }, query: { type: type as WebhookEventType } })
      }),
    write: asValue(deliveryText)
  },
  {
    en: "Make an example of an event for the running radicar webhook listen",
    es: "Crea un ejemplo de un evento para el comando radicar webhook listen que esté en marcha",
    examples: [{ command: "radicar webhook trigger document.accepted" }]
  }
)
