import { TooManyRequests } from "@radicar/contract/problem/TooManyRequests"
import type { Localized } from "@radicar/domain/rules/Language"
import { Clock, Context, Effect, Layer } from "effect"
import { failWith } from "../http/language.ts"
import { RateWindows } from "./RateWindows.ts"

/** How much one token may ask for. */
export interface LimitOptions {
  /** Requests a minute, counted by all processes of a database together; 0: as many as it likes. */
  readonly requestsPerMinute: number
  /** Requests at the same time, counted by each process for itself; 0: as many as it likes. */
  readonly concurrentRequests: number
}

/** What holds unless it is configured otherwise: a hundred a second, and two hundred at once. */
export const defaultLimits: LimitOptions = { requestsPerMinute: 6000, concurrentRequests: 200 }

/** What a token has left of its minute. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Seconds until the minute ends, rounded up. */
  readonly reset: number
}

/** What a process holds of a token's minute. */
interface Held {
  /** Requests taken of the database and not given out yet. */
  readonly left: number
  /** What nobody has taken yet, when this process last asked. */
  readonly free: number
  /** On this machine's clock. */
  readonly endsAt: number
}

/** A process asks the database at most this many times a minute for a token. */
const PARTS = 100

/** Tokens remembered at most; the database knows them all. */
const REMEMBERED = 10_000

const tooMany = (retryAfter: number, text: Localized) => failWith(TooManyRequests, text, { retryAfter })

const tooOften = (limit: number, seconds: number) =>
  tooMany(seconds, {
    en: `This token may send ${limit} requests a minute; retry in ${seconds} seconds. Nothing was done.`,
    es: `Este token puede hacer ${limit} solicitudes por minuto; repita en ${seconds} segundos. No se hizo nada.`
  })

const tooMuchAtOnce = (limit: number) =>
  tooMany(1, {
    en: `This token has ${limit} requests under way, which is all it may have. Nothing was done.`,
    es: `Este token tiene ${limit} solicitudes en curso, el máximo permitido. No se hizo nada.`
  })

const make = Effect.fnUntraced(function* ({ concurrentRequests, requestsPerMinute }: LimitOptions) {
  const windows = yield* RateWindows
  const held = new Map<string, Held>()
  const underWay = new Map<string, number>()
  // few questions to the database, and few requests that another process could have given out
  const part = Math.max(1, Math.floor(requestsPerMinute / PARTS))

  const refill = Effect.fnUntraced(function* (key: string, now: number) {
    const { left, taken } = yield* windows.take(key, part)
    const granted = Math.max(0, Math.min(part, requestsPerMinute - (taken - part)))
    // another request may have refilled meanwhile
    const known = held.get(key)
    const kept = known !== undefined && known.endsAt > now ? known.left : 0
    const free = Math.max(0, requestsPerMinute - taken)
    if (held.size >= REMEMBERED) held.clear()
    const refilled: Held = { left: kept + granted, free, endsAt: now + left }
    held.set(key, refilled)
    return refilled
  })

  const take = Effect.fnUntraced(function* (key: string) {
    const now = yield* Clock.currentTimeMillis
    const known = held.get(key)
    const usable = known !== undefined && known.endsAt > now && (known.left > 0 || known.free === 0)
    const { endsAt, free, left } = usable ? known : yield* refill(key, now)
    const reset = Math.max(1, Math.ceil((endsAt - now) / 1000))
    if (left === 0) return yield* tooOften(requestsPerMinute, reset)
    held.set(key, { left: left - 1, free, endsAt })
    const allowance: Allowance = { limit: requestsPerMinute, remaining: free + left - 1, reset }
    return allowance
  })

  const enter = Effect.fnUntraced(function* (key: string) {
    const present = underWay.get(key) ?? 0
    if (present >= concurrentRequests) return yield* tooMuchAtOnce(concurrentRequests)
    underWay.set(key, present + 1)
  })

  const leave = (key: string) =>
    Effect.sync(() => {
      const present = (underWay.get(key) ?? 1) - 1
      if (present > 0) underWay.set(key, present)
      else underWay.delete(key)
    })

  return RequestLimits.of({
    take: (key) => (requestsPerMinute === 0 ? Effect.undefined : take(key)),
    holding: (key) => (request) =>
      concurrentRequests === 0
        ? request
        : Effect.acquireUseRelease(
            enter(key),
            () => request,
            () => leave(key)
          )
  })
})

/** How often and how much a token may ask. */
export class RequestLimits extends Context.Service<
  RequestLimits,
  {
    /** Counts a request of a token; how it stands then, `undefined` where nothing is counted. */
    readonly take: (tokenId: string) => Effect.Effect<Allowance | undefined, TooManyRequests>
    /** Answers a request while the token has not too many under way. */
    readonly holding: (
      tokenId: string
    ) => <A, E, R>(request: Effect.Effect<A, E, R>) => Effect.Effect<A, E | TooManyRequests, R>
  }
>()("@radicar/api/RequestLimits") {
  static readonly layer = (options: LimitOptions) => Layer.effect(RequestLimits, make(options))
}
