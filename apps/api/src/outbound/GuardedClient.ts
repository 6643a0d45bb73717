import { Context, Effect, Layer } from "effect"
import { OutboundError } from "./OutboundError.ts"
import type { OutboundOptions } from "./OutboundOptions.ts"
import { resolveTarget } from "./resolveTarget.ts"
import { type OutboundRequest, type OutboundResponse, sendRequest } from "./sendRequest.ts"

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** How often a picture may be elsewhere. */
const maximumRedirects = 3

const make = (options: OutboundOptions) => {
  const send = (url: string, request: OutboundRequest) =>
    Effect.flatMap(resolveTarget(url, options), (target) => sendRequest(target, request))

  const follow = (
    url: string,
    request: OutboundRequest,
    left: number
  ): Effect.Effect<OutboundResponse, OutboundError> =>
    Effect.flatMap(send(url, request), (response) => {
      const { location, status } = response
      if (!redirects.has(status) || location === undefined) return Effect.succeed(response)
      if (left === 0) return Effect.fail(OutboundError.because("TooManyRedirects"))
      const next = URL.parse(location, url)
      return next === null ? Effect.fail(OutboundError.because("InvalidUrl")) : follow(next.href, request, left - 1)
    })

  return GuardedClient.of({
    check: (url) => Effect.asVoid(resolveTarget(url, options)),
    send,
    get: (url, request) =>
      follow(url, { ...request, method: "GET" }, maximumRedirects).pipe(
        Effect.timeoutOrElse({
          duration: request.timeoutMillis,
          orElse: () => Effect.fail(OutboundError.because("TimedOut"))
        })
      )
  })
}

/**
 * Calls addresses that callers of the service have named, so that nobody reaches through it what only it can reach. Each
 * request resolves the host once, checks every address, and connects to those that were checked.
 */
export class GuardedClient extends Context.Service<
  GuardedClient,
  {
    /** Whether a URL may be called as its host resolves now. */
    readonly check: (url: string) => Effect.Effect<void, OutboundError>
    /** Makes one request. A redirect is an answer like others and not followed. */
    readonly send: (url: string, request: OutboundRequest) => Effect.Effect<OutboundResponse, OutboundError>
    /** Gets what is at a URL, over three redirects at most, each of them checked as the first; the time is for all of it. */
    readonly get: (
      url: string,
      request: Omit<OutboundRequest, "method" | "body">
    ) => Effect.Effect<OutboundResponse, OutboundError>
  }
>()("@radicar/api/GuardedClient") {
  static readonly layer = (options: OutboundOptions): Layer.Layer<GuardedClient> =>
    Layer.sync(GuardedClient, () => make(options))
}
