import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { Forbidden } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { WebhookChanges, WebhookRequest } from "@radicar/contract/inner/webhook/Webhook"
import { webhookExample } from "@radicar/contract/inner/webhook/webhookExample"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { absent } from "@radicar/domain/inner/rules/sharedWordings"
import { Clock, Effect, Option } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { randomUUIDv7 } from "node:crypto"
import { noteSubject } from "../access/auditing.ts"
import { missingIds, forbiddenIds } from "../access/requireAccess.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { pageOfAll } from "../http/paging.ts"
import { invalidField } from "../http/violation.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { readResource } from "../http/readBody.ts"
import { GuardedClient } from "../platform/outbound/GuardedClient.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { deliveryItem, visibleWebhook, webhookItem } from "./visibleWebhook.ts"
import { WebhookDeliveries } from "./WebhookDeliveries.ts"
import { type WebhookRow, WebhookStore } from "./WebhookStore.ts"
import { WebhookSecrets } from "./WebhookSecrets.ts"

const expected: Localized = {
  en: "an https URL without user and password, whose host has only public internet addresses",
  es: "una URL https sin usuario ni contraseña, cuyo host solo tenga direcciones públicas de internet"
}

const noUrl: Localized = { en: "no URL, because the Kind is pull", es: "ninguna URL, porque Kind es pull" }

/** Fails with `InvalidBody` if a body of kind pull has a `Url`. */
const requireNoUrl = (url: string) =>
  url === "" ? Effect.void : invalidField({ rule: "RAD02", path: "$.Url", expected: noUrl, actual: url })

/** Fails with `InvalidBody` unless the service may call the `Url` of a body. */
const requirePublicUrl = Effect.map(
  GuardedClient,
  (outbound) => (url: string) =>
    url === ""
      ? invalidField({ rule: "RAD01", path: "$.Url", expected, actual: absent })
      : Effect.catch(outbound.check(url), ({ text: actual }) =>
          invalidField({ rule: "RAD02", path: "$.Url", expected, actual })
        )
)

/** Time after which a webhook of kind pull ends. */
const pullMillis = 3_600_000

const onlyPulled = failWith(Forbidden, {
  en: "Only a webhook of kind pull gets examples of events.",
  es: "Solo un webhook de tipo pull recibe ejemplos de eventos."
})

const notInProduction = failWith(Forbidden, {
  en: "There are no examples of events in production.",
  es: "En producción no hay ejemplos de eventos."
})

/** Time for which deliveries are also signed with the previous secret. */
const overlapMillis = 86_400_000

const requireOwn = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
  const { companies } = yield* CurrentCaller
  const foreign = missingIds(companies, ids)
  if (foreign.length > 0) return yield* forbiddenIds(foreign)
  // without a company even an answer would reveal whether there are any
  if (ids.length === 0) return yield* forbiddenIds(["*"])
})

interface Creating {
  readonly publicUrl: Effect.Success<typeof requirePublicUrl>
  readonly secrets: WebhookSecrets["Service"]
  readonly webhooks: WebhookStore["Service"]
}

/** Creates a webhook. Its secret is in this answer only. */
const createWebhook = Effect.fnUntraced(function* (
  { publicUrl, secrets, webhooks }: Creating,
  requested: typeof WebhookRequest.Type
) {
  const caller = yield* CurrentCaller
  const { companies = caller.companies, events, kind, name = "", url = "" } = requested
  yield* requireOwn(companies)
  yield* kind === "pull" ? requireNoUrl(url) : publicUrl(url)
  const expiresAt = new Date((yield* Clock.currentTimeMillis) + pullMillis)
  const { sealed: secret, text } = yield* secrets.fresh
  const made = yield* webhooks.create({
    id: randomUUIDv7(),
    name,
    url,
    events,
    companyIds: companies,
    ...(kind === "pull" ? { expiresAt } : {}),
    createdBy: caller.tokenId,
    secret
  })
  yield* noteSubject(made.id)
  return HttpServerResponse.jsonUnsafe({ ...webhookItem(made), secret: text }, { status: 201 })
})

/** Webhooks over HTTP. */
export const WebhooksLive = HttpApiBuilder.group(
  RadicarApi,
  "webhooks",
  Effect.fn(function* (handlers) {
    const webhooks = yield* WebhookStore
    const deliveries = yield* WebhookDeliveries
    const secrets = yield* WebhookSecrets
    const visible = yield* visibleWebhook
    const publicUrl = yield* requirePublicUrl
    const { standard } = yield* AuthorityEndpoints
    return handlers
      .handleAll({
        list: Effect.fn("WebhookGetAll")(function* ({ query }) {
          const { companies } = yield* CurrentCaller
          const all = yield* webhooks.list
          const visibleWebhooks = all.filter(({ companyIds }) => missingIds(companies, companyIds).length === 0)
          return yield* pageOfAll(visibleWebhooks, query, webhookItem)
        }),
        get: Effect.fn("WebhookGetItem")(function* ({ params }) {
          return webhookItem(yield* visible(params.id))
        }),
        remove: Effect.fn("WebhookDelete")(function* ({ params }) {
          const { id } = yield* visible(params.id)
          yield* webhooks.remove(id)
        }),
        rotate: Effect.fn("WebhookRotateSecret")(function* ({ params }) {
          const { id } = yield* visible(params.id)
          const { sealed, text } = yield* secrets.fresh
          const previousExpires = new Date((yield* Clock.currentTimeMillis) + overlapMillis)
          yield* webhooks.rotate(id, sealed, previousExpires)
          return { secret: text, previousExpires: previousExpires.toISOString() }
        }),
        test: Effect.fn("WebhookTest")(function* ({ params, query: { type } }) {
          const { companyIds, expiresAt, id } = yield* visible(params.id)
          if (type !== undefined && expiresAt === undefined) return yield* onlyPulled
          if (type !== undefined && standard === "production") return yield* notInProduction
          const data = type === undefined ? undefined : webhookExample(type, companyIds[0])
          return deliveryItem(yield* deliveries.test(id, type, data), yield* CallerLanguage)
        })
      })
      .handleRaw(
        "create",
        Effect.fn("WebhookCreate")(function* ({ request }) {
          const requested = yield* readResource(request, WebhookRequest)
          return yield* createWebhook({ publicUrl, secrets, webhooks }, requested)
        })
      )
      .handleRaw(
        "change",
        Effect.fn("WebhookChange")(function* ({ params, request }) {
          const webhook = yield* visible(params.id)
          const { companies, events, name, state, url } = yield* readResource(request, WebhookChanges)
          if (companies !== undefined) yield* requireOwn(companies)
          if (url !== undefined) yield* webhook.expiresAt === undefined ? publicUrl(url) : requireNoUrl(url)
          const change = { name, url, events, companyIds: companies, state: state as WebhookRow["state"] | undefined }
          const changed = yield* webhooks.change(webhook.id, withoutUndefined(change))
          return HttpServerResponse.jsonUnsafe(webhookItem(Option.getOrElse(changed, () => webhook)))
        })
      )
  })
)
