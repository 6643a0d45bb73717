import { Effect } from "effect"
import { isIP } from "node:net"
import { OutboundError } from "./OutboundError.ts"
import type { HostAddress, OutboundOptions } from "./OutboundOptions.ts"

/** A URL that may be called, and the addresses, all of them checked, at which. */
export interface OutboundTarget {
  readonly url: URL
  readonly addresses: ReadonlyArray<HostAddress>
}

const refuse = (reason: "InvalidUrl" | "NotHttps" | "HasCredentials" | "NotPublic" | "NameNotResolved") =>
  Effect.fail(OutboundError.because(reason))

const bare = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/u, "$1")

const addressesOf = (
  url: URL,
  { resolve }: OutboundOptions
): Effect.Effect<ReadonlyArray<HostAddress>, OutboundError> => {
  const host = bare(url)
  const family = isIP(host)
  if (family !== 0) return Effect.succeed([{ address: host, family }])
  return Effect.tryPromise({ try: () => resolve(host), catch: () => OutboundError.because("NameNotResolved") }).pipe(
    Effect.timeoutOrElse({ duration: "5 seconds", orElse: () => refuse("NameNotResolved") })
  )
}

/**
 * Checks a URL and resolves its host, once. Fails with {@link OutboundError} unless it is https, without credentials, and
 * every address of the host is of the open internet; origins of `allow` may be anything that has an address. Numbers that
 * stand for IPv4 addresses (`0x7f.1`, `2130706433`) are what the URL standard makes of them.
 */
export const resolveTarget = Effect.fnUntraced(function* (
  text: string,
  options: OutboundOptions
): Effect.fn.Return<OutboundTarget, OutboundError> {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return yield* refuse("InvalidUrl")
  const isAllowed = options.allow.has(url.origin)
  if (url.protocol !== "https:" && !isAllowed) return yield* refuse("NotHttps")
  if (url.username !== "" || url.password !== "") return yield* refuse("HasCredentials")
  const addresses = yield* addressesOf(url, options)
  if (addresses.length === 0) return yield* refuse("NameNotResolved")
  if (!isAllowed && !addresses.every(({ address }) => options.mayCall(address))) return yield* refuse("NotPublic")
  return { url, addresses }
})
