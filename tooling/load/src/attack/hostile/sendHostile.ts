import { random } from "@radicar/fixtures/random"
import { Agent, request } from "node:http"
import { setTimeout } from "node:timers/promises"
import { makeFiles } from "./hostileFiles.ts"
import { collectionOf, type HostileRequest, hostileRequests } from "./hostileRequests.ts"

/** A company and provider of the hostile tenant, and a token for them. */
export interface HostileToken {
  /** Id of the company and of the provider. */
  readonly company: string
  readonly id: string
  readonly token: string
}

/** Input of the hostile tenant's process, passed as JSON in the variable `TASK`. */
export interface HostileTask {
  readonly url: string
  readonly seed: number
  readonly mix: HostileToken
  /** Company, provider and token that the requests disable. */
  readonly last: HostileToken
  /** Milliseconds after which the requests that disable are sent. */
  readonly lastAfter: number
  /** Maximum number of concurrent requests. */
  readonly connections: number
}

/** Number of answers by request name and status; 0 stands for no answer. */
export type HostileOutcomes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Milliseconds for which the client leaves an answer unread, or keeps sending a body in drops. */
const holding = 5000

/** Milliseconds for open requests once the parent has stopped the tenant. */
const grace = 20_000

/** Minimum number of requests of a connection, however slow the machine: together they meet every kind of answer. */
const leastRequests = 5

/**
 * The hostile tenant in a separate process, so that its work delays no probe. It sends until the parent stops it,
 * ignoring refusals and `Retry-After`.
 */
const { connections, last, lastAfter, mix, seed, url } = JSON.parse(process.env["TASK"] ?? "{}") as HostileTask
const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 3000 })
const outcomes: Record<string, Record<string, number>> = {}
const keys: Array<string> = []
const ids: Record<string, ReadonlyArray<string>> = {}

/** Maximum number of ids of a collection to remember, the latest. */
const maximumIds = 200
const stopped = new AbortController()
process.once("message", () => {
  stopped.abort()
  // requests that are still unanswered end without an answer
  void setTimeout(grace).then(() => agent.destroy())
})
process.once("disconnect", () => process.exit())

const pause = (millis: number) => setTimeout(millis, undefined, { signal: stopped.signal }).catch(() => {})

const remember = (path: string, text: string): void => {
  const [, key] = /"uuid":"([0-9a-f]{96})"/u.exec(text) ?? []
  if (key !== undefined) keys.push(key)
  const answeredIds = [...text.matchAll(/"id":"([0-9a-f]{8}-[0-9a-f-]{27})"/gu)].map(([, id = ""]) => id)
  const collection = collectionOf(path)
  if (answeredIds.length > 0) ids[collection] = [...(ids[collection] ?? []), ...answeredIds].slice(-maximumIds)
}

/** Sends a request in its manner, such as in drops; returns the status, or 0 without an answer. */
const send = (token: string, { body, headers, manner, method, path }: HostileRequest): Promise<number> =>
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
          if (status === 200 || status === 201) remember(path, Buffer.concat(parts).toString("utf8"))
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

const sendAndCount = async (token: string, next: HostileRequest): Promise<void> => {
  const status = String(await send(token, next))
  const name = `${next.name}, ${next.manner}`
  outcomes[name] = { ...outcomes[name], [status]: (outcomes[name]?.[status] ?? 0) + 1 }
}

const description = await (await fetch(new URL("/openapi.json", url))).json()
const requestsOf = (purpose: string) => hostileRequests(description as never, random(seed, purpose))
makeFiles()
process.send?.("ready")
const sendLast = async (): Promise<void> => {
  await pause(lastAfter)
  const tenant = { company: last.company, keys: [], ids: { "/v1/tokens": [last.id] } }
  for (const next of requestsOf("last").last(tenant)) await sendAndCount(last.token, next)
}
await Promise.all([
  sendLast(),
  ...Array.from({ length: connections }, async (_, index) => {
    const requests = requestsOf(`connection ${index}`)
    for (let sent = 0; sent < leastRequests || !stopped.signal.aborted; sent++) {
      await sendAndCount(mix.token, requests.next({ company: mix.company, keys, ids }))
    }
  })
])
process.send?.(outcomes, () => process.exit())
