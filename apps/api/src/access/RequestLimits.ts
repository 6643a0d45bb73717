import { TooManyRequests } from "@radicar/contract/inner/problem/TooManyRequests"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Clock, Context, Effect, Layer, Tracer } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { failWith } from "../http/language.ts"
import { chargingTracer, CurrentWorkOwner } from "../platform/work/HeavyWork.ts"
import { RateWindows } from "./RateWindows.ts"

/** How much one tenant may ask for, with all its tokens. */
export interface LimitOptions {
  /**
   * Requests a minute, counted by all processes of a database together; each 10 ms of processor in a thread count as
   * one more. 0: as many as it likes.
   */
  readonly requestsPerMinute: number
  /** Requests at the same time, counted by each process for itself; 0: as many as it likes. */
  readonly concurrentRequests: number
}

/** Milliseconds of processor in a thread that count as one request more: about what filing 20 lines takes. */
const MILLIS_OF_A_REQUEST = 10

/** Tenant of whatever is done for a company. */
export const tenantOfCompany = (companyId: string): string => `company:${companyId}`

/** What holds unless it is configured otherwise: a hundred a second, and two hundred at once. */
export const defaultLimits: LimitOptions = { requestsPerMinute: 6000, concurrentRequests: 200 }

/** What is left of a minute. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Seconds until the minute ends, rounded up. */
  readonly reset: number
}

/** What a process holds of a minute. */
interface Held {
  /** Requests taken of the database and not given out yet; less than 0 where some cost more than was known before. */
  readonly left: number
  /** What nobody has taken yet, when this process last asked. */
  readonly free: number
  /** On this machine's clock. */
  readonly endsAt: number
}

/** A process asks the database at most this many times a minute for a key. */
const PARTS = 100

/** Keys remembered at most; the database knows them all. */
const REMEMBERED = 10_000

/** Writes into the answer after how many seconds to ask again. */
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
    en: `The tokens of this tenant have ${limit} requests under way, the most allowed. Nothing was done.`,
    es: `Los tokens de este cliente tienen ${limit} solicitudes en curso, el máximo permitido. No se hizo nada.`
  })

/** What was taken of a minute, and how it stands. */
interface Taken extends Allowance {
  /** Whether anything was left. */
  readonly granted: boolean
}

/** Counts something by its key, `limit` times a minute, together with all processes of the database. */
export const minuteLimit = (windows: RateWindows["Service"], limit: number) => {
  const held = new Map<string, Held>()
  // few questions to the database, and few requests that another process could have given out
  const part = Math.max(1, Math.floor(limit / PARTS))

  const heldNow = (key: string, now: number): Held | undefined => {
    const known = held.get(key)
    return known !== undefined && known.endsAt > now ? known : undefined
  }

  const refill = Effect.fnUntraced(function* (key: string, now: number) {
    const wanted = part + Math.max(0, -(heldNow(key, now)?.left ?? 0))
    const { left, taken } = yield* windows.take(key, wanted)
    const granted = Math.max(0, Math.min(wanted, limit - (taken - wanted)))
    // another request may have refilled meanwhile
    const kept = heldNow(key, now)?.left ?? 0
    const free = Math.max(0, limit - taken)
    if (held.size >= REMEMBERED) held.clear()
    const refilled: Held = { left: kept + granted, free, endsAt: now + left }
    held.set(key, refilled)
    return refilled
  })

  /** The state of the minute; the database is asked where this process has nothing left and others may have. */
  const current = Effect.fnUntraced(function* (key: string, now: number) {
    const known = heldNow(key, now)
    return known !== undefined && (known.left > 0 || known.free === 0) ? known : yield* refill(key, now)
  })

  const secondsUntil = (endsAt: number, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1000))

  return {
    /** Takes one of the minute, if any is left. */
    take: Effect.fnUntraced(function* (key: string): Effect.fn.Return<Taken> {
      const now = yield* Clock.currentTimeMillis
      const { endsAt, free, left } = yield* current(key, now)
      const reset = secondsUntil(endsAt, now)
      if (left <= 0) return { granted: false, limit, remaining: 0, reset }
      held.set(key, { left: left - 1, free, endsAt })
      return { granted: true, limit, remaining: free + left - 1, reset }
    }),
    /** Takes more of the minute for something that was taken before; there may be less than nothing left then. */
    charge: Effect.fnUntraced(function* (key: string, count: number) {
      const now = yield* Clock.currentTimeMillis
      const { left, ...rest } = heldNow(key, now) ?? (yield* refill(key, now))
      held.set(key, { ...rest, left: left - count })
    }),
    /** Seconds until the minute ends of which nothing is left; `undefined` while something is. Takes nothing. */
    pause: Effect.fnUntraced(function* (key: string) {
      const now = yield* Clock.currentTimeMillis
      const { endsAt, left } = yield* current(key, now)
      return left > 0 ? undefined : secondsUntil(endsAt, now)
    }),
    /** Seconds until the minute ends of which nothing is left as far as this process knows; else `undefined`. */
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
    const present = underWay.get(key) ?? 0
    if (present >= concurrentRequests) return yield* tooMuchAtOnce(concurrentRequests)
    underWay.set(key, present + 1)
  })

  const isUnlimited = requestsPerMinute === 0
  /** Milliseconds of processor that no charge has counted yet, by tenant. */
  const owed = new Map<string, number>()
  const owe = (key: string, millis: number): void => {
    if (isUnlimited || millis === 0) return
    if (owed.size >= REMEMBERED) owed.clear()
    owed.set(key, (owed.get(key) ?? 0) + millis)
  }
  /** Charges what is owed; what is less than a request is owed still. */
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
      const present = (underWay.get(key) ?? 1) - 1
      if (present > 0) underWay.set(key, present)
      else underWay.delete(key)
    })

  return RequestLimits.of({
    take: (key) => (isUnlimited ? Effect.undefined : take(key)),
    pause: (key) => (isUnlimited ? Effect.undefined : requests.pause(key)),
    charging: (key, includedMillis) => (work) =>
      Effect.flatMap(Tracer.Tracer, (tracer) => {
        const own = { millis: 0, hasEnded: false }
        const spend = (millis: number): void => {
          // what outlives the work is counted with the tenant's next
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

/** How often and how much a tenant may ask. */
export class RequestLimits extends Context.Service<
  RequestLimits,
  {
    /** Counts a request of a tenant; how it stands then, `undefined` where nothing is counted. */
    readonly take: (tenant: string) => Effect.Effect<Allowance | undefined, TooManyRequests>
    /** Seconds until the tenant has something left of its limit; `undefined` where it has now. Counts nothing. */
    readonly pause: (tenant: string) => Effect.Effect<number | undefined>
    /**
     * Counts what work takes of the processor, in threads and, beyond `includedMillis`, of the answering thread. Work
     * that it forks is counted too, even when it ends later.
     */
    readonly charging: (
      tenant: string,
      includedMillis: number
    ) => <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Answers a request while the tenant has not too many under way. */
    readonly admitting: (
      tenant: string
    ) => <A, E, R>(request: Effect.Effect<A, E, R>) => Effect.Effect<A, E | TooManyRequests, R>
  }
>()("@radicar/api/RequestLimits") {
  static readonly layer = (options: LimitOptions) => Layer.effect(RequestLimits, make(options))
}
