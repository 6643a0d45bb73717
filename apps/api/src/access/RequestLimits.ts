import { TooManyRequests } from "@radicar/contract/inner/problem/problems"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Clock, Context, Effect, Layer, Tracer } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { failWith } from "../http/language.ts"
import { chargingTracer, CurrentWorkOwner } from "../platform/work/HeavyWork.ts"
import { RateWindows } from "./RateWindows.ts"

/** Request limits of one tenant, over all its tokens. */
export interface LimitOptions {
  /**
   * Requests per minute, counted by all processes of a database together; 0 for no limit. Each 10 ms of processor time
   * in a thread count as one more request.
   */
  readonly requestsPerMinute: number
  /** Concurrent requests, counted by each process for itself; 0 for no limit. */
  readonly concurrentRequests: number
}

/** Milliseconds of processor time that count as one more request: about the cost of filing 20 lines. */
const MILLIS_OF_A_REQUEST = 10

/** Key under which the requests of a company are counted. */
export const tenantOfCompany = (companyId: string): string => `company:${companyId}`

/** Default limits: a hundred requests per second, two hundred at once. */
export const defaultLimits: LimitOptions = { requestsPerMinute: 6000, concurrentRequests: 200 }

/** Allowance of requests in a minute, and the remaining ones. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Seconds until the minute ends, rounded up. */
  readonly reset: number
}

/** Requests of a minute that a process has reserved for a key. */
interface RateShare {
  /** Requests counted in the database and not used yet; negative after a charge beyond the share. */
  readonly left: number
  /** Requests of the minute that no process had claimed at the last query. */
  readonly free: number
  /** End of the minute by this machine's clock. */
  readonly endsAt: number
}

/** Maximum number of queries to the database per key and minute. */
const PARTS = 100

/** Maximum number of keys in memory; the database has them all. */
const REMEMBERED = 10_000

/** Sets the `Retry-After` header of the answer, in seconds. */
export const setRetryAfter = (seconds: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(seconds)))
  )

/** Fails with {@link TooManyRequests}. */
export const tooMany = (retryAfter: number, text: Localized) => failWith(TooManyRequests, text, { retryAfter })

const tooOften = (limit: number, seconds: number) =>
  tooMany(seconds, {
    en: `The tokens of this tenant may send ${limit} requests a minute; retry in ${seconds} seconds. Nothing was done.`,
    es: `Los tokens de este cliente pueden hacer ${limit} solicitudes por minuto; repita en ${seconds} s. No se hizo nada.`
  })

const tooMuchAtOnce = (limit: number) =>
  tooMany(1, {
    en: `The tokens of this tenant have ${limit} requests in progress, the maximum. Nothing was done.`,
    es: `Los tokens de este cliente tienen ${limit} solicitudes en curso, el máximo permitido. No se hizo nada.`
  })

/** Result of taking a request from a minute. */
interface Taken extends Allowance {
  /** Whether the minute had a request left. */
  readonly granted: boolean
}

/** Rate limiter: `limit` requests per key and minute, counted together with all processes of the database. */
export const minuteLimit = (windows: RateWindows["Service"], limit: number) => {
  const held = new Map<string, RateShare>()
  // a share is small: few queries to the database, and few requests withheld from other processes
  const part = Math.max(1, Math.floor(limit / PARTS))

  const heldNow = (key: string, now: number): RateShare | undefined => {
    const entry = held.get(key)
    return entry !== undefined && entry.endsAt > now ? entry : undefined
  }

  const refill = Effect.fnUntraced(function* (key: string, now: number) {
    const requested = part + Math.max(0, -(heldNow(key, now)?.left ?? 0))
    const { left, taken } = yield* windows.take(key, requested)
    const granted = Math.max(0, Math.min(requested, limit - (taken - requested)))
    // another request may have refilled meanwhile
    const kept = heldNow(key, now)?.left ?? 0
    const free = Math.max(0, limit - taken)
    if (held.size >= REMEMBERED) held.clear()
    const refilled: RateShare = { left: kept + granted, free, endsAt: now + left }
    held.set(key, refilled)
    return refilled
  })

  /**
   * The state of a key's current minute. Queries the database while this process has no requests left but the database
   * may have some: charges during a query may use up what it brings.
   */
  const current = Effect.fnUntraced(function* (key: string, now: number) {
    let entry = heldNow(key, now) ?? (yield* refill(key, now))
    while (entry.left <= 0 && entry.free > 0) entry = yield* refill(key, now)
    return entry
  })

  const secondsUntil = (endsAt: number, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1000))

  return {
    /** Takes one request from the minute, if any is left. */
    take: Effect.fnUntraced(function* (key: string): Effect.fn.Return<Taken> {
      const now = yield* Clock.currentTimeMillis
      const { endsAt, free, left } = yield* current(key, now)
      const reset = secondsUntil(endsAt, now)
      if (left <= 0) return { granted: false, limit, remaining: 0, reset }
      held.set(key, { left: left - 1, free, endsAt })
      return { granted: true, limit, remaining: free + left - 1, reset }
    }),
    /** Charges more requests for work that was admitted before; the remainder may become negative. */
    charge: Effect.fnUntraced(function* (key: string, count: number) {
      const now = yield* Clock.currentTimeMillis
      const { left, ...rest } = heldNow(key, now) ?? (yield* refill(key, now))
      held.set(key, { ...rest, left: left - count })
    }),
    /**
     * Seconds until the minute ends if its requests are used up; `undefined` while some are left. Counts no request.
     */
    pause: Effect.fnUntraced(function* (key: string) {
      const now = yield* Clock.currentTimeMillis
      const { endsAt, left } = yield* current(key, now)
      return left > 0 ? undefined : secondsUntil(endsAt, now)
    }),
    /**
     * Seconds until the minute ends if its requests are used up, as far as this process knows; else `undefined`. Does
     * not query the database.
     */
    usedUp: (key: string, now: number): number | undefined => {
      const { endsAt, free, left } = held.get(key) ?? { endsAt: 0, free: 0, left: 0 }
      return endsAt > now && left <= 0 && free === 0 ? secondsUntil(endsAt, now) : undefined
    }
  }
}

