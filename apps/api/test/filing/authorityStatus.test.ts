import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { SandboxBehaviour } from "@radicar/sandbox/inner/SandboxBehaviour"
import { Effect, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { defaultHealth } from "../../src/filing/authority/AuthorityHealth.ts"
import { askAuthorityStatus, sandboxStatus } from "../support/authorityStatus.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const post = (body: unknown) => Effect.flatMap(TestService, (service) => service.post(body))

/** From now on every request goes wrong, whatever it asks. */
const breakDown = (behaviour: SandboxBehaviour) =>
  Effect.flatMap(Sandbox, (sandbox) => sandbox.program({ behaviour, times: "always" }))

const requests = Effect.flatMap(Sandbox, (sandbox) => sandbox.requests)

const attempts = (number: number) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(
      sql<{ attempts: number; state: string }>`select attempts, state from submissions where number = ${number}`,
      ([row]) => row
    )
  )

const untilNoLonger = { ...defaultHealth, failures: 3 }

describe.each(serviceDatabases)("the authority's health, on %s", (database) => {
  const health = { ...untilNoLonger, pause: Schedule.spaced("1 hour") }
  const service = TestService.layerOn(database, { health, following: hurriedFollowing() })
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.layer(service)("of an authority that breaks down for long", (it) => {
      it.effect("is shown to every caller with a token", () =>
        Effect.gen(function* () {
          assert.strictEqual((yield* askAuthorityStatus("nobody's")).status, 401)
          const { body } = yield* askAuthorityStatus()
          assert.lengthOf(body.items, 1)
          assert.deepStrictEqual(body.items[0], {
            environment: "sandbox",
            state: "closed",
            failuresInARow: 0,
            calls: 0,
            failures: [],
            latency: {}
          })
        })
      )

      it.effect("knows the time of each answer; a verdict that rejects is an answer like others", () =>
        Effect.gen(function* () {
          const before = Date.now()
          for (const number of [990001001, 990001002, 990001003, 990001004]) {
            const body = invoiceBody(number)
            body["NumberingRange"].TechnicalKey = "0".repeat(40)
            assert.strictEqual((yield* post(body)).body.status, "rejected")
          }
          assert.strictEqual((yield* post(invoiceBody(990001005))).body.status, "submitted")
          const seen = yield* sandboxStatus
          assert.deepInclude(seen, { state: "closed", failuresInARow: 0, calls: 5, failures: [] })
          assert.notProperty(seen, "lastFailure")
          assert.isAtLeast(Date.parse(seen?.lastSuccess ?? ""), before)
          const { filing } = seen?.latency ?? {}
          assert.strictEqual(filing?.calls, 5)
          const ranks = [filing?.p50 ?? 0, filing?.p95 ?? 0, filing?.p99 ?? 0, filing?.max ?? 0]
          assert.deepStrictEqual(
            ranks,
            ranks.toSorted((left, right) => left - right)
          )
          assert.isAtMost(filing?.max ?? Infinity, Date.now() - before)
        })
      )

      it.effect("while it is down documents are recorded and answered 202, and the authority is not called", () =>
        Effect.gen(function* () {
          yield* breakDown("http-503")
          // a filing and the question after it make two failures
          assert.strictEqual((yield* post(invoiceBody(990001010))).status, 202)
          assert.strictEqual((yield* post(invoiceBody(990001011))).status, 202)
          const down = yield* sandboxStatus
          assert.deepInclude(down, { state: "open" })
          assert.deepInclude(down?.lastFailure, { reason: "ServiceUnavailable" })
          assert.include(
            (down?.failures ?? []).map(({ reason }) => reason),
            "ServiceUnavailable"
          )
          assert.isAbove(down?.retryAfterSeconds ?? 0, 3000)

          const before = (yield* requests).length
          for (const number of [990001012, 990001013, 990001014]) {
            const answer = yield* post(invoiceBody(number))
            assert.strictEqual(answer.status, 202, JSON.stringify(answer.body))
            assert.strictEqual(answer.body.status, "pending")
            // nothing was sent, so nothing counts as an attempt
            assert.deepStrictEqual(yield* attempts(number), { attempts: 0, state: "signed" })
          }
          // meanwhile the service follows them up by itself, and calls nobody
          const sql = yield* SqlClient.SqlClient
          yield* eventually(sql`select from jobs where state = 'completed'`, (jobs) => jobs.length >= 10)
          assert.lengthOf(yield* requests, before)
          assert.deepStrictEqual(yield* attempts(990001014), { attempts: 0, state: "signed" })
        })
      )
    })
  })

  const short = { ...untilNoLonger, pause: Schedule.spaced("300 millis") }
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.layer(TestService.layerOn(database, { health: short, following: hurriedFollowing() }))(
      "of an authority that comes back",
      (it) => {
        it.effect.each(["http-503", "drop-before-processing"] as const)(
          "every document of the outage is filed once, and the authority is called as before (%s)",
          (behaviour) =>
            Effect.gen(function* () {
              const first = 990001100 + behaviour.length
              const bodies = Array.from({ length: 6 }, (_, index) => invoiceBody(first + index * 50))
              const sandbox = yield* Sandbox
              yield* breakDown(behaviour)
              const pending = yield* Effect.forEach(bodies, post)
              assert.deepStrictEqual(
                pending.map(({ status }) => status),
                bodies.map(() => 202)
              )
              yield* eventually(sandboxStatus, (seen) => seen?.state === "open")
              yield* sandbox.reset
              for (const [index, body] of bodies.entries()) {
                yield* eventually(attempts(body["Number"]), (row) => row?.state === "accepted")
                const answer = yield* post(body)
                assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
                assert.deepStrictEqual(answer.body.document, pending[index]?.body.document)
              }
              const received = yield* sandbox.received
              assert.sameMembers(
                received.filter(({ accepted }) => accepted).map(({ documentKey }) => documentKey),
                pending.map(({ body }) => body.document.uuid)
              )
              assert.deepInclude(yield* sandboxStatus, { state: "closed", failuresInARow: 0 })
            })
        )
      }
    )
  })
})
