import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { HttpClient, HttpClientRequest } from "effect/http"
import { exporterClient } from "../../../src/platform/observability/traces/layerTraces.ts"
import { eventually } from "../../support/eventually.ts"
import { receiver } from "../../support/receiver.ts"

describe("the client of the exporter", () => {
  it.live("has at most four requests in progress, and drops further ones at once", () =>
    Effect.gen(function* () {
      const { behave, calls, origin } = yield* receiver()
      // begins to answer, and never ends
      behave((response) => void response.writeHead(200).write("."))
      const client = yield* HttpClient.HttpClient
      const send = client.execute(HttpClientRequest.post(`${origin}/v1/traces`))
      const underWay = yield* Effect.forEach([1, 2, 3, 4], () => Effect.forkChild(send))
      yield* eventually(
        Effect.sync(() => calls.length),
        (length) => length === 4
      )
      const [one, another] = [yield* Effect.exit(send), yield* Effect.exit(send)]
      assert.isTrue(Exit.isFailure(one) && Exit.isFailure(another))
      assert.lengthOf(calls, 4)
      // none of them has ended before its time
      for (const fiber of underWay) assert.isUndefined(fiber.pollUnsafe())
      yield* Fiber.interruptAll(underWay)
      behave((response) => void response.writeHead(200).end("{}"))
      assert.strictEqual((yield* send).status, 200)
    }).pipe(Effect.scoped, Effect.provide(exporterClient))
  )
})
