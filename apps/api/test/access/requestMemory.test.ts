import { NodeHttpServer } from "@effect/platform-node"
import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { RequestMemory } from "@radicar/contract/inner/Authorization"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Cause, Deferred, Effect, Exit, Fiber, Layer, Stream } from "effect"
import { HttpRouter, HttpServer, HttpServerRequest, HttpServerResponse } from "effect/http"
import { TestClock } from "effect/testing"
import { createServer } from "node:http"
import { connect, type Socket } from "node:net"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { keepingMemory, RequestMemories } from "../../src/access/RequestMemory.ts"
import { SlowBody } from "../../src/http/problems.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"
import { call } from "../support/webhooks.ts"

const mebibyte = 1024 * 1024
const holder = { factor: 1, isFile: false }

/** A request whose body comes at a number of octets a second of the test's clock, and says how long it is or not. */
const arriving = (octetsPerSecond: number, octets: number, isStated: boolean): HttpServerRequest.HttpServerRequest => {
  const request = HttpServerRequest.fromWeb(
    new Request("http://service/", { headers: isStated ? { "content-length": String(octets) } : {} })
  )
  const chunk = new Uint8Array(octetsPerSecond)
  const stream = Stream.range(1, Math.ceil(octets / octetsPerSecond)).pipe(
    Stream.mapEffect(() => Effect.as(Effect.sleep("1 second"), chunk))
  )
  return Object.create(request, { stream: { value: stream }, headers: { value: request.headers } })
}

const withRequest = Effect.provideService(
  HttpServerRequest.HttpServerRequest,
  HttpServerRequest.fromWeb(new Request("http://service/"))
)

