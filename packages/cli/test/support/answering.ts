import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * What the server answers to every request, octets as they are and anything else as JSON; `drop` cuts the connection
 * instead.
 */
export type Answer =
  | {
      readonly status: number
      readonly body: unknown
      readonly contentType?: string
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly drop: true }

/** What the server received. */
export interface ReceivedRequest {
  readonly method: string | undefined
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Runs `use` against a real HTTP server that gives one answer and remembers what it was asked. */
export const answering = async <A>(
  answer: Answer,
  use: (url: string, requests: ReadonlyArray<ReceivedRequest>) => Promise<A>
): Promise<A> => {
  const requests: Array<ReceivedRequest> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://service")
      requests.push({
        method: request.method,
        url,
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8")
      })
      if ("drop" in answer) return request.socket.destroy()
      const isProblem = answer.status >= 400
      const contentType = answer.contentType ?? (isProblem ? "application/problem+json" : "application/json")
      return response
        .writeHead(answer.status, { ...answer.headers, "content-type": contentType })
        .end(answer.body instanceof Uint8Array ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** A problem as the contract has it. */
export const problem = (status: number, type: string, more: Readonly<Record<string, unknown>> = {}): Answer => ({
  status,
  body: { type: `urn:radicar:problem:${type}`, title: type, status, ...more }
})

/** A submission result as the service description has it. */
export const result = (status: string, response: Readonly<Record<string, string>> = {}) => ({
  id: "SETP990000001",
  name: "face_fSETP09003731150990000001",
  status,
  created: "2026-01-15T10:00:05-05:00",
  document: {
    uuid: "941cf36af62dbbc06f105d2a80e9bfe683a90e84960eae4d351cc3afbe8f848c26c39bac4fbc80fa254824c6369ea694",
    date: "2026-01-15T10:00:00-05:00",
    type: "01",
    number: 990000001,
    prefix: "SETP",
    schemeName: "CUFE-SHA384",
    signatureValue: "c2lnbmF0dXJl",
    reference: ""
  },
  response: { statusCode: "", statusMessage: "", statusDescription: "", errorMessage: "", zipkey: "", ...response }
})
