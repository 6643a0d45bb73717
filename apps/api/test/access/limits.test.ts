import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Clock, Context, Effect, Exit, Fiber, Layer, Option, Redacted } from "effect"
import { Headers } from "effect/http"
import { connect, type Socket } from "node:net"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { callerAddress, readTrustedProxies } from "../../src/access/FailedLogins.ts"
import { RateWindows } from "../../src/access/RateWindows.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { backends } from "../support/storage/backends.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"
import { call } from "../support/webhooks.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"

const asking = (url: string, path: string, token = developmentToken, more: Readonly<Record<string, string>> = {}) =>
  Effect.promise(async () => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}`, ...more } })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) }
  })

const status = "/v1/authority/status"

const sandboxService = (limits: { readonly requestsPerMinute: number; readonly concurrentRequests: number }) =>
  TestService.layerOn(anyDatabase, {
    limits,
    adminToken: Redacted.make(adminToken),
    publicUrl: "https://radicar.example"
  })

/** Requests until one is refused; a run that began at the end of a minute goes on into the next. */
const untilRefused = Effect.fnUntraced(function* (url: string, most: number) {
  for (let count = 0; count <= most; count++) {
    const answer = yield* asking(url, status)
    if (answer.status === 429) return { count, answer }
    assert.strictEqual(answer.status, 200)
  }
  return assert.fail("nothing was refused")
})

describe("limits of a tenant", () => {
  layer(
    sandboxService({ requestsPerMinute: 20, concurrentRequests: 0 }).pipe(
      Layer.provide(Sandbox.layer({ certificateDirectory }))
    ),
    { excludeTestServices: true }
  )("in a minute", (it) => {
    it.effect("are stated in every answer, with the time to retry", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const first = yield* asking(url, status)
        assert.strictEqual(first.headers.get("ratelimit-policy"), '"tenant";q=20;w=60')
        assert.match(first.headers.get("ratelimit") ?? "", /^"tenant";r=19;t=\d+$/u)
        assert.isNull(first.headers.get("retry-after"))
        const { answer, count } = yield* untilRefused(url, 40)
        // processor time counts too, so that a slow machine is refused earlier
        assert.isAtLeast(count, 1)
        assert.deepInclude(answer.body, { type: "urn:radicar:problem:too-many-requests", status: 429 })
        const seconds = Number(answer.headers.get("retry-after"))
        assert.isTrue(seconds >= 1 && seconds <= 60)
        assert.strictEqual(answer.body.retryAfter, seconds)
        // another tenant has its own
        const other = yield* asking(url, "/v1/tokens", adminToken)
        assert.strictEqual(other.status, 200)
        assert.match(other.headers.get("ratelimit") ?? "", /r=19/u)
      })
    )

    it.effect("are shared by all tokens of a tenant", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const create = (by: string, companies: ReadonlyArray<string>) =>
          Effect.promise(async () => {
            const response = await fetch(`${url}/v1/tokens`, {
              method: "POST",
              headers: { authorization: `Bearer ${by}`, "content-type": "application/json" },
              body: JSON.stringify({
                Scopes: ["documents:read", "tokens:admin"],
                Companies: companies,
                Providers: ["1"]
              })
            })
            return { status: response.status, token: (JSON.parse(await response.text()) as { token: string }).token }
          })
        const remaining = (token: string, path = status) =>
          Effect.map(asking(url, path, token), ({ headers }) => {
            const [, r, t] = /r=(\d+);t=(\d+)/u.exec(headers.get("ratelimit") ?? "") ?? []
            return { r: Number(r), t: Number(t) }
          })
        const first = yield* create(adminToken, ["7", "8"])
        const second = yield* create(first.token, ["7"])
        const elsewhere = "/v1/submissions?providerId=1&companyId="
        const asked = Effect.all([
          remaining(first.token),
          remaining(second.token),
          // a company that it may not act for is not charged
          remaining(first.token, `${elsewhere}9`),
          remaining(first.token, `${elsewhere}8`)
        ])
        // again if the minute ended in between; a slow request counts more than once
        const inOneMinute = asked.pipe(Effect.repeat({ until: ([before, , , last]) => last.t <= before.t }))
        const [before, after, foreign, other] = yield* inOneMinute
        assert.isAtMost(after.r, Math.max(before.r - 1, 0))
        assert.isAtMost(foreign.r, Math.max(after.r - 1, 0))
        assert.isAbove(other.r, foreign.r)
        // without a company a token would have limits of its own
        assert.strictEqual((yield* create(first.token, [])).status, 403)
        assert.strictEqual((yield* create(adminToken, [])).status, 201)
      })
    )

    it.effect("come with HSTS where the service is reached over TLS, and with no banner, no CORS", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const { headers } = yield* asking(url, "/health/live")
        assert.strictEqual(headers.get("strict-transport-security"), "max-age=31536000")
        assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
        for (const name of ["server", "x-powered-by", "access-control-allow-origin"]) assert.isNull(headers.get(name))
        const preflight = yield* Effect.promise(() =>
          fetch(`${url}/v1/dian/invoices/`, {
            method: "OPTIONS",
            headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" }
          })
        )
        assert.isNull(preflight.headers.get("access-control-allow-origin"))
      })
    )
  })

  const concurrent = sandboxService({ requestsPerMinute: 0, concurrentRequests: 2 }).pipe(
    Layer.provideMerge(Sandbox.layer({ certificateDirectory }))
  )
  layer(concurrent, { excludeTestServices: true })("at the same time", (it) => {
    it.effect("hold while requests are under way, and no longer", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const sandbox = yield* Sandbox
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "slow", delay: "2 seconds" })
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "slow", delay: "2 seconds" })
        const slow = yield* Effect.forkChild(
          Effect.all([post(invoiceBody(990004200)), post(invoiceBody(990004201))], { concurrency: 2 })
        )
        const refused = yield* eventually(asking(url, status), (answer) => answer.status === 429)
        assert.isNull(refused.headers.get("ratelimit"))
        assert.strictEqual(refused.headers.get("retry-after"), "1")
        for (const { body } of yield* Fiber.join(slow)) assert.strictEqual(body.status, "submitted")
        assert.strictEqual((yield* asking(url, status)).status, 200)
      })
    )
  })

  const mebibyte = 1024 * 1024
  const large = 10 * mebibyte
  const reading = "/v1/documents/read"

  /** A request that has said how long its body is, and sends none of it. */
  const announced = (url: string, token: string) =>
    Effect.acquireRelease(
      Effect.callback<Socket>((resume) => {
        const { hostname, port } = new URL(url)
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `POST ${reading} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n` +
              `content-type: application/xml\r\ncontent-length: ${large}\r\n\r\n`
          )
          resume(Effect.succeed(socket))
        }).on("error", () => {})
      }),
      (socket) => Effect.sync(() => socket.destroy())
    )

  const read = (url: string, token: string, body: string) =>
    Effect.promise(() =>
      fetch(`${url}${reading}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/xml" },
        body
      })
    )

  const largeBody = `<a>${" ".repeat(large - 7)}</a>`

  /** A token of another tenant. */
  const otherToken = Effect.fnUntraced(function* (url: string) {
    const response = yield* Effect.promise(() =>
      fetch(`${url}/v1/tokens`, {
        method: "POST",
        headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
        body: JSON.stringify({ Scopes: ["documents:read"], Companies: ["7"], Providers: ["1"] })
      })
    )
    return ((yield* Effect.promise(() => response.json())) as { readonly token: string }).token
  })

  layer(
    sandboxService({ requestsPerMinute: 1000, concurrentRequests: 0 }).pipe(
      Layer.provide(Sandbox.layer({ certificateDirectory }))
    ),
    { excludeTestServices: true }
  )("in large bodies", (it) => {
    it.effect("reserve no memory for announced octets that are not sent", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const held = yield* Effect.all(Array.from({ length: 3 }, () => announced(url, developmentToken)))
        // the service has read the headers of all that came before on this connection or another
        yield* asking(url, status)
        const other = yield* read(url, yield* otherToken(url), largeBody)
        assert.strictEqual(other.status, 400)
        assert.strictEqual((yield* post(invoiceBody(990004210))).body.status, "submitted")
        const own = yield* read(url, developmentToken, largeBody)
        assert.strictEqual(own.status, 400)
        for (const socket of held) assert.isFalse(socket.destroyed)
      })
    )

    it.effect("count their processor time", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const token = yield* otherToken(url)
        const remaining = Effect.map(asking(url, status, token), ({ headers }) =>
          Number(/r=(\d+)/u.exec(headers.get("ratelimit") ?? "")?.[1])
        )
        const costOf = Effect.fnUntraced(function* (body: string) {
          const before = yield* remaining
          yield* read(url, token, body)
          return before - (yield* remaining)
        })
        // a minute may end in between; a busy machine may charge a request with its waiting, or with the next one
        const costsOf = (body: string) =>
          Effect.map(Effect.replicateEffect(costOf(body), 5), (costs) => costs.filter((cost) => cost > 0))
        const cheap = Math.min(...(yield* costsOf("<a></a>")))
        const dear = Math.max(...(yield* costsOf(`<a>${"<b>text</b>".repeat(150_000)}</a>`)))
        assert.isAtLeast(dear - cheap, 3)
      })
    )
  })

  /** Milliseconds for which the resolver of names holds the thread that answers. */
  const held = 1000
  const holdingService = TestService.layerOn(anyDatabase, {
    limits: { requestsPerMinute: 1000, concurrentRequests: 0 },
    outbound: {
      ...defaultOutbound(),
      resolve: async () => {
        const end = performance.now() + held
        while (performance.now() < end);
        return [{ address: "192.0.2.1", family: 4 }]
      }
    }
  }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))
  layer(holdingService, { excludeTestServices: true })("in the thread that answers", (it) => {
    it.effect("counts the time of a request for its tenant alone", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const [token, other] = [
          yield* tokenWith(["documents:read", "webhooks:admin"], ["7"]),
          yield* tokenWith(["documents:read"], ["8"])
        ]
        const remaining = (of: string) =>
          Effect.map(asking(url, status, of), ({ headers }) =>
            Number(/r=(\d+)/u.exec(headers.get("ratelimit") ?? "")?.[1])
          )
        const costs = Effect.gen(function* () {
          const [before, beforeOfOther] = [yield* remaining(token), yield* remaining(other)]
          const made = yield* call("POST", "webhooks", { Url: "https://slow.example/", Events: ["*"] }, token)
          // the address is of documentation, which nobody may call
          assert.strictEqual(made.status, 400, JSON.stringify(made.body))
          assert.include(JSON.stringify(made.body), "an address that is not public")
          return { own: before - (yield* remaining(token)), ofOther: beforeOfOther - (yield* remaining(other)) }
        })
        // a minute may end in between
        const { ofOther, own } = yield* Effect.repeat(costs, { until: (each) => each.own > 0 && each.ofOther > 0 })
        // 10 ms each count as one request, and the first 10 ms are included
        assert.isAtLeast(own, held / 10 - 1)
        assert.isBelow(ofOther, held / 10 - 1)
      })
    )
  })

  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })("of several services", (it) => {
    it.effect("are one limit where they share a database", () =>
      Effect.gen(function* () {
        const databaseUrl = Redacted.make(yield* migratedDatabase)
        const limits = { requestsPerMinute: 20, concurrentRequests: 0 }
        const started = Effect.map(Layer.build(TestService.layerOn("Postgres", { databaseUrl, limits })), (context) =>
          Context.get(context, TestService)
        )
        const urls = [(yield* started).url, (yield* started).url]
        const minute = Effect.map(Clock.currentTimeMillis, (now) => Math.floor(now / 60_000))
        let answered = 0
        const statuses = yield* Effect.gen(function* () {
          const begun = yield* minute
          const all = yield* Effect.forEach(
            Array.from({ length: 60 }, (_, index) => urls[index % 2] ?? ""),
            (url) => Effect.map(asking(url, status), (answer) => answer.status),
            { concurrency: 10 }
          )
          answered += all.filter((each) => each === 200).length
          return { all, isOfOneMinute: begun === (yield* minute) }
        }).pipe(Effect.repeat({ until: ({ isOfOneMinute }) => isOfOneMinute }))
        const countOf = (wanted: number) => statuses.all.filter((each) => each === wanted).length
        // on a slow machine some cost more than one, so that fewer are answered; none, if an attempt that the end of a
        // minute cut used up the minute of the next one
        assert.isAtMost(countOf(200), 20)
        assert.isAtLeast(answered, 1)
        assert.strictEqual(countOf(429), 60 - countOf(200))
      })
    )
  })
})

