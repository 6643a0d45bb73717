import { RadicarClient } from "@radicar/http-client/inner/effect/RadicarClient"
import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Predicate, Redacted } from "effect"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { inspect } from "node:util"

const marks = ["mark-of-the-password", "mark-of-the-token"]
const body = JSON.stringify({ SigningCertificate: { Content: "AAAA", Password: marks[0] } })

/** A server that answers everything with what breaks off. */
const strangeServer = Effect.acquireRelease(
  Effect.callback<ReturnType<typeof createServer>>((resume) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 100 })
      response.write("{", () => response.destroy())
    })
    server.listen(0, "127.0.0.1", () => resume(Effect.succeed(server)))
  }),
  (server) => Effect.sync(() => server.close())
)

const failureOf = (baseUrl: string) =>
  Effect.gen(function* () {
    const radicar = yield* RadicarClient
    return yield* radicar.submit("InvoiceCreate", body, { query: { companyId: "1", providerId: "1" } })
  }).pipe(
    Effect.provide(RadicarClient.layer({ baseUrl, token: Redacted.make(marks[1] ?? ""), retry: false })),
    Effect.sandbox,
    Effect.flip
  )

const showsNothing = (cause: Cause.Cause<unknown>): void => {
  const error = Cause.squash(cause)
  // as Node prints an error that nobody caught
  const uncaught = inspect(error, { depth: 20, customInspect: false })
  const shown = [uncaught, inspect(error, { depth: 20 }), String(error), JSON.stringify(error), Cause.pretty(cause)]
  assert.strictEqual(Predicate.hasProperty(error, "_tag") ? error._tag : "", "HttpClientError")
  for (const text of shown) for (const mark of marks) assert.notInclude(text, mark)
}

describe("an error of a request with a certificate in it", () => {
  it.effect("shows neither password nor token where nothing listens", () =>
    Effect.map(failureOf("http://127.0.0.1:1"), showsNothing)
  )

  it.live("shows neither where the answer breaks off", () =>
    Effect.gen(function* () {
      const { port } = (yield* strangeServer).address() as AddressInfo
      showsNothing(yield* failureOf(`http://127.0.0.1:${port}`))
    }).pipe(Effect.scoped)
  )
})
