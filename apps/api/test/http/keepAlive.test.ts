import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { once } from "node:events"
import { Agent, get, type IncomingMessage } from "node:http"
import type { Socket } from "node:net"
import { TestService } from "../support/TestService.ts"

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Asks over the one connection that there is, and answers what came back, with the connection. */
const ask = async (url: string): Promise<{ readonly answer: IncomingMessage; readonly socket: Socket }> => {
  const request = get(new URL("/health/live", url), { agent })
  const [answer] = (await once(request, "response")) as [IncomingMessage]
  const { socket } = answer
  await once(answer.resume(), "end")
  return { answer, socket }
}

describe("a connection", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("is used again, and kept for longer than a proxy keeps it", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const first = yield* Effect.promise(() => ask(url))
        const second = yield* Effect.promise(() => ask(url))
        assert.strictEqual(second.socket, first.socket)
        const seconds = Number(/timeout=([0-9]+)/u.exec(String(first.answer.headers["keep-alive"]))?.[1])
        assert.isAbove(seconds, 60)
        agent.destroy()
      })
    )
  })
})
