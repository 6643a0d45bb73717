import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { Effect, type Scope } from "effect"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http"
import { createServer as createSecureServer } from "node:https"
import type { AddressInfo } from "node:net"

/** A request as a receiver got it. */
export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A scripted web server on this machine. */
export interface Receiver {
  readonly port: number
  readonly origin: string
  readonly calls: ReadonlyArray<ReceivedCall>
  /** Connections that were made to it, answered or not. */
  readonly connections: () => number
  /** What it does with the requests from now on; answers 204 by itself. */
  readonly behave: (answer: (response: ServerResponse, call: ReceivedCall) => void) => void
}

/** Starts a receiver; it is gone with the scope. `https` has the certificate of the test mail server, for localhost. */
export const receiver = (
  scheme: "http" | "https" = "http",
  address = "127.0.0.1"
): Effect.Effect<Receiver, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const calls: Array<ReceivedCall> = []
        let answer = (response: ServerResponse, _call: ReceivedCall): void => void response.writeHead(204).end()
        let connections = 0
        const listener: RequestListener = (request, response) => {
          const chunks: Array<Buffer> = []
          request.on("data", (chunk: Buffer) => chunks.push(chunk))
          request.on("end", () => {
            const { headers, method = "", url: path = "" } = request
            const call = { method, path, headers, body: Buffer.concat(chunks).toString() }
            calls.push(call)
            answer(response, call)
          })
        }
        const server =
          scheme === "http"
            ? createServer(listener)
            : createSecureServer({ key: readPem("mail-server.key"), cert: readPem("mail-server.pem") }, listener)
        server.on("connection", () => (connections += 1))
        server.listen(0, address)
        await once(server, "listening")
        const { port } = server.address() as AddressInfo
        const receiver: Receiver = {
          port,
          origin: `${scheme}://${scheme === "https" ? "localhost" : address}:${port}`,
          calls,
          connections: () => connections,
          behave: (next) => {
            answer = next
          }
        }
        return { server, receiver }
      }),
      ({ server }) =>
        Effect.promise(async () => {
          server.closeAllConnections()
          await new Promise((resolve) => server.close(resolve))
        })
    ),
    ({ receiver }) => receiver
  )
