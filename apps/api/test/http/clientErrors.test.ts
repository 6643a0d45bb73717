import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { type AddressInfo, connect } from "node:net"
import { type ConnectionLimits, createHttpServer } from "../../src/http/server.ts"
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

describe("malformed HTTP", () => {
  layer(TestService.shared("Postgres"), { excludeTestServices: true })((it) => {
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

    it.effect.each([
      ["of two names", "host: localhost\r\nHost: evil.example"],
      ["twice the same", "HOST: localhost\r\nhost: localhost"],
      ["one of them empty", "host: localhost\r\nx: host\r\nhost:"]
    ])("is a request with two Host headers: %s", ([, headers]) =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const port = Number(new URL(url).port)
        for (const path of ["/health/live", "/v1/companies", "/docs", "/nowhere"]) {
          const answer = yield* exchange(port, `GET ${path} HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`)
          requireProblem(answer, 400, "invalid-request")
          assert.include(answer, "more than one Host header")
        }
      })
    )
  })

  const ofServer = (limits: ConnectionLimits) =>
    Effect.acquireRelease(
      Effect.promise(async () => {
        const listening = createHttpServer(limits).on("request", (request) => request.resume())
        listening.listen(0, "127.0.0.1")
        await once(listening, "listening")
        return listening
      }),
      (open) => Effect.sync(() => open.close())
    )

  it.live.each([
    ["in silence", { headersTimeout: 600, readingWindow: 60_000 }, 500],
    ["by its speed", { headersTimeout: 600, readingWindow: 400 }, 60_000]
  ] as const)("closes the connection of a client that reads nothing, %s", ([, limits, silence]) =>
    Effect.gen(function* () {
      const server = createHttpServer(limits, silence)
      server.on("request", (_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)))
      yield* Effect.acquireRelease(
        Effect.promise(() => once(server.listen(0, "127.0.0.1"), "listening")),
        () => Effect.sync(() => server.close())
      )
      const ended = Effect.callback<void>((resume) => {
        server.on("connection", (socket) => socket.on("close", () => resume(Effect.void)))
        const reader = connect((server.address() as AddressInfo).port, "127.0.0.1", () => {
          reader.pause()
          reader.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        })
        reader.on("error", () => {})
        return Effect.sync(() => reader.destroy())
      })
      yield* ended
      assert.strictEqual(createHttpServer().timeout, 240_000)
    }).pipe(Effect.scoped)
  )

  it.live("is answered with a problem, in time: half of the headers", () =>
    Effect.gen(function* () {
      const server = yield* ofServer({ headersTimeout: 600, readingWindow: 60_000 })
      const { port } = server.address() as AddressInfo
      requireProblem(yield* exchange(port, "GET / HTTP/1.1\r\nhost: x\r\n"), 408, "request-timeout")
    })
  )

  it("has the timeout stated in SECURITY.md", () => {
    const stated = readFileSync(new URL("../../../../SECURITY.md", import.meta.url), "utf8")
    const [, headers] = /headers within (\d+) seconds/u.exec(stated) ?? []
    const server = createHttpServer()
    assert.strictEqual(server.headersTimeout, Number(headers) * 1000)
    // a body has a bound of its own where it is read
    assert.strictEqual(server.requestTimeout, 0)
  })
})
