import { declared, type ProblemName } from "@radicar/contract/inner/problem/problemTable"
import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"

interface Refusal {
  readonly status: string
  readonly slug: ProblemName
  readonly detail: string
}

const malformed: Refusal = {
  status: "400 Bad Request",
  slug: "invalid-request",
  detail: "This is not an HTTP/1.1 request."
}

/** Answers to Node's error codes for input that did not become a request. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    slug: "headers-too-large",
    detail: "The headers are larger than this service reads."
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: "413 Payload Too Large",
    slug: "payload-too-large",
    detail: "The chunk extensions are larger than this service reads."
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: "408 Request Timeout",
    slug: "request-timeout",
    detail: "The request did not arrive in time."
  }
}

/**
 * Answers input that no handler can see, as a listener of `clientError`: a problem (RFC 9457) with an `X-Request-Id`.
 * Then it closes the connection. It only closes if an answer has begun or the client is gone.
 */
const answerClientError = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  const answer: unknown = Reflect.get(socket, "_httpMessage")
  const hasBegun = typeof answer === "object" && answer !== null && Reflect.get(answer, "headersSent") === true
  if (error.code === "ECONNRESET" || !socket.writable || hasBegun) {
    socket.destroy()
    return
  }
  const { detail, slug, status } = refusals[error.code ?? ""] ?? malformed
  const [code = "", ...words] = status.split(" ")
  const body = JSON.stringify({
    type: declared(slug).type,
    title: words.join(" "),
    status: Number(code),
    detail
  })
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    "x-content-type-options: nosniff",
    "connection: close"
  ]
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy())
}

const problem = JSON.stringify({
  ...declared("service-unavailable"),
  detail: "The service is starting."
})

const tooEarly: RequestListener = (_request, response) => {
  response
    .writeHead(503, { "content-type": "application/problem+json", "retry-after": "1", connection: "close" })
    .end(problem)
}

/**
 * Makes a server answer 503 until the service is ready for requests. The server listens before everything is built,
 * and Node never answers requests without a listener.
 */
export const answerEarly = (server: Server): Server => {
  const giveWay = (event: string | symbol): void => {
    if (event !== "request") return
    server.off("newListener", giveWay)
    server.off("request", tooEarly)
  }
  return server.on("request", tooEarly).on("newListener", giveWay)
}

/**
 * Makes a server hold requests until the service is ready. For one of several processes: a 503 would refuse requests
 * that another process could have answered at once.
 */
export const holdEarly = (server: Server): Server => {
  const held: Array<Parameters<RequestListener>> = []
  const hold: RequestListener = (...request) => void held.push(request)
  const giveWay = (event: string | symbol): void => {
    if (event !== "request") return
    server.off("newListener", giveWay)
    server.off("request", hold)
    // the event comes before the listener is added
    queueMicrotask(() => {
      for (const request of held) server.emit("request", ...request)
    })
  }
  return server.on("request", hold).on("newListener", giveWay)
}

/** Answers HEAD like GET (RFC 9110 §9.3.2). Node's response omits the body, whatever the routes write. */
const answerHead = (request: IncomingMessage): void => {
  if (request.method === "HEAD") request.method = "GET"
}

/** Other spellings of paths. Those of payroll documents contain a misspelling that callers may or may not repeat. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["/v1/dian/playrolls", "/v1/dian/payrolls"],
  ["/v1/dian/payroll-replace-notes", "/v1/dian/playroll-replace-notes"],
  ["/v1/dian/payroll-delete-notes", "/v1/dian/playroll-delete-notes"]
])

/** Replaces an alias by its path. */
const resolvePathAlias = (request: IncomingMessage): void => {
  const [path = "", ...query] = (request.url ?? "").split("?")
  const target = aliases.get(path.endsWith("/") ? path.slice(0, -1) : path)
  if (target !== undefined) request.url = [target, ...query].join("?")
}

/**
 * Makes a closing server end its connections: idle ones at once, others after their answers. Node would wait for a
 * connection without a request as long as for a request's headers.
 */
