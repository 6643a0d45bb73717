import { Effect, Schema } from "effect"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

/** What the server received. */
export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What the server answers to every request; `drop` cuts the connection instead. */
export type Answer =
  | { readonly status: number; readonly contentType: string; readonly body: string }
  | { readonly drop: true }

/** The server could not start. */
class ListenError extends Schema.TaggedError<ListenError>()("ListenError", {}) {}

/** A real HTTP server that gives one answer and remembers what it was asked, until the scope closes. */
export const answering = (answer: Answer) =>
  Effect.acquireRelease(
    Effect.callback<
      { readonly url: string; readonly requests: ReadonlyArray<ReceivedRequest>; readonly close: () => void },
      ListenError
    >((resume) => {
      const requests: Array<ReceivedRequest> = []
      const server = createServer((request, response) => {
        const chunks: Array<Buffer> = []
        request.on("data", (chunk: Buffer) => chunks.push(chunk))
        request.on("end", () => {
          const { headers, method = "", url = "" } = request
          requests.push({ method, url, headers, body: Buffer.concat(chunks).toString("utf8") })
          if ("drop" in answer) request.socket.destroy()
          else response.writeHead(answer.status, { "content-type": answer.contentType }).end(answer.body)
        })
      })
      server.on("error", () => resume(Effect.fail(new ListenError())))
      server.listen(0, "127.0.0.1", () => {
        const { port } = server.address() as AddressInfo
        resume(
          Effect.succeed({
            url: `http://127.0.0.1:${port}`,
            requests,
            close: () => {
              server.closeAllConnections()
              server.close()
            }
          })
        )
      })
    }),
    ({ close }) => Effect.sync(close)
  )
