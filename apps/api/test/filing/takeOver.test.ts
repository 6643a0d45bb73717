import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import type { SandboxFault } from "@radicar/sandbox/inner/SandboxFault"
import { Effect, Fiber, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inflateRawSync } from "node:zlib"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { type FollowingOptions, defaultFollowing } from "../../src/service/FollowingOptions.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { serviceProcess } from "../support/serviceProcess.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"

const masterKey = Buffer.alloc(32, "shared").toString("base64")

const program = (fault: SandboxFault) => Effect.flatMap(Sandbox, (sandbox) => sandbox.program(fault))

const requestsOf = (operation: string) =>
  Effect.map(
    Effect.flatMap(Sandbox, (sandbox) => sandbox.requests),
    (requests) => requests.filter((request) => request.operation === operation)
  )

const receivedOf = (number: number) =>
  Effect.map(
    Effect.flatMap(Sandbox, (sandbox) => sandbox.received),
    (documents) => documents.filter((document) => document.number === `SETP${number}`)
  )

interface Row {
  readonly state: string
  readonly attempts: number
}

const rowOf = (number: number) =>
  SqlClient.SqlClient.use((sql) =>
    Effect.map(sql<Row>`select state, attempts from submissions where number = ${number}`, ([row]) => row)
  )

const accepted = (number: number) => eventually(rowOf(number), (row) => row?.state === "accepted")

/** Posts and does not wait, because whom it is posted to may be killed; the fiber answers the status. */
const send = (url: string, number: number) =>
  Effect.promise(() =>
    fetch(`${url}/v1/dian/invoices/?companyId=1&providerId=1`, {
      method: "POST",
      headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
      body: JSON.stringify(invoiceBody(number))
    }).then(
      ({ status }) => status,
      () => 0
    )
  ).pipe(Effect.forkChild({ startImmediately: true }))

/** A service in a process of its own, and another in this one, on one database and with one authority. */
const twoServices = Effect.gen(function* () {
  const { url: authorityUrl } = yield* Sandbox
  const databaseUrl = yield* migratedDatabase
  const other = TestService.layerOn("Postgres", {
    databaseUrl: Redacted.make(databaseUrl),
    masterKey: Redacted.make(masterKey),
    following: hurriedFollowing()
  })
  return { killed: yield* serviceProcess({ authorityUrl, databaseUrl, masterKey }), other }
})

describe("two services on one database, one of them killed", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("after the authority has the document: the other adopts the acceptance", () =>
      Effect.gen(function* () {
        const { killed, other } = yield* twoServices
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const number = 990000971
          yield* program({ operation: "SendBillSync", behaviour: "slow", delay: "2 minutes" })
          yield* send(killed.url, number)
          yield* eventually(receivedOf(number), (documents) => documents.length === 1)
          const [lease] = yield* sql`
            select id, lease_until, lease_until > clock_timestamp() as running from submissions where number = ${number}`
          assert.deepInclude(lease, { running: true })
          yield* killed.end("SIGKILL")
          assert.deepStrictEqual(yield* accepted(number), { state: "accepted", attempts: 2 })
          assert.lengthOf(yield* receivedOf(number), 1)
          const [taken] = yield* sql<{ seconds: number }>`
            select extract(epoch from at - ${lease?.["lease_until"]})::float8 as seconds from submission_transitions
            where submission_id = ${lease?.["id"]} and to_state = 'filing' and origin = 'worker'`
          assert.isAtLeast(taken?.seconds ?? -1, 0)
        }).pipe(Effect.provide(other))
      })
    )

    it.effect("before the authority has the document: the other sends the very same bytes", () =>
      Effect.gen(function* () {
        const { killed, other } = yield* twoServices
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const number = 990000972
          const asked = (yield* requestsOf("GetStatus")).length
          yield* program({ operation: "SendBillSync", behaviour: "drop-before-processing" })
          yield* program({ operation: "GetStatus", behaviour: "slow", delay: "2 minutes" })
          yield* send(killed.url, number)
          yield* eventually(requestsOf("GetStatus"), (requests) => requests.length > asked)
          yield* killed.end("SIGKILL")
          assert.isEmpty(yield* receivedOf(number))
          assert.deepStrictEqual(yield* accepted(number), { state: "accepted", attempts: 2 })
          const [document, ...more] = yield* receivedOf(number)
          assert.isEmpty(more)
          const [stored] = yield* sql<{ deflated_xml: Uint8Array }>`
            select deflated_xml from submissions where number = ${number}`
          assert.deepStrictEqual(Buffer.from(document?.xml ?? []), inflateRawSync(stored?.deflated_xml ?? ""))
        }).pipe(Effect.provide(other))
      })
    )

    it.effect("while it followed up in the background: a service started later continues", () =>
      Effect.gen(function* () {
        const { killed, other } = yield* twoServices
        const number = 990000973
        yield* program({ operation: "SendBillSync", behaviour: "http-503" })
        const status = yield* Effect.flatMap(send(killed.url, number), Fiber.join)
        assert.strictEqual(status, 202)
        yield* program({ operation: "SendBillSync", behaviour: "slow", delay: "2 minutes" })
        yield* eventually(receivedOf(number), (documents) => documents.length === 1)
        yield* killed.end("SIGKILL")
        assert.deepStrictEqual(yield* accepted(number).pipe(Effect.provide(other)), { state: "accepted", attempts: 3 })
        assert.lengthOf(yield* receivedOf(number), 1)
      })
    )
  })
})

