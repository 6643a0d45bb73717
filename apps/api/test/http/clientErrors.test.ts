import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { answerClientError } from "../../src/http/server.ts"
import { TestService } from "../support/TestService.ts"

/** Everything that comes back for `text`, until the other side closes. */
const exchange = (port: number, text: string) =>
  Effect.callback<string>((resume) => {
    const chunks: Array<Buffer> = []
    const socket = connect(port, "127.0.0.1", () => socket.write(text))
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("error", () => {})
    socket.on("close", () => resume(Effect.sync(() => Buffer.concat(chunks).toString("utf8"))))
    return Effect.sync(() => socket.destroy())
  })

const requireProblem = (answer: string, status: number, slug: string) => {
  const [head = "", body = ""] = answer.split("\r\n\r\n")
  assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `, "u"))
  assert.match(head, /\r\ncontent-type: application\/problem\+json\r\n/u)
  assert.match(head, /\r\nx-request-id: [0-9a-f-]{36}\r\n/u)
  const problem = JSON.parse(body)
  assert.deepInclude(problem, { status, type: `urn:radicar:problem:${slug}` })
  assert.isString(problem.title)
}

describe("what is no request", () => {
  layer(TestService.layer("Postgres"), { timeout: "1 minute", excludeTestServices: true })((it) => {
    it.effect.each([
      ["not HTTP", "HELLO\r\n\r\n", 400, "invalid-request"],
      ["no host", "GET / HTTP/1.1 what\r\n\r\n", 400, "invalid-request"],
      ["a huge header", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`, 431, "headers-too-large"]
    ] as const)("is answered with a problem: %s", ([, text, status, slug]) =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        requireProblem(yield* exchange(Number(new URL(url).port), text), status, slug)
      })
    )
  })

  it.live("is answered with a problem: half a request, in time", () =>
    Effect.gen(function* () {
      const server = yield* Effect.acquireRelease(
        Effect.promise(async () => {
          const quick = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 }
          const listening = createServer(quick).on("clientError", answerClientError).listen(0, "127.0.0.1")
          await once(listening, "listening")
          return listening
        }),
        (open) => Effect.sync(() => open.close())
      )
      const { port } = server.address() as AddressInfo
      requireProblem(yield* exchange(port, "GET / HTTP/1.1\r\nhost: x\r\n"), 408, "request-timeout")
    })
  )
})
