import { Effect, type Scope } from "effect"
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http"
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net"

/** One request as the server received it. */
export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly method: string | undefined
  readonly body: string
}

/** A server on this machine, closed (open connections included) with the scope. */
export interface TestServer {
  readonly url: string
  readonly received: ReadonlyArray<Received>
}

const PATH = "/WcfDianCustomerServices.svc"

/** A node:http server that reads each request in full, then answers as told. */
export const soapServer = (
  answer: (response: ServerResponse, request: Received) => void
): Effect.Effect<TestServer, never, Scope.Scope> => {
  const received: Array<Received> = []
  const listener: RequestListener = (request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8")
      const one = { headers: request.headers, method: request.method, body }
      received.push(one)
      answer(response, one)
    })
  }
  return Effect.acquireRelease(
    Effect.callback<TestServer & { readonly close: () => void }>((resume) => {
      const server = createServer(listener)
      server.listen(0, "127.0.0.1", () => {
        const { port } = server.address() as AddressInfo
        const close = () => {
          server.closeAllConnections()
          server.close()
        }
        resume(Effect.succeed({ url: `http://127.0.0.1:${port}${PATH}`, received, close }))
      })
    }),
    ({ close }) => Effect.sync(close)
  )
}

/** A TCP server that runs `connection` on each connection. */
export const tcpServer = (
  connection: (socket: Socket) => void
): Effect.Effect<{ readonly port: number }, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.callback<{ readonly port: number; readonly close: () => void }>((resume) => {
      const sockets = new Set<Socket>()
      const server = createTcpServer((socket) => {
        sockets.add(socket)
        socket.on("error", () => undefined)
        connection(socket)
      })
      server.listen(0, "127.0.0.1", () => {
        const close = () => {
          for (const socket of sockets) socket.destroy()
          server.close()
        }
        resume(Effect.succeed({ port: (server.address() as AddressInfo).port, close }))
      })
    }),
    ({ close }) => Effect.sync(close)
  )

/** A server that gives one answer, always. */
export const replying = (
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = { "content-type": "application/soap+xml; charset=utf-8" }
): Effect.Effect<TestServer, never, Scope.Scope> =>
  soapServer((response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