const make = Effect.fnUntraced(function* ({ concurrentRequests, requestsPerMinute }: LimitOptions) {
  const requests = minuteLimit(yield* RateWindows, requestsPerMinute)
  const underWay = new Map<string, number>()

  const take = Effect.fnUntraced(function* (key: string) {
    const { granted, ...allowance } = yield* requests.take(key)
    return granted ? (allowance satisfies Allowance) : yield* tooOften(requestsPerMinute, allowance.reset)
  })

  const enter = Effect.fnUntraced(function* (key: string) {
    const openRequests = underWay.get(key) ?? 0
    if (openRequests >= concurrentRequests) return yield* tooMuchAtOnce(concurrentRequests)
    underWay.set(key, openRequests + 1)
  })

  const isUnlimited = requestsPerMinute === 0
  /** Uncharged milliseconds of processor time, by tenant. */
  const owed = new Map<string, number>()
  const owe = (key: string, millis: number): void => {
    if (isUnlimited || millis === 0) return
    if (owed.size >= REMEMBERED) owed.clear()
    owed.set(key, (owed.get(key) ?? 0) + millis)
  }
  /** Charges a tenant's owed processor time in whole requests; the remainder stays owed. */
  const collect = (key: string) =>
    Effect.suspend(() => {
      const millis = owed.get(key) ?? 0
      const count = Math.floor(millis / MILLIS_OF_A_REQUEST)
      if (count === 0) return Effect.void
      owed.set(key, millis - count * MILLIS_OF_A_REQUEST)
      return requests.charge(key, count)
    })
  const charge = (key: string, millis: number) =>
    Effect.suspend(() => {
      owe(key, millis)
      return collect(key)
    })

  const leave = (key: string) =>
    Effect.sync(() => {
      const openRequests = (underWay.get(key) ?? 1) - 1
      if (openRequests > 0) underWay.set(key, openRequests)
      else underWay.delete(key)
    })

  return RequestLimits.of({
    take: (key) => (isUnlimited ? Effect.undefined : take(key)),
    pause: (key) => (isUnlimited ? Effect.undefined : requests.pause(key)),
    charging: (key, includedMillis) => (work) =>
      Effect.flatMap(Tracer.Tracer, (tracer) => {
        const own = { millis: 0, hasEnded: false }
        const spend = (millis: number): void => {
          // time after the end of the work is charged with the tenant's next request
          if (own.hasEnded) owe(key, millis)
          else own.millis += millis
        }
        return work.pipe(
          Effect.withTracer(chargingTracer(tracer, spend)),
          Effect.provideService(CurrentWorkOwner, { tenant: key, charge: (millis) => charge(key, millis) }),
          Effect.ensuring(
            Effect.suspend(() => {
              own.hasEnded = true
              return charge(key, Math.max(0, own.millis - includedMillis))
            })
          )
        )
      }),
    admitting: (key) => (request) =>
      concurrentRequests === 0
        ? request
        : Effect.acquireUseRelease(
            enter(key),
            () => request,
            () => leave(key)
          )
  })
})

/** Limits on the number and cost of a tenant's requests. */
export class RequestLimits extends Context.Service<
  RequestLimits,
  {
    /** Counts a request of a tenant and returns the allowance; `undefined` without a limit. */
    readonly take: (tenant: string) => Effect.Effect<Allowance | undefined, TooManyRequests>
    /** Seconds until the tenant has requests left; `undefined` if it has some now. Counts nothing. */
    readonly pause: (tenant: string) => Effect.Effect<number | undefined>
    /**
     * Charges the processor time of work: all time in threads, and time of the answering thread beyond
     * `includedMillis`. Forked work is charged too, even if it ends later.
     */
    readonly charging: (
      tenant: string,
      includedMillis: number
    ) => <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Answers a request unless the tenant has too many under way. */
    readonly admitting: (
      tenant: string
    ) => <A, E, R>(request: Effect.Effect<A, E, R>) => Effect.Effect<A, E | TooManyRequests, R>
  }
>()("@radicar/api/RequestLimits") {
  static readonly layer = (options: LimitOptions) => Layer.effect(RequestLimits, make(options))
}
