import { random } from "@radicar/chaos/random"
import { Agent, request } from "node:http"
import { setTimeout } from "node:timers/promises"
import { type HostileRequest, hostileRequests } from "./hostileRequests.ts"

/** Input of the hostile tenant's process, passed as JSON in the variable `TASK`. */
export interface HostileTask {
  readonly url: string
  readonly seed: number
  readonly company: string
  readonly token: string
  /** Maximum number of concurrent requests. */
  readonly connections: number
}

/** Number of answers by request name and status; 0 stands for no answer. */
export type HostileOutcomes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Milliseconds for which the client leaves an answer unread, or keeps sending a body in drops. */
const holding = 5000

/**
 * The hostile tenant in a separate process, so that its work delays no probe. It sends until the parent stops it,
 * ignoring refusals and `Retry-After`.
 */
const { company, connections, seed, token, url } = JSON.parse(process.env["TASK"] ?? "{}") as HostileTask
const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 3000 })
const outcomes: Record<string, Record<string, number>> = {}
const keys: Array<string> = []
const stopped = new AbortController()
process.once("message", () => stopped.abort())
process.once("disconnect", () => process.exit())

const pause = (millis: number) => setTimeout(millis, undefined, { signal: stopped.signal }).catch(() => {})

const remember = (text: string): void => {
  const [, key] = /"uuid":"([0-9a-f]{96})"/u.exec(text) ?? []
  if (key !== undefined) keys.push(key)
}

/** Sends a request in its manner, such as in drops; returns the status, or 0 without an answer. */
const send = ({ body, headers, manner, method, path }: HostileRequest): Promise<number> =>
  new Promise((resolve) => {
    const length: Record<string, number> =
      body === undefined || manner === "in drops" ? {} : { "content-length": body.length }
    const sent = request(
      new URL(path, url),
      { agent, method, headers: { authorization: `Bearer ${token}`, ...headers, ...length } },
      (answer) => {
        const parts: Array<Buffer> = []
        const status = answer.statusCode ?? 0
        if (manner === "unread") {
          answer.pause()
          void pause(holding).then(() => {
            sent.destroy()
            resolve(status)
          })
          return
        }
        answer.on("data", (part: Buffer) => parts.push(part)).on("error", () => resolve(status))
        answer.on("end", () => {
          if (status === 200 && method === "POST") remember(Buffer.concat(parts).toString("utf8"))
          resolve(status)
        })
      }
    )
    sent.on("error", () => resolve(0)).on("close", () => resolve(0))
    const broken = manner === "broken off"
    if (body === undefined) {
      sent.end()
      if (broken) void pause(50).then(() => sent.destroy())
    } else if (broken) sent.write(body.subarray(0, body.length / 2), () => sent.destroy())
    else if (manner === "in drops") {
      void (async () => {
        const until = performance.now() + holding
        for (let at = 0; performance.now() < until && !sent.destroyed && !stopped.signal.aborted; at += 100) {
          sent.write(body.subarray(at, at + 100))
          await pause(100)
        }
        sent.destroy()
      })()
    } else sent.end(body)
  })

const description = await (await fetch(new URL("/openapi.json", url))).json()
process.send?.("ready")
await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    const requests = hostileRequests(description as never, random(seed, `connection ${index}`))
    while (!stopped.signal.aborted) {
      const next = requests.next({ company, keys })
      const status = String(await send(next))
      const name = `${next.name}, ${next.manner}`
      outcomes[name] = { ...outcomes[name], [status]: (outcomes[name]?.[status] ?? 0) + 1 }
    }
  })
)
process.send?.(outcomes, () => process.exit())
