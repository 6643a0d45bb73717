import { assert, describe, it } from "@effect/vitest"
import { PostgresServer } from "@radicar/postgres/PostgresServer"
import { Effect, Redacted } from "effect"
import { invoiceBody, TestService } from "../support/TestService.ts"

describe("without its database", () => {
  it.live("the service says that it is not available for now", () =>
    Effect.gen(function* () {
      const server = yield* Effect.promise(() => PostgresServer.start())
      yield* Effect.gen(function* () {
        const { post } = yield* TestService
        assert.strictEqual((yield* post(invoiceBody(990000601))).body.status, "submitted")
        yield* Effect.promise(server.stop)
        for (const number of [990000602, 990000603]) {
          const answer = yield* post(invoiceBody(number))
          assert.strictEqual(answer.status, 503, JSON.stringify(answer.body))
          assert.strictEqual(answer.body.type, "urn:radicar:problem:service-unavailable")
        }
      }).pipe(
        Effect.provide(TestService.layer("Postgres", { databaseUrl: Redacted.make(server.url) })),
        Effect.ensuring(Effect.promise(server.stop))
      )
    })
  )
})
