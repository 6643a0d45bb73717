import { webhookHeaders } from "@radicar/contract/inner/webhook/webhookHeaders"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { Clock, Duration, Effect, Result } from "effect"
import { GuardedClient, type OutboundResponse } from "../platform/outbound/GuardedClient.ts"
import type { ClaimedDelivery, PostedEvent } from "./DeliveryRow.ts"
import { WebhookSecrets } from "./WebhookSecrets.ts"

/** The body to post; the same at each attempt, and below 20 kB. */
export const webhookBody = ({ data, occurredAt, type }: PostedEvent): string =>
  `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(occurredAt.toISOString())},"data":${data}}`

/** The result of posting an event. */
export interface PostOutcome {
  readonly millis: number
  readonly status: number | undefined
  /** Reason for the failure, {@link bilingual}. */
  readonly failure: string | undefined
  readonly answer: string | undefined
  /** Pause that the receiver asked for, in milliseconds; 0 if none. */
  readonly waitMillis: number
}

/** Maximum bytes read of a receiver's answer, and maximum characters stored of a failed one. */
const readBytes = 4096
const keptCharacters = 300

/** Longest pause that a receiver may ask for. */
const longestWaitMillis = Duration.toMillis("1 day")

const oneLine = (body: Buffer): string =>
  body
    .toString("utf8")
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd\s]+/gu, " ")
    .trim()
    .slice(0, keptCharacters)

const waitOf = ({ retryAfter = "" }: OutboundResponse): number =>
  /^\d{1,6}$/u.test(retryAfter) ? Math.min(Number(retryAfter) * 1000, longestWaitMillis) : 0

const answered = (response: OutboundResponse): Omit<PostOutcome, "millis"> => {
  const { body, status } = response
  const delivered = status >= 200 && status < 300
  return {
    status,
    failure: delivered ? undefined : `HTTP ${status}`,
    answer: delivered ? undefined : oneLine(body),
    waitMillis: delivered ? 0 : waitOf(response)
  }
}

const unanswered = (failure: Localized): Omit<PostOutcome, "millis"> => ({
  status: undefined,
  failure: bilingual(failure),
  answer: undefined,
  waitMillis: 0
})

const unreadableSecret: Localized = {
  en: "The secret cannot be read with the keys of this service",
  es: "El secreto no se puede leer con las llaves de este servicio"
}

/** Posts an event once, signed by Standard Webhooks 1.0. Only 2xx is success; redirects are not followed. */
export const postEvent = Effect.gen(function* () {
  const outbound = yield* GuardedClient
  const secrets = yield* WebhookSecrets

  const post = Effect.fnUntraced(function* (delivery: ClaimedDelivery, now: number, timeoutMillis: number) {
    const inForce = yield* secrets.inForce(delivery.webhookId, new Date(now))
    if (inForce.length === 0) return unanswered(unreadableSecret)
    const body = webhookBody(delivery)
    const signed = yield* Effect.promise(() => webhookHeaders(inForce, { id: delivery.eventId, at: now, body }))
    const headers = { ...signed, "user-agent": "radicar" }
    const request = { method: "POST", headers, body, timeoutMillis, maximumBytes: readBytes, longer: "cut" } as const
    const sent = yield* Effect.result(outbound.send(delivery.url, request))
    return Result.isSuccess(sent) ? answered(sent.success) : unanswered(sent.failure.text)
  })

  return Effect.fnUntraced(function* (delivery: ClaimedDelivery, timeout: Duration.Input) {
    const started = yield* Clock.currentTimeMillis
    const outcome = yield* post(delivery, started, Duration.toMillis(Duration.fromInputUnsafe(timeout)))
    const outcomeAt: PostOutcome = { ...outcome, millis: (yield* Clock.currentTimeMillis) - started }
    return outcomeAt
  })
})
