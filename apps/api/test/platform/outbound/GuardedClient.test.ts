import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { GuardedClient } from "../../../src/platform/outbound/GuardedClient.ts"
import {
  type HostAddress,
  defaultOutbound,
  type OutboundOptions,
  readOutboundAllow
} from "../../../src/platform/outbound/OutboundOptions.ts"
import { type OutboundKind, smtpServer } from "../../../src/platform/outbound/resolveTarget.ts"
import { receiver } from "../../support/receiver.ts"
import { trustMailServer } from "../../support/trustMailServer.ts"

trustMailServer()

const v4 = (address: string): HostAddress => ({ address, family: 4 })

/** A resolver that answers one list after the other, the last one for ever. */
const answering = (...answers: ReadonlyArray<ReadonlyArray<HostAddress>>) => {
  const asked: Array<string> = []
  return {
    asked,
    resolve: async (name: string) => {
      asked.push(name)
      return answers[Math.min(asked.length, answers.length) - 1] ?? []
    }
  }
}

const client = (options: Partial<OutboundOptions>) =>
  GuardedClient.layer({ ...defaultOutbound(), ...options, resolve: options.resolve ?? answering([]).resolve })

/** As receivers of tests listen at any port. */
const mayUsePort = () => true

const request = { headers: {}, timeoutMillis: 5000, maximumBytes: 1000, longer: "cut" } as const

const reasonOf = (url: string, options: Partial<OutboundOptions> = {}) =>
  GuardedClient.use((outbound) => outbound.send(url, { ...request, method: "GET" })).pipe(
    Effect.map(({ status }) => String(status)),
    Effect.catch(({ reason }) => Effect.succeed(reason)),
    Effect.provide(client(options))
  )

// every spelling of an address of this machine or of a private network that a URL may have
const inside = [
  "https://127.0.0.1/",
  "https://127.1/",
  "https://0x7f.0.0.1/",
  "https://0x7f000001/",
  "https://2130706433/",
  "https://017700000001/",
  "https://0177.0.0.01/",
  "https://１２７.0.0.1/",
  "https://0/",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[0:0:0:0:0:ffff:a00:1]/",
  "https://[64:ff9b::127.0.0.1]/",
  "https://[fe80::1]/",
  "https://[fd00:ec2::254]/",
  "https://169.254.169.254/latest/meta-data/",
  "https://10.1.2.3:8443/",
  "https://192.168.0.1:443/",
  "https://192.168.0.1/"
]