const endIdleConnections = (server: Server): Server => {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Set())
    socket.on("close", () => connections.delete(socket))
  })
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const open = connections.get(socket)
    open?.add(response)
    if (isClosing) response.shouldKeepAlive = false
    response.on("close", () => {
      open?.delete(response)
      if (isClosing && open?.size === 0) socket.end()
    })
  })
  const close = server.close.bind(server)
  server.close = (...done) => {
    isClosing = true
    for (const [socket, open] of connections) {
      if (open.size === 0) socket.destroy()
      for (const response of open) response.shouldKeepAlive = false
    }
    return close(...done)
  }
  return server
}

/** Time limits of a connection. */
export interface ConnectionLimits {
  /** Milliseconds in which the headers of a request must arrive. Bodies have their own limit. */
  readonly headersTimeout: number
  /** Milliseconds over which the reading speed of a client is measured. */
  readonly readingWindow: number
}

/** Default limits, as stated in SECURITY.md. */
const connectionLimits: ConnectionLimits = { headersTimeout: 15_000, readingWindow: 60_000 }

/** Minimum reading speed in octets per second. */
const slowestReader = 1024

/** Reading progress of a connection, in octets. */
interface Reading {
  /** Start of the measurement, in milliseconds. */
  since: number
  /** Octets read by the client since then. */
  taken: number
  /** Octets handed to the operating system. */
  handed: number
  /** Octets in the queue of the operating system's interface. */
  queued: number
}

/** Octets that Node wrote to a connection and the system has not accepted. Node's own timeouts read the same value. */
const queueOf = (socket: Socket): number => {
  const handle: unknown = Reflect.get(socket, "_handle")
  const size: unknown = typeof handle === "object" && handle !== null ? Reflect.get(handle, "writeQueueSize") : 0
  return typeof size === "number" ? size : 0
}

/** Makes a server end connections whose clients read too slowly, because it must hold their answers. */
const endSlowReaders = (server: Server, window: number): Server => {
  const readings = new Map<Socket, Reading>()
  const measure = (socket: Socket, reading: Reading, now: number): void => {
    const [handed, queued] = [socket.bytesWritten - socket.writableLength, queueOf(socket)]
    reading.taken += Math.max(0, handed - reading.handed) + Math.max(0, reading.queued - queued)
    Object.assign(reading, { handed, queued })
    const isWaiting = socket.writableLength > 0
    if (isWaiting && now - reading.since < window) return
    if (isWaiting && reading.taken < (slowestReader * window) / 1000) socket.destroy()
    Object.assign(reading, { since: now, taken: 0 })
  }
  const timer = setInterval(() => {
    for (const [socket, reading] of readings) measure(socket, reading, performance.now())
  }, window / 4).unref()
  server.on("connection", (socket: Socket) => {
    readings.set(socket, { since: performance.now(), taken: 0, handed: 0, queued: 0 })
    socket.on("close", () => readings.delete(socket))
  })
  return server.on("close", () => clearInterval(timer))
}

/**
 * Milliseconds without an octet in either direction after which a connection ends. Any answer takes less. A client
 * that never reads would otherwise hold its answer forever.
 */
const defaultSilence = 240_000

/**
 * Milliseconds for which an idle connection is kept: longer than by most proxies and clients (a minute). A request
 * that meets a closing connection is lost, and its sender cannot know.
 */
const keepAliveTimeout = 75_000

/** Creates the server of the service, without a handler for its requests. */
export const createHttpServer = (
  { headersTimeout, readingWindow }: ConnectionLimits = connectionLimits,
  silence = defaultSilence
): Server =>
  endSlowReaders(
    endIdleConnections(
      createServer({
        keepAliveTimeout,
        headersTimeout,
        requestTimeout: 0,
        // Node checks every half minute by default, so that a request could exceed its time by that
        connectionsCheckingInterval: headersTimeout / 15,
        // a certificate with its chain, sent in a header of queries to the authority, can exceed Node's default of 16
        // KiB
        maxHeaderSize: 32 * 1024
      })
    ),
    readingWindow
  )
    .setTimeout(silence)
    .on("clientError", answerClientError)
    .on("request", resolvePathAlias)
    .on("request", answerHead)