describe("failed logins", () => {
  const lines: Array<string> = []
  const service = TestService.layerOn(
    anyDatabase,
    {
      adminToken: Redacted.make(adminToken),
      logins: { failedPerMinute: 5, trustedProxies: Effect.runSync(readTrustedProxies("127.0.0.0/8, 198.51.100.7")) }
    },
    (line) => lines.push(line)
  ).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

  layer(service, { excludeTestServices: true })((it) => {
    const login = (token: string, from: string) =>
      Effect.flatMap(TestService, ({ url }) => asking(url, "/v1/tokens/self", token, { "x-forwarded-for": from }))

    it.effect("of an address are limited and logged, and lock out nobody whose token is known to be good", () =>
      Effect.gen(function* () {
        const from = "203.0.113.9"
        assert.strictEqual((yield* login(adminToken, from)).status, 200)
        const statuses: Array<number> = []
        // a run that began at the end of a minute goes on into the next
        while (statuses.length < 12 && statuses.at(-1) !== 429) {
          statuses.push((yield* login(`guess-${statuses.length}`, from)).status)
        }
        assert.strictEqual(statuses.at(-1), 429, statuses.join())
        assert.isAtLeast(statuses.length, 6)
        assert.isTrue(statuses.slice(0, -1).every((each) => each === 401))
        const refused = yield* login("guess", from)
        assert.strictEqual(refused.status, 429)
        assert.isAbove(Number(refused.headers.get("retry-after")), 0)
        // not even a good one that nobody has used
        assert.strictEqual((yield* login(developmentToken, from)).status, 429)
        assert.strictEqual((yield* login(adminToken, from)).status, 200)
        assert.strictEqual((yield* login("guess", "203.0.113.10")).status, 401)
        const failures = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === "A login failed")
        assert.isAtLeast(failures.filter(({ address }) => address === from).length, 5)
        assert.isEmpty(lines.filter((line) => line.includes("guess")))
      })
    )

    it.effect("of an IPv6 network are those of one host", () =>
      Effect.gen(function* () {
        const statuses = yield* Effect.forEach(
          Array.from({ length: 12 }, (_, index) => `2001:db8:5:6::${(index + 1).toString(16)}`),
          (from) => Effect.map(login("guess", from), ({ status }) => status)
        )
        assert.include(statuses, 429)
        assert.strictEqual((yield* login("guess", "2001:db8:5:7::1")).status, 401)
      })
    )
  })

  it("are counted for the last address that is not a trusted proxy", () => {
    const trusted = Effect.runSync(readTrustedProxies("10.0.0.0/8,fd00::1"))
    const of = (remote: string, forwarded?: string) =>
      callerAddress(
        {
          remoteAddress: Option.some(remote),
          headers: Headers.fromInput(forwarded === undefined ? {} : { "x-forwarded-for": forwarded })
        },
        trusted
      )
    assert.strictEqual(of("203.0.113.5", "198.51.100.1"), "203.0.113.5")
    assert.strictEqual(of("10.1.2.3", "198.51.100.1"), "198.51.100.1")
    assert.strictEqual(of("::ffff:10.1.2.3", "198.51.100.1:4711"), "198.51.100.1")
    assert.strictEqual(of("10.1.2.3", "1.1.1.1, 198.51.100.1, 10.0.0.9"), "198.51.100.1")
    assert.strictEqual(of("fd00::1", "[2001:db8::5]:443"), "2001:db8::5")
    assert.strictEqual(of("10.1.2.3", "nonsense"), "10.1.2.3")
    assert.strictEqual(of("10.1.2.3"), "10.1.2.3")
    for (const text of ["10.0.0.0/33", "proxy.example", "10.0.0.1/8/8", "fd00::/129", "10.0.0.0/"]) {
      assert.isTrue(Exit.isFailure(Effect.runSyncExit(readTrustedProxies(text))), text)
    }
  })
})

describe.each(backends)("requests counted by all processes together, on $name", (backend) => {
  layer(RateWindows.layer.pipe(Layer.provideMerge(backend.layer)), { excludeTestServices: true })((it) => {
    it.effect("lose none and add none when they are taken at once", () =>
      Effect.gen(function* () {
        const { take } = yield* RateWindows
        const windows = yield* Effect.all(
          Array.from({ length: 200 }, (_, index) => take(index % 2 === 0 ? "even" : "odd", 3)),
          { concurrency: 20 }
        )
        const minutes = new Set(windows.map(({ minute }) => minute))
        // the last of a minute has counted all of it: 600 in all, but when a minute ends in between
        const counted = [...minutes].map((minute) =>
          windows.filter((window) => window.minute === minute).map(({ taken }) => taken)
        )
        if (minutes.size === 1) {
          assert.deepStrictEqual(Math.max(...(counted[0] ?? [])), 300)
          assert.lengthOf(new Set(counted[0]), 100)
        }
        for (const { left } of windows) assert.isTrue(left >= 0 && left <= 60_000)
      })
    )
  })
})
