import { Context, Effect, Layer } from "effect"
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http"
import { Agent as HttpsAgent, request as httpsRequest } from "node:https"
import { connect, type Socket } from "node:net"
import { defaultOutbound, type OutboundOptions } from "./OutboundOptions.ts"
import {
  hostOf,
  OutboundError,
  type OutboundKind,
  type OutboundTarget,
  pinned,
  resolveTarget,
  smtpServer,
  webServer
} from "./resolveTarget.ts"

/** A request to an outside address. */
interface OutboundRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Time limit from connecting to the last byte. */
  readonly timeoutMillis: number
  /** Maximum number of bytes read from the answer. */
  readonly maximumBytes: number
  /** Handling of a longer answer: keep its beginning, or fail with `TooLarge`. */
  readonly longer: "cut" | "fail"
}

/** An answer from an outside address. */
export interface OutboundResponse {
  readonly status: number
  readonly location: string | undefined
  readonly contentType: string | undefined
  readonly retryAfter: string | undefined
  readonly body: Buffer
}

/** Maximum size of all header lines together, in bytes. */
const maximumHeaderSize = 16 * 1024

/**
 * The part of an error that may be shown: its code, such as ECONNREFUSED or CERT_HAS_EXPIRED, and no text from the
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

/** Connections kept for later requests. */
interface KeptConnections {
  readonly http: HttpAgent
  readonly https: HttpsAgent
}

const exchange = async (
  target: OutboundTarget,
  request: OutboundRequest,
  kept: KeptConnections | undefined,
  ended: AbortSignal
) => {
  const { body, headers, method, timeoutMillis } = request
  const secure = target.url.protocol === "https:"
  // no cookies, no proxy from the environment, and no shared connections for addresses from callers
  const { http, https } = kept ?? {
    http: new HttpAgent({ keepAlive: false }),
    https: new HttpsAgent({ keepAlive: false })
  }
  const agent = secure ? https : http
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
    if (kept === undefined) agent.destroy()
  }
}

/** Sends one request to a checked target and reads the answer; redirects are not followed. */
const sendRequest = (
  target: OutboundTarget,
  request: OutboundRequest,
  kept: KeptConnections | undefined
): Effect.Effect<OutboundResponse, OutboundError> =>
  Effect.tryPromise({
    try: (ended) => exchange(target, request, kept, ended),
    catch: (error) => (error instanceof OutboundError ? error : failureOf(error as NodeJS.ErrnoException))
  })

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Maximum number of redirects that `get` follows. */
const maximumRedirects = 3

/** Opens a connection to the first of a target's addresses that answers. */
const openConnection = (target: OutboundTarget, timeoutMillis: number): Effect.Effect<Socket, OutboundError> =>
  Effect.callback((resume) => {
    const { url } = target
    const socket = connect({
      host: hostOf(url),
      port: Number(url.port),
      lookup: pinned(target),
      autoSelectFamily: true
    })
    const fail = (error: OutboundError) => {
      socket.destroy()
      resume(Effect.fail(error))
    }
    const late = setTimeout(() => fail(OutboundError.because("TimedOut")), timeoutMillis)
    // stays after connecting: an error before its user listens must not end the process
    socket.on("error", (error) => fail(failureOf(error)))
    socket.once("connect", () => {
      clearTimeout(late)
      resume(Effect.succeed(socket))
    })
    socket.once("close", () => clearTimeout(late))
    return Effect.sync(() => socket.destroy())
  })

const make = (options: OutboundOptions, kept?: KeptConnections) => {
  const send = (url: string, request: OutboundRequest) =>
    Effect.flatMap(resolveTarget(url, webServer, options), (target) => sendRequest(target, request, kept))

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
    check: (url, kind = webServer) => Effect.asVoid(resolveTarget(url, kind, options)),
    send,
    get: (url, request) =>
      follow(url, { ...request, method: "GET" }, maximumRedirects).pipe(
        Effect.timeoutOrElse({
          duration: request.timeoutMillis,
          orElse: () => Effect.fail(OutboundError.because("TimedOut"))
        })
      ),
    connect: (url, timeoutMillis) =>
      Effect.flatMap(resolveTarget(url, smtpServer, options), (target) => openConnection(target, timeoutMillis))
  })
}

/**
 * A client for an origin that the operator configured, which may be internal. It keeps connections open for later
 * requests.
 */
export const operatorsClient = (origin: string): GuardedClient["Service"] =>
  make(defaultOutbound([origin]), {
    http: new HttpAgent({ keepAlive: true }),
    https: new HttpsAgent({ keepAlive: true })
  })

/**
 * Calls addresses from callers without giving them access to internal hosts. Each request resolves the host once,
 * checks every address, and connects to a checked one.
 */
export class GuardedClient extends Context.Service<
  GuardedClient,
  {
    /**
     * Checks that a URL may be called at its current addresses. The URL must be that of a web server, unless `kind`
     * states another kind of server.
     */
    readonly check: (url: string, kind?: OutboundKind) => Effect.Effect<void, OutboundError>
    /** Sends one request; a redirect is returned, not followed. */
    readonly send: (url: string, request: OutboundRequest) => Effect.Effect<OutboundResponse, OutboundError>
    /**
     * Gets the resource at a URL, with at most three redirects, each checked like the first. The time limit covers all
     * of them.
     */
    readonly get: (
      url: string,
      request: Omit<OutboundRequest, "method" | "body">
    ) => Effect.Effect<OutboundResponse, OutboundError>
    /** Opens a connection to a mail server, `smtp://host:port` or `smtps://host:port`, before any TLS. */
    readonly connect: (url: string, timeoutMillis: number) => Effect.Effect<Socket, OutboundError>
  }
>()("@radicar/api/GuardedClient") {
  static readonly layer = (options: OutboundOptions): Layer.Layer<GuardedClient> =>
    Layer.sync(GuardedClient, () => make(options))
}
