import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { Effect, type Scope } from "effect"
import { SandboxListenError } from "../../SandboxListenError.ts"
import type { AdminHandler } from "../admin/adminHandler.ts"
import { type HttpReply, htmlReply } from "./HttpReply.ts"
import { isFromHere } from "./isFromHere.ts"
import { readBody } from "./readBody.ts"
import { type Pages, withoutBody } from "./withoutBody.ts"

/** What there is behind the front. */
export interface Rooms {
  /** Answers a request that reached the service with an acceptable method, type and size. */
  readonly service: (body: Uint8Array) => Effect.Effect<HttpReply>
  readonly pages: Pages
  /** Absent when the sandbox is not to be controlled over HTTP. */
  readonly admin: AdminHandler | undefined
}

/**
 * Listens until the scope closes. node:http is used directly because programmed faults cut connections in the middle
 * of an answer. Answers 404, 405, 413 and 415 by itself, as HTML pages.
 */
export const listen = Effect.fnUntraced(function* (
  host: string,
  port: number,
  rooms: Rooms
): Effect.fn.Return<number, SandboxListenError, Scope.Scope> {
  const context = yield* Effect.context<never>()
  const run = Effect.runForkWith(context)
  const server = yield* Effect.acquireRelease(
    Effect.sync(() => createServer((request, response) => void run(exchange(request, response, rooms)))),
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

const exchange = Effect.fnUntraced(function* (request: IncomingMessage, response: ServerResponse, rooms: Rooms) {
  const reply = yield* replyTo(request, rooms).pipe(
    Effect.tapCause((cause) => Effect.logError("The sandbox failed to answer a request", cause)),
    Effect.catchDefect(() => Effect.succeed(htmlReply(500)))
  )
  if (reply === undefined) return
  if (reply.delay !== undefined) yield* Effect.sleep(reply.delay)
  yield* send(request, response, reply)
})

/** The answer to a request; `undefined` when its sender went away. */
const replyTo = Effect.fnUntraced(function* (request: IncomingMessage, { admin, pages, service }: Rooms) {
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
    // A client that went away is no failure of the sandbox.
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
    // What is left of a refused body is read and thrown away, so that the client gets to see the answer.
    request.resume()
  })