describe("two services with the default settings", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("one killed while it sends: the other takes over within seconds", () =>
      Effect.gen(function* () {
        const { url: authorityUrl } = yield* Sandbox
        const databaseUrl = yield* migratedDatabase
        const killed = yield* serviceProcess({ authorityUrl, databaseUrl, masterKey, ordinary: true })
        const other = TestService.layerOn("Postgres", {
          databaseUrl: Redacted.make(databaseUrl),
          masterKey: Redacted.make(masterKey),
          following: defaultFollowing
        })
        yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const number = 990000974
          yield* program({ operation: "SendBillSync", behaviour: "slow", delay: "2 minutes" })
          yield* send(killed.url, number)
          yield* eventually(receivedOf(number), (documents) => documents.length === 1)
          yield* killed.end("SIGKILL")
          const [left] = yield* sql<{ seconds: number }>`
            select extract(epoch from lease_until - clock_timestamp())::float8 as seconds from submissions
            where number = ${number}`
          assert.isAtMost(left?.seconds ?? Infinity, 12)
          assert.deepStrictEqual(yield* accepted(number), { state: "accepted", attempts: 2 })
          assert.lengthOf(yield* receivedOf(number), 1)
        }).pipe(Effect.provide(other))
      })
    )
  })
})

describe("a service that sends for longer than a lease lasts", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("extends it, so that no other process sends", () =>
      Effect.gen(function* () {
        const number = 990000975
        yield* program({ operation: "SendBillSync", behaviour: "slow", delay: "10 seconds" })
        const { status } = yield* Effect.flatMap(TestService, ({ post }) => post(invoiceBody(number)))
        assert.strictEqual(status, 200)
        assert.deepStrictEqual(yield* rowOf(number), { state: "accepted", attempts: 1 })
        assert.lengthOf(yield* requestsOf("SendBillSync"), 1)
      }).pipe(
        Effect.provide(
          TestService.layerOn("Postgres", {
            following: { ...hurriedFollowing(), lease: "8 seconds" }
          })
        )
      )
    )
  })
})

describe("an embedded service that is started again", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("finishes what was open, with the key of its data directory", () =>
      Effect.gen(function* () {
        const dataDirectory = yield* Effect.acquireRelease(
          Effect.sync(() => mkdtempSync(join(tmpdir(), "started-again-"))),
          (folder) => Effect.sync(() => rmSync(folder, { recursive: true }))
        )
        const number = 990000991
        const embedded = (following: FollowingOptions) =>
          TestService.layerOn("PGlite", { dataDirectory, masterKey: undefined, following })
        yield* program({ operation: "SendBillSync", behaviour: "http-503" })
        const pending = yield* Effect.flatMap(TestService, ({ post }) => post(invoiceBody(number))).pipe(
          Effect.provide(embedded(defaultFollowing))
        )
        assert.strictEqual(pending.status, 202)
        assert.isEmpty(yield* receivedOf(number))
        const row = yield* accepted(number).pipe(Effect.provide(embedded(hurriedFollowing())))
        assert.deepStrictEqual(row, { state: "accepted", attempts: 2 })
        assert.lengthOf(yield* receivedOf(number), 1)
      })
    )
  })
})

describe("a service that receives SIGTERM while sending", () => {
  layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })((it) => {
    it.effect("finishes the requests in progress", () =>
      Effect.gen(function* () {
        const { killed: ending, other } = yield* twoServices
        const number = 990000981
        yield* program({ operation: "SendBillSync", behaviour: "slow", delay: "2 seconds" })
        yield* send(ending.url, number)
        yield* eventually(receivedOf(number), (documents) => documents.length === 1)
        yield* ending.end("SIGTERM")
        // nobody else has touched it: it was settled by the service that ended
        assert.deepStrictEqual(yield* rowOf(number).pipe(Effect.provide(other)), { state: "accepted", attempts: 1 })
      })
    )
  })
})
