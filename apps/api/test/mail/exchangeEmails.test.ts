import { assert, describe, it } from "@effect/vitest"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { Authority } from "@radicar/dian/inner/Authority"
import type { ExchangeEmailsAnswer } from "@radicar/dian/inner/ExchangeEmailsAnswer"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Deferred, Effect, Fiber, Layer, Option, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { ExchangeAddresses, type ListedAddress } from "../../src/mail/ExchangeAddresses.ts"
import { ExchangeEmails } from "../../src/mail/ExchangeEmails.ts"
import { AuthorityEndpoints } from "../../src/platform/AuthorityEndpoints.ts"

const listedAt = new Date("2026-01-15T12:00:00Z")

/** An in-memory record that lets the first caller fetch the list, and an authority that answers when `answer` does. */
const listing = Effect.gen(function* () {
  const answer = yield* Deferred.make<ExchangeEmailsAnswer>()
  const known = new Map<string, string>([["900000001", "antes@x.example"]])
  const parts: Array<ReadonlyArray<ListedAddress>> = []
  let claims = 1
  const layer = ExchangeEmails.layer.pipe(
    Layer.provide(Layer.mock(Authority, { getExchangeEmails: () => Deferred.await(answer) })),
    Layer.provide(AuthorityEndpoints.layer("habilitacion", undefined)),
    Layer.provide(
      Layer.succeed(
        ExchangeAddresses,
        ExchangeAddresses.of({
          find: (_environment, nit) =>
            Effect.sync(() => Option.map(Option.fromNullishOr(known.get(nit)), (address) => ({ address, listedAt }))),
          claim: () => Effect.sync(() => (claims-- > 0 ? Option.some(listedAt) : Option.none())),
          write: (_environment, _listedAt, addresses) =>
            Effect.sync(() => {
              parts.push(addresses)
              for (const { address, nit } of addresses) known.set(nit, address)
            }),
          finish: () => Effect.void
        })
      )
    )
  )
  const { bytes, password } = read("company")
  const identity = yield* Effect.orDie(open(bytes, Redacted.make(password), listedAt))
  return { answer, identity, layer, parts }
})

const list = (...lines: ReadonlyArray<string>) => ({
  outcome: "listed" as const,
  statusCode: "0",
  list: Buffer.from(`NIT;CORREO\n${lines.join("\n")}\n`)
})

describe("the list of addresses", () => {
  it.effect("delays no mail for more than ten seconds, and is available for later ones", () =>
    Effect.gen(function* () {
      const { answer, identity, layer, parts } = yield* listing
      yield* Effect.gen(function* () {
        const emails = yield* ExchangeEmails
        const waiting = yield* Effect.forkChild(emails.find("habilitacion", "900000001", identity))
        yield* TestClock.adjust("9 seconds")
        assert.isUndefined(waiting.pollUnsafe())
        yield* TestClock.adjust("1 second")
        const old = yield* Fiber.join(waiting)
        assert.deepStrictEqual(Option.getOrThrow(old), { address: "antes@x.example", listedAt })

        const next = yield* Effect.forkChild(emails.find("habilitacion", "900000002", identity))
        const many = Array.from({ length: 4500 }, (_, at) => `${910_000_000 + at};e${at}@x.example`)
        yield* Deferred.succeed(
          answer,
          list("900000001;primera@x.example", ...many, "900000002;nueva@x.example", "900000001;ahora@x.example")
        )
        assert.strictEqual(Option.getOrThrow(yield* Fiber.join(next)).address, "nueva@x.example")
        // of two lines the later one, and nothing that takes the database for long
        const now = yield* emails.find("habilitacion", "900000001", undefined)
        assert.strictEqual(Option.getOrThrow(now).address, "ahora@x.example")
        for (const { length } of parts) assert.isAtMost(length, 2000)
        assert.lengthOf(parts.flat(), 4503)
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("is not queried without a certificate", () =>
    Effect.gen(function* () {
      const { layer } = yield* listing
      const found = yield* Effect.flatMap(ExchangeEmails, (emails) =>
        emails.find("habilitacion", "900000001", undefined)
      ).pipe(Effect.provide(layer))
      assert.strictEqual(Option.getOrThrow(found).address, "antes@x.example")
    })
  )
})
