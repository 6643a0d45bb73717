import { Agent, request } from "node:http"

/** A request of an attack. */
interface Ask {
  readonly method?: string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string | undefined
}

/** A complete HTTP answer. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly text: string
}

/** Sends a request over keep-alive connections; rejects without a complete answer. */
export type Asking = (path: string, ask?: Ask) => Promise<Answer>

/** Makes the function that sends requests to the server at a URL. */
export const askingOf = (url: string): Asking => {
  // the service closes connections after five idle seconds, perhaps while a request is on its way
  const agent = new Agent({ keepAlive: true, timeout: 3000 })
  return (path, { body, headers = {}, method = body === undefined ? "GET" : "POST", token } = {}) =>
    new Promise((resolve, reject) => {
      const octets = typeof body === "string" ? Buffer.from(body) : body
      const sent = request(
        new URL(path, url),
        {
          agent,
          method,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(octets === undefined ? {} : { "content-type": "application/json", "content-length": octets.length }),
            ...headers
          }
        },
        (answer) => {
          const parts: Array<Buffer> = []
          answer.on("data", (part: Buffer) => parts.push(part)).on("error", reject)
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString("utf8")
            })
          )
        }
      )
      sent.on("error", reject).end(octets)
    })
}
