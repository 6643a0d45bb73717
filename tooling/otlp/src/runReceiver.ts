import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { readTraces } from "./readTraces.ts"
import type { Behaviour } from "./Receiver.ts"

/**
 * A separate process with a receiver of OTLP traces. It follows its parent's orders and reports the requests received.
 */
let behaviour: Behaviour = "takes"
const received: Array<{ readonly headers: unknown; readonly body: Buffer; readonly spans: ReadonlyArray<unknown> }> = []
const refused: Array<string> = []
let connections = 0

const server = createServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    if (behaviour === "hangs") return
    if (behaviour === "refuses") {
      response.writeHead(503).end()
      return
    }
    if (request.method !== "POST" || request.url !== "/v1/traces") {
      refused.push(`${request.method} ${request.url}`)
      response.writeHead(404).end()
      return
    }
    const body = Buffer.concat(chunks)
    try {
      received.push({ headers: request.headers, body, spans: readTraces(request.headers["content-type"], body) })
      response.writeHead(200, { "content-type": request.headers["content-type"] }).end()
    } catch (error) {
      refused.push(String(error))
      response.writeHead(400).end()
    }
  })
}).on("connection", () => (connections += 1))

process.on("message", (message: { readonly ask: "all" } | { readonly behave: Behaviour }) => {
  if ("behave" in message) behaviour = message.behave
  process.send?.({
    connections,
    refused,
    spans: received.flatMap(({ spans }) => spans),
    headers: received.map(({ headers }) => headers),
    bodies: received.map(({ body }) => body)
  })
})
process.on("disconnect", () => process.exit())
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