describe("the guarded client", () => {
  it.effect("calls no internal address, however it is spelt", () =>
    Effect.forEach(inside, (url) => Effect.map(reasonOf(url), (reason) => assert.strictEqual(reason, "NotPublic", url)))
  )

  it.effect("calls https only, without credentials, and no other kind of URL", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* reasonOf("http://8.8.8.8/"), "NotHttps")
      assert.strictEqual(yield* reasonOf("https://user:secret@8.8.8.8/"), "HasCredentials")
      assert.strictEqual(yield* reasonOf("file:///etc/passwd"), "InvalidUrl")
      assert.strictEqual(yield* reasonOf("gopher://8.8.8.8/"), "InvalidUrl")
      assert.strictEqual(yield* reasonOf("nonsense"), "InvalidUrl")
    })
  )

  it.effect("calls web servers and mail servers at their usual ports only", () =>
    Effect.gen(function* () {
      const resolve = answering([v4("8.8.8.8")]).resolve
      const check = (url: string, kind?: OutboundKind) =>
        GuardedClient.use((outbound) => outbound.check(url, kind)).pipe(
          Effect.as("ok"),
          Effect.catch(({ reason }) => Effect.succeed(reason)),
          Effect.provide(client({ resolve, allow: defaultOutbound(["smtp://relay.example:26"]).allow }))
        )
      assert.strictEqual(yield* check("https://hooks.example/"), "ok")
      assert.strictEqual(yield* check("https://hooks.example:8443/"), "ok")
      for (const port of [22, 25, 80, 587, 5432, 6379, 11_211, 9200]) {
        assert.strictEqual(yield* check(`https://hooks.example:${port}/`), "UnusualPort")
      }
      for (const server of ["smtp://relay.example", "smtps://relay.example", "smtp://relay.example:25"]) {
        assert.strictEqual(yield* check(server, smtpServer), "ok")
      }
      assert.strictEqual(yield* check("smtp://relay.example:6379", smtpServer), "UnusualPort")
      assert.strictEqual(yield* check("smtp://relay.example:26", smtpServer), "ok")
      assert.strictEqual(yield* check("smtp://relay.example:25"), "InvalidUrl")
      assert.strictEqual(yield* check("https://hooks.example/", smtpServer), "InvalidUrl")
      for (const inside of ["smtp://169.254.169.254:25", "smtps://[::1]", "smtp://10.0.0.1", "smtp://127.0.0.1"]) {
        assert.strictEqual(yield* check(inside, smtpServer), "NotPublic", inside)
      }
    })
  )

  it.effect("opens connections to mail servers at the address that it has checked", () =>
    Effect.gen(function* () {
      const checked = yield* receiver("http", "127.0.0.1")
      const names = answering([v4("127.0.0.1")], [v4("127.0.0.2")])
      const mayCall = (address: string) => address === "127.0.0.1"
      const opened = GuardedClient.use((outbound) =>
        outbound.connect(`smtp://relay.example:${checked.port}`, 5000)
      ).pipe(
        Effect.map((socket) => {
          const { remoteAddress } = socket
          socket.destroy()
          return remoteAddress
        }),
        Effect.catch(({ reason }) => Effect.succeed(reason)),
        Effect.provide(client({ mayCall, mayUsePort, resolve: names.resolve }))
      )
      assert.strictEqual(yield* opened, "127.0.0.1")
      assert.strictEqual(yield* opened, "NotPublic")
      assert.lengthOf(names.asked, 2)
    })
  )

  it.effect("refuses a name if any of its addresses is inside, or it has none", () =>
    Effect.gen(function* () {
      const mixed = answering([v4("8.8.8.8"), { address: "::1", family: 6 }])
      assert.strictEqual(yield* reasonOf("https://hooks.example/", mixed), "NotPublic")
      assert.strictEqual(yield* reasonOf("https://hooks.example/", answering([])), "NameNotResolved")
      const failing = { resolve: () => Promise.reject(new Error("ENOTFOUND")) }
      assert.strictEqual(yield* reasonOf("https://hooks.example/", failing), "NameNotResolved")
    })
  )

  it.effect("connects to the address that it has checked, and asks for no other", () =>
    Effect.gen(function* () {
      const checked = yield* receiver("https", "127.0.0.1")
      const rebound = yield* receiver("https", "127.0.0.2")
      // stands for a public and a private one, as nothing of the open internet can be called here
      const mayCall = (address: string) => address === "127.0.0.1"
      const names = answering([v4("127.0.0.1")], [v4("127.0.0.2")])
      const url = `https://localhost:${checked.port}/hook`
      assert.strictEqual(yield* reasonOf(url, { mayCall, mayUsePort, resolve: names.resolve }), "204")
      assert.deepStrictEqual(names.asked, ["localhost"])
      assert.strictEqual(checked.calls[0]?.headers.host, `localhost:${checked.port}`)
      const again = `https://localhost:${rebound.port}/hook`
      assert.strictEqual(yield* reasonOf(again, { mayCall, mayUsePort, resolve: names.resolve }), "NotPublic")
      assert.strictEqual(rebound.connections(), 0)
    })
  )

  it.effect("believes the certificate for the name, not for the address", () =>
    Effect.gen(function* () {
      const server = yield* receiver("https")
      const options = { mayCall: () => true, mayUsePort, resolve: async () => [v4("127.0.0.1")] }
      assert.strictEqual(yield* reasonOf(`https://hooks.example:${server.port}/`, options), "ConnectionFailed")
      assert.isEmpty(server.calls)
    })
  )

  it.effect("checks every redirect as the first address, and follows no more than three", () =>
    Effect.gen(function* () {
      const server = yield* receiver("https")
      const get = (path: string) =>
        GuardedClient.use((outbound) => outbound.get(`${server.origin}${path}`, request)).pipe(
          Effect.map(({ body }) => body.toString()),
          Effect.catch(({ reason }) => Effect.succeed(reason)),
          Effect.provide(
            client({
              mayCall: (address) => address === "127.0.0.1",
              mayUsePort,
              resolve: async () => [v4("127.0.0.1")]
            })
          )
        )
      server.behave((response, { path }) => {
        const [, kind = "", rest = ""] = /^\/(\w+)\/?(.*)$/u.exec(path) ?? []
        const left = Number(rest)
        const location =
          kind === "inside"
            ? "https://169.254.169.254/"
            : kind === "plain"
              ? `http://localhost:${server.port}/`
              : left > 0
                ? `/times/${left - 1}`
                : undefined
        if (location === undefined) response.writeHead(200).end("there")
        else response.writeHead(302, { location }).end()
      })
      assert.strictEqual(yield* get("/times/3"), "there")
      assert.strictEqual(yield* get("/times/4"), "TooManyRedirects")
      assert.strictEqual(yield* get("/inside"), "NotPublic")
      assert.strictEqual(yield* get("/plain"), "NotHttps")
      server.behave((response) => response.writeHead(302, { location: "/times/0" }).end())
      const sent = yield* reasonOf(`${server.origin}/`, {
        allow: new Set([server.origin]),
        resolve: async () => [v4("127.0.0.1")]
      })
      assert.strictEqual(sent, "302")
    })
  )

  it.effect("bounds time, headers and bytes", () =>
    Effect.gen(function* () {
      const server = yield* receiver()
      const options = { allow: new Set([server.origin]) }
      const send = (change: object) =>
        GuardedClient.use((outbound) =>
          outbound.send(`${server.origin}/`, { ...request, method: "POST", body: "{}", ...change })
        ).pipe(
          Effect.map(({ body }) => String(body.length)),
          Effect.catch(({ reason }) => Effect.succeed(reason)),
          Effect.provide(client(options))
        )
      server.behave((response) => void response.writeHead(200).end("x".repeat(5000)))
      assert.strictEqual(yield* send({}), "1000")
      assert.strictEqual(yield* send({ longer: "fail" }), "TooLarge")
      server.behave((response) => void response.writeHead(200, { "x-long": "x".repeat(20_000) }).end())
      assert.strictEqual(yield* send({}), "ConnectionFailed")
      const switching = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: upgrade\r\n\r\n"
      server.behave((response) => void response.socket?.write(switching))
      assert.strictEqual(yield* send({}), "ConnectionFailed")
      server.behave(() => {})
      assert.strictEqual(yield* send({ timeoutMillis: 200 }), "TimedOut")
      // one byte now and then is no answer in time either
      server.behave((response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write("x"), 20)
        response.on("close", () => clearInterval(drip))
      })
      assert.strictEqual(yield* send({ timeoutMillis: 300 }), "TimedOut")
    })
  )

  it.effect("takes origins and nothing else as allowed", () =>
    Effect.gen(function* () {
      const read = (text: string | undefined) =>
        readOutboundAllow(text).pipe(
          Effect.map((origins) => [...origins].join(" ")),
          Effect.catch(({ _tag }) => Effect.succeed(_tag))
        )
      assert.strictEqual(yield* read(undefined), "")
      assert.strictEqual(
        yield* read("http://127.0.0.1:9000, https://hooks.example.internal/"),
        "http://127.0.0.1:9000 https://hooks.example.internal:443"
      )
      for (const text of ["*", "127.0.0.1:9000", "https://a.example/path", "ftp://a.example", "https://u@a.example"]) {
        assert.strictEqual(yield* read(text), "InvalidSetting", text)
      }
      const server = yield* receiver()
      const options = { allow: new Set([server.origin]) }
      assert.strictEqual(yield* reasonOf(`${server.origin}/hook`, options), "204")
      assert.strictEqual(yield* reasonOf(`http://127.0.0.1:${server.port + 1}/`, options), "NotHttps")
    })
  )
})
