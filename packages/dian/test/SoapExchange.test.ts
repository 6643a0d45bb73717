import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { ServerResponse } from "node:http"
import { gzipSync } from "node:zlib"
import { ExchangeWitness, type SoapExchange } from "../src/SoapExchange.ts"
import { answerOf } from "./support/answers.ts"
import { send, status } from "./support/client.ts"
import { soapServer } from "./support/soapServer.ts"

const unknown = answerOf("GetStatus", { isValid: false, statusCode: "66", statusDescription: "TrackId no existe" })

const withWitness = <A, E, R>(call: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const seen: Array<SoapExchange> = []
    yield* Effect.exit(Effect.provideService(call, ExchangeWitness, (exchange) => seen.push(exchange)))
    return seen
  })

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString("utf8")

describe("the messages of an exchange", () => {
  it.live.each([
    ["as it is", (response: ServerResponse) => response.writeHead(200).end(unknown)],
    [
      "compressed",
      (response: ServerResponse) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(unknown))
    ],
    ["with an error's status", (response: ServerResponse) => response.writeHead(500).end(unknown)]
  ] as const)("is shown octet for octet, answered %s", ([, answer]) =>
    Effect.gen(function* () {
      const { received, url } = yield* soapServer(answer)
      const [seen, ...more] = yield* withWitness(status(url))
      expect(more).toEqual([])
      expect(seen).toMatchObject({ operation: "GetStatus", url })
      expect(textOf(seen?.request)).toBe(received[0]?.body)
      expect(textOf(seen?.answer?.body)).toBe(unknown)
    })
  )

  it.live("is shown without an answer where the connection was lost", () =>
    Effect.gen(function* () {
      const { received, url } = yield* soapServer((response) => response.destroy())
      const [seen] = yield* withWitness(send(url))
      expect(seen?.answer).toBeUndefined()
      expect(textOf(seen?.request)).toBe(received[0]?.body)
    })
  )
})
