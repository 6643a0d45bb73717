import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Clock, Effect, Fiber, Latch, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { RateWindows } from "../../src/access/RateWindows.ts"
import { RequestLimits } from "../../src/access/RequestLimits.ts"
import { RequestMemories } from "../../src/access/RequestMemory.ts"
import { Database } from "../../src/platform/database/Database.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { anyDatabase, invoiceBody, newCompany, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"
import { call } from "../support/webhooks.ts"

/** Holds the thread that answers for a number of milliseconds. */
const holdThread = (millis: number): void => {
  const end = performance.now() + millis
  while (performance.now() < end);
}

const adminToken = "first-token-of-the-installation-0123456789abcdef"
const status = "authority/status"

const stateOf = (number: number) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(
      sql<{ readonly state: string }>`select state from submissions where number = ${number}`,
      ([row]) => row?.state
    )
  )

const remaining = (token?: string) =>
  Effect.map(call("GET", status, undefined, token), ({ headers }) =>
    Number(/r=(\d+)/u.exec(headers.get("ratelimit") ?? "")?.[1])
  )

describe("work of jobs", () => {
  /** Milliseconds for which the resolver of names holds the thread that answers, once for each name. */
  const held = 1000
  const resolved = new Set<string>()
  const holding = TestService.layerOn(anyDatabase, {
    limits: { requestsPerMinute: 1000, concurrentRequests: 0 },
    following: hurriedFollowing(),
    outbound: {
      ...defaultOutbound(),
      resolve: async (name) => {
        // a webhook may be registered, and afterwards its name has an address that nobody may call
        if (!resolved.has(name)) {
          resolved.add(name)
          return [{ address: "8.8.8.8", family: 4 }]
        }
        holdThread(held)
        return [{ address: "192.0.2.1", family: 4 }]
      }
    }
  }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

  layer(holding, { excludeTestServices: true })("for a webhook", (it) => {
    it.effect("counts against the company whose event it posts, and against no other", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const other = yield* tokenWith(["documents:read"], ["8"])
        const made = yield* call("POST", "webhooks", { Url: "https://slow.example/", Events: ["*"] })
        assert.strictEqual(made.status, 201, JSON.stringify(made.body))
        const [before, beforeOfOther] = [yield* remaining(), yield* remaining(other)]
        assert.strictEqual((yield* post(invoiceBody(990005100))).body.status, "submitted")
        let [asked, last] = [0, before]
        // the post holds the thread again and again, so that a minute that ends hides only one
        const drop = Effect.map(remaining(), (left) => {
          asked += 1
          const cost = last - left
          last = left
          return cost
        })
        const cost = yield* eventually(drop, (each) => each >= held / 10 - 1)
        assert.isAtLeast(cost, held / 10 - 1)
        assert.isBelow(beforeOfOther - (yield* remaining(other)), held / 10 - 1 + asked)
      })
    )
  })

  const limited = TestService.layerOn(anyDatabase, {
    adminToken: Redacted.make(adminToken),
    limits: { requestsPerMinute: 30, concurrentRequests: 0 },
    following: { ...hurriedFollowing(), steps: [{ looks: 1000, delay: "6 seconds" }] }
  })
  layer(limited.pipe(Layer.provideMerge(Sandbox.layer({ certificateDirectory }))), { excludeTestServices: true })(
    "for an open document",
    (it) => {
      const minute = Effect.map(Clock.currentTimeMillis, (now) => Math.floor(now / 60_000))

      it.effect("waits while its company's minute is used up, runs in the next, and delays no other company", () =>
        Effect.gen(function* () {
          const { url } = yield* TestService
          const sandbox = yield* Sandbox
          let number = 990005200
          /** Files a document whose first sending is lost. */
          const leaveOpen = Effect.fnUntraced(function* ({
            companyId,
            nit,
            token
          }: Effect.Success<ReturnType<typeof newCompany>>) {
            number += 1
            yield* sandbox.program({ nit, operation: "SendBillSync", behaviour: "http-503", times: 1 })
            const body = JSON.parse(JSON.stringify(invoiceBody(number)).replaceAll("900373115", nit))
            const answer = yield* call("POST", `dian/invoices/?companyId=${companyId}&providerId=1`, body, token)
            assert.strictEqual(answer.status, 202, JSON.stringify(answer.body))
            return number
          })
          const waiting = yield* Effect.gen(function* () {
            const [busy, other] = [yield* newCompany(url, adminToken), yield* newCompany(url, adminToken)]
            const began = yield* minute
            const own = yield* leaveOpen(busy)
            yield* Effect.repeat(call("GET", status, undefined, busy.token), {
              until: (answer) => answer.status === 429
            })
            const seenBefore = yield* stateOf(own)
            const ofOther = yield* eventually(stateOf(yield* leaveOpen(other)), (state) => state === "accepted")
            const isOfOneMinute = began === (yield* minute) && seenBefore !== "accepted"
            return { own, ofOther, state: yield* stateOf(own), isOfOneMinute }
          }).pipe(Effect.repeat({ until: ({ isOfOneMinute }) => isOfOneMinute }))
          assert.strictEqual(waiting.ofOther, "accepted")
          assert.notStrictEqual(waiting.state, "accepted")
          assert.strictEqual(yield* eventually(stateOf(waiting.own), (state) => state === "accepted"), "accepted")
        })
      )
    }
  )

  layer(
    RequestLimits.layer({ requestsPerMinute: 1000, concurrentRequests: 0 }).pipe(
      Layer.provide(RateWindows.layer),
      Layer.provide(Layer.unwrap(Effect.map(migratedDatabase, (url) => Database.layerPostgres(Redacted.make(url)))))
    ),
    { excludeTestServices: true }
  )("after its request has ended", (it) => {
    it.effect("counts with the tenant's next work", () =>
      Effect.gen(function* () {
        const limits = yield* RequestLimits
        const charged = limits.charging("company:1", 0)
        const left = Effect.map(limits.take("company:1"), (allowance) => allowance?.remaining ?? 0)
        const cost = yield* Effect.gen(function* () {
          const go = Latch.makeUnsafe()
          const outliving = yield* charged(
            Effect.forkDetach(
              Effect.andThen(
                go.await,
                Effect.sync(() => holdThread(200))
              )
            )
          )
          const before = yield* left
          yield* go.open
          yield* Fiber.join(outliving)
          yield* charged(Effect.void)
          return before - (yield* left)
          // a minute may end in between
        }).pipe(Effect.repeat({ until: (each) => each > 0 }))
        assert.isAtLeast(cost, 19)
      })
    )
  })

  layer(RequestMemories.layer())("in memory", (it) => {
    const mebibyte = 1024 * 1024
    it.effect("has its own room, a share for each company, and is deferred without room", () =>
      Effect.gen(function* () {
        const { inBackground } = yield* RequestMemories
        const nested = (companies: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>> => {
          const [first, ...others] = companies
          if (first === undefined) return Effect.succeed([])
          return Effect.flatMap(inBackground(first, 20 * mebibyte)(Effect.suspend(() => nested(others))), (inner) =>
            inner._tag === "Some" ? Effect.succeed([first, ...inner.value]) : Effect.succeed([`no room for ${first}`])
          )
        }
        assert.deepStrictEqual(yield* nested(["one", "one"]), ["one", "no room for one"])
        assert.deepStrictEqual(yield* nested(["one", "two", "three", "four"]), [
          "one",
          "two",
          "three",
          "no room for four"
        ])
        // what was held is free again
        assert.deepStrictEqual(yield* nested(["one", "two"]), ["one", "two"])
        // a document of any size finds room where nobody holds any
        assert.strictEqual((yield* inBackground("one", 500 * mebibyte)(Effect.succeed("done")))._tag, "Some")
      })
    )
  })
})
