import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { arrivals } from "@radicar/fixtures/receivers/arrivals"

/** An event as it was posted. */
export interface ReceivedEvent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Takes every event with 204. */
export const eventReceiver = async () => {
  const { arrived, next } = arrivals<ReceivedEvent>()
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    arrived({ path: request.url ?? "", headers, body: await text(request) })
    response.writeHead(204).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}