describe("the memory of requests", () => {
  layer(Layer.merge(RequestMemories.layer(), TestClock.layer()))((it) => {
    const receive = (tenant: string, request: HttpServerRequest.HttpServerRequest) =>
      Effect.flatMap(RequestMemories, ({ holding }) =>
        holding(
          tenant,
          holder
        )(Effect.flatMap(RequestMemory, (memory) => memory.receive(request, 10 * mebibyte))).pipe(withRequest)
      )

    it.effect.each([true, false])("takes 10 MiB at 64 kbit/s, with a stated length: %s", (isStated) =>
      Effect.gen(function* () {
        const body = yield* Effect.forkChild(receive("slow", arriving(8 * 1024, 10 * mebibyte, isStated)))
        yield* TestClock.adjust("25 minutes")
        assert.lengthOf(yield* Fiber.join(body), 10 * mebibyte)
      })
    )

    it.effect("ends a body that comes at 3 KiB/s after 30 seconds", () =>
      Effect.gen(function* () {
        const body = yield* Effect.forkChild(Effect.exit(receive("slower", arriving(3 * 1024, mebibyte, true))))
        yield* TestClock.adjust("29 seconds")
        assert.isUndefined(body.pollUnsafe())
        yield* TestClock.adjust("1 second")
        const exit = yield* Fiber.join(body)
        assert.isTrue(Exit.isFailure(exit))
        if (Exit.isFailure(exit)) assert.instanceOf(Cause.squash(exit.cause), SlowBody)
      })
    )

    it.effect("reserves no memory for data that slow bodies have not sent", () =>
      Effect.gen(function* () {
        const slow = yield* Effect.forEach(
          Array.from({ length: 12 }, (_, index) => index),
          (index) => Effect.forkChild(receive(`trickling ${index % 6}`, arriving(5 * 1024, 10 * mebibyte, true)))
        )
        yield* TestClock.adjust("10 seconds")
        const prompt = yield* Effect.forkChild(receive("prompt", arriving(5 * mebibyte, 10 * mebibyte, true)))
        yield* TestClock.adjust("3 seconds")
        assert.lengthOf(yield* Fiber.join(prompt), 10 * mebibyte)
        for (const fiber of slow) assert.isUndefined(fiber.pollUnsafe())
        yield* Fiber.interruptAll(slow)
      })
    )

    const working = (tenant: string, octets: number, held: Effect.Effect<void>) =>
      Effect.flatMap(RequestMemories, ({ holding }) =>
        holding(
          tenant,
          holder
        )(Effect.flatMap(RequestMemory, (memory) => Effect.andThen(memory.work(octets), held))).pipe(withRequest)
      )

    it.effect("refuses a body that has waited for half a minute, and says when to send it again", () =>
      Effect.gen(function* () {
        const first = yield* Effect.forkChild(working("one", 96 * mebibyte, Effect.never), { startImmediately: true })
        const waiting = yield* Effect.forkChild(Effect.flip(working("other", 100_000, Effect.void)), {
          startImmediately: true
        })
        yield* TestClock.adjust("29 seconds")
        assert.isUndefined(waiting.pollUnsafe())
        yield* TestClock.adjust("1 second")
        const refused = yield* Fiber.join(waiting)
        assert.strictEqual(refused._tag, "ServiceUnavailable")
        assert.include(refused.detail, "5 seconds")
        // a small one is not counted
        yield* working("other", 1000, Effect.void)
        yield* Fiber.interrupt(first)
      })
    )

    it.effect("keeps memory reserved for work that outlives its request, until it ends", () =>
      Effect.gen(function* () {
        const ended = yield* Deferred.make<void>()
        const request = yield* Effect.forkChild(
          working(
            "gone",
            96 * mebibyte,
            Effect.flatMap(keepingMemory(Deferred.await(ended)), (kept) =>
              Effect.andThen(Effect.forkDetach(kept), Effect.never)
            )
          ),
          { startImmediately: true }
        )
        yield* Fiber.interrupt(request)
        const other = yield* Effect.forkChild(working("other", 100_000, Effect.void), { startImmediately: true })
        yield* TestClock.adjust("29 seconds")
        assert.isUndefined(other.pollUnsafe())
        yield* Deferred.succeed(ended, undefined)
        yield* Fiber.join(other)
      })
    )

    it.effect("lets the largest body in, however many smaller ones come", () =>
      Effect.gen(function* () {
        const order: Array<string> = []
        const body = Effect.fnUntraced(function* (name: string, tenant: string, octets: number) {
          const done = yield* Deferred.make<void>()
          const held = Effect.andThen(
            Effect.sync(() => order.push(name)),
            Deferred.await(done)
          )
          const fiber = yield* Effect.forkChild(working(tenant, octets, held), { startImmediately: true })
          return Effect.andThen(Deferred.succeed(done, undefined), Fiber.join(fiber))
        })
        const first = yield* body("first", "a", 20 * mebibyte)
        const second = yield* body("second", "b", 20 * mebibyte)
        const largest = yield* body("largest", "c", 120 * mebibyte)
        const late = yield* body("late", "d", 10 * mebibyte)
        yield* first
        assert.deepStrictEqual(order, ["first", "second"])
        yield* second
        assert.deepStrictEqual(order, ["first", "second", "largest"])
        yield* largest
        assert.deepStrictEqual(order, ["first", "second", "largest", "late"])
        yield* late
      })
    )
  })

  const server = Layer.unwrap(
    Effect.map(RequestMemories, ({ holding }) => {
      const large = Effect.succeed(HttpServerResponse.uint8Array(new Uint8Array(16 * mebibyte)))
      const answers = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers }) =>
        holding(
          String(headers["tenant"]),
          holder
        )(large).pipe(
          Effect.catchTag("ServiceUnavailable", ({ detail }) =>
            Effect.succeed(HttpServerResponse.text(String(detail), { status: 503 }))
          )
        )
      )
      return HttpRouter.serve(HttpRouter.add("GET", "/", answers), { disableLogger: true })
    })
  ).pipe(
    Layer.provideMerge(NodeHttpServer.layer(createServer, { host: "127.0.0.1", port: 0 })),
    Layer.provide(RequestMemories.layer({ patience: 1 }))
  )
  layer(server, { excludeTestServices: true })("of a server", (it) => {
    it.effect("holds answers until they are taken, and gives a tenant no more than 32 MiB of them", () =>
      Effect.gen(function* () {
        const { address } = yield* HttpServer.HttpServer
        const port = address._tag === "UnixPathAddress" ? 0 : address.port
        const ask = (tenant: string) =>
          Effect.promise(async () => {
            const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { tenant } })
            const { headers, status } = response
            return { status, octets: (await response.arrayBuffer()).byteLength, again: headers.get("retry-after") }
          })
        // the head of the answer has come, and nobody reads on
        const unread = Effect.callback<Socket>((resume) => {
          const socket = connect(port, "127.0.0.1", () =>
            socket.write("GET / HTTP/1.1\r\nhost: x\r\ntenant: slow\r\n\r\n")
          )
          socket.on("error", () => {})
          socket.once("data", () => {
            socket.pause()
            resume(Effect.succeed(socket))
          })
        })
        const sockets = [yield* unread, yield* unread]
        assert.deepInclude(yield* ask("slow"), { status: 503, again: "5" })
        assert.deepInclude(yield* ask("another"), { status: 200, octets: 16 * mebibyte })
        for (const socket of sockets) socket.destroy()
        assert.deepInclude(yield* ask("slow"), { status: 200, octets: 16 * mebibyte })
      })
    )
  })

  const exportEnded = Deferred.makeUnsafe<void>()
  const exporting = Layer.unwrap(
    Effect.map(RequestMemories, ({ holding }) => {
      const endless = Stream.forever(Stream.succeed(new Uint8Array(mebibyte))).pipe(
        Stream.ensuring(Deferred.succeed(exportEnded, undefined))
      )
      const answer = holding("a", { factor: 1, answer: "export" })(Effect.succeed(HttpServerResponse.stream(endless)))
      return HttpRouter.serve(HttpRouter.add("GET", "/", Effect.orDie(answer)), { disableLogger: true })
    })
  ).pipe(
    Layer.provideMerge(NodeHttpServer.layer(createServer, { host: "127.0.0.1", port: 0 })),
    Layer.provide(RequestMemories.layer({ idle: 1 }))
  )
  layer(exporting, { excludeTestServices: true })("of exports", (it) => {
    it.effect("ends an export whose caller reads nothing", () =>
      Effect.gen(function* () {
        const { address } = yield* HttpServer.HttpServer
        const port = address._tag === "UnixPathAddress" ? 0 : address.port
        const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"))
        socket.on("error", () => {}).once("data", () => socket.pause())
        yield* Deferred.await(exportEnded)
        socket.destroy()
      })
    )
  })

  layer(
    TestService.layerOn(anyDatabase, {
      limits: { requestsPerMinute: 0, concurrentRequests: 0, patience: 1, window: 1 }
    }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory }))),
    { excludeTestServices: true }
  )("of a service", (it) => {
    const begin = (url: string, head: ReadonlyArray<string>, token = developmentToken) => {
      const { hostname, port } = new URL(url)
      const common = [`host: ${hostname}`, `authorization: Bearer ${token}`]
      const socket = connect(Number(port), hostname, () => {
        const [line = "", ...headers] = head
        socket.write(`${[line, ...common, ...headers].join("\r\n")}\r\n\r\n`)
      })
      return socket.on("error", () => {})
    }

    it.effect("gives no further answers to a tenant that does not read its answers", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const ids = Array.from({ length: 16 }, (_, index) => String(101 + index))
        const token = yield* tokenWith(["companies:admin", "documents:read"], ids)
        const other = yield* tokenWith(["documents:read"], ["1"])
        // each as large as a picture may be in base64
        const ImageUrl = `data:image/png;base64,${"A".repeat((mebibyte / 3) * 4)}`
        for (const id of ids) {
          const settings = { CompanyParty: { ...invoiceBody(1)["CompanyParty"], ImageUrl } }
          const { body, status } = yield* call("PUT", `companies/${id}`, settings, token)
          assert.strictEqual(status, 200, JSON.stringify(body).slice(0, 500))
        }
        const list = Effect.map(call("GET", "companies?limit=200", undefined, token), ({ body, status }) => [
          status,
          body.items?.length
        ])
        assert.deepStrictEqual(yield* list, [200, 16])
        // the head of the answer has come, and nobody reads on: 21 MiB each
        const unread = Effect.callback<Socket>((resume) => {
          const socket = begin(url, ["GET /v1/companies?limit=200 HTTP/1.1"], token)
          socket.once("data", () => {
            socket.pause()
            resume(Effect.succeed(socket))
          })
        })
        const sockets = [yield* unread, yield* unread]
        assert.deepStrictEqual(yield* list, [503, undefined])
        assert.strictEqual((yield* call("GET", "companies", undefined, other)).status, 200)
        for (const socket of sockets) socket.destroy()
        assert.deepStrictEqual(yield* list, [200, 16])
      })
    )

    it.effect("answers 408 to a body that does not come", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const answer = yield* Effect.callback<string>((resume) => {
          const socket = begin(url, [
            "POST /v1/documents/read HTTP/1.1",
            "content-type: application/xml",
            "content-length: 20000",
            "accept-language: es"
          ])
          let text = ""
          socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
          socket.on("close", () => resume(Effect.succeed(text)))
          return Effect.sync(() => socket.destroy())
        })
        assert.match(answer, /^HTTP\/1\.1 408 /u)
        assert.include(answer, "urn:radicar:problem:request-timeout")
        assert.include(answer, "menos de 4096 octetos por segundo")
      })
    )
  })
})
