import { createServer, type IncomingHttpHeaders, request as send } from "node:http"
import type { AddressInfo } from "node:net"
import { once } from "node:events"

/** What the proxy was asked. */
interface PassedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** When it had come whole, milliseconds of a clock that only goes forward. */
  readonly at: number
}

/**
 * What happens to a request: `pass` forwards it; `lose` forwards it and loses the answer; `cut` loses half of the
 * answer; `hold` never answers; `drop` cuts the connection; a status is answered in the service's place, with a body
 * that may break off.
 */
export type Fate =
  | "pass"
  | "lose"
  | "cut"
  | "hold"
  | "drop"
  | {
      readonly status: number
      readonly headers?: Record<string, string>
      readonly body?: string
      readonly breaks?: boolean
    }

/**
 * A proxy in front of a service, through which each request meets its fate; the last of `fates` is that of all others.
 */
export const proxy = async (upstream: string, ...fates: ReadonlyArray<Fate>) => {
  const requests: Array<PassedRequest> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const fate = fates[Math.min(requests.length, fates.length - 1)] ?? "pass"
      const { headers, method = "", url = "" } = request
      const body = Buffer.concat(chunks)
      requests.push({ method, url, headers, body: body.toString("utf8"), at: performance.now() })
      server.emit("passed")
      if (fate === "hold") return
      if (fate === "drop") return void request.socket.destroy()
      if (typeof fate === "object") {
        response.writeHead(fate.status, fate.headers)
        if (fate.breaks !== true) return void response.end(fate.body ?? "")
        return void response.write(fate.body ?? "", () => request.socket.destroy())
      }
      const onward = send(`${upstream}${url}`, { method, headers }, (answer) => {
        const parts: Array<Buffer> = []
        answer.on("data", (part: Buffer) => parts.push(part))
        answer.on("end", () => {
          const whole = Buffer.concat(parts)
          if (fate === "lose") return void request.socket.destroy()
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          if (fate === "pass") return void response.end(whole)
          return void response.write(whole.subarray(0, whole.length / 2), () => request.socket.destroy())
        })
      })
      onward.end(body)
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** When the next request has come whole. */
    passed: () => once(server, "passed"),
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
