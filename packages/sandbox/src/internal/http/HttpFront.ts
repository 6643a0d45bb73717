import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { Effect, type Scope } from "effect"
import { SandboxListenError } from "../../SandboxListenError.ts"
import { htmlReply, type HttpReply } from "./HttpReply.ts"

/** Answers a request below `/admin`. */
export type AdminHandler = (method: string, path: string, body: Uint8Array) => Effect.Effect<HttpReply>

/** Handlers behind the HTTP server. */
export interface Handlers {
  /** Answers a request that reached the service with an acceptable method, type and size. */
  readonly service: (body: Uint8Array) => Effect.Effect<HttpReply>
  readonly pages: Pages
  /** Answers requests below `/admin`; absent if the sandbox cannot be controlled over HTTP. */
  readonly admin: AdminHandler | undefined
}

/**
 * Milliseconds for which an idle connection is kept: longer than clients keep one. With Node's five seconds a request
 * of a busy client meets the closing connection, and its sender cannot know whether it was read.
 */
const keepAliveTimeout = 75_000

/**
 * Listens until the scope closes. It uses node:http directly because programmed faults cut connections in the middle of
 * an answer. It answers 404, 405, 413 and 415 itself, as HTML pages.
 */
export const listen = Effect.fnUntraced(function* (
  host: string,
  port: number,
  handlers: Handlers
): Effect.fn.Return<number, SandboxListenError, Scope.Scope> {
  const context = yield* Effect.context<never>()
  const run = Effect.runForkWith(context)
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      createServer({ keepAliveTimeout }, (request, response) => void run(exchange(request, response, handlers)))
    ),
    (running) => Effect.promise(() => close(running))
  )
  return yield* Effect.callback<number, SandboxListenError>((resume) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      resume(Effect.fail(new SandboxListenError({ host, port, code: error.code ?? "unknown" })))
    )
    server.listen(port, host, () => {
      const address = server.address()
      resume(Effect.succeed(typeof address === "object" && address !== null ? address.port : port))
    })
  })
})

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

const exchange = Effect.fnUntraced(function* (request: IncomingMessage, response: ServerResponse, handlers: Handlers) {
  const reply = yield* replyTo(request, handlers).pipe(
    Effect.tapCause((cause) => Effect.logError("The sandbox failed to answer a request", cause)),
    Effect.catchDefect(() => Effect.succeed(htmlReply(500)))
  )
  if (reply === undefined) return
  if (reply.delay !== undefined) yield* Effect.sleep(reply.delay)
  yield* send(request, response, reply)
})

/** Answer to a request; `undefined` if its sender has disconnected. */
const replyTo = Effect.fnUntraced(function* (request: IncomingMessage, { admin, pages, service }: Handlers) {
  const target = URL.parse(request.url ?? "/", "http://sandbox")
  if (target === null) return htmlReply(400)
  const forAdmin = target.pathname.startsWith("/admin/") && admin !== undefined && isFromHere(request)
  const early = forAdmin ? undefined : withoutBody(request, target, pages)
  if (early !== undefined) return early
  const body = yield* Effect.promise(() => readBody(request))
  if (body === "aborted") return undefined
  if (body === "too-large") return htmlReply(413, { connection: "close" })
  return yield* forAdmin ? admin(request.method ?? "GET", target.pathname, body) : service(body)
})

/** A record of TLS 1.2: alert, fatal, handshake_failure. */
const handshakeFailure = Uint8Array.of(0x15, 3, 3, 0, 2, 2, 40)

const send = (request: IncomingMessage, response: ServerResponse, reply: HttpReply): Effect.Effect<void> =>
  Effect.sync(() => {
    const { socket } = request
    // A disconnected client is not a failure of the sandbox.
    response.on("error", () => undefined)
    switch (reply.delivery) {
      case "dropped":
        return void socket.destroy()
      case "reset":
        return void socket.resetAndDestroy()
      case "tls-alert":
        return void socket.end(handshakeFailure)
    }
    const body = Buffer.from(reply.body, "utf8")
    response.writeHead(reply.status, {
      "content-type": reply.contentType,
      "content-length": body.byteLength,
      ...reply.headers
    })
    if (reply.delivery === "truncated") {
      response.write(body.subarray(0, body.byteLength >> 1), () => socket.destroy())
      return
    }
    response.end(body)
    // Read and discard the rest of a refused body, so that the client sees the answer.
    request.resume()
  })

const path = "/wcfdiancustomerservices.svc"

/** Page for a GET of the service's address, by its query in lower case; `undefined` if there is none. */
type Pages = (query: string, address: string) => string | undefined

/**
 * Answers that need no body: pages, and refusals by method, path and content type, as HTML. The path is compared
 * case-insensitively, as in IIS. `undefined` for a request to the service.
 */
const withoutBody = (request: IncomingMessage, target: URL, pages: Pages): HttpReply | undefined => {
  const { pathname, search } = target
  const requested = pathname.toLowerCase()
  if (requested === "/") return { ...htmlReply(200), contentType: "text/plain; charset=utf-8", body: about }
  if (requested !== path) return htmlReply(404)
  if (request.method === "GET" && search !== "") {
    const page = pages(search.slice(1).toLowerCase(), `http://${hostOf(request)}${pathname}`)
    return page === undefined ? htmlReply(404) : { status: 200, contentType: "text/xml; charset=utf-8", body: page }
  }
  if (request.method !== "POST") return htmlReply(405, { allow: "POST" })
  const [type, ...parameters] = (request.headers["content-type"] ?? "").toLowerCase().split(";")
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="))
  const readable = charset === undefined || /^charset="?utf-8"?$/u.test(charset)
  if (type?.trim() !== "application/soap+xml" || !readable) return htmlReply(415)
  if (Number(request.headers["content-length"] ?? 0) > maximumBody) return htmlReply(413, { connection: "close" })
  return undefined
}

/** Host that a client requested, for links back to the same address. */
const hostOf = ({ headers, socket }: IncomingMessage): string =>
  /^[\w.:[\]-]+$/u.test(headers.host ?? "") ? (headers.host ?? "") : `127.0.0.1:${socket.localPort}`

const about = "Radicar sandbox: a stand-in for the DIAN web service, for tests. POST to /WcfDianCustomerServices.svc.\n"

/** Maximum size of a request body in bytes, that of the authority's wsHttpBinding. */
const maximumBody = 10_485_760

/** Reads the body of a request up to the maximum size. */
const readBody = async (request: IncomingMessage): Promise<Uint8Array | "too-large" | "aborted"> => {
  const chunks: Array<Buffer> = []
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).byteLength
      if (size > maximumBody) return "too-large"
      chunks.push(chunk as Buffer)
    }
  } catch {
    return "aborted"
  }
  return Buffer.concat(chunks)
}

const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/u
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/u

/**
 * Whether a request comes from a program on this machine. A foreign web page would state its own host, and it cannot
 * send JSON without a preflight request.
 */
const isFromHere = ({ headers, method, socket }: IncomingMessage): boolean =>
  loopback.test(socket.remoteAddress ?? "") &&
  localHost.test(headers.host ?? "") &&
  (method === "GET" || /^application\/json\b/u.test(headers["content-type"] ?? ""))
