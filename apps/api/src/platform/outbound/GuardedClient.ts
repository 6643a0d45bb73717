import { Context, Effect, Layer } from "effect"
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http"
import { Agent as HttpsAgent, request as httpsRequest } from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { OutboundError } from "./OutboundError.ts"
import type { HostAddress, OutboundOptions } from "./OutboundOptions.ts"

/** A URL that may be called, and the addresses, all of them checked, at which. */
interface OutboundTarget {
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
 * Checks a URL and resolves its host, once. Fails with {@link OutboundError} unless it is https, without credentials,
 * and every address of the host is of the open internet; origins of `allow` may be anything that has an address.
 * Numbers that stand for IPv4 addresses (`0x7f.1`, `2130706433`) are what the URL standard makes of them.
 */
const resolveTarget = Effect.fnUntraced(function* (
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

/** What is sent. */
interface OutboundRequest {
  readonly method: "GET" | "POST"
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** For everything from connecting to the last byte. */
  readonly timeoutMillis: number
  /** Bytes of the answer that are read. */
  readonly maximumBytes: number
  /** What to do with a longer answer: keep its beginning, or fail with `TooLarge`. */
  readonly longer: "cut" | "fail"
}

/** What came back. */
export interface OutboundResponse {
  readonly status: number
  readonly location: string | undefined
  readonly contentType: string | undefined
  readonly retryAfter: string | undefined
  readonly body: Buffer
}

/** Bytes of all header lines together. */
const maximumHeaderSize = 16 * 1024

/** Never asks anybody for an address: connections go to those that were checked, whatever the name says by now. */
const pinned =
  ({ addresses }: OutboundTarget): LookupFunction =>
  (_hostname, { all }, callback) => {
    const [first] = addresses
    if (first === undefined) callback(new Error("no address"), "")
    else if (all === true) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }

/**
 * The part of an error that may be shown: its code, such as ECONNREFUSED or CERT_HAS_EXPIRED, and nothing from the
 * peer.
 */
const failureOf = (error: NodeJS.ErrnoException): OutboundError =>
  OutboundError.because("ConnectionFailed", error.code ?? "unknown")

const read = async (response: IncomingMessage, request: OutboundRequest): Promise<Buffer> => {
  const { longer, maximumBytes } = request
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maximumBytes) {
      if (longer === "fail") throw OutboundError.because("TooLarge")
      break
    }
  }
  return Buffer.concat(chunks, Math.min(size, maximumBytes))
}

const exchange = async (target: OutboundTarget, request: OutboundRequest, ended: AbortSignal) => {
  const { body, headers, method, timeoutMillis } = request
  const secure = target.url.protocol === "https:"
  // an agent of its own for each: no connection of another request, no cookies, and no proxy of the environment
  const agent = secure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false })
  const late = AbortSignal.timeout(timeoutMillis)
  const signal = AbortSignal.any([ended, late])
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, headers, agent, signal, maxHeaderSize: maximumHeaderSize, lookup: pinned(target) }
      const call = secure ? httpsRequest(target.url, options, resolve) : httpRequest(target.url, options, resolve)
      call.on("error", reject)
      // an answer that changes the protocol ends without an error
      call.on("close", () => reject(new Error("closed")))
      call.end(body)
    })
    const header = response.headers
    const answer: OutboundResponse = {
      status: response.statusCode ?? 0,
      location: header.location,
      contentType: header["content-type"],
      retryAfter: header["retry-after"],
      body: await read(response, request)
    }
    return answer
  } catch (error) {
    throw late.aborted ? OutboundError.because("TimedOut") : error
  } finally {
    agent.destroy()
  }
}

/** Makes one request to a checked target and reads the answer; redirects are answers like others. */
const sendRequest = (
  target: OutboundTarget,
  request: OutboundRequest
): Effect.Effect<OutboundResponse, OutboundError> =>
  Effect.tryPromise({
    try: (ended) => exchange(target, request, ended),
    catch: (error) => (error instanceof OutboundError ? error : failureOf(error as NodeJS.ErrnoException))
  })

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
 * Calls addresses that callers of the service have named, so that nobody reaches through it what only it can reach.
 * Each request resolves the host once, checks every address, and connects to those that were checked.
 */
export class GuardedClient extends Context.Service<
  GuardedClient,
  {
    /** Whether a URL may be called as its host resolves now. */
    readonly check: (url: string) => Effect.Effect<void, OutboundError>
    /** Makes one request. A redirect is an answer like others and not followed. */
    readonly send: (url: string, request: OutboundRequest) => Effect.Effect<OutboundResponse, OutboundError>
    /**
     * Gets what is at a URL, over three redirects at most, each of them checked as the first; the time is for all of
     * it.
     */
    readonly get: (
      url: string,
      request: Omit<OutboundRequest, "method" | "body">
    ) => Effect.Effect<OutboundResponse, OutboundError>
  }
>()("@radicar/api/GuardedClient") {
  static readonly layer = (options: OutboundOptions): Layer.Layer<GuardedClient> =>
    Layer.sync(GuardedClient, () => make(options))
}
