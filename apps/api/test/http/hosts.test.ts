import { NodeHttpServer } from "@effect/platform-node"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpServer, HttpServerRequest, HttpServerResponse } from "effect/http"
import { createServer, request } from "node:http"
import { hostname, networkInterfaces } from "node:os"
import { text } from "node:stream/consumers"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { PublicUrl } from "../../src/http/PublicUrl.ts"
import { anyDatabase, TestService } from "../support/TestService.ts"

/** The answer to a request whose `Host` is this, over a connection to 127.0.0.1. */
const askAs = (url: string, host: string, path: string, method = "GET", language = "en") =>
  Effect.promise(
    () =>
      new Promise<{ readonly status: number | undefined; readonly body: string }>((resolve, reject) => {
        const headers = { host, authorization: `Bearer ${developmentToken}`, "accept-language": language }
        const asked = request(`${url}${path}`, { method, headers }, (response) => {
          void text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
        })
        asked.on("error", reject)
        asked.end()
      })
  )

const paths = [
  "/v1/submissions?companyId=1",
  "/openapi.json",
  "/docs",
  "/v1/codes/units",
  "/nowhere",
  "/health/../v1/submissions"
]

const foreign: ReadonlyArray<string> = [
  "evil.example",
  "evil.example:8080",
  "radicar.internal.evil.example",
  "localhost.evil.example",
  "localhost@evil.example",
  "127.0.0.1.evil.example",
  // addresses, but not those that the connection leads to
  "10.0.0.7",
  "0.0.0.0:8080",
  "[::2]",
  // a listed name of another port
  "erp.internal:9999"
]

const own: ReadonlyArray<string> = [
  "localhost",
  "LOCALHOST:8080",
  "127.0.0.1:8080",
  "127.8.9.10",
  "[::1]:8080",
  hostname(),
  `${hostname()}:8080`,
  // as RADICAR_HOSTS and PUBLIC_URL name them
  "radicar.internal",
  "radicar.internal:8443",
  "erp.internal:8443",
  "facturas.example",
  "Facturas.Example:443"
]

const named = {
  hosts: new Set(["radicar.internal", "erp.internal:8443"]),
  publicUrl: "https://facturas.example/radicar"
} as const

describe("a service whose token is public", () => {
  layer(TestService.layer(anyDatabase, named), { excludeTestServices: true })((it) => {
    it.effect.each(foreign)("does not answer to another name: %s", (host) =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        for (const path of paths) {
          const { body, status } = yield* askAs(url, host, path)
          assert.strictEqual(status, 421, path)
          const problem = JSON.parse(body)
          assert.strictEqual(problem.type, "urn:radicar:problem:unknown-host")
          assert.include(problem.detail, `"${host}"`)
          assert.match(problem.detail, /RADICAR_HOSTS.*PUBLIC_URL/u)
        }
        assert.strictEqual((yield* askAs(url, host, "/v1/tokens", "POST")).status, 421)
        const spanish = JSON.parse((yield* askAs(url, host, "/docs", "GET", "es")).body)
        assert.strictEqual(spanish.title, "El servicio no responde a este nombre de host")
        assert.match(spanish.detail, /RADICAR_HOSTS/u)
      })
    )

    it.effect.each(own)("answers to a name of its machine or of its settings: %s", (host) =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        assert.strictEqual((yield* askAs(url, host, "/v1/submissions?companyId=1")).status, 200)
        assert.strictEqual((yield* askAs(url, host, "/docs")).status, 200)
      })
    )

    it.effect.each([...foreign, "10.1.2.3:8080"])("answers about its health under any name: %s", (host) =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        for (const path of ["/health/live", "/health/ready", "/health/ready?from=probe"]) {
          assert.isBelow((yield* askAs(url, host, path)).status ?? 0, 401, path)
        }
      })
    )
  })
})

const network = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address

describe.runIf(network !== undefined)("a service with a public token that listens to a network", () => {
  layer(TestService.layer(anyDatabase, { host: "0.0.0.0" }), { excludeTestServices: true })((it) => {
    it.effect("answers to the address that a request has come to, and to no other", () =>
      Effect.gen(function* () {
        const { port } = new URL((yield* TestService).url)
        const url = `http://${network}:${port}`
        const statusAs = (at: string, host: string) =>
          Effect.map(askAs(at, host, "/v1/submissions?companyId=1"), ({ status }) => status)
        assert.strictEqual(yield* statusAs(url, `${network}:${port}`), 200)
        assert.strictEqual(yield* statusAs(`http://127.0.0.1:${port}`, `${network}:${port}`), 421)
        assert.strictEqual(yield* statusAs(url, "evil.example"), 421)
      })
    )
  })
})

describe("a service without a public token", () => {
  layer(
    TestService.layer(anyDatabase, {
      ...named,
      environment: "habilitacion",
      authorityUrl: "https://authority.invalid"
    }),
    { excludeTestServices: true }
  )((it) => {
    it.effect("answers to every name, and takes no development token", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        for (const host of [...foreign, ...own]) {
          assert.strictEqual((yield* askAs(url, host, "/openapi.json")).status, 200, host)
          assert.strictEqual((yield* askAs(url, host, "/v1/submissions?companyId=1")).status, 401, host)
        }
      })
    )
  })

  it.live("makes links with known names only", () =>
    Effect.gen(function* () {
      const { baseUrl } = yield* PublicUrl
      yield* HttpServer.serveEffect(
        Effect.map(HttpServerRequest.HttpServerRequest, (asked) => HttpServerResponse.text(baseUrl(asked)))
      )
      const { address } = yield* HttpServer.HttpServer
      const port = address._tag === "UnixPathAddress" ? 0 : address.port
      const linkFor = (host: string) => Effect.map(askAs(`http://127.0.0.1:${port}`, host, "/"), ({ body }) => body)
      for (const host of foreign) assert.strictEqual(yield* linkFor(host), `http://localhost:${port}`, host)
      for (const host of ["radicar.internal:8443", "erp.internal:8443", `127.0.0.1:${port}`]) {
        assert.strictEqual(yield* linkFor(host), `http://${host}`)
      }
    }).pipe(
      Effect.provide(
        PublicUrl.layer({ environment: "production", hosts: named.hosts, publicUrl: undefined }).pipe(
          Layer.provideMerge(NodeHttpServer.layer(createServer, { host: "127.0.0.1", port: 0 }))
        )
      ),
      Effect.scoped
    )
  )
})
