import type { TooManyRequests } from "@radicar/contract/inner/problem/problems"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { HttpServerRequest } from "effect/http"
import { BlockList, isIP } from "node:net"
import { InvalidSetting } from "../platform/settings.ts"
import { RateWindows } from "./RateWindows.ts"
import { minuteLimit, tooMany } from "./RequestLimits.ts"
import { tokenHash } from "./Tokens.ts"
import { logWarning } from "../platform/observability/log.ts"

/** Limit of failed logins, and the proxies to trust for the caller's address. */
export interface LoginOptions {
  /** Failed logins per address and minute, counted by all processes of a database together; 0 for no limit. */
  readonly failedPerMinute: number
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: BlockList
}

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4")

const invalidProxies = InvalidSetting.mustBe("RADICAR_TRUSTED_PROXIES", {
  en: "IP addresses and networks of proxies, separated by commas: 10.0.0.5,10.1.0.0/16,fd00::/8",
  es: "direcciones IP y redes de proxies, separadas por comas: 10.0.0.5,10.1.0.0/16,fd00::/8"
})

const addProxy = (list: BlockList, text: string): boolean => {
  const [address = "", prefix, more] = text.split("/")
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  if (prefix === undefined) {
    list.addAddress(address, familyOf(address))
    return true
  }
  if (!/^\d{1,3}$/u.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128)) return false
  list.addSubnet(address, Number(prefix), familyOf(address))
  return true
}

/** The proxies in `RADICAR_TRUSTED_PROXIES`; none without it. */
export const readTrustedProxies = (text: string | undefined): Effect.Effect<BlockList, InvalidSetting> => {
  const list = new BlockList()
  const parts = (text ?? "").split(",").map((part) => part.trim())
  return parts.every((part) => part === "" || addProxy(list, part)) ? Effect.succeed(list) : Effect.fail(invalidProxies)
}

/** Normalises an address: no port, no brackets, and IPv4 mapped into IPv6 becomes IPv4. */
const plainAddress = (text: string): string | undefined => {
  const bare = /^\[([^\]]*)\](?::\d+)?$/u.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/u, "$1")
  const address = bare.toLowerCase().replace(/^::ffff:(?=\d+\.)/u, "")
  return isIP(address) === 0 ? undefined : address
}

/**
 * The caller's address: that of the connection, or the last untrusted one in `X-Forwarded-For` if the connection comes
 * from a trusted proxy. Earlier addresses in the header may be forged.
 */
export const callerAddress = (
  { headers, remoteAddress }: Pick<HttpServerRequest.HttpServerRequest, "headers" | "remoteAddress">,
  trusted: BlockList
): string => {
  const isTrusted = (address: string) => trusted.check(address, familyOf(address))
  let address = plainAddress(Option.getOrElse(remoteAddress, () => "")) ?? "unknown"
  for (const hop of (headers["x-forwarded-for"] ?? "").split(",").toReversed()) {
    const forwardedAddress = plainAddress(hop.trim())
    if (address === "unknown" || !isTrusted(address) || forwardedAddress === undefined) break
    address = forwardedAddress
  }
  return address
}

/**
 * The host of an address. An IPv6 network of 64 bits counts as one host (RFC 6177 §2, RFC 7934 §3), because its owner
 * can use any address in it.
 */
const hostOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [head = "", tail] = address.split("::")
  const groups = (text: string) => (text === "" ? [] : text.split(":"))
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const filled = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after]
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}

/** Maximum number of recently valid tokens in memory. */
const REMEMBERED = 10_000

/** Milliseconds for which a valid token is remembered. */
const GOOD_MILLIS = 60 * 60_000

const tooManyFailures = (seconds: number) =>
  tooMany(seconds, {
    en: `Too many logins from this address have failed; retry in ${seconds} seconds. Nothing was done.`,
    es: `Fallaron demasiados ingresos desde esta dirección; repita en ${seconds} s. No se hizo nada.`
  })

const make = Effect.fnUntraced(function* ({ failedPerMinute, trustedProxies }: LoginOptions) {
  const failures = minuteLimit(yield* RateWindows, failedPerMinute)
  const good = new Map<string, number>()

  const remember = (hash: string, now: number) => {
    good.delete(hash)
    const [oldest] = good.keys()
    if (good.size >= REMEMBERED && oldest !== undefined) good.delete(oldest)
    good.set(hash, now)
  }

  /** Counts and logs a failed login; fails if the limit is exceeded. */
  const failed = Effect.fnUntraced(function* (address: string, key: string) {
    yield* logWarning({ en: "A login failed", es: "Falló un inicio de sesión", address })
    if (failedPerMinute === 0) return
    const { granted, remaining, reset } = yield* failures.take(key)
    if (!granted) return yield* tooManyFailures(reset)
    if (remaining === 0)
      yield* logWarning({
        en: "Unknown tokens from an address are temporarily refused",
        es: "Se rechazan por un tiempo los tokens desconocidos de una dirección",
        address
      })
  })

  return FailedLogins.of({
    limit: (token, lookup) =>
      Effect.gen(function* () {
        const address = callerAddress(yield* HttpServerRequest.HttpServerRequest, trustedProxies)
        const key = `login:${hostOf(address)}`
        const hash = tokenHash(token)
        const now = yield* Clock.currentTimeMillis
        const usedUp = failures.usedUp(key, now)
        const isGood = now - (good.get(hash) ?? Number.NEGATIVE_INFINITY) < GOOD_MILLIS
        if (usedUp !== undefined && !isGood) return yield* tooManyFailures(usedUp)
        const result = yield* lookup
        if (Option.isSome(result)) remember(hash, now)
        else yield* failed(address, key)
        return result
      })
  })
})

/** Limits failed logins per address of the caller. */
export class FailedLogins extends Context.Service<
  FailedLogins,
  {
    /**
     * Looks up a token, unless too many logins from the address failed in this minute. Tokens that were valid within
     * the last hour are still looked up, so that a caller behind the same address cannot lock others out.
     */
    readonly limit: <A, E, R>(
      token: string,
      lookup: Effect.Effect<Option.Option<A>, E, R>
    ) => Effect.Effect<Option.Option<A>, E | TooManyRequests, R | HttpServerRequest.HttpServerRequest>
  }
>()("@radicar/api/FailedLogins") {
  /** Counts failures in the database. */
  static readonly layer = (options: LoginOptions) => Layer.effect(FailedLogins, make(options))
}
